"""What the package index and its users' tools look at in an upload: nothing to complain of, warnings included."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packaging.running import ROOT, run

pytestmark = pytest.mark.packaging


def test_the_index_would_take_both_and_show_the_readme(sdist: Path, wheel: Path) -> None:
    said = run("-m", "twine", "--no-color", "check", "--strict", str(sdist), str(wheel), folder=ROOT)
    assert said.count("PASSED") == 2


def test_the_wheel_has_nothing_in_it_that_should_not_be(wheel: Path) -> None:
    assert run("-m", "check_wheel_contents", str(wheel), folder=ROOT).endswith(": OK\n")
