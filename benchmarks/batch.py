"""Rounds by the thousand beside the yardstick and OpenSpiel's rollouts in C++: ``python benchmarks/batch.py [VISITS]``.

Rates are by CPU time and interleaved, as in ``run.py``; two processes and memory by what the clock and the system say.
"""

from __future__ import annotations

import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any, Final, cast

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.measuring import Subject, measure, table
from benchmarks.yardstick import MOVES_A_ROUND, Yardstick
from moosekit.batch import simulate
from moosekit.batch.asking import plan_of
from moosekit.batch.chunks import SLAB
from moosekit.batch.columns import round_columns
from moosekit.batch.engine import engine_block
from moosekit.games import GAMES

FOUR: Final = "green-negative,twos-win,most-blue,twins-vanish"
PASSING: Final = "pass-three,twos-win,threes-low,twins-vanish"
N: Final = 4 * SLAB
ROLLOUTS: Final = 200


def simulating(name: str, row: str, target: str = "", n: int = N, bots: str = "random") -> Subject:
    """Rounds over arrays, everything of them kept."""
    seeds = count()

    def run() -> int:
        simulate(n, seed=next(seeds), row=row, bots=bots, progress=False)
        return n * MOVES_A_ROUND

    return Subject(name, "moves", run, target)


def subjects() -> Iterator[Subject]:
    """Ours, then the peer's."""
    yield simulating("batch, no rule cards", "")
    yield simulating("batch, four rule cards", FOUR, "35; at most 1.2 times none")
    yield simulating("batch, four rule cards, three passed", PASSING)
    yield simulating("batch, simple-greedy", "", bots="simple-greedy")
    yield simulating("batch, 1,000 rounds at a time", FOUR, n=1_000)
    yield simulating("batch, 50 rounds at a time", FOUR, "more than the engine", n=50)
    yield engine("the engine, four rule cards, 50 rounds at a time")
    yield from rollouts()


def engine(name: str) -> Subject:
    """The same by the engine."""
    plans = (plan_of(seed, row=FOUR) for seed in count())

    def run() -> int:
        engine_block(next(plans), round_columns(4), 0, 50)
        return 50 * MOVES_A_ROUND

    return Subject(name, "moves", run)


def rollouts() -> Iterator[Subject]:
    """OpenSpiel's fastest: many playouts in C++ from one dealt position; the deal is left out."""
    if find_spec("pyspiel") is None:
        return
    pyspiel = cast("Any", import_module("pyspiel"))  # its parts are made in C++ and have no types
    for name in ("spades", "hearts"):
        game = pyspiel.load_game(name)
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 10, False, 1, False)
        moves = round(statistics.mean(_moves(_dealt(game)) for _ in range(200)))
        yield Subject(f"OpenSpiel's {name}, C++ rollouts after the deal", "moves", _searching(game, bot, moves))


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


def processes(n: int = 400_000, times: int = 3) -> str:
    """Two processes beside one, by the clock: the best of a few."""
    best = {workers: min(_clocked(workers, n) for _ in range(times)) for workers in (1, 2)}
    return f"Two processes: {best[1] / best[2]:.2f} times one (by the clock, {n:,} rounds; goal 1.8)."


def _clocked(workers: int, n: int) -> float:
    from concurrent.futures import ProcessPoolExecutor

    with ProcessPoolExecutor(workers) as pool:
        list(pool.map(_warm, range(2 * workers)))
        start = time.perf_counter()
        simulate(n, seed=1, row=FOUR, executor=pool, keep=("stars", "team"), progress=False)
        return time.perf_counter() - start


def _warm(seed: int) -> None:
    simulate(1_000, seed=seed, row=FOUR, progress=False)


def memory() -> str:
    """The most memory that a process needs for ten thousand rounds and for a million, of which the stars are kept."""
    program = (
        "import resource; from moosekit.batch import simulate; "
        "simulate({n}, seed=1, row='{row}', keep=('stars', 'team'), progress=False); "
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
    )
    kept: list[int] = []
    for n in (10_000, 1_000_000):
        command = [sys.executable, "-c", program.format(n=n, row=FOUR)]
        kept.append(int(subprocess.run(command, capture_output=True, text=True, check=True).stdout))
    return f"Memory: {kept[1] / kept[0]:.2f} times as much for a million rounds as for 10,000 (goal at most 2)."


def others(games: int = 8) -> str:
    """Games a second of the other three, on one process and on two, by the clock."""
    lines = ["| game | one process, games a second | two |", "|---|---:|---:|"]
    for game in GAMES[1:]:
        rates: list[float] = []
        for workers in (1, 2):
            start = time.perf_counter()
            simulate(games, seed=1, game=game, workers=workers, chunk=2, progress=False)
            rates.append(games / (time.perf_counter() - start))
        lines.append(f"| {game} | {rates[0]:.1f} | {rates[1]:.1f} |")
    return "\n".join(lines)


def main(words: list[str]) -> None:
    """Measures everything and prints one table after the other."""
    visits = int(words[0]) if words else 7
    player = Yardstick()

    def play() -> int:
        player.play(100)
        return 100 * MOVES_A_ROUND

    reference, measured = Subject("yardstick: tuned loop over integers", "moves", play), list(subjects())
    measure(reference, measured, visits)
    print(table(reference, measured))
    print(f"\n{processes()}\n\n{memory()}\n\n{others()}")


if __name__ == "__main__":
    main(sys.argv[1:])
