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
        ValueError: one of these is no lock; lists those there are.
    """
    locks = tuple(cast("Iterable[object]", given)) if isinstance(given, Iterable) else (given,)
    for lock in locks:
        if lock not in tuple(Lock):
            known = ", ".join([f"Lock.{one.name}" for one in Lock])
            raise ValueError(f"{lock!r:.60} is no lock: expected a list of {known}")
    return tuple([one for one in Lock if one in locks])
