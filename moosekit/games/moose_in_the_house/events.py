"""What happens in the house game. Secret parts say who may see them; ``redact`` does the rest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from moosekit.core.awaits import Outcome
from moosekit.core.ids import Seat
from moosekit.core.secret import Hidden, Secret
from moosekit.games.moose_in_the_house.cards import Cards, HouseCard

__all__ = [
    "CardDiscarded",
    "CardDrawn",
    "DoorShut",
    "Event",
    "GameBegan",
    "GameEnded",
    "HandDealt",
    "HouseCardsDiscarded",
    "HouseGiven",
    "MooseCounted",
    "MooseMovedIn",
    "MooseSent",
    "Passed",
    "PileEmpty",
    "RoomBuilt",
    "SeatSkipped",
    "TrapSprung",
]


@dataclass(frozen=True, slots=True)
class HandDealt:
    """A seat got its first cards; only it sees them."""

    seat: Seat
    cards: Secret[Cards] | Hidden


@dataclass(frozen=True, slots=True)
class GameBegan:
    """Who has the first turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A seat drew a card; only it sees which."""

    seat: Seat
    card: Secret[HouseCard] | Hidden


@dataclass(frozen=True, slots=True)
class PileEmpty:
    """The last card of the draw pile is gone: the final phase."""


@dataclass(frozen=True, slots=True)
class RoomBuilt:
    """An empty room was laid down at the right end of a house; ``place`` counts from 0 on the left."""

    seat: Seat
    target: Seat
    card: HouseCard
    place: int


@dataclass(frozen=True, slots=True)
class HouseGiven:
    """A player got the house card."""

    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class HouseCardsDiscarded:
    """House cards of a hand that are of no more use went to the discard pile, face up."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class MooseSent:
    """A moose is on its way to a room, and its owner is asked for a trap."""

    seat: Seat
    target: Seat
    card: HouseCard
    place: int


@dataclass(frozen=True, slots=True)
class MooseMovedIn:
    """Nobody stopped the moose: it is in the room."""

    seat: Seat
    target: Seat
    card: HouseCard
    place: int


@dataclass(frozen=True, slots=True)
class TrapSprung:
    """The owner of the room had a trap: it and the moose are discarded, the room stays open."""

    seat: Seat
    target: Seat
    card: HouseCard
    place: int


@dataclass(frozen=True, slots=True)
class DoorShut:
    """A player shut a room of the own house; ``room`` is the card that it covers."""

    seat: Seat
    room: HouseCard
    place: int


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    """A card was discarded, face up."""

    seat: Seat
    card: HouseCard


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat could not play."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatSkipped:
    """A seat has no cards left."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MooseCounted:
    """At the end a hand is laid open and counted: moose in the house, and in hand what counts like them."""

    seat: Seat
    hand: Cards
    in_house: int
    in_hand: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The result; points are moose, counted below nought."""

    outcome: Outcome


Event: TypeAlias = (
    HandDealt
    | GameBegan
    | CardDrawn
    | PileEmpty
    | RoomBuilt
    | HouseGiven
    | HouseCardsDiscarded
    | MooseSent
    | MooseMovedIn
    | TrapSprung
    | DoorShut
    | CardDiscarded
    | Passed
    | SeatSkipped
    | MooseCounted
    | GameEnded
)
