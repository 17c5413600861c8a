"""`tools/dev.py`: words that no command understands are noticed before anything is installed or run."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tools import dev
from tools.stages import Stage

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["misspelt"], "there is no command 'misspelt'"),
        (["lint", "misspelt"], "there is no file and no command 'misspelt'"),
        (["lint", "types"], "one command runs at a time: 'types' is another one"),
        (["unit", "tests/tools", "tests/nowhere", "-k", "x"], "there is no file and no command 'tests/nowhere'"),
        (["types", "lint"], "this command takes no further words, but got 'lint'"),
    ],
)
def test_a_word_that_nobody_understands_is_noticed(words: list[str], problem: str) -> None:
    done = subprocess.run(
        [sys.executable, "tools/dev.py", *words], cwd=ROOT, capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 1
    assert done.stderr.startswith(problem)


def test_files_tests_and_options_go_to_the_tool(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[Sequence[str | Path]] = []

    def run_rows(rows: Sequence[Sequence[Stage]], deep: bool) -> None:
        assert not deep
        ran.append(rows[0][0].commands[-1])

    monkeypatch.setattr(dev, "prepare", str)
    monkeypatch.setattr(dev, "run_rows", run_rows)
    for words in (["tests/tools/test_dev.py::test_x", "-k", "misspelt"], ["-k", "lint"], ["./docs"]):
        dev.main(["lint", *words])
    assert [command[-1] for command in ran] == ["misspelt", "lint", "./docs"]
