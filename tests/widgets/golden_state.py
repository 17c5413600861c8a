"""The state of one stepper as Python sends it, kept in a file that the tests of the front ends read as well.

By hand: `python -m tests.widgets.golden_state` writes it anew.
"""

import json
from pathlib import Path

from moosekit.games.moustache import Trick
from moosekit.widgets import TrickStepper

GOLDEN = Path(__file__).parent / "golden" / "stepper.json"
HANDS = ("O5 B1 P3 G7", "O9 O2 B8 P0", "O3 O7 G1 B9", "G2 P8 B2 G9")


def example() -> Trick:
    """The trick of the rules' own example for two rule cards that do not agree, with hands."""
    return Trick.parse("O5 O9 O3 G2", row="twos-win,threes-low", hands=HANDS)


def state_text() -> str:
    """The state as JSON text."""
    with TrickStepper(example(), tap=True) as stepper:
        state = stepper.page_part()[2]
    return json.dumps(state, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    GOLDEN.parent.mkdir(exist_ok=True)
    GOLDEN.write_text(state_text(), encoding="utf-8")
