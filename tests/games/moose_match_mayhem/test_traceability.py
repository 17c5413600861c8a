"""Every clause that decides something is asserted in a test, and every reference leads to a clause."""

from __future__ import annotations

import ast
from pathlib import Path

from moosekit.core.facts import RuleRef
from moosekit.games.moose_match_mayhem import refs
from moosekit.words.clauses import clauses

TESTS = Path(__file__).parents[2]
ENGINE = Path(refs.__file__).parent
#: clauses that no step of the game refers to: what the game is, what is in the box, and what never is
QUIET = {"1.1", "1.3", "1.4", "1.5", "6.3"}
REFS = {name: value for name, value in vars(refs).items() if isinstance(value, RuleRef)}


def asserted() -> set[tuple[str, str]]:
    """The rules and clauses that tests of this game hand to ``assert_decided``."""
    found: set[tuple[str, str]] = set()
    for path in [*sorted(TESTS.glob("rulings/test_mayhem*.py")), *sorted(Path(__file__).parent.glob("test_*.py"))]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "assert_decided":
                rule, clause = (ast.literal_eval(argument) for argument in node.args[1:])
                found.add((rule, clause))
    return found


def test_every_rule_that_decides_is_asserted() -> None:
    assert {(str(ref.rule), ref.clause) for ref in REFS.values()} == asserted()


def test_every_reference_is_used() -> None:
    engine = "\n".join(path.read_text(encoding="utf-8") for path in sorted(ENGINE.glob("*.py")))
    assert [name for name in REFS if f"refs.{name}" not in engine] == []


def test_every_clause_is_referred_to_or_quiet() -> None:
    numbers = set(clauses(refs.GAME, "en"))
    assert {ref.clause for ref in REFS.values()} | QUIET == numbers
    assert not {ref.clause for ref in REFS.values()} & QUIET
