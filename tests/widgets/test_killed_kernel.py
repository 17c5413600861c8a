"""A kernel is killed in the middle of a game: the saved record goes on in a new one, from the same place."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import cast

import pytest

from tests.samples import samples
from tests.widgets.kernels import Kernel

GAMES = ("moustache", "moose-in-the-house", "moose-match-mayhem")[: samples(1, 3)]
BEGIN = """
import json
from pathlib import Path
from moosekit.widgets import GameTable

def told():
    print(json.dumps([repr(table), str(table), table.record, table.lines]))

def play(decisions):
    for _ in range(decisions):
        table.play(table.options[0])
"""
DEAL = "table = GameTable({game!r}, seats=4, seed=7, folder={folder!r})\nplay(3)\ntold()"
PLAY_ON = "play(2)\ntold()"
AND_ON = "while table.options:\n    play(1)\n    table.undo()"
LOAD = "table = GameTable({game!r}, seats=4)\ntable.load(Path({file!r}))\ntold()"


def heard(printed: str) -> list[object]:
    return cast("list[object]", json.loads(printed))


@pytest.mark.skipif(os.name == "nt", reason="a process is ended in another way there")
@pytest.mark.parametrize("game", GAMES)
def test_a_saved_game_outlives_its_kernel(game: str, tmp_path: Path) -> None:
    with Kernel() as first:
        first.run(BEGIN)
        here = heard(first.run(DEAL.format(game=game, folder=str(tmp_path))))
        file = tmp_path / first.run("print(table.save_in_folder())").strip()
        later = heard(first.run(PLAY_ON))
        first.begin(AND_ON)
        first.kill()
        end = time.monotonic() + 30
        while first.alive and time.monotonic() < end:
            time.sleep(0.05)
        assert not first.alive
    with Kernel() as second:
        second.run(BEGIN)
        assert heard(second.run(LOAD.format(game=game, file=str(file)))) == here
        assert heard(second.run(PLAY_ON)) == later
