"""An explanation for people: numbered sentences, each with the rule and the clause that it rests on."""

from __future__ import annotations

import html
import textwrap
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from moosekit.core.facts import RuleRef
from moosekit.core.trace import Note
from moosekit.words.catalogue import NO_TITLES, Titles, text
from moosekit.words.clauses import clauses
from moosekit.words.narrate import narrate

__all__ = ["Explanation", "Step"]

WIDTH: Final = 88


class Step(NamedTuple):
    """One step: what happened, and where the rules say so (``rule`` is its title there)."""

    text: str
    rule: str
    clause: str
    note: Note


@dataclass(frozen=True, slots=True, repr=False)
class Explanation:
    """Why something happened, step by step. Prints as a numbered list, also as the last line of a notebook cell.

    >>> from moosekit.games.moustache import Trick
    >>> why = Trick.parse("P2 P8 G3 B1").why()
    >>> why.steps[0].text, why.steps[0].clause
    ('Seat 1 leads the pink 2. The lead colour is pink.', '4.3')
    """

    steps: tuple[Step, ...]
    language: str

    @classmethod
    def of(cls, notes: Iterable[Note], language: str = "en", titles: Titles = NO_TITLES) -> Explanation:
        """The notes of a trace in words; ``titles`` names rule cards of a user's own by their id."""
        return cls(tuple([_step(note, language, titles) for note in notes]), language)

    def lines(self, width: int = WIDTH) -> list[str]:
        """The steps as lines of at most ``width`` characters, each followed by its clause."""
        lines: list[str] = []
        for number, step in enumerate(self.steps, 1):
            head = f"{number}. ".rjust(4)
            lines += textwrap.wrap(step.text, width, initial_indent=head, subsequent_indent=" " * 4)
            lines += textwrap.wrap(f"({self.source(step)})", width, initial_indent=" " * 4, subsequent_indent=" " * 5)
        return lines

    def source(self, step: Step) -> str:
        """Where the rules say what decided a step."""
        own = step.clause == step.note.ref.rule
        return text("why.own" if own else "why.clause", self.language, title=step.rule, clause=step.clause)

    def __str__(self) -> str:
        return "\n".join(self.lines())

    def __repr__(self) -> str:
        return str(self)

    def html(self) -> str:
        """The steps as a list for a page; whatever the words are, they stay text."""
        items = [
            f"<li>{html.escape(step.text)} <small>({html.escape(self.source(step))})</small></li>"
            for step in self.steps
        ]
        return f'<ol lang="{self.language}">{"".join(items)}</ol>'

    def _repr_html_(self) -> str:
        return self.html()


def _step(note: Note, language: str, titles: Titles) -> Step:
    return Step(narrate(note, language, titles), _title(note.ref, language, titles), note.ref.clause, note)


def _title(ref: RuleRef, language: str, titles: Titles) -> str:
    """The heading of the clause; a card of a user's own has no clause but its title."""
    clause = clauses(ref.game, language).get(ref.clause)
    return clause.title if clause is not None else titles.get(ref.rule, ref.rule)
