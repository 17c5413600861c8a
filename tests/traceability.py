"""Which clause decided: tests say it with ``assert_decided``, and ``test_traceability`` counts what has been said."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from moosekit.core.facts import RuleRef
from moosekit.core.refusal import Refusal
from moosekit.core.trace import Note, Trace
from moosekit.words.clauses import clauses

Found: TypeAlias = "Iterable[Note | Refusal | Trace[object]]"


def assert_decided(found: Found, rule: str, clause: str) -> None:
    """A note of these explanations, or one of these refusals, refers to the rule and its clause.

    ``rule`` and ``clause`` are written out where this is called: that is what ``test_traceability`` reads.
    """
    refs = list(_refs(found))
    assert (rule, clause) in [(ref.rule, ref.clause) for ref in refs], f"{rule} {clause} decided nothing; found {refs}"
    games = {ref.game for ref in refs if (ref.rule, ref.clause) == (rule, clause)}
    for game in games:
        assert clause in clauses(game, "en"), f"clause {clause} of {game} is nowhere in the rules"


def _refs(found: Found) -> Iterable[RuleRef]:
    for item in found:
        if isinstance(item, Trace):
            yield from (note.ref for note in item.notes)
        else:
            yield item.ref
