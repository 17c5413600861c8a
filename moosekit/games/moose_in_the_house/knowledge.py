"""What the events have told about the hands of others: gathered for ``imagine``.

A hand is a row of places, the oldest card first. Of each card in it some kinds are ruled out: when a seat says "no
trap", when it discards or passes because nothing fits, and when house cards are discarded, that holds for all the cards
it has then, but not for those it draws later. So an older card never has fewer kinds ruled out than a newer one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from moosekit.core.ids import Seat
from moosekit.games.moose_in_the_house.cards import DOOR, HOUSE, KINDS, TRAP, Cards, HouseCard
from moosekit.games.moose_in_the_house.events import (
    CardDiscarded,
    CardDrawn,
    DoorShut,
    Event,
    HandDealt,
    HouseCardsDiscarded,
    HouseGiven,
    MooseMovedIn,
    MooseSent,
    Passed,
    RoomBuilt,
    TrapSprung,
)
from moosekit.games.moose_in_the_house.houses import EMPTY, Cover, House, all_have_card
from moosekit.games.moose_in_the_house.moves import plays_of
from moosekit.games.moose_in_the_house.setup import HAND, Setup, Trap, YesNo

#: which of the places that may have held a card did: given how many there are, an index among them
Choose: TypeAlias = Callable[[int], int]


class Knowledge:
    """The houses, and for every seat the kinds that are ruled out for each card of its hand."""

    def __init__(self, setup: Setup, choose: Choose) -> None:
        self.ruled_out: list[list[Cards]] = [[] for _ in range(setup.players)]
        self._houses: list[House] = [EMPTY] * setup.players
        self._setup = setup
        self._choose = choose

    def hear(self, event: Event) -> None:
        """Learns from one event.

        Raises:
            ValueError: a card left a hand in which no place can have held it.
        """
        match event:
            case HandDealt(seat):
                self.ruled_out[seat] = [()] * HAND
            case CardDrawn(seat):
                if all_have_card(tuple(self._houses)):
                    self._rule_out(seat, (HOUSE,))
                self.ruled_out[seat].append(())
            case HouseCardsDiscarded(seat, count):
                for _ in range(count):
                    self._leave(seat, HOUSE)
            case CardDiscarded() | Passed():
                self._nothing_fits(event)
            case RoomBuilt() | HouseGiven() | DoorShut() | MooseSent() | MooseMovedIn() | TrapSprung():
                self._play(event)
            case _:
                pass

    def _nothing_fits(self, event: CardDiscarded | Passed) -> None:
        """Who passes cannot play, nor can who discards, where one has to play (clause 3.3)."""
        seat = event.seat
        if isinstance(event, Passed) or self._setup.must_act == YesNo.YES:
            houses = tuple(self._houses)
            self._rule_out(seat, tuple(card for card in KINDS if plays_of(card, houses, seat, self._setup)))
        if isinstance(event, CardDiscarded):
            self._leave(seat, event.card)

    def _play(self, event: RoomBuilt | HouseGiven | DoorShut | MooseSent | MooseMovedIn | TrapSprung) -> None:
        """A card left its hand, or lies on a house now, or both."""
        houses = self._houses
        match event:
            case RoomBuilt(seat, target, card):
                self._leave(seat, card)
                houses[target] = houses[target] if card.room is None else houses[target].built(card.room)
            case HouseGiven(seat, target):
                self._leave(seat, HOUSE)
                houses[target] = House(has_card=True, rooms=houses[target].rooms)
            case DoorShut(seat, _, place):
                self._leave(seat, DOOR)
                houses[seat] = houses[seat].covered(place, Cover.DOOR)
            case MooseSent(seat, _, card):
                self._leave(seat, card)
            case TrapSprung(_, target):
                self._leave(target, TRAP)
            case MooseMovedIn(_, target, _, place):
                if self._setup.trap == Trap.MUST:
                    self._rule_out(target, (TRAP,))
                houses[target] = houses[target].covered(place, Cover.MOOSE)

    def _rule_out(self, seat: Seat, cards: Cards) -> None:
        self.ruled_out[seat] = [tuple(dict.fromkeys((*known, *cards))) for known in self.ruled_out[seat]]

    def _leave(self, seat: Seat, card: HouseCard) -> None:
        """A card left a hand, from one of the places that may have held it."""
        places = [place for place, known in enumerate(self.ruled_out[seat]) if card not in known]
        if not places:
            raise ValueError(f"{card.code} left the hand of seat {seat + 1}, where it cannot have been")
        del self.ruled_out[seat][places[self._choose(len(places))]]


def learn(memory: tuple[Event, ...], setup: Setup, choose: Choose) -> Knowledge:
    """What the (redacted) events of a game tell.

    Raises:
        ValueError: with these choices a card left a hand in which no place can have held it. Choosing 0, the oldest
            place, always works: it leaves the cards of which least is known.
    """
    known = Knowledge(setup, choose)
    for event in memory:
        known.hear(event)
    return known
