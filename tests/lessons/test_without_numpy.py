"""The lessons of the plan run where NumPy is not there, with at most 3,000 trials at once, each within 30 seconds."""

from __future__ import annotations

import subprocess
import sys

from tests.samples import samples
from tools.lesson_source import lessons

PLANNED = [name for name in lessons() if 30 <= int(name[:2]) <= 43]
IN_TIME = 30


def test_there_are_fourteen() -> None:
    assert [int(name[:2]) for name in PLANNED] == list(range(30, 44))


def test_lessons_run_without_numpy_and_in_time() -> None:
    chosen = PLANNED[:: samples(5, 1)]
    command = [sys.executable, "-m", "tests.lessons.without_numpy", *chosen]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    took = dict(line.split() for line in done.stdout.splitlines())
    assert list(took) == chosen
    assert all(float(seconds) < IN_TIME for seconds in took.values()), took
