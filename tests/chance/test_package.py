"""The package: every name is there, and each loads only what it needs."""

from __future__ import annotations

import subprocess
import sys

import pytest

from moosekit import chance

LOADED = "import sys; print([name for name in sys.modules if name.startswith('moosekit.')])"


def loaded(program: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", f"{program}; {LOADED}"], capture_output=True, check=True, text=True
    ).stdout


def test_every_name_is_there() -> None:
    assert sorted(chance.__all__) == list(chance.__all__)
    for name in chance.__all__:
        assert getattr(chance, name).__module__.startswith("moosekit.chance."), name
    assert set(chance.__all__) <= set(dir(chance))
    with pytest.raises(AttributeError, match=r"module 'moosekit\.chance' has no attribute 'Dice'; it offers Answer, "):
        getattr(chance, "Dice")  # noqa: B009 - the name is not there, and type checkers would say so


def test_counting_and_marking_load_no_game_and_no_words() -> None:
    assert loaded("import moosekit.chance").strip() == "['moosekit.core', 'moosekit.core.lazily', 'moosekit.chance']"
    played = ("rounds", "trick_winners", "win_table")  # these ask the game itself
    names = [name for name in chance.__all__ if name not in played]
    everything = loaded(f"from moosekit.chance import {', '.join(names)}")
    for package in ("games", "words", "draw", "cards"):
        assert f"'moosekit.{package}" not in everything
