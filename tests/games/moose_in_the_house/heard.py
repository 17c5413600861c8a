"""A table kept from nothing but the events: who hears them all can say what lies where."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar

from moosekit.core.awaits import Outcome
from moosekit.core.secret import Hidden, Secret, revealed
from moosekit.games.moose_in_the_house.events import (
    CardDiscarded,
    CardDrawn,
    DoorShut,
    Event,
    GameEnded,
    HandDealt,
    HouseCardsDiscarded,
    HouseGiven,
    MooseCounted,
    MooseMovedIn,
    MooseSent,
    RoomBuilt,
    TrapSprung,
)

T = TypeVar("T")


@dataclass(slots=True)
class Heard:
    """Hands, houses and the discard pile, in codes; houses and hands as lists that events change."""

    players: int
    hands: list[list[str]] = field(init=False)
    houses: list[list[str]] = field(init=False)
    discard: list[str] = field(default_factory=list[str])
    moose: list[int] = field(default_factory=list[int])
    outcome: Outcome | None = None

    def __post_init__(self) -> None:
        self.hands = [[] for _ in range(self.players)]
        self.houses = [["-"] for _ in range(self.players)]

    def hear(self, event: Event) -> None:
        """One event more; those that move no card change nothing."""
        match event:
            case HandDealt(seat, cards):
                self.hands[seat] += [card.code for card in _shown(cards)]
            case CardDrawn(seat, card):
                self.hands[seat].append(_shown(card).code)
            case HouseCardsDiscarded(seat, count):
                for _ in range(count):
                    self._put_away(seat, "HC")
            case CardDiscarded(seat, thrown):
                self._put_away(seat, thrown.code)
            case MooseCounted(_, _, in_house, in_hand):
                self.moose.append(in_house + in_hand)
            case GameEnded(outcome):
                self.outcome = outcome
            case _:
                self._laid(event)

    def _laid(self, event: Event) -> None:
        match event:
            case RoomBuilt(seat, target, card, place):
                self.hands[seat].remove(card.code)
                assert len(self.houses[target]) == place + 1
                self.houses[target].append(card.code[2:])
            case HouseGiven(seat, target):
                self.hands[seat].remove("HC")
                self.houses[target][0] = "HC"
            case MooseSent(seat, _, card):
                self.hands[seat].remove(card.code)
            case MooseMovedIn(_, target, _, place):
                self.houses[target][place + 1] += "+M"
            case TrapSprung(_, target, card):
                self.discard.append(card.code)
                self._put_away(target, "T")
            case DoorShut(seat, _, place):
                self.hands[seat].remove("D")
                self.houses[seat][place + 1] += "+D"
            case _:
                pass

    def _put_away(self, seat: int, code: str) -> None:
        self.hands[seat].remove(code)
        self.discard.append(code)


def _shown(secret: Secret[T] | Hidden) -> T:
    """What everybody knows who sees the whole truth."""
    value = revealed(secret)
    assert value is not None
    return value
