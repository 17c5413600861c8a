"""What the tests of the command line share."""

from __future__ import annotations

import pytest

from tests.cli.person import Table


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Table:
    """The command line in this process, with somebody at it."""
    return Table(monkeypatch, capsys)
