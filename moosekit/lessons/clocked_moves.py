"""Moves against the clock tried out in a lesson: who does what at which moment, and the clock that judges it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeVar

from moosekit.core.awaits import Awaits, asked
from moosekit.core.ids import CLOCK, Actor, Seat
from moosekit.core.session import Move, Session
from moosekit.core.timing import Elapsed, Stamped
from moosekit.lessons.trying import Teller, ToldMove, told_move

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
    moves: Iterable[tuple[Seat | None, tuple[A, ...]]],
    judging: Callable[[S], A | None],
    language: str,
) -> Iterator[ToldMove]:
    """Moves told, with what the clock brings in between. A move without a seat is the clock's, or of who is asked.

    A move may be several actions, such as pressing and saying a name; where one is refused, the others are left out.

    ``judging`` gives the clock's action with which all that was filed is judged, or ``None`` where nothing was. It
    comes before an answer and at the end; two stamped moves in a row are judged together.
    """
    for seat, actions in moves:
        if not all(_has_time(action) for action in actions):
            told, state = _judged(teller, state, judging, language)
            yield from told
        for action in actions:
            actor = _actor(teller.game.awaits(state), seat, action)
            one, after = told_move(teller, state, actor, action, language)
            if one.happened:
                yield one
            if after is state:
                break
            state = after
    told, state = _judged(teller, state, judging, language)
    yield from told


def retold(
    teller: Teller[P, S, A, E, V], session: Session[P, S, A, E, V], language: str
) -> Iterator[tuple[Move[S, A, E], ToldMove]]:
    """A game that has been played: each move of which there is something to tell."""
    for number, move in enumerate(session.moves):
        if move.applied.events:
            told, _ = told_move(teller, session.state_at(number), move.actor, move.action, language)
            if told.happened:
                yield move, told


def _judged(
    teller: Teller[P, S, A, E, V], state: S, judging: Callable[[S], A | None], language: str
) -> tuple[tuple[ToldMove, ...], S]:
    elapsed = judging(state)
    if elapsed is None:
        return (), state
    told, state = told_move(teller, state, CLOCK, elapsed, language)
    return ((told,) if told.happened else ()), state


def _has_time(action: object) -> bool:
    return isinstance(action, (Stamped, Elapsed))


def _actor(awaits: Awaits, seat: Seat | None, action: object) -> Actor:
    if isinstance(action, Elapsed):
        return CLOCK
    return asked(awaits)[0] if seat is None else seat
