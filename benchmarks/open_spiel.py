"""OpenSpiel beside us, where it is installed: its C++ card games, driven from Python by random legal play."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Final, Protocol, cast

from benchmarks.measuring import Subject

GAMES: Final = ("hearts", "spades", "euchre")


class _State(Protocol):
    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...


class _Game(Protocol):
    def new_initial_state(self) -> _State: ...


def subjects() -> Iterator[Subject]:
    """One for each game; none where OpenSpiel is not installed."""
    if find_spec("pyspiel") is None:
        return
    load = cast("Callable[[str], _Game]", import_module("pyspiel").load_game)
    for name in GAMES:
        yield Subject(f"OpenSpiel's {name}, deal included", "moves", _playing(load(name)))


def _playing(game: _Game) -> Callable[[], int]:
    return lambda: _play(game.new_initial_state())


def _play(state: _State) -> int:
    """Plays to the end; returns the moves of players. Deals are chance nodes and count for none."""
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            moves += 1
    return moves
