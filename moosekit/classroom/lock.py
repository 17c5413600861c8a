"""What a teacher can lock for a class."""

from __future__ import annotations

from enum import StrEnum


class Lock(StrEnum):
    """What a teacher can lock; the value is its letter in a code."""

    HINTS = "H"
    """No hints, neither to questions nor at a table."""
    WHAT_IF = "W"
    """No "what if" with other rules or other cards."""
    BOTS = "B"
    """Pupils cannot change the bots, nor ask for their reasons."""
