"""Golden files: every step, everybody's view and every explanation as they were looked at once."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from moosekit.games.moose_match_mayhem.make_up import PLAYERS
from moosekit.games.moose_match_mayhem.switches import SWITCHES
from moosekit.testing import golden_fault
from tests.games.moose_match_mayhem.golden_games import FOLDER, OTHER, golden_setups, golden_text


@pytest.mark.parametrize("name", sorted(golden_setups()))
def test_the_game_goes_as_it_did(name: str) -> None:
    fault = golden_fault(FOLDER / f"{name}.txt", golden_text(name))
    assert fault is None, f"{fault}\n\nIf this is meant: python tools/goldens.py moose_match_mayhem"


def test_there_is_a_golden_for_every_number_of_players_and_for_every_switch() -> None:
    wanted = {f"players-{players}" for players in PLAYERS} | {"every-switch", "turn-by-turn"}
    assert {path.stem for path in FOLDER.glob("*.txt")} == wanted
    defaults = {switch: next(iter(values)) for switch, values in SWITCHES.items()}
    assert [switch for switch, default in defaults.items() if OTHER.value(switch) == default] == []


SCRIPT = """
import hashlib, sys
from tests.games.moose_match_mayhem.golden_games import golden_text
for name in sys.argv[1:]:
    print(name, hashlib.sha256(golden_text(name).encode()).hexdigest())
"""
SOME = ("players-3", "every-switch")


def test_two_processes_with_different_hash_seeds_print_the_same() -> None:
    """Nothing goes by the order of a set or the address of an object."""
    root = Path(__file__).parents[3]
    found = [
        subprocess.run(
            [sys.executable, "-c", SCRIPT, *SOME],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(root)},
            cwd=root,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "4242")
    ]
    assert found[0] == found[1]
    here = [f"{name} {hashlib.sha256(golden_text(name).encode()).hexdigest()}" for name in SOME]
    assert found[0].splitlines() == here
