"""The core's tests and all lessons under Pyodide: the Python of pages, 3.14 by now, without NumPy and processes."""

import pytest

from tests.pyodide.environment import run
from tests.samples import DEEP

pytestmark = [pytest.mark.packaging, pytest.mark.skipif(not DEEP, reason="some minutes: part of the full counts")]


def test_the_tests_of_the_core_pass() -> None:
    code, said = run("core_tests.py")
    assert code == 0, said[-5000:]


def test_every_lesson_runs_and_says_what_it_says_elsewhere() -> None:
    code, said = run("lessons.py")
    assert code == 0, said[-5000:]
