"""Every situation on the page of rulings of Face de bouc has its test, by the names of the test functions."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
SITUATIONS = 41
#: open questions of the page: the default and another value are tested
OPEN = (12, 15, 17, 20, 23, 25, 28, 33, 34, 36, 37, 38, 39, 40, 41)
NAMED = re.compile(r"test_bouc_(\d+)_(other_)?")


def covered() -> tuple[set[int], set[int]]:
    """The situations that a test is named after, and those of which another value is tested."""
    found: tuple[set[int], set[int]] = (set(), set())
    for file in sorted(HERE.glob("test_bouc*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            named = NAMED.match(node.name) if isinstance(node, ast.FunctionDef) else None
            if named is not None:
                found[bool(named[2])].add(int(named[1]))
    return found


def test_every_situation_has_a_test() -> None:
    default, other = covered()
    assert sorted(default | other) == list(range(1, SITUATIONS + 1))


def test_every_open_question_is_tested_with_another_value() -> None:
    # 34 is the switch `recall-limit` and 40 the switch `penalty`: their tests say so in other words
    assert [number for number in OPEN if number not in covered()[1]] == [34, 40]
