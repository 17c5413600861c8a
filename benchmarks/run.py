"""Measures and prints three tables: ``python benchmarks/run.py [VISITS]``; seven visits take about five minutes."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks import bots, chance, environments, games, open_spiel, rounds, starting, tricks
from benchmarks.measuring import Subject, measure, table
from benchmarks.yardstick import MOVES_A_ROUND, Yardstick

ROUNDS = 100


def of_integers(name: str, player: Yardstick) -> Subject:
    """Rounds of the yardstick."""

    def play() -> int:
        player.play(ROUNDS)
        return ROUNDS * MOVES_A_ROUND

    return Subject(name, "moves", play)


def main(words: list[str]) -> None:
    """Measures everything."""
    visits = int(words[0]) if words else 7
    reference = of_integers("yardstick: tuned loop over integers", Yardstick())
    three = Yardstick(reversed_colours=True, twos_win=True, twins_vanish=True)
    peers = list(open_spiel.subjects())
    learners = list(environments.subjects())
    subjects = [of_integers("yardstick with three rule cards", three)]
    subjects += [*rounds.subjects(), *games.subjects(), *tricks.subjects(), *bots.subjects(), *peers, *learners]
    measure(reference, subjects, visits)
    print(table(reference, subjects))
    if not peers:
        print("\nOpenSpiel is not installed here and was left out (make peers measures beside it).")
    print(f"\n{starting.cold_starts(visits)}")
    print(f"\n{chance.table(visits)}")


if __name__ == "__main__":
    main(sys.argv[1:])
