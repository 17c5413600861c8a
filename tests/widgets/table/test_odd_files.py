"""Files that have no end, or are far too long, are no saved games; the table stays as it was."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, cast

import pytest

from moosekit.core.json_data import BadData
from moosekit.widgets import GameTable

only_there = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="pipes and devices by these names")


@only_there
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_device_and_a_pipe_are_refused_at_once(tmp_path: Path, language: str) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with GameTable(seats=4, seed=1, language=language) as table:
        before = table.record
        for file in (Path("/dev/zero"), pipe):
            with pytest.raises(ValueError, match=r"record (is|est) .*Path"):
                table.load(file)
        assert table.record == before


def test_of_a_file_that_is_far_too_long_only_a_part_is_read(tmp_path: Path) -> None:
    long = tmp_path / "long.json"
    with long.open("wb") as file:
        file.truncate(3 * 2**30)  # no byte of it takes room on the disk
    with GameTable(seats=4, seed=1) as table, pytest.raises(BadData):
        table.load(long)


@pytest.mark.parametrize("name", ["seat", "bots"])
def test_a_list_without_end_is_refused_at_once(name: str) -> None:
    with pytest.raises((TypeError, ValueError), match=f"{name} is "):
        GameTable(seats=4, seed=1, **cast("dict[str, Any]", {name: range(10**12)}))
