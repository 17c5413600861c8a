"""What can be done in Face de bouc. Whatever is said stays out of every repr: remembering is the game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from moosekit.core.timing import Elapsed, Stamped

__all__ = ["DRAW", "PASS", "PRESS", "SPECIAL", "Act", "Action", "Draw", "Name", "Pass", "Press", "Say", "Special"]


@dataclass(frozen=True, slots=True)
class Draw:
    """Turn up the first card of the draw pile (clause 2.1).

    >>> Draw() == DRAW
    True
    """


@dataclass(frozen=True, slots=True)
class Name:
    """Give the character on the table this name (clauses 2.2 and 4.1).

    >>> Name("Granny Grape")
    Name()
    """

    text: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Press:
    """I know it! The name follows with ``Say`` (clause 3.3).

    >>> from moosekit.core.ids import Millis
    >>> Stamped(PRESS, Millis(800))
    Stamped(action=Press(), at=800)
    """


@dataclass(frozen=True, slots=True)
class Say:
    """The name that belongs to the seat's press.

    >>> Say("Granny Grape")
    Say()
    """

    text: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Special:
    """The special shout, "Face de bouc!" (clause 6.2).

    >>> from moosekit.core.ids import Millis
    >>> Stamped(SPECIAL, Millis(800))
    Stamped(action=Special(), at=800)
    """


@dataclass(frozen=True, slots=True)
class Pass:
    """I do not remember (clause 4.2).

    >>> from moosekit.core.ids import Millis
    >>> Stamped(PASS, Millis(800))
    Stamped(action=Pass(), at=800)
    """


Act: TypeAlias = Press | Say | Special | Pass | Name
Action: TypeAlias = Draw | Name | Stamped[Act] | Elapsed

DRAW: Final = Draw()
PRESS: Final = Press()
SPECIAL: Final = Special()
PASS: Final = Pass()
