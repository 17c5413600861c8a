"""What if: moves played once more from the same state, with one thing changed. States are values: it costs one call."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias, TypeVar

from moosekit.core.game import Game
from moosekit.core.ids import Actor, Millis, Seat
from moosekit.core.timing import START, Stamped

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
#: who did what, and when
StampedMoves: TypeAlias = tuple[tuple[Seat, Stamped[A]], ...]


def happens(game: Game[P, S, A, E, V], state: S, moves: Iterable[tuple[Actor, A]]) -> tuple[E, ...]:
    """What happens when these moves are made one after another; those that are not legal (any more) are left out.

    >>> from moosekit.games.moose_in_the_house.game import MooseInTheHouse
    >>> from moosekit.games.moose_in_the_house.notation import read
    >>> from moosekit.games.moose_in_the_house.position import position
    >>> from moosekit.games.moose_in_the_house.setup import Setup
    >>> state = position(Setup(2), houses=["HC", "HC kit"], hands=["M.kit D", "T"])
    >>> happens(MooseInTheHouse(), state, [(Seat(0), read("M.kit>2", state.houses, Seat(0)))])
    (MooseSent(seat=0, target=1, card=M.kit, place=0),)
    """
    happened: list[E] = []
    for actor, action in moves:
        if not game.check(state, actor, action):
            state, events = game.apply(state, actor, action)
            happened += events
    return tuple(happened)


def sooner(moves: Sequence[tuple[Seat, Stamped[A]]], seat: Seat, by: Millis) -> StampedMoves[A]:
    """The moves with all that one seat does so much earlier, though never before the reveal; in order of time.

    >>> sooner([(Seat(0), Stamped("a", Millis(300))), (Seat(1), Stamped("b", Millis(350)))], Seat(1), Millis(100))
    ((1, Stamped(action='b', at=250)), (0, Stamped(action='a', at=300)))
    """
    moved = [
        (actor, Stamped(done.action, max(START, Millis(done.at - by))) if actor == seat else done)
        for actor, done in moves
    ]
    return in_time(moved)


def in_time(moves: Iterable[tuple[Seat, Stamped[A]]]) -> StampedMoves[A]:
    """The moves in order of time, those of one moment by seat.

    >>> in_time([(Seat(1), Stamped("b", Millis(300))), (Seat(0), Stamped("a", Millis(300)))])[0]
    (0, Stamped(action='a', at=300))
    """
    return tuple(sorted(moves, key=lambda move: (move[1].at, move[0])))
