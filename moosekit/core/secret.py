"""Who may know what: secret values, and the one function that takes them out.

A value that not everybody may know is wrapped in ``Secret`` when it is made; every view, redacted event, refusal and
explanation is derived by ``redact``.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Final, Generic, TypeAlias, TypeVar, cast

from moosekit.core.ids import OPEN, Seat, Viewer

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Everyone(Enum):
    """The audience of what lies open."""

    EVERYONE = "everyone"


Audience: TypeAlias = tuple[Seat, ...] | Everyone
EVERYONE: Final = Everyone.EVERYONE
NOBODY: Final[tuple[Seat, ...]] = ()


def may_see(viewer: Viewer, audience: Audience) -> bool:
    """Whether the viewer belongs to the audience.

    >>> may_see(Seat(1), (Seat(1), Seat(2))), may_see(Seat(0), NOBODY)
    (True, False)
    """
    return audience is EVERYONE or viewer is OPEN or viewer in audience


@dataclass(frozen=True, slots=True)
class Secret(Generic[T_co]):
    """A value that only an audience may know. Its repr never shows the value."""

    value: T_co
    seen_by: Audience

    def __repr__(self) -> str:
        return "Secret(…)"


@dataclass(frozen=True, slots=True, repr=False)
class Passing(Secret[T_co]):
    """A secret that its audience hears once, in the moment in which it is made, and that no log keeps.

    A name that is shouted in a memory game, say. It is passed on by ``redact(…, live=True)`` only.
    """


@dataclass(frozen=True, slots=True)
class Hidden:
    """What stands in the place of a secret that the viewer may not know."""


HIDDEN: Final = Hidden()


def redact(value: T, viewer: Viewer, *, live: bool = False) -> T:
    """The value with every secret inside it that ``viewer`` may not know replaced by ``Hidden``.

    Walks tuples and dataclasses; all else is returned as it is. Secrets that the viewer may know stay ``Secret``, cut
    down to this viewer, so that nothing tells who else knows. ``live`` is for telling what happens right now: it lets
    ``Passing`` secrets through; in a log only ``OPEN`` finds them.

    >>> redact((Secret("P3", (Seat(0),)), 5), Seat(1))
    (Hidden(), 5)
    """
    return cast("T", _redact(value, viewer, live))


def _redact(value: object, viewer: Viewer, live: bool) -> object:
    if isinstance(value, Secret):
        secret = cast("Secret[object]", value)
        faded = isinstance(value, Passing) and not live and viewer is not OPEN
        if faded or not may_see(viewer, secret.seen_by):
            return HIDDEN
        return type(secret)(_redact(secret.value, viewer, live), EVERYONE)
    if isinstance(value, tuple):
        before = cast("tuple[object, ...]", value)
        after = [_redact(part, viewer, live) for part in before]
        if _same(before, after):
            return before
        make = getattr(before, "_make", tuple)  # a named tuple stays one
        return cast("Callable[[list[object]], object]", make)(after)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = [field.name for field in dataclasses.fields(value)]
        parts = tuple(cast("object", getattr(value, name)) for name in fields)
        after = [_redact(part, viewer, live) for part in parts]
        return value if _same(parts, after) else dataclasses.replace(value, **dict(zip(fields, after, strict=True)))
    return value


def _same(before: tuple[object, ...], after: list[object]) -> bool:
    """Whether nothing was taken out; the value itself is then passed on, so that a card stays the one object it is."""
    for old, new in zip(before, after, strict=True):
        if old is not new:
            return False
    return True


def revealed(value: Secret[T] | Hidden) -> T | None:
    """The value where it may be known, otherwise ``None``."""
    return None if isinstance(value, Hidden) else value.value
