"""Every ruling and worked position has its test, by the names of the test functions; every switch another value."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Final

import pytest

from tests.games.kits import KITS, MOUSTACHE, Kit, every_game

HERE: Final = Path(__file__).parent
GAMES: Final = HERE.parent / "games"
#: the page of worked positions, where it lies beside this checkout
PAGE: Final = HERE.parents[2] / "shared" / "positions.md"
CARDS: Final = ("w1", "w2", "w3", "w4", "b1", "b2", "b3", "b4", "b5", "j1", "j2", "j3")
PAIRS: Final = {f"{left}_{right}" for left, right in combinations(CARDS, 2)}
#: how many situations the page of rulings has for each game, by the prefix of its tests
SITUATIONS: Final = {"moustache": 40, "mayhem": 47, "bouc": 41, "house": 37}
#: what no program can decide, and why
UNDECIDABLE: Final = {
    "moustache_39": "talking: what people say to one another at the table is outside of the game's actions"
}
#: the letter of each game's worked positions; Moustache has worked tricks instead
LETTERS: Final = {"mayhem": "m", "bouc": "f", "house": "h"}
WORKED: Final = tuple(range(1, 24, 2))


def names_in(paths: list[Path]) -> Iterator[str]:
    """The names of the test functions in some files."""
    for path in sorted(paths):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name


def named(pattern: str, paths: list[Path]) -> set[str]:
    """What tests are named after."""
    found = [re.match(f"test_({pattern})(?:_|$)", name) for name in names_in(paths)]
    return {one[1] for one in found if one is not None}


def test_every_pair_of_rule_cards_has_a_test() -> None:
    assert len(PAIRS) == 66
    assert named(r"[wbj]\d_[wbj]\d", list(HERE.glob("test_*.py"))) == PAIRS


@every_game
def test_every_situation_has_a_test_or_a_reason(kit: Kit) -> None:
    wanted = {f"{kit.prefix}_{number}" for number in range(1, SITUATIONS[kit.prefix] + 1)}
    there = named(rf"{kit.prefix}_\d+", list(HERE.glob("test_*.py")))
    assert there == wanted - UNDECIDABLE.keys()


@pytest.mark.parametrize("kit", [kit for kit in KITS if kit is not MOUSTACHE], ids=lambda kit: kit.package)
def test_every_worked_position_has_a_test(kit: Kit) -> None:
    letter = LETTERS[kit.prefix]
    there = named(rf"{letter}\d+", [GAMES / kit.package / "test_positions.py"])
    assert there == {f"{letter}{number}" for number in WORKED}


@pytest.mark.skipif(not PAGE.is_file(), reason="the worked positions are not beside this checkout")
def test_these_are_the_positions_of_the_page() -> None:
    headings = re.findall(r"^### (\w\d+) ", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(headings) == sorted(f"{letter.upper()}{number}" for letter in LETTERS.values() for number in WORKED)


@every_game
def test_every_switch_is_tested_with_another_value_than_the_default(kit: Kit) -> None:
    usual = kit.plain
    paths = [*HERE.glob(f"test_{kit.prefix}*.py"), *(GAMES / kit.package).glob("test_*.py")]
    turned = {name for path in paths for name in turned_in(path, {one: getattr(usual, one) for one in kit.switches})}
    assert [switch for switch in kit.switches if switch not in turned] == []


def turned_in(path: Path, defaults: dict[str, object]) -> Iterator[str]:
    """The switches that a file sets to something else than their default, by keyword or by name in a dictionary."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        pairs: list[tuple[object, ast.expr]] = []
        if isinstance(node, ast.keyword):
            pairs = [(node.arg, node.value)]
        elif isinstance(node, ast.Dict):
            pairs = [
                (key.value, value)
                for key, value in zip(node.keys, node.values, strict=True)
                if isinstance(key, ast.Constant)
            ]
        for name, value in pairs:
            if isinstance(name, str) and name in defaults and not _is_default(value, defaults[name]):
                yield name


def _is_default(value: ast.expr, default: object) -> bool:
    """Whether this is written as the default: the member of an enumeration, or a plain value."""
    if isinstance(value, ast.Attribute):
        return value.attr == getattr(default, "name", None)
    return isinstance(value, ast.Constant) and value.value == default
