"""What happens in a game of Face de bouc. What is said is heard once, in its moment; no log keeps it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from moosekit.core.awaits import Outcome
from moosekit.core.ids import Seat
from moosekit.core.secret import Hidden, Secret
from moosekit.games.face_de_bouc.cards import FaceCard, Faces

__all__ = [
    "Answered",
    "Began",
    "Drew",
    "Event",
    "Forgotten",
    "GameEnded",
    "Named",
    "Paid",
    "Passed",
    "PileTaken",
    "Said",
    "Shouted",
    "SpecialShouted",
    "Stayed",
    "Verdict",
    "Won",
]

Said: TypeAlias = Secret[str] | Hidden


class Verdict(StrEnum):
    """What became of a shout."""

    RIGHT = "right"
    WRONG = "wrong"
    SILENT = "silent"
    """Somebody pressed, and no name followed in time."""
    MISTAKE = "mistake"
    """A special shout without any match."""
    LATE = "late"
    """After the earliest right shout, and not equal to it."""


@dataclass(frozen=True, slots=True)
class Began:
    """The cards lie face down; this seat turns up the first one."""

    first: Seat
    cards: int


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat turned up a card. ``known``: the character has a name. ``owners`` have it on top of their won pile."""

    seat: Seat
    face: FaceCard
    known: bool
    owners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Named:
    """A seat gave a character a name, for the first time or anew."""

    seat: Seat
    face: FaceCard
    name: Said


@dataclass(frozen=True, slots=True)
class Answered:
    """Without a clock: a seat has given its secret answer."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Shouted:
    """A seat shouted a name, or pressed and stayed silent (``said`` is then ``None``)."""

    seat: Seat
    said: Said | None
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class SpecialShouted:
    """A seat shouted the title of the game."""

    seat: Seat
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat does not remember."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Paid:
    """Won cards went onto the open pile, below the card just turned up."""

    seat: Seat
    cards: Faces


@dataclass(frozen=True, slots=True)
class Stayed:
    """These seats were right at the same time: the cards stay."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Forgotten:
    """Nobody remembers the name of this character."""

    face: FaceCard


@dataclass(frozen=True, slots=True)
class PileTaken:
    """By a special shout a won pile changed hands."""

    seat: Seat
    owner: Seat
    cards: Faces


@dataclass(frozen=True, slots=True)
class Won:
    """A seat took the open pile; ``top`` is the card on top of its won pile now."""

    seat: Seat
    cards: Faces
    top: FaceCard


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over: the cards that everybody has won, and the ranking."""

    outcome: Outcome


Event: TypeAlias = (
    Began
    | Drew
    | Named
    | Answered
    | Shouted
    | SpecialShouted
    | Passed
    | Paid
    | Stayed
    | Forgotten
    | PileTaken
    | Won
    | GameEnded
)
