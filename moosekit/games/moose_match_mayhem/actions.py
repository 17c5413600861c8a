"""What seats can do, and what the clock says. Actions are values; touches carry a stamp."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from moosekit.core.timing import Elapsed, Stamped
from moosekit.games.moose_match_mayhem.cards import Colour

__all__ = ["Action", "Call", "ChoosePair", "Plain", "Side", "Touch"]


@dataclass(frozen=True, slots=True)
class Touch:
    """A hand on a card of the middle; places count from 0 on the left, and place s was turned over by seat s.

    >>> from moosekit.core.ids import Millis
    >>> Stamped(Touch(2), Millis(300))
    Stamped(action=Touch(place=2), at=300)
    """

    place: int


class Side(StrEnum):
    """The two sides of the moose token."""

    HEADS = "heads"
    TAILS = "tails"


@dataclass(frozen=True, slots=True)
class Call:
    """Calling a side while the token is in the air (clause 4.1).

    >>> Call(Side.HEADS).side
    <Side.HEADS: 'heads'>
    """

    side: Side


@dataclass(frozen=True, slots=True)
class ChoosePair:
    """Which pair the wild card completes (clause 5.5); ``None`` asks to keep the cards open, which is never allowed.

    >>> ChoosePair(Colour.BROWN)
    ChoosePair(colour=<Colour.BROWN: 'brown'>)
    """

    colour: Colour | None


class Plain(StrEnum):
    """Actions that say it all by their name."""

    FLIP = "flip"
    """Turning one's card over, as soon as everybody is ready (clause 3.2)."""
    HANDS_OFF = "hands-off"
    """Without a clock: touching nothing beside an avalanche (clause 10.3)."""
    TIME_UP = "time-up"
    """The clock's: whoever is asked for a pair has not answered (clause 5.7)."""


Action: TypeAlias = Stamped[Touch] | Elapsed | Call | ChoosePair | Plain
