"""What a teacher has locked with a lesson code, for the pages of widgets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from moosekit.classroom.lock import Lock, locks_of
from moosekit.words import text

#: what a page may ask a table for, by the lock of each
LOCKED: Final = {"hint": Lock.HINTS, "chances": Lock.HINTS, "branch": Lock.WHAT_IF}


def locked_what_if(locks: Iterable[Lock], language: str) -> str:
    """What is said where "what if" is locked; empty where it is free.

    >>> locked_what_if([Lock.WHAT_IF], "en")
    'Your teacher has locked this for the lesson.'
    >>> locked_what_if([Lock.HINTS], "en")
    ''

    Raises:
        TypeError, ValueError: one of these is no lock, or they are no list.
    """
    return text("table.refusal.locked", language) if Lock.WHAT_IF in locks_of(locks) else ""
