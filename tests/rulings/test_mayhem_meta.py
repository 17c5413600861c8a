"""Every one of the 47 situations of Moose Match Mayhem has its test, by the names of the test functions."""

from __future__ import annotations

import ast
import re
from pathlib import Path

SITUATIONS = set(range(1, 48))
NAMED = re.compile(r"test_mayhem_(\d+)(?:_|$)")


def test_every_situation_has_a_test() -> None:
    found: set[int] = set()
    for file in sorted(Path(__file__).parent.glob("test_mayhem*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            named = NAMED.match(node.name) if isinstance(node, ast.FunctionDef) else None
            if named is not None:
                found.add(int(named[1]))
    assert found == SITUATIONS
