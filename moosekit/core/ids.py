"""The small identifiers that everything else is written with."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import Final, NewType, TypeAlias

__all__ = [
    "CLOCK",
    "OPEN",
    "SPECTATOR",
    "Actor",
    "Edge",
    "Millis",
    "RuleId",
    "Seat",
    "Viewer",
    "Watcher",
    "clockwise",
    "left_of",
    "seats",
]

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 clockwise; people read it as "seat 1", "seat 2" …"""

RuleId = NewType("RuleId", str)
"""A stable name of a rule, such as ``twos-win`` or ``follow-suit``: used in records and catalogues."""

Millis = NewType("Millis", int)
"""Whole milliseconds since the moment that the game's rules count from."""


class Watcher(StrEnum):
    """Somebody who looks on without a seat."""

    SPECTATOR = "spectator"
    """Sees what everybody at the table sees."""
    OPEN = "open"
    """Sees everything: for lessons with open cards and for looking back after a game."""


class Edge(StrEnum):
    """Actors that are not players."""

    CLOCK = "clock"


Viewer: TypeAlias = Seat | Watcher
Actor: TypeAlias = Seat | Edge

SPECTATOR: Final = Watcher.SPECTATOR
OPEN: Final = Watcher.OPEN
CLOCK: Final = Edge.CLOCK


@cache
def seats(count: int) -> tuple[Seat, ...]:
    """All seats of a table, clockwise.

    >>> seats(3)
    (0, 1, 2)
    """
    return tuple(Seat(index) for index in range(count))


def clockwise(first: Seat, count: int) -> tuple[Seat, ...]:
    """All seats of a table of ``count``, clockwise, beginning with ``first``.

    >>> clockwise(Seat(2), 4)
    (2, 3, 0, 1)
    """
    return tuple(Seat((first + step) % count) for step in range(count))


def left_of(seat: Seat, count: int) -> Seat:
    """The left neighbour: the next seat clockwise.

    >>> left_of(Seat(3), 4)
    0
    """
    return Seat((seat + 1) % count)
