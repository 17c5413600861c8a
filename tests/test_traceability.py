"""Every clause that decides something is asserted by a test through a trace or a refusal, and nothing points nowhere.

Read from the sources, so that it holds in any part of a run and in every worker: references of the engine where notes
and refusals are made, and the rule and clause written out in calls of ``assert_decided`` inside of tests. A call that
does not hold fails in its own test.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from moosekit.core.facts import RuleRef, facts
from moosekit.core.trace import Note
from moosekit.games.moustache import refs
from moosekit.games.moustache.rule_cards import SHIPPED
from moosekit.words import LANGUAGES
from moosekit.words.clauses import clauses
from tests.games.kits import MOUSTACHE, Kit, every_game
from tests.traceability import assert_decided

TESTS = Path(__file__).parent
#: these stand beside the notes of Moustache's row as facts
BESIDE = (refs.READING, refs.TWINS_FIRST)
#: clauses that no trace or refusal refers to, and where they are held instead
ELSEWHERE = {
    "moustache": {
        "1.1": "the goal: nothing is decided by it; 11.1 says who wins",
        "1.2": "other numbers of players are faults of a set-up: test_setup",
        "1.3": "what a card is: test_cards; a code that is no card is an UnknownCard",
        "1.4": "a value of the set-up, counted by 10.1",
        "1.5": "a value of the set-up, used by 10.3",
        "2.1": "what is laid face down is told to nobody; 3.1 tells what is turned up",
        "2.2": "a named set-up; its faults are those of any set-up",
        "2.3": "a value of the set-up, drawn by 10.5",
        "3.7": "talking is outside of the game's actions (moustache-39)",
        "5.3": "says what does not decide; 5.2 decides",
        "6.1": "the order of the notes themselves: test_twin, which pairs depend on their order",
        "6.2": "8.3 and 8.5 are referred to instead: those are the standing rules",
        "9.1": "says what jokers have not; 4.5, 4.6 and 8.2 decide",
    },
    "moose_in_the_house": {
        "1.1": "the goal: nothing is decided by it; 9.1 and 9.3 say who wins",
        "1.2": "other numbers of players are faults of a set-up: test_setup",
        "1.3": "what is in the box: test_conformance, no card is lost",
        "1.4": "what people say aloud: test_telling",
        "3.5": "says what never happens: test_twin, the discard pile only grows",
    },
    "face_de_bouc": {
        "1.1": "the goal: nothing is decided by it; 7.3 says who wins",
        "1.2": "other numbers of players are faults of a set-up: test_setup",
        "1.3": "a value of the set-up: the deck",
        "6.1": "whether the extra is played: 6.2 or 6.11 decide",
        "7.5": "the table's own choice, which gives no points",
    },
    "moose_match_mayhem": {
        "1.1": "the goal: nothing is decided by it; 9.1 says who wins",
        "1.3": "what is in the box: test_conformance, no card is lost",
        "1.4": "a value of the set-up: the make-up of the pack",
        "1.5": "how cards look; 5.1 and 6.2 decide by colours",
        "6.3": "says what never is; 5.1 says what a set is",
    },
}


def names_of(kit: Kit) -> ModuleType:
    """The module in which a game names its rules."""
    return import_module(f"moosekit.games.{kit.package}.refs")


def referred_to(kit: Kit) -> set[tuple[str, str]]:
    """(rule, clause) of every reference that the engine can put into a note or a refusal."""
    names = names_of(kit)
    found = [getattr(names, name) for name in sorted(used_names(kit))]
    cited = [ref for ref in found if isinstance(ref, RuleRef)]
    extra = (*BESIDE, *(card.ref for card in SHIPPED)) if kit is MOUSTACHE else ()
    return {(ref.rule, ref.clause) for ref in (*cited, *extra)}


def used_names(kit: Kit) -> set[str]:
    """What the engine takes from that module."""
    used: set[str] = set()
    for path in sorted((TESTS.parent / "moosekit" / "games" / kit.package).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "refs":
                used.add(node.attr)
            elif isinstance(node, ast.ImportFrom) and node.module == names_of(kit).__name__:
                used |= {name.name for name in node.names}
    return used


def asserted(kit: Kit) -> set[tuple[str, str]]:
    """(rule, clause) of every ``assert_decided`` that is written out inside of a test of this game."""
    found: set[tuple[str, str]] = set()
    own = [path for path in TESTS.rglob("test_*.py") if kit.package in path.parts or f"test_{kit.prefix}" in path.name]
    for path in sorted(own):
        module = ast.parse(path.read_text(encoding="utf-8"))
        for test in ast.walk(module):
            if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
                found |= set(_assertions(test))
    return found


def _assertions(test: ast.FunctionDef) -> Iterator[tuple[str, str]]:
    for node in ast.walk(test):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == assert_decided.__name__:
            rule, clause = (part.value if isinstance(part, ast.Constant) else None for part in node.args[1:])
            if isinstance(rule, str) and isinstance(clause, str):
                yield rule, clause


@every_game
def test_every_clause_that_decides_is_asserted(kit: Kit) -> None:
    assert sorted(referred_to(kit) - asserted(kit)) == []


@every_game
def test_nothing_is_asserted_that_the_engine_cannot_say(kit: Kit) -> None:
    assert sorted(asserted(kit) - referred_to(kit)) == []


@every_game
def test_every_reference_is_used_and_leads_to_a_clause(kit: Kit) -> None:
    named = {name for name, value in vars(names_of(kit)).items() if isinstance(value, RuleRef)}
    beside = {"READING", "TWINS_FIRST"} if kit is MOUSTACHE else set[str]()
    assert sorted(named - used_names(kit) - beside) == []
    for language in LANGUAGES:
        there = clauses(names_of(kit).GAME, language)
        assert sorted(clause for _, clause in referred_to(kit) if clause not in there) == []


@every_game
def test_every_clause_is_referred_to_or_held_elsewhere(kit: Kit) -> None:
    there = set(clauses(names_of(kit).GAME, "en"))
    cited, elsewhere = {clause for _, clause in referred_to(kit)}, ELSEWHERE[kit.package].keys()
    assert sorted(there - cited - elsewhere) == []
    assert sorted(elsewhere & cited) == []
    assert sorted(elsewhere - there) == []


def test_what_decided_nothing_cannot_be_asserted() -> None:
    note = Note("play.leads", refs.FOLLOW, "lead", facts=facts(seat=0))
    assert_decided([note], "follow-suit", "4.3")
    with pytest.raises(AssertionError, match="decided nothing"):
        assert_decided([note], "follow-suit", "4.4")
