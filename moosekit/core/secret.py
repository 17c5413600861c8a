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


@dataclass(frozen=True, slots=True)
class Hidden:
    """What stands in the place of a secret that the viewer may not know."""


HIDDEN: Final = Hidden()


def redact(value: T, viewer: Viewer) -> T:
    """The value with every secret inside it that ``viewer`` may not know replaced by ``Hidden``.

    Walks tuples and dataclasses; all else is returned as it is. Secrets that the viewer may know stay ``Secret``, cut
    down to this viewer, so that nothing tells who else knows.

    >>> redact((Secret("P3", (Seat(0),)), 5), Seat(1))
    (Hidden(), 5)
    """
    return cast("T", _redact(value, viewer))


def _redact(value: object, viewer: Viewer) -> object:
    if isinstance(value, Secret):
        secret = cast("Secret[object]", value)
        if not may_see(viewer, secret.seen_by):
            return HIDDEN
        return Secret(_redact(secret.value, viewer), EVERYONE)
    if isinstance(value, tuple):
        parts = tuple([_redact(part, viewer) for part in cast("tuple[object, ...]", value)])
        make = getattr(cast("object", value), "_make", None)  # a named tuple stays one
        return parts if make is None else cast("Callable[[tuple[object, ...]], object]", make)(parts)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = [field.name for field in dataclasses.fields(value)]
        before = [cast("object", getattr(value, name)) for name in fields]
        after = [_redact(part, viewer) for part in before]
        if all(new is old for new, old in zip(after, before, strict=True)):
            return value
        return dataclasses.replace(value, **dict(zip(fields, after, strict=True)))
    return value


def revealed(value: Secret[T] | Hidden) -> T | None:
    """The value where it may be known, otherwise ``None``."""
    return None if isinstance(value, Hidden) else value.value
