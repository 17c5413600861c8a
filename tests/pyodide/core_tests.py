"""Runs in the page's Python: the tests of the library but its widgets and simulations over arrays."""

from __future__ import annotations

import errno
from collections.abc import Generator
from typing import Final

import pytest

FOLDERS: Final = (
    *("core", "cards", "tricks", "kernel", "games", "rulings", "chance"),
    *("words", "quiz", "bots", "testing", "draw", "classroom"),
)
#: what needs NumPy; OpenSpiel, which is written in C++; and what each system says of its files in other words
ELSEWHERE: Final = (
    *("core/test_numpy_twin.py", "games/moustache/test_numpy_rounds.py", "chance/test_numpy_answers.py"),
    *("testing/test_open_spiel.py", "words/test_catalogue.py"),
)


class NoProcesses:
    """A test that starts a second process is skipped: a page has one."""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self) -> Generator[None]:
        """Around each test."""
        try:
            yield
        except OSError as fault:
            if fault.errno != errno.ENOTSUP:
                raise
            pytest.skip("needs a second process")


def main(*more: str) -> int:
    """The answer of pytest, told ``more``."""
    folders = [f"tests/{folder}" for folder in FOLDERS]
    ignored = [f"--ignore=tests/{file}" for file in ELSEWHERE]
    told = ["-q", "-p", "no:cacheprovider", *more, *folders, *ignored]
    return int(pytest.main(told, plugins=[NoProcesses()]))
