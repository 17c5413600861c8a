"""The end of a game: somebody is always asked until it is over; places are whole; points are what the events gave."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias, TypeVar

from moosekit.core.awaits import Over
from moosekit.core.ids import OPEN, Seat, seats
from moosekit.core.session import Session
from moosekit.testing.faults import Nonconforming, require

__all__ = ["Points"]

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
#: the points that an event gives, by seat; none for most
Points: TypeAlias = Callable[[E], Iterable[tuple[Seat, int]]]


def check_end(session: Session[P, S, A, E, V], players: int, points: Points[E] | None, where: str) -> None:
    """The game is over, everybody has a place, and the points are the sum of those that events gave."""
    awaits = session.game.awaits(session.state)
    if not isinstance(awaits, Over):
        raise Nonconforming(f"somebody is asked until the game is over — not so {where}: {awaits!r}")
    outcome = awaits.outcome
    placed = sorted(seat for place in outcome.ranking for seat in place)
    require(placed == list(seats(players)), "every seat has one place in the ranking", where)
    require(len(outcome.points) == players, "every seat has points", where)
    if points is not None:
        found = [0] * players
        for event in session.events(OPEN):
            for seat, some in points(event):
                found[seat] += some
        same = tuple(found) == outcome.points
        require(same, f"the points {outcome.points} are the sum {tuple(found)} of what events gave", where)
