"""Whole games of Moustache at four seats by random legal play, through the public ``start``, ``legal``, ``apply``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Final, TypeAlias

from benchmarks.measuring import Subject
from moosekit.core.awaits import Finite, asked
from moosekit.core.chance import Seeded
from moosekit.core.stream import Stream
from moosekit.games.moustache.game import Moustache
from moosekit.games.moustache.rule_cards import row_of
from moosekit.games.moustache.setup import Setup

#: a number from 0 to less than 1, for the next move
Random01: TypeAlias = Callable[[], float]
GAME: Final = Moustache()
#: a game of four rounds without rule cards; with two white and two black ones in force; and with cards passed, too
NONE: Final = Setup(4, row=())
FOUR: Final = Setup(4, row=row_of("green-negative,twos-win,most-blue,twins-vanish"), face_up=4)
PASSING: Final = Setup(4, row=row_of("pass-three,twos-win,pink-open,twins-vanish"), face_up=4)

TARGET: Final = "0.15, aim 0.25; at most 1.3 times none"


def play_game(setup: Setup, seed: int, rnd: Random01) -> int:
    """Plays a game of four rounds to its end; returns the number of moves."""
    awaits, legal, apply = GAME.awaits, GAME.legal, GAME.apply
    state = GAME.start(setup, Seeded(seed)).state
    moves = 0
    while seats := asked(awaits(state)):
        seat = seats[0]
        options = legal(state, seat)
        assert isinstance(options, Finite)
        actions = options.actions
        state = apply(state, seat, actions[int(rnd() * len(actions))]).state
        moves += 1
    return moves


def by_python(seed: int) -> Random01:
    """Moves from Python's own random numbers, as the yardstick takes them."""
    return Random(seed).random


def by_stream(seed: int) -> Random01:
    """Moves from the stream that games draw from."""
    stream = Stream.seeded(seed)
    numbers = count()
    return lambda: (stream.word(next(numbers)) >> 11) / 2**53  # as many bits as a float holds


def subjects() -> Iterator[Subject]:
    """With and without rule cards, each with both kinds of chance for the moves."""
    for rules, setup, target in (
        ("no rule cards", NONE, ""),
        ("four rule cards", FOUR, TARGET),
        ("four rule cards, three cards passed", PASSING, ""),
    ):
        for moves, rnd in (("", by_python(1)), (", moves from the stream", by_stream(1))):
            yield Subject(f"rounds, {rules}{moves}", "moves", _rounds(setup, rnd), "" if moves else target)


def _rounds(setup: Setup, rnd: Random01) -> Callable[[], int]:
    seeds = count()
    return lambda: play_game(setup, next(seeds), rnd)
