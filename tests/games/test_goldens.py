"""Golden files: every step, everybody's view and every explanation as they were looked at once."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from enum import StrEnum
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

from moosekit.games.moustache.rule_cards import SHIPPED
from moosekit.testing import golden_fault
from tests.games.kits import KITS, Kit, every_game

ROOT: Final = Path(__file__).parents[2]
#: what there is beside one game for each number of players
BESIDE: Final = {
    "moustache": {f"rule-{card.id}" for card in SHIPPED},
    "moose_in_the_house": {"every-switch"},
    "face_de_bouc": {"every-switch", "special-shout", "without-clock"},
    "moose_match_mayhem": {"every-switch", "turn-by-turn"},
}


def goldens(package: str) -> ModuleType:
    """The golden games of a game."""
    return import_module(f"tests.games.{package}.golden_games")


GOLDENS: Final = [(kit.package, name) for kit in KITS for name in sorted(goldens(kit.package).golden_setups())]


@pytest.mark.parametrize(("package", "name"), GOLDENS)
def test_the_game_goes_as_it_did(package: str, name: str) -> None:
    one = goldens(package)
    fault = golden_fault(one.FOLDER / f"{name}.txt", one.golden_text(name))
    assert fault is None, f"{fault}\n\nIf this is meant: python tools/goldens.py {package}"


@every_game
def test_there_is_a_golden_for_every_number_of_players_and_every_switch(kit: Kit) -> None:
    wanted = {f"players-{players}" for players in goldens(kit.package).PLAYERS} | BESIDE[kit.package]
    assert {path.stem for path in goldens(kit.package).FOLDER.glob("*.txt")} == wanted
    if "every-switch" in wanted:
        other = goldens(kit.package).OTHER
        usual = type(other)(other.players)
        enums = [switch for switch in kit.switches if isinstance(getattr(usual, switch), StrEnum)]
        assert [switch for switch in enums if getattr(other, switch) == getattr(usual, switch)] == []


SOME: Final = [(package, name) for package, name in GOLDENS if name in ("players-3", "every-switch", "rule-pass-three")]
SCRIPT: Final = """
import sys
from tests.games.test_goldens import SOME, digest
for package, name in SOME:
    print(digest(package, name))
"""


def digest(package: str, name: str) -> str:
    """A golden by its name and the digest of its text."""
    return f"{package} {name} {hashlib.sha256(goldens(package).golden_text(name).encode()).hexdigest()}"


def test_two_processes_with_different_hash_seeds_print_the_same() -> None:
    """Nothing goes by the order of a set or the address of an object."""
    found = [
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "4242")
    ]
    assert found[0] == found[1]
    assert found[0].splitlines() == [digest(package, name) for package, name in SOME]
