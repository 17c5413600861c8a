"""Random playouts inside the compiled cores of OpenSpiel and Colver: the fastest that others have for games of tricks.

All start from a dealt position, so that the deal is left out, which ours includes. Who is not installed is left out
(``pip install open_spiel``, ``pip install --no-deps colver``).
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, cast

from benchmarks.measuring import Subject

SPIEL: Final = tuple(f"OpenSpiel's {name}, C++ rollouts after the deal" for name in ("spades", "hearts"))
COLVER: Final = "Colver's belote, Rust rollouts after the deal"
ROLLOUTS: Final = 200
#: Colver gets more at once: a rollout takes a microsecond
MANY: Final = 2_000
MOVES_OF_BELOTE: Final = 32


def subjects() -> Iterator[Subject]:
    """One for each game of those who are installed."""
    if find_spec("pyspiel") is not None:
        yield from _of_spiel(cast("Any", import_module("pyspiel")))  # its parts are made in C++ and have no types
    if find_spec("colver") is not None:
        yield Subject(COLVER, "moves", _belote(cast("Any", import_module("colver"))))  # may be missing, types and all


def _of_spiel(pyspiel: Any) -> Iterator[Subject]:  # noqa: ANN401 - made in C++
    for title in SPIEL:
        game = pyspiel.load_game(title.removeprefix("OpenSpiel's ").split(",")[0])
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 10, False, 1, False)
        moves = round(statistics.mean(_moves(_dealt(game)) for _ in range(200)))
        yield Subject(title, "moves", _searching(game, bot, moves))


def _searching(game: Any, bot: Any, moves: int) -> Callable[[], int]:  # noqa: ANN401 - made in C++
    def run() -> int:
        bot.mcts_search(_dealt(game))
        return ROLLOUTS * moves

    return run


def _dealt(game: Any) -> Any:  # noqa: ANN401 - made in C++
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.chance_outcomes())[0])
    return state


def _moves(state: Any) -> int:  # noqa: ANN401 - made in C++
    moves = 0
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        moves += 1
    return moves


def _belote(colver: Any) -> Callable[[], int]:  # noqa: ANN401 - made in Rust
    def run() -> int:
        table = colver.Env.deal(dealer=random.randrange(4), seed=random.getrandbits(30))
        table.set_contract(random.randrange(4), 80, random.randrange(2), 0)
        table.set_phase_playing()
        table.rollout(MANY)
        return MANY * MOVES_OF_BELOTE

    return run
