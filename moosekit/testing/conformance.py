"""Plays games and checks in every state, at every step and of every game what the kernel promises."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeVar

from moosekit.core.chance import Seeded
from moosekit.core.game import Game
from moosekit.core.ids import Actor
from moosekit.core.json_data import canonical
from moosekit.core.record import read_record, record_of, replay, write_record
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.testing.faults import require
from moosekit.testing.looks import fingerprint
from moosekit.testing.moves import random_move
from moosekit.testing.states import Key, check_options, check_refusals, check_step, check_views, viewers
from moosekit.testing.words import NO_TITLES, Titles

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


class Report(NamedTuple):
    """How much was looked at."""

    games: int
    states: int
    refused: int


def conformance(
    game: Game[P, S, A, E, V],
    setups: Iterable[tuple[P, int]],
    seeds: Iterable[int],
    universe: Callable[[P], Sequence[A]],
    *,
    key: Key[A] | None = None,
    every: int = 1,
    most: int = 10_000,
    titles: Titles = NO_TITLES,
    move: Callable[[Game[P, S, A, E, V], S, Stream], tuple[Actor, A] | None] = random_move,
) -> Report:
    """Plays each set-up (given with its number of seats) with each seed and checks what the kernel promises.

    ``universe`` are actions that may or may not be legal: each must be refused exactly when it is not among the
    options. ``key`` is the order of options. Costly checks are made in every ``every``-th state; a game ends after
    ``most`` moves. ``titles`` names rule cards of your own, ``move`` chooses the moves.

    Raises:
        Nonconforming: names the promise that is broken, and where.

    >>> from moosekit.games.moustache.actions import PLAY
    >>> from moosekit.games.moustache.game import Moustache
    >>> from moosekit.games.moustache.setup import Setup
    >>> conformance(Moustache(), [(Setup(3, row=(), rounds=1), 3)], [1], lambda setup: PLAY, every=20).games
    1
    """
    games = states = refused = 0
    for setup, players in setups:
        for seed in seeds:
            games += 1
            session = Session(game, setup, Seeded(seed))
            stream = Stream.seeded(seed).child("conformance")
            actions = universe(setup)
            for number in range(most):
                where = f"after move {number} of seed {seed} with {setup!r}"
                state = session.state
                check_options(game, state, players, key, where)
                chosen = move(game, state, stream.at(number))
                if number % every == 0 or chosen is None:
                    states += 1
                    refused += check_refusals(game, state, players, actions, where, titles)
                    check_views(game, state, players, where)
                    _check_imagined(session, players, stream.at(number), where)
                    if chosen is not None:
                        check_step(game, state, chosen, players, where, titles)
                if chosen is None:
                    break
                session.do(*chosen)
            _check_session(session, f"in the game of seed {seed} with {setup!r}")
    return Report(games, states, refused)


def _check_imagined(session: Session[P, S, A, E, V], players: int, stream: Stream, where: str) -> None:
    """What a viewer imagines looks to it like the truth."""
    for viewer in viewers(players):
        view = session.view(viewer)
        imagined = session.game.imagine(view, session.events(viewer), stream)
        same = canonical(session.game.view(imagined, viewer)) == canonical(view)
        require(same, f"what {viewer!r} imagines looks like the truth", where)


def _check_session(session: Session[P, S, A, E, V], where: str) -> None:
    """Undo, redo and goto lead to the states that were there; the record is read back and verifies itself."""
    game, end = session.game, session.position
    prints = [fingerprint(game, session.state_at(place)) for place in range(end + 1)]
    for place in range(end, 0, -1):
        require(session.undo() and fingerprint(game, session.state) == prints[place - 1], "undo goes back", where)
    require(not session.undo(), "nothing lies before the beginning", where)
    for place in range(1, end + 1):
        require(session.redo() and fingerprint(game, session.state) == prints[place], "redo goes on", where)
    session.goto(end // 2)
    require(fingerprint(game, session.state) == prints[end // 2], "goto goes there", where)
    session.goto(end)
    text = write_record(game, record_of(session))
    again = replay(game, read_record(game, text))
    require(fingerprint(game, again.state).splitlines()[1:] == prints[-1].splitlines()[1:], "a record replays", where)
    require(write_record(game, record_of(again)) == text, "a record is written the same again", where)
