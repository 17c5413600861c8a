"""Exact chances from a cold start, beside icepool where it is installed: each task once in a fresh interpreter.

The first answer is what a learner waits for; what later ones cost is told beside it. CPU time, imports left out.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Final

from benchmarks.starting import NOTHING, Program

OURS: Final = """
from moosekit.chance import *
deck = Deck({(colour, value): 1 for colour in "GPOB" for value in range(11)})
deal, deal_alike, counts, win_table
"""
ICEPOOL: Final = """
import icepool
class Fold(icepool.MultisetEvaluator):
    def __init__(self, step): self.step = step
    def next_state(self, state, order, outcome, hands): return self.step(state, outcome, hands)
colours = icepool.Deck(dict.fromkeys(range(4), 11))
"""
#: runs a task twice and prints the milliseconds of both
TWICE: Final = """
import time
for _ in range(2):
    start = time.process_time()
    {task}
    print(1e3 * (time.process_time() - start))
"""


@dataclass(frozen=True, slots=True)
class Task:
    """A question in our words and in icepool's; ``target`` is in milliseconds."""

    name: str
    ours: str
    target: int
    icepool: str = ""
    slow: bool = False


TASKS: Final = (
    Task(
        "T1: different values in 10 of 44 cards",
        "deal(deck.group(lambda card: card[1]), [10], 0, lambda kinds, value, hand: kinds + (hand[0] > 0))",
        2,
        "icepool.Deck(dict.fromkeys(range(11), 4)).deal(10).unique().size().probability(7)",
    ),
    Task(
        "T2a: blue cards in each of four hands",
        "counts(deck, [10] * 4, lambda card: card[0] == 'B')",
        15,
        "Fold(lambda blue, other, hands: blue if other else tuple(hands))"
        ".evaluate(icepool.Deck({0: 11, 1: 33}).deal((10,) * 4)).probability((2, 2, 2, 2))",
    ),
    Task(
        "T2e: voids of four hands together",
        "deal_alike(deck.group(lambda card: card[0]), [10] * 4, 0, lambda void, colour, hands: void + hands.count(0))",
        500,
        "Fold(lambda void, colour, hands: (void or 0) + sum(count == 0 for count in hands))"
        ".evaluate(colours.deal_groups((10, 4))).probability(0)",
        slow=True,
    ),
    Task("win table, no rule card", "win_table()", 400),
    Task("win table, two rule cards", "win_table('twins-vanish,twos-win')", 400),
    Task("win table, four rule cards", "win_table('threes-low,twins-vanish,twos-win,reversed')", 400),
)


def first_and_again(preparation: str, task: str) -> tuple[float, float]:
    """The milliseconds of a task for the first and for the second time, in an interpreter of its own."""
    program = preparation + TWICE.format(task=task)
    done = subprocess.run([sys.executable, "-I", "-c", program], capture_output=True, check=True, text=True)
    first, again = map(float, done.stdout.split())
    return first, again


def table(visits: int) -> str:
    """Medians as Markdown."""
    peer = find_spec("icepool") is not None
    lines = ["| exact chances | ms at first | ms again | icepool, ms at first | target |", "|---|---:|---:|---:|---|"]
    for task in TASKS:
        runs = [first_and_again(OURS, task.ours) for _ in range(visits)]
        first, again = (statistics.median(times) for times in zip(*runs, strict=True))
        theirs = ""
        if peer and task.icepool:
            others = [first_and_again(ICEPOOL, task.icepool)[0] for _ in range(1 if task.slow else visits)]
            theirs = f"{statistics.median(others):,.1f}"
        lines.append(f"| {task.name} | {first:,.1f} | {again:,.1f} | {theirs} | {task.target} ms |")
    lines.append(f"| import moosekit.chance and all its names | {import_time(visits):,.1f} | | | 60 ms |")
    return "\n".join(lines)


def import_time(visits: int) -> float:
    """Milliseconds of CPU over an empty interpreter, for the package with every name that needs no game."""
    nothing = Program("nothing", NOTHING)
    everything = Program(
        "all", ("-c", "from moosekit.chance import Dist, Deck, deal, counts, waiting_time, bayes, check")
    )
    for program in (nothing, everything):
        program.start()  # fills the disk's cache
        program.spent.clear()
    for _ in range(visits):
        nothing.start()
        everything.start()
    return 1e3 * (statistics.median(everything.spent) - statistics.median(nothing.spent))


if __name__ == "__main__":
    print(table(int(sys.argv[1]) if sys.argv[1:] else 5))
