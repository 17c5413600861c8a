"""What the events of a round have told a viewer about cards: gathered for ``imagine``."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import permutations, product
from typing import TypeAlias

from moosekit.core.ids import Seat, left_of
from moosekit.core.secret import revealed
from moosekit.games.moustache.cards import JOKERS, AnimalCard, Cards, Colour
from moosekit.games.moustache.deal import short_handed
from moosekit.games.moustache.events import (
    CardsOpened,
    CardsPassed,
    Event,
    HandsDealt,
    Played,
    TeamsDealt,
    TrickCollected,
)
from moosekit.games.moustache.resolve import TrickRules
from moosekit.games.moustache.rule_cards import pink_open
from moosekit.games.moustache.stages import Team
from moosekit.tricks.play import Play
from moosekit.tricks.world import lead_colour

Held: TypeAlias = tuple[tuple[AnimalCard, Seat], ...]


@dataclass(slots=True)
class Knowledge:
    """One round as a viewer has seen it. By seat where there is one entry a seat; ``None`` is what was not seen.

    ``opened`` are the cards laid open so far, ``pink_shown`` says that every pink card in a hand is among them;
    ``void`` lists (seat, colour) that a play off suit gave away. Piles and lost cards are public and rebuilt exactly.
    """

    dealt: list[Cards | None]
    piles: list[Cards]
    passed: list[Cards | None] = field(default_factory=list[Cards | None])
    opened: Cards = ()
    pink_shown: bool = False
    played: list[Play[AnimalCard]] = field(default_factory=list[Play[AnimalCard]])
    void: list[tuple[Seat, Colour]] = field(default_factory=list[tuple[Seat, Colour]])
    lost: Cards = ()
    leader: Seat | None = None

    @property
    def played_cards(self) -> Cards:
        """The cards played this round."""
        return tuple(card for _, card in self.played)

    def may_hold(self, seat: Seat | None, card: AnimalCard) -> bool:
        """Whether an unseen animal card can be in a seat's hand; ``None`` are the leftover cards."""
        if seat is None:
            return True
        shown = self.pink_shown and card.colour is Colour.PINK
        return not shown and (seat, card.colour) not in self.void


def learn(memory: tuple[Event, ...], players: int, rules: TrickRules) -> Knowledge:
    """What the (redacted) events since the last deal tell.

    Raises:
        ValueError: the memory holds no deal.
    """
    deals = [place for place, event in enumerate(memory) if isinstance(event, TeamsDealt)]
    if not deals:
        raise ValueError("the memory holds no deal: give all the events that the viewer has seen")
    known = Knowledge([None] * players, [()] * players)
    trick: list[Play[AnimalCard]] = []
    for event in memory[deals[-1] :]:
        match event:
            case HandsDealt():
                known.dealt = [revealed(hand) for hand in event.hands]
            case CardsOpened():
                known.opened = tuple(sorted({*known.opened, *event.cards}))
                known.pink_shown = known.pink_shown or event.rule == pink_open.CARD.id
            case CardsPassed():
                closed = revealed(event.closed)
                known.passed.append(None if closed is None else (*event.open, *closed))
            case Played():
                _learn_void(known, trick, event, rules)
                trick.append(Play(event.seat, event.card))
            case TrickCollected():
                _collect(known, event)
                trick.clear()
            case _:
                pass
    return known


def _learn_void(known: Knowledge, trick: list[Play[AnimalCard]], event: Played, rules: TrickRules) -> None:
    """A play off suit tells that the hand is void, unless a rule card of the user's may have allowed it."""
    known.played.append(Play(event.seat, event.card))
    lead = lead_colour(trick, rules.row.world.lead)
    if lead is not None and event.card.colour not in (None, lead) and not rules.row.limits:
        known.void.append((event.seat, Colour(lead)))


def _collect(known: Knowledge, event: TrickCollected) -> None:
    """Where the cards of a trick went; jokers go with the winner, unless nobody takes the trick."""
    known.leader = event.leader
    if event.winner is None or not event.jokers_won:
        known.lost = (*known.lost, *event.lost, *event.jokers)
    else:
        known.lost = (*known.lost, *event.lost)
        known.piles[event.winner] = (*known.piles[event.winner], *event.taken, *event.jokers)
    if event.stolen is not None and event.thief is not None:
        known.piles[event.thief] = (*known.piles[event.thief], event.stolen)


def joker_worlds(known: Knowledge, teams: tuple[Team, ...], *, passable: bool) -> list[Held]:
    """Every way in which the jokers that have not been played can be held now, as far as the viewer knows.

    With three players the lone one was dealt all three; with five each of the pair one, the third is in the box. Where
    cards have been passed, a joker (if ``passable``) may have moved to the left neighbour.
    """
    short = short_handed(teams)
    deals: list[Held] = [tuple(zip(dealt, short, strict=True)) for dealt in permutations(JOKERS, len(short))]
    if len(short) == 1:
        deals = [tuple((joker, short[0]) for joker in JOKERS)]
    movable = (False, True) if known.passed and passable else (False,)
    played = [(card, seat) for seat, card in known.played if card.colour is None]
    worlds: list[Held] = []
    for deal in deals:
        for moved in product(movable, repeat=len(deal)):
            held = tuple(
                (joker, left_of(seat, len(teams)) if moves else seat)
                for (joker, seat), moves in zip(deal, moved, strict=True)
            )
            gone = tuple(origin for origin, moves in zip(deal, moved, strict=True) if moves)
            if _fits(known.dealt, deal) and _fits(known.passed, gone) and all(one in held for one in played):
                worlds.append(tuple(one for one in held if one not in played))
    return worlds


def _fits(seen: list[Cards | None], jokers: Held) -> bool:
    """Whether the jokers of each seat are those that the viewer has seen there."""
    for seat, cards in enumerate(seen):
        if cards is not None and {one for one in cards if one.colour is None} != {
            joker for joker, at in jokers if at == seat
        }:
            return False
    return True
