"""Measures and prints two tables: ``python benchmarks/run.py [VISITS]``; seven visits take about two minutes."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks import open_spiel, rounds, starting, tricks
from benchmarks.measuring import Subject, measure, table
from benchmarks.yardstick import MOVES_A_ROUND, Yardstick

ROUNDS = 100


def yardstick() -> Subject:
    """The reference."""
    rounds_of_integers = Yardstick()

    def play() -> int:
        rounds_of_integers.play(ROUNDS)
        return ROUNDS * MOVES_A_ROUND

    return Subject("yardstick: tuned loop over integers", "moves", play)


def main(words: list[str]) -> None:
    """Measures everything."""
    visits = int(words[0]) if words else 7
    reference, peers = yardstick(), list(open_spiel.subjects())
    subjects = [*rounds.subjects(), *tricks.subjects(), *peers]
    measure(reference, subjects, visits)
    print(table(reference, subjects))
    if not peers:
        print("\nOpenSpiel is not installed here and was left out (pip install open_spiel).")
    print(f"\n{starting.cold_starts(visits)}")


if __name__ == "__main__":
    main(sys.argv[1:])
