"""What the tests of the command line share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.person import Table


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Table:
    """The command line in this process, with somebody at it."""
    return Table(monkeypatch, capsys)


@pytest.fixture
def record(table: Table, tmp_path: Path) -> Path:
    """The record of a game that has just begun."""
    file = tmp_path / "game.json"
    table.say("moose-in-the-house", "--seed", "5", lines=["HC>2", f"save {file}"])
    return file
