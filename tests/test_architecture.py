"""The house stands as drawn: imports point one way, rules use no clock and no foreign chance, files are small."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.house import (
    DETERMINED,
    LAYERS,
    NO_STATES,
    deep_copies,
    other_games,
    outsiders,
    own,
    package_of,
    set_orders,
    states,
    undetermined,
    wrong_arrows,
)

HERE = Path(__file__).parents[1]
LONGEST = 400
DESIGN = (HERE / "docs" / "design.md").read_text(encoding="utf-8")
#: a package, and what it imports; all games are as the first
TABLE_ROW = re.compile(r"^\| `moosekit/(\w+)(?:/moustache)?` \|.*\| ([^|]+) \|$", re.MULTILINE)
Check = Callable[[str, str], list[str]]


def modules() -> dict[str, str]:
    """Every module of the library and its text."""
    found: dict[str, str] = {}
    for path in sorted((HERE / "moosekit").rglob("*.py")):
        parts = path.relative_to(HERE).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path.read_text(encoding="utf-8")
    return found


MODULES = modules()
INNER = {name: text for name, text in MODULES.items() if package_of(name) not in {"", "__main__"}}


def faults(check: Check, packages: set[str] | None = None) -> list[str]:
    return [
        fault
        for name, text in INNER.items()
        if packages is None or package_of(name) in packages
        for fault in check(name, text)
    ]


def test_the_whole_house_is_read() -> None:
    assert len(INNER) > 60
    assert {package_of(name) for name in INNER} >= {"core", "cards", "tricks", "games", "draw", "words"}


def test_imports_point_one_way() -> None:
    assert faults(wrong_arrows) == []


def test_the_table_of_the_design_says_what_each_package_imports() -> None:
    said = {row[1]: {name for name in row[2].split(", ") if name != "nothing"} for row in TABLE_ROW.finditer(DESIGN)}
    used: dict[str, set[str]] = {package: set() for package in said}
    for name, text in INNER.items():
        package = package_of(name)
        used[package] |= {package_of(one) for one in own(text)} & said.keys() - {package}
    assert said == used


def test_a_game_never_imports_another_game() -> None:
    assert faults(other_games, {"games"}) == []


def test_the_core_and_all_rules_need_the_standard_library_only() -> None:
    assert faults(outsiders) == []


def test_who_draws_or_plays_receives_views_only() -> None:
    assert faults(states, NO_STATES) == []


def test_rules_and_bots_use_no_clock_and_no_other_chance() -> None:
    assert faults(undetermined, DETERMINED) == []


def test_nothing_is_copied_deeply() -> None:
    assert faults(deep_copies) == []


def test_no_order_of_a_set_decides_anything() -> None:
    assert faults(set_orders, DETERMINED) == []


def test_files_are_small() -> None:
    long: list[str] = []
    for folder in ("moosekit", "tests", "tools", "widgets", "benchmarks"):
        for path in sorted((HERE / folder).rglob("*")):
            inside = path.relative_to(HERE).parts
            if path.suffix not in {".py", ".ts"} or "node_modules" in inside or "static" in inside:
                continue
            length = len(path.read_text(encoding="utf-8").splitlines())
            if length > LONGEST:
                long.append(f"{'/'.join(inside)}: {length} lines")
    assert long == []


PLANTED: list[tuple[Check, str, str, int]] = [
    (wrong_arrows, "moosekit.core.ids", "from moosekit.cards.card import Card", 2),
    (wrong_arrows, "moosekit.cards.zone", "def f():\n    import moosekit.games.moustache.cards", 1),
    (wrong_arrows, "moosekit.words.narrate", "from moosekit.cards import card", 2),
    (wrong_arrows, "moosekit.draw.svg", "from moosekit.chance.count import count", 2),
    (wrong_arrows, "moosekit.chance.count", "from moosekit.draw.svg import svg", 0),
    (wrong_arrows, "moosekit.tricks.row", "from moosekit import Trick", 2),
    (wrong_arrows, "moosekit.cli.explain", "from moosekit import Trick", 0),
    (wrong_arrows, "moosekit.cli.explain", "from moosekit.widgets import TrickStepper", 2),
    (wrong_arrows, "moosekit.games.moustache.deal", "from moosekit.core.ids import Seat\nimport moosekit.cards", 0),
    (wrong_arrows, "moosekit.attic.box", "", 1),
    (other_games, "moosekit.games.moustache.deal", "from moosekit.games.face_de_bouc.cards import CARDS", 2),
    (other_games, "moosekit.games.moustache.deal", "from moosekit.games.moustache.cards import CARDS", 0),
    (outsiders, "moosekit.core.stream", "import numpy as np", 1),
    (outsiders, "moosekit.core.stream", "from dataclasses import dataclass\nimport moosekit.core.ids", 0),
    (outsiders, "moosekit.batch.deal", "import numpy as np", 0),
    (outsiders, "moosekit.widgets.base", "import anywidget, requests", 1),
    (states, "moosekit.bots.greedy", "from moosekit.games.moustache import state", 1),
    (states, "moosekit.bots.greedy", "from moosekit.core.session import Session", 2),
    (states, "moosekit.bots.greedy", "from moosekit.games.moustache.view import Sight", 0),
    (states, "moosekit.bots.greedy", "from moosekit.games.moustache.game import Moustache", 2),
    (states, "moosekit.bots.of_moustache", "from moosekit.games.moustache.game import Moustache", 0),
    (states, "moosekit.bots.of_moustache", "from moosekit.games.moustache.state import State", 2),
    (undetermined, "moosekit.bots.greedy", "def f():\n    from random import choice", 2),
    (undetermined, "moosekit.bots.greedy", "import time", 1),
    (deep_copies, "moosekit.core.game", "from copy import deepcopy", 2),
    (set_orders, "m", "for x in {1, 2}:\n    pass", 1),
    (set_orders, "m", "def f(a):\n    left = set(a)\n    return [x for x in left]", 1),
    (set_orders, "m", "def f(a):\n    left = {x for x in a}\n    return tuple(left)", 1),
    (set_orders, "m", "a = tuple(x for x in set[int]() | other)", 1),
    (set_orders, "m", "a = ', '.join(frozenset(b) - c)", 1),
    (set_orders, "m", "a = [*{1, 2}]", 1),
    (set_orders, "m", "a = sorted({*b, *{1}})\nc = len(set(a))\nd = 1 in {1}\ne = all(x for x in {1})", 0),
    (set_orders, "m", "def f(a):\n    left = set(a)\n    left = sorted(left)\n    return tuple(left)", 0),
]


@pytest.mark.parametrize(("check", "module", "text", "count"), PLANTED)
def test_every_check_finds_what_is_planted(check: Check, module: str, text: str, count: int) -> None:
    assert len(check(module, text)) == count


def test_every_package_has_one_place() -> None:
    packages = [package for layer in LAYERS for package in layer]
    assert len(packages) == len(set(packages))
