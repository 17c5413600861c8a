"""Rounds by the thousand beside the yardstick, the limit and others' rollouts: ``python benchmarks/batch.py [VISITS]``.

Rates are by CPU time and interleaved, as in ``run.py``; two processes and memory by what the clock and the system say.
What is not installed, or has no compiler here, is left out, and its row of the goals says so.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks import limit, rollouts
from benchmarks.measuring import Subject, measure, table
from benchmarks.yardstick import MOVES_A_ROUND, Yardstick
from moosekit.batch import simulate
from moosekit.batch.asking import plan_of
from moosekit.batch.chunks import SLAB
from moosekit.batch.columns import round_columns
from moosekit.batch.engine import engine_block
from moosekit.games import GAMES

FOUR: Final = "green-negative,twos-win,most-blue,twins-vanish"
NONE: Final = "batch, no rule cards"
OURS: Final = "batch, four rule cards"
FIFTY: Final = "batch, 50 rounds at a time"
ENGINE: Final = "the engine, four rule cards, 50 rounds at a time"
PASSING: Final = "pass-three,twos-win,threes-low,twins-vanish"
N: Final = 4 * SLAB


def simulating(name: str, row: str, n: int = N, bots: str = "random") -> Subject:
    """Rounds over arrays, everything of them kept."""
    seeds = count()

    def run() -> int:
        simulate(n, seed=next(seeds), row=row, bots=bots, progress=False)
        return n * MOVES_A_ROUND

    return Subject(name, "moves", run)


def subjects() -> Iterator[Subject]:
    """Ours, then the limit, then what others have."""
    yield simulating(NONE, "")
    yield simulating(OURS, FOUR)
    yield simulating("batch, four rule cards, three passed", PASSING)
    yield simulating("batch, simple-greedy", "", bots="simple-greedy")
    yield simulating("batch, 1,000 rounds at a time", FOUR, n=1_000)
    yield simulating(FIFTY, FOUR, n=50)
    yield engine(ENGINE)
    yield from limit.subjects()
    yield from rollouts.subjects()


def engine(name: str) -> Subject:
    """The same by the engine."""
    plans = (plan_of(seed, row=FOUR) for seed in count())

    def run() -> int:
        engine_block(next(plans), round_columns(4), 0, 50)
        return 50 * MOVES_A_ROUND

    return Subject(name, "moves", run)


def goals(measured: Sequence[Subject]) -> str:
    """What was aimed at, one row each, as Markdown."""
    of = {subject.name: statistics.median(subject.ratios) for subject in measured}
    best = max([of[name] for name in rollouts.SPIEL if name in of], default=None)
    rows = [
        ("four rule cards, times the yardstick", f"{of[OURS]:.1f}", "at least 35"),
        ("of the limit in C", _part(of[OURS], of.get(limit.NAME)), "at least 0.30"),
        ("times OpenSpiel's best rollouts", _part(of[OURS], best), "at least 5"),
        ("times Colver's rollouts", _part(of[OURS], of.get(rollouts.COLVER)), "more than 1"),
        ("time with four rule cards, times none", f"{of[NONE] / of[OURS]:.2f}", "at most 1.2"),
        ("50 rounds at a time, times the engine", f"{of[FIFTY] / of[ENGINE]:.2f}", "at least 1"),
        ("two processes, times one, by the clock", f"{processes():.2f}", "at least 1.8"),
        ("memory for a million rounds, times 10,000", f"{memory():.2f}", "at most 2"),
        ("the same with stars and team alone", f"{memory(('stars', 'team')):.2f}", "at most 2"),
    ]
    lines = ["| what | measured | goal |", "|---|---:|---|", *(f"| {' | '.join(row)} |" for row in rows)]
    return "\n".join(lines)


def _part(ours: float, other: float | None) -> str:
    return "not here" if other is None else f"{ours / other:.2f}"


def processes(n: int = 400_000, times: int = 3) -> float:
    """How many times as fast two processes are as one, by the clock: the best of a few."""
    best = {workers: min(_clocked(workers, n) for _ in range(times)) for workers in (1, 2)}
    return best[1] / best[2]


def _clocked(workers: int, n: int) -> float:
    from concurrent.futures import ProcessPoolExecutor

    with ProcessPoolExecutor(workers) as pool:
        list(pool.map(_warm, range(2 * workers)))
        start = time.perf_counter()
        simulate(n, seed=1, row=FOUR, executor=pool, keep=("stars", "team"), progress=False)
        return time.perf_counter() - start


def _warm(seed: int) -> None:
    simulate(1_000, seed=seed, row=FOUR, progress=False)


def memory(keep: tuple[str, ...] | None = None) -> float:
    """How many times as much memory a process of Linux needs for a million rounds as for ten thousand.

    Its high-water mark; ``ru_maxrss`` would be that of this process where it is higher.
    """
    program = (
        "from moosekit.batch import simulate; "
        "simulate({n}, seed=1, row={row!r}, keep={keep!r}, progress=False); "
        "print(open('/proc/self/status').read().split('VmHWM:')[1].split()[0])"
    )
    needed: list[int] = []
    for n in (10_000, 1_000_000):
        command = [sys.executable, "-c", program.format(n=n, row=FOUR, keep=keep)]
        needed.append(int(subprocess.run(command, capture_output=True, text=True, check=True).stdout))
    return needed[1] / needed[0]


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
    print(f"\n{goals(measured)}\n\n{others()}")


if __name__ == "__main__":
    main(sys.argv[1:])
