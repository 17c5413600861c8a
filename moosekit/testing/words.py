"""Every explanation and refusal has words in every language, and a clause that is there to be read."""

from __future__ import annotations

from collections.abc import Iterable

from moosekit.core.facts import RuleRef
from moosekit.core.refusal import Refusal
from moosekit.core.trace import Note
from moosekit.testing.faults import Nonconforming
from moosekit.words import LANGUAGES, narrate, say_refusal
from moosekit.words.catalogue import NO_TITLES, MissingWords, Titles
from moosekit.words.clauses import clauses


def check_words(said: Iterable[Note | Refusal], where: str, titles: Titles = NO_TITLES) -> None:
    """Raises ``Nonconforming`` where words are missing; ``titles`` names rule cards of a user's own."""
    for one in said:
        for language in LANGUAGES:
            _check_clause(one.ref, language, titles, where)
            try:
                sentence = (
                    narrate(one, language, titles) if isinstance(one, Note) else say_refusal(one, language, titles)
                )
            except MissingWords as fault:
                raise Nonconforming(f"{one.code!r} has no words in {language!r} {where}: {fault}") from None
            if not sentence.strip() or "{" in sentence:
                raise Nonconforming(f"{one.code!r} says {sentence!r} in {language!r} {where}")


def _check_clause(ref: RuleRef, language: str, titles: Titles, where: str) -> None:
    if ref.rule in titles:
        return
    try:
        known = clauses(ref.game, language)
    except ValueError as fault:
        hint = f"give titles={{{ref.rule!r}: …}}, as {fault}"
        raise Nonconforming(f"{ref.rule!r} of {ref.game!r} has no title {where}: {hint}") from None
    if ref.clause not in known:
        raise Nonconforming(f"{ref.rule!r} refers to clause {ref.clause!r}, which {language!r} lacks, {where}")
