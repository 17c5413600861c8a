"""Every ruling of Moustache has its test: 66 pairs and 40 situations, by the names of the test functions."""

from __future__ import annotations

import ast
import re
from itertools import combinations
from pathlib import Path

HERE = Path(__file__).parent
CARDS = ("w1", "w2", "w3", "w4", "b1", "b2", "b3", "b4", "b5", "j1", "j2", "j3")
PAIRS = {f"{left}_{right}" for left, right in combinations(CARDS, 2)}
SITUATIONS = {f"moustache_{number}" for number in range(1, 41)}
#: what no program can decide, and why
UNDECIDABLE = {"moustache_39": "talking: what people say to one another at the table is outside of the game's actions"}
NAMED = re.compile(r"test_(moustache_\d+|[wbj]\d_[wbj]\d)(?:_|$)")


def covered() -> set[str]:
    """The rulings that a test is named after, such as ``moustache_12`` and ``w1_b2``."""
    found: set[str] = set()
    for file in sorted(HERE.glob("test_*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            named = NAMED.match(node.name) if isinstance(node, ast.FunctionDef) else None
            if named is not None:
                found.add(named[1])
    return found


def test_there_are_66_pairs_and_40_situations() -> None:
    assert len(PAIRS) == 66
    assert len(SITUATIONS) == 40


def test_every_ruling_has_a_test_or_a_reason() -> None:
    assert covered() | UNDECIDABLE.keys() == PAIRS | SITUATIONS


def test_nothing_undecidable_has_a_test() -> None:
    assert not covered() & UNDECIDABLE.keys()
