"""``python -m tests.soak GAME --games 10000``: whole games with all checks; a broken promise ends it."""

from __future__ import annotations

import argparse
import sys
import time

from moosekit.testing import Report
from tests.soak.soaking import BATCH, SOAKED


def main() -> None:
    """Plays, and says how far it is about every ten seconds."""
    asked = argparse.ArgumentParser(prog="python -m tests.soak")
    asked.add_argument("game", choices=SOAKED)
    asked.add_argument("--games", type=int, default=10_000, help="how many")
    asked.add_argument("--first", type=int, default=0, help="the number of the first batch, to repeat or to go on")
    chosen = asked.parse_args()
    begin = told = time.monotonic()
    total = Report(0, 0, 0, 0)
    for batch, report in enumerate(SOAKED[chosen.game].play(chosen.games, chosen.first), chosen.first):
        total = Report(*(one + more for one, more in zip(total, report, strict=True)))
        now = time.monotonic()
        if now - told > 10 or total.games >= chosen.games:
            told = now
            sys.stdout.write(f"{chosen.game}, batch {batch} ({BATCH} games each): {total} after {now - begin:.0f} s\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
