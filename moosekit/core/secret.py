"""Who may know what: secret values, and the one function that takes them out.

A value that not everybody may know is wrapped in ``Secret`` when it is made; every view, redacted event, refusal and
explanation is derived by ``redact``.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, Generic, TypeAlias, TypeVar, cast

from moosekit.core.ids import OPEN, Seat, Viewer

__all__ = [
    "EVERYONE",
    "HIDDEN",
    "NOBODY",
    "Audience",
    "Everyone",
    "Hidden",
    "Passing",
    "Secret",
    "may_see",
    "redact",
    "revealed",
]

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
    """A value that only an audience may know. Its repr never shows the value.

    >>> Secret("P3", (Seat(0),))
    Secret(…)
    """

    value: T_co
    seen_by: Audience

    def __repr__(self) -> str:
        return "Secret(…)"


@dataclass(frozen=True, slots=True, repr=False)
class Passing(Secret[T_co]):
    """A secret that its audience hears once, in the moment in which it is made, and that no log keeps.

    A name that is shouted in a memory game, say. It is passed on by ``redact(…, live=True)`` only.

    >>> shout = Passing("Granny Grape", EVERYONE)
    >>> redact(shout, Seat(0), live=True), redact(shout, Seat(0))
    (Secret(…), Hidden())
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


#: how values of a type are walked, for a viewer, live or not; ``None``: they have no parts. Learned when a type is met,
#: as asking takes long
_Walk: TypeAlias = Callable[..., object]
_WALKS: Final[dict[type, _Walk | None]] = {}
#: by identity, where the parts with secrets are in frozen values that were walked: a set-up, which has none, is not
#: walked again with every view, nor the public parts of facts for every viewer
_KNOWN: Final[dict[int, tuple[object, tuple[int, ...]]]] = {}
MOST_KNOWN: Final = 512


def _redact(value: object, viewer: Viewer, live: bool) -> object:
    walk = _WALKS.get(type(value), _unknown)
    return value if walk is None else walk(value, viewer, live)


def _unknown(value: object, viewer: Viewer, live: bool) -> object:
    """A value of a type that has not been met before."""
    kind = type(value)
    walk: _Walk | None = None
    if issubclass(kind, Secret):
        walk = _redact_passing if issubclass(kind, Passing) else _redact_secret
    elif kind is tuple:
        walk = _redact_tuple
    elif issubclass(kind, tuple):
        walk = _walk_of(list, getattr(cast("type", kind), "_make", tuple), frozen=True)  # a named tuple stays one
    elif dataclasses.is_dataclass(kind) and not issubclass(kind, Enum):
        walk = _dataclass_walk(kind)
    _WALKS[kind] = walk
    return value if walk is None else walk(value, viewer, live)


def _redact_secret(secret: Secret[object], viewer: Viewer, live: bool) -> object:
    if not may_see(viewer, secret.seen_by):
        return HIDDEN
    return type(secret)(_redact(secret.value, viewer, live), EVERYONE)


def _redact_passing(secret: Passing[object], viewer: Viewer, live: bool) -> object:
    return _redact_secret(secret, viewer, live) if live or viewer is OPEN else HIDDEN


def _redact_tuple(before: tuple[object, ...], viewer: Viewer, live: bool) -> object:
    """What nothing was taken out of is passed on itself, so that a card stays the one object it is."""
    after: list[object] | None = None
    for place, part in enumerate(before):
        walk = _WALKS.get(type(part), _unknown)
        if walk is None:
            continue
        seen = walk(part, viewer, live)
        if seen is not part:
            if after is None:
                after = list(before)
            after[place] = seen
    return before if after is None else tuple(after)


def _dataclass_walk(kind: type) -> _Walk:
    """How the dataclasses of one type are walked."""
    names = [field.name for field in dataclasses.fields(kind)]
    in_order = not any(field.kw_only for field in dataclasses.fields(kind))
    frozen = bool(getattr(kind, "__dataclass_params__").frozen)  # noqa: B009 - typeshed does not know it

    def parts(value: object) -> list[object]:
        return [getattr(value, name) for name in names]

    def make(after: list[object]) -> object:
        return kind(*after) if in_order else kind(**dict(zip(names, after, strict=True)))

    return _walk_of(parts, make, frozen=frozen)


def _walk_of(parts: Callable[..., list[object]], make: Callable[[list[object]], object], *, frozen: bool) -> _Walk:
    """How values are walked that are taken apart by ``parts`` and made anew by ``make``."""

    def walk(value: object, viewer: Viewer, live: bool) -> object:
        known = _KNOWN.get(id(value))
        places: Sequence[int]
        if known is not None and known[0] is value:
            places = known[1]
            if not places:
                return value
            after = parts(value)
        else:
            after = parts(value)
            places = range(len(after))
        secret: list[int] = []
        for place in places:
            seen = _redact(after[place], viewer, live)
            if seen is not after[place]:  # a secret never stays the object that it is, whoever looks
                after[place] = seen
                secret.append(place)
        if frozen and type(places) is range:
            _remember(value, tuple(secret))
        return make(after) if secret else value

    return walk


def _remember(value: object, places: tuple[int, ...]) -> None:
    """Keeps the value, so that nothing else can have its identity; not too many of them."""
    if len(_KNOWN) >= MOST_KNOWN:
        _KNOWN.clear()
    _KNOWN[id(value)] = (value, places)


def revealed(value: Secret[T] | Hidden) -> T | None:
    """The value where it may be known, otherwise ``None``.

    >>> revealed(Secret("P3", (Seat(0),))), revealed(HIDDEN)
    ('P3', None)
    """
    return None if isinstance(value, Hidden) else value.value
