"""Actions as short texts: ``a@640``, ``@900`` for the clock, ``heads``, ``brown``, ``flip``, ``hands-off``."""

from __future__ import annotations

import re
from typing import Final

from moosekit.core.ids import Millis
from moosekit.core.timing import START, Elapsed, Stamped
from moosekit.games.moose_match_mayhem.actions import Action, Call, ChoosePair, Plain, Side, Touch
from moosekit.games.moose_match_mayhem.cards import ANIMAL_COLOURS, Colour

NEITHER: Final = "neither"
_TOUCH: Final = re.compile(r"([a-z])(?:@(-?\d{1,9}))?")
_CLOCK: Final = re.compile(r"@(\d{1,9})")
_PLAIN: Final = tuple(Plain)


class BadNotation(ValueError):
    """A text that is no action; says what one looks like."""


def read(text: str, now: Millis = START) -> Action:
    """The action that a text means; whether it is legal is another question.

    Cards of the middle are letters, ``a`` on the left; after ``@`` stands the time in milliseconds since the reveal,
    without it ``now``.

    >>> read("c@640")
    Stamped(action=Touch(place=2), at=640)

    Raises:
        BadNotation: quotes the text.
    """
    said = text.strip()
    touch, clock = _TOUCH.fullmatch(said), _CLOCK.fullmatch(said)
    if touch is not None:
        return Stamped(Touch(ord(touch[1]) - ord("a")), now if touch[2] is None else Millis(int(touch[2])))
    if clock is not None:
        return Elapsed(Millis(int(clock[1])))
    if said in _PLAIN:
        return Plain(said)
    if said in (Side.HEADS, Side.TAILS):
        return Call(Side(said))
    if said in (*ANIMAL_COLOURS, NEITHER):
        return ChoosePair(None if said == NEITHER else Colour(said))
    raise BadNotation(
        f"{said[:60]!r} is no action: expected for example a@640, heads, tails, brown, white, flip, hands-off"
    )


def write(action: Action) -> str:
    """The short text of an action.

    >>> write(Stamped(Touch(2), Millis(640))), write(ChoosePair(Colour.WHITE))
    ('c@640', 'white')
    """
    match action:
        case Stamped(Touch(place), at):
            return f"{chr(ord('a') + place)}@{at}"
        case Elapsed(at):
            return f"@{at}"
        case Call(side):
            return side.value
        case ChoosePair(colour):
            return NEITHER if colour is None else colour.value
        case Plain():
            return action.value
