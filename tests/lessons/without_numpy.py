"""Runs the code cells of lessons in one Python without NumPy, as in a browser; prints each lesson and its seconds.

    python -m tests.lessons.without_numpy 30-what-can-happen …

What a notebook would try out by thousands is counted: more than 3,000 trials at once end it all.
"""

from __future__ import annotations

import sys
import time

from moosekit.chance.experiment import Experiment
from moosekit.chance.sample import Sample
from tools.lesson_source import cells_of, languages_of

MOST_TRIALS = 3000


def forbid_numpy() -> None:
    """Any import of NumPy fails from now on."""
    sys.modules["numpy"] = None  # type: ignore[assignment] # that is how Python is told that a module is not there


def count_trials() -> None:
    """More trials at once than a browser can do in good time are refused."""
    run = Experiment[int].run

    def counted(self: Experiment[int], n: int, *, seed: int, after: int = 0) -> Sample[int]:
        assert after + n <= MOST_TRIALS, f"{after + n} trials of {self.name}: expected at most {MOST_TRIALS}"
        return run(self, n, seed=seed, after=after)

    setattr(Experiment, "run", counted)  # noqa: B010 - for this process only


def run(lesson: str) -> float:
    """Seconds that all cells of a lesson take, in the first of its languages."""
    names: dict[str, object] = {}
    began = time.perf_counter()
    for cell in cells_of(lesson, languages_of(lesson)[0]):
        if cell.kind == "code":
            *before, last = cell.text.split("\n\n")
            exec("\n\n".join(before), names)  # noqa: S102 - the cells are ours
            try:
                shown = eval(last, names)  # noqa: S307 - the same
            except SyntaxError:
                exec(last, names)  # noqa: S102 - the same
            else:
                assert repr(shown)
    return time.perf_counter() - began


if __name__ == "__main__":
    forbid_numpy()
    count_trials()
    for name in sys.argv[1:]:
        sys.stdout.write(f"{name} {run(name):.2f}\n")
