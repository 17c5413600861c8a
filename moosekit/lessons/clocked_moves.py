"""Moves against the clock tried out in a lesson: who does what at which moment, and the clock that judges it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeVar

from moosekit.core.awaits import asked
from moosekit.core.ids import CLOCK, Actor, Seat
from moosekit.core.session import Move, Session
from moosekit.core.timing import Elapsed, Stamped
from moosekit.lessons.trying import Teller, Told, told_move

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
_SEATED: Final = re.compile(r"(?:(\d) )?(.*)", re.DOTALL)


def seated(move: str) -> tuple[Seat | None, str]:
    """The seat at the beginning of a move, if there is one, and the rest.

    >>> seated("2 a@300"), seated("heads")
    ((1, 'a@300'), (None, 'heads'))
    """
    found = _SEATED.fullmatch(move.strip())
    if found is None:
        return None, move
    return (None if found[1] is None else Seat(int(found[1]) - 1)), found[2]


def tried(
    teller: Teller[P, S, A, E, V],
    state: S,
    moves: Iterable[tuple[Seat | None, A]],
    judging: Callable[[S], A | None],
    language: str,
) -> Iterator[Told]:
    """Moves told, with what the clock brings in between. A move without a seat is the clock's, or of who is asked.

    ``judging`` gives the clock's action with which all that was filed is judged, or ``None`` where nothing was. It
    comes before an answer and at the end; two stamped moves in a row are judged together.
    """
    for seat, action in moves:
        if not isinstance(action, (Stamped, Elapsed)):
            told, state = _judged(teller, state, judging, language)
            yield from told
        one, state = told_move(teller, state, _actor(teller, state, seat, action), action, language)
        if one.happened:
            yield one
    told, state = _judged(teller, state, judging, language)
    yield from told


def retold(
    teller: Teller[P, S, A, E, V], session: Session[P, S, A, E, V], language: str
) -> Iterator[tuple[Move[S, A, E], Told]]:
    """A game that has been played: each move of which there is something to tell."""
    for number, move in enumerate(session.moves):
        if move.applied.events:
            told, _ = told_move(teller, session.state_at(number), move.actor, move.action, language)
            if told.happened:
                yield move, told


def _judged(
    teller: Teller[P, S, A, E, V], state: S, judging: Callable[[S], A | None], language: str
) -> tuple[tuple[Told, ...], S]:
    elapsed = judging(state)
    if elapsed is None:
        return (), state
    told, state = told_move(teller, state, CLOCK, elapsed, language)
    return ((told,) if told.happened else ()), state


def _actor(teller: Teller[P, S, A, E, V], state: S, seat: Seat | None, action: A) -> Actor:
    if isinstance(action, Elapsed):
        return CLOCK
    return asked(teller.game.awaits(state))[0] if seat is None else seat
