"""What a teacher can lock for a class."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import cast


class Lock(StrEnum):
    """What a teacher can lock; the value is its letter in a code."""

    HINTS = "H"
    """No hints, neither to questions nor at a table."""
    WHAT_IF = "W"
    """No "what if" with other rules or other cards."""
    BOTS = "B"
    """Pupils cannot choose other bots."""


def locks_of(given: object) -> tuple[Lock, ...]:
    """Some locks, each once.

    >>> locks_of([Lock.BOTS, "H", "B"])
    (<Lock.HINTS: 'H'>, <Lock.BOTS: 'B'>)

    Raises:
        TypeError: this is no list, or a text, which is none either.
        ValueError: one of these is no lock; lists those there are.
    """
    known = ", ".join([f"Lock.{one.name}" for one in Lock])
    if not isinstance(given, Iterable) or isinstance(given, (str, bytes)):
        raise TypeError(f"locks is {given!r:.60}: expected a list of {known}")
    locks = tuple(cast("Iterable[object]", given))
    for lock in locks:
        if lock not in tuple(Lock):
            raise ValueError(f"{lock!r:.60} is no lock: expected a list of {known}")
    return tuple([one for one in Lock if one in locks])
