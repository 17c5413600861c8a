"""What may be played on a turn (sections 4 and 5), for asking, for checking and for the end of the game."""

from __future__ import annotations

from functools import cache

from moosekit.core.awaits import Finite
from moosekit.core.ids import Seat, seats
from moosekit.games.moose_in_the_house.actions import DISCARD, PASS, Action, Answer, PlayCard, play_card
from moosekit.games.moose_in_the_house.cards import TRAP, CardKind, Cards, HouseCard
from moosekit.games.moose_in_the_house.houses import MOST_OPEN, House, Houses, open_places
from moosekit.games.moose_in_the_house.setup import Setup, Trap, YesNo


def plays_of(card: HouseCard, houses: Houses, seat: Seat, setup: Setup) -> list[PlayCard]:
    """Every way to play one card, by target and place.

    >>> from moosekit.games.moose_in_the_house.cards import DOOR
    >>> plays_of(DOOR, (House.of("HC kit bed+M"), House.of("-")), Seat(0), Setup(2))
    [PlayCard(card=D, target=0, place=0)]
    """
    others = others_than(seat, len(houses))
    match card.kind:
        case CardKind.ROOM:
            return [play_card(card, other) for other in others if len(open_places(houses[other])) < MOST_OPEN]
        case CardKind.HOUSE:
            return [play_card(card, other) for other in others if not houses[other].has_card]
        case CardKind.MOOSE:
            return [
                play_card(card, other, place)
                for other in others
                if houses[other].has_card
                for place, kind in open_places(houses[other])
                if kind is card.room
            ]
        case CardKind.DOOR:
            house = houses[seat]
            if not may_use_doors(house, setup):
                return []
            return [play_card(card, seat, place) for place, _ in open_places(house)]
        case CardKind.TRAP:
            return []


@cache
def others_than(seat: Seat, count: int) -> tuple[Seat, ...]:
    """All seats but this one."""
    return tuple(other for other in seats(count) if other != seat)


def may_use_doors(house: House, setup: Setup) -> bool:
    """Whether doors may be laid in this house yet (clause 5.4)."""
    return house.has_card or setup.doors_before_house == YesNo.YES


def different(hand: Cards) -> list[HouseCard]:
    """One of each kind in a hand, in deck order."""
    return list(dict.fromkeys(hand))


def playable(hand: Cards, houses: Houses, seat: Seat, setup: Setup) -> list[PlayCard]:
    """All that a hand can play."""
    return [play for card in different(hand) for play in plays_of(card, houses, seat, setup)]


def can_play(hand: Cards, houses: Houses, seat: Seat, setup: Setup) -> bool:
    """Whether a hand can play anything."""
    for card in different(hand):
        if plays_of(card, houses, seat, setup):
            return True
    return False


def turn_options(hand: Cards, houses: Houses, seat: Seat, setup: Setup, *, pile: bool) -> Finite[Action]:
    """All that a seat may do on its turn; ``pile`` says whether there is a draw pile (clauses 3.3, 3.4 and 8.2)."""
    plays = playable(hand, houses, seat, setup)
    if not pile:
        return Finite(tuple(plays) or (PASS,))
    if plays and setup.must_act == YesNo.YES:
        return Finite(tuple(plays))
    return Finite((*plays, *[DISCARD[card.index] for card in different(hand)]))


def answers(hand: Cards, setup: Setup) -> Finite[Action]:
    """What an attacked seat may answer (clause 6.3)."""
    if TRAP not in hand:
        return Finite((Answer.NO_TRAP,))
    return Finite((Answer.TRAP,) if setup.trap == Trap.MUST else (Answer.TRAP, Answer.NO_TRAP))
