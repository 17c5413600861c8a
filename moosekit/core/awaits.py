"""Whose move it is, what may be done, and how a game ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from moosekit.core.ids import Millis, Seat

__all__ = ["Awaits", "Finite", "OpenText", "Options", "Outcome", "Over", "Together", "Turn", "Window", "asked"]

A_co = TypeVar("A_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. ``ranking`` lists the places from first to last; seats in one place share it.

    >>> Outcome.by_points((3, 7, 7)).ranking
    ((1, 2), (0,))
    """

    points: tuple[int, ...]
    ranking: tuple[tuple[Seat, ...], ...]

    @classmethod
    def by_points(cls, points: tuple[int, ...]) -> Outcome:
        """Most points first; equal points share a place."""
        places = sorted(set(points), reverse=True)
        return cls(points, tuple(tuple(Seat(s) for s, own in enumerate(points) if own == place) for place in places))


@dataclass(frozen=True, slots=True)
class Turn:
    """One seat is to act.

    >>> Turn(Seat(2))
    Turn(seat=2)
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class Together:
    """Each of these seats is to choose in secret; the choices count together when the last one is made.

    >>> asked(Together((Seat(0), Seat(2))))
    (0, 2)
    """

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Window:
    """These seats may act at any time, with stamps, until the window closes (``None``: no time limit).

    >>> asked(Window((Seat(0), Seat(1)), Millis(3000)))
    (0, 1)
    """

    seats: tuple[Seat, ...]
    closes: Millis | None


@dataclass(frozen=True, slots=True)
class Over:
    """The game is over.

    >>> over = Over(Outcome.by_points((3, 7)))
    >>> over.outcome.ranking, asked(over)
    (((1,), (0,)), ())
    """

    outcome: Outcome


Awaits: TypeAlias = Turn | Together | Window | Over


def asked(awaits: Awaits) -> tuple[Seat, ...]:
    """The seats that may act now.

    >>> asked(Turn(Seat(2)))
    (2,)
    """
    if isinstance(awaits, Turn):
        return (awaits.seat,)
    return () if isinstance(awaits, Over) else awaits.seats


class Finite(NamedTuple, Generic[A_co]):
    """Every legal action, in the game's ``order``; empty when nothing is awaited from the seat.

    One of these is made with most moves.

    >>> Finite(("draw", "pass")).actions
    ('draw', 'pass')
    """

    actions: tuple[A_co, ...]


@dataclass(frozen=True, slots=True)
class OpenText:
    """The seat may say any text. ``code`` is the catalogue key of what is asked for.

    >>> OpenText("bouc.ask.name").code
    'bouc.ask.name'
    """

    code: str


Options: TypeAlias = Finite[A_co] | OpenText
