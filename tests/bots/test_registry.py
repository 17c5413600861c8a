"""Every bot has a name, is loaded when it is asked for, and says what it cannot do."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from importlib import import_module
from typing import cast

import pytest

from moosekit.bots import BOTS, UnknownBot, any_bot, bot
from moosekit.games import GAMES


def test_every_game_has_a_random_and_a_greedy_bot() -> None:
    assert set(BOTS) == set(GAMES)
    assert all({"random", "greedy"} <= set(names) for names in BOTS.values())


@pytest.mark.parametrize("game", BOTS)
def test_the_names_are_those_that_can_be_made(game: str) -> None:
    module = import_module(f"moosekit.bots.of_{game.replace('-', '_')}")
    assert set(cast("Mapping[str, object]", module.MAKERS)) == set(BOTS[game])


def test_unknown_names_are_told_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match="no bot 'clever' for moustache; there are random, greedy, monte-carlo"):
        bot("clever", "moustache")
    with pytest.raises(
        UnknownBot, match="no bots for a game 'whist'; there are bots for moustache, moose-in-the-house"
    ):
        any_bot("random", "whist")
    with pytest.raises(UnknownBot, match=f"'{'x' * 40}'"):
        any_bot("x" * 100, "moustache")


def test_naming_bots_loads_no_game() -> None:
    code = "import sys, moosekit.bots; print(*[name for name in sys.modules if name.startswith('moosekit.games')])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "\n"
