"""What happens in a game. Secret parts say who may see them; ``redact`` does the rest."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from moosekit.core.awaits import Outcome
from moosekit.core.ids import Seat
from moosekit.core.secret import Hidden, Secret
from moosekit.games.moose_match_mayhem.actions import Side
from moosekit.games.moose_match_mayhem.cards import Cards, Colour, MayhemCard

__all__ = [
    "AllClear",
    "CardsPutOut",
    "CardsTaken",
    "Cause",
    "Disputed",
    "Event",
    "Flipped",
    "GameEnded",
    "Handed",
    "HerdLost",
    "NoEffect",
    "PairAsked",
    "PilesMade",
    "SeatReady",
    "SetMade",
    "TokenFell",
    "Took",
    "Why",
]


class Why(StrEnum):
    """Why a touch has no effect."""

    TAKEN = "taken"
    """Somebody has the card already."""
    HAS_CARD = "has-card"
    """The seat has its card of this flip."""
    SLID_ON = "slid-on"
    """The hand went on to another card (clause 3.6)."""
    ELSEWHERE = "elsewhere"
    """The hand lay on another card in that instant (clause 3.6)."""
    EARLY = "early"
    """The cards did not lie open yet."""
    WAITS = "waits"
    """The seat has to wait for what is left."""


class Cause(StrEnum):
    """What empties a herd."""

    YETIS = "yetis"
    AVALANCHE = "avalanche"


@dataclass(frozen=True, slots=True)
class CardsPutOut:
    """These cards stay in the box."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class PilesMade:
    """So many cards were mixed and cut into two draw piles; the discard pile is used up, if there was one."""

    count: int


@dataclass(frozen=True, slots=True)
class CardsTaken:
    """Everybody has a card, by seat, that nobody has seen, its holder neither."""

    cards: Secret[Cards] | Hidden


@dataclass(frozen=True, slots=True)
class SeatReady:
    """A seat is ready to turn its card over."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Flipped:
    """All cards lie open, by the seats that turned them over; ``flip`` counts from 0."""

    flip: int
    middle: Cards


@dataclass(frozen=True, slots=True)
class Took:
    """A seat has its card."""

    seat: Seat
    place: int
    card: MayhemCard


@dataclass(frozen=True, slots=True)
class Handed:
    """A seat was given a card that was left over."""

    seat: Seat
    place: int
    card: MayhemCard


@dataclass(frozen=True, slots=True)
class NoEffect:
    """A touch changes nothing."""

    seat: Seat
    place: int
    why: Why


@dataclass(frozen=True, slots=True)
class Disputed:
    """Several seats touched a card in the same instant; in the order in which they meet."""

    place: int
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TokenFell:
    """``flipper`` is ``None`` where the table flips."""

    flipper: Seat | None
    caller: Seat
    call: Side
    side: Side
    winner: Seat
    loser: Seat


@dataclass(frozen=True, slots=True)
class PairAsked:
    """A wild card could complete either pair: its owner chooses."""

    seat: Seat
    card: MayhemCard
    colours: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class SetMade:
    """A set was turned over; ``count`` is how many the seat has now."""

    seat: Seat
    cards: Cards
    count: int


@dataclass(frozen=True, slots=True)
class HerdLost:
    """A whole herd went to the discard pile; it may have been empty."""

    seat: Seat
    cards: Cards
    cause: Cause


@dataclass(frozen=True, slots=True)
class AllClear:
    """The avalanche is over: these cards went from the middle to the discard pile."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The result; points are sets."""

    outcome: Outcome


Event: TypeAlias = (
    CardsPutOut
    | PilesMade
    | CardsTaken
    | SeatReady
    | Flipped
    | Took
    | Handed
    | NoEffect
    | Disputed
    | TokenFell
    | PairAsked
    | SetMade
    | HerdLost
    | AllClear
    | GameEnded
)
