"""Which clause decided: tests say it with ``assert_decided``, and ``test_traceability`` counts what has been said."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from moosekit.core.facts import RuleRef
from moosekit.core.refusal import Refusal
from moosekit.core.trace import Note, Trace
from moosekit.games.moustache import refs
from moosekit.words.clauses import clauses

Found: TypeAlias = "Iterable[Note | Refusal | Trace[object]]"


def assert_decided(found: Found, rule: str, clause: str) -> None:
    """A note of these explanations, or one of these refusals, refers to the rule and its clause.

    ``rule`` and ``clause`` are written out where this is called: that is what ``test_traceability`` reads.
    """
    cited = list(_refs(found))
    assert (rule, clause) in [(ref.rule, ref.clause) for ref in cited], (
        f"{rule} {clause} decided nothing; found {cited}"
    )
    games = {ref.game for ref in cited if (ref.rule, ref.clause) == (rule, clause)}
    for game in games:
        assert clause in clauses(game, "en"), f"clause {clause} of {game} is nowhere in the rules"


def _refs(found: Found) -> Iterable[RuleRef]:
    for item in found:
        notes = item.notes if isinstance(item, Trace) else (item,)
        for note in notes:
            yield note.ref
            if isinstance(note, Note):
                yield from _beside(note)


def _beside(note: Note) -> Iterable[RuleRef]:
    """How the row is read stands beside what a card of the row did, as a fact: only where it decided."""
    if note.fact("reading") is not None:
        yield refs.READING
    if note.fact("form") == "early":
        yield refs.TWINS_FIRST
