"""What a lesson's view gives back: a picture for the page, and the same in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from html import escape

from moosekit.draw.tables import table_html
from moosekit.words import text
from moosekit.words.table import Table

__all__ = ["Shown"]


@dataclass(frozen=True, slots=True, repr=False)
class Shown:
    """A view: ``html`` for a notebook or a page, ``words`` for a terminal and as the cell's plain text.

    >>> Shown("<p>Hello</p>", "Hello")
    Hello
    """

    html: str
    words: str

    def covered(self, language: str = "en") -> Shown:
        """The same, behind "Show the answer": for a question that comes first.

        >>> Shown("<p>4</p>", "4").covered().html
        '<details><summary>Show the answer</summary><p>4</p></details>'
        """
        summary = escape(text("lesson.answer", language))
        return replace(self, html=f"<details><summary>{summary}</summary>{self.html}</details>")

    def __repr__(self) -> str:
        return self.words

    def _repr_html_(self) -> str:
        return self.html


def tabled(caption: str, heads: Sequence[str], rows: Sequence[tuple[str, ...]], language: str) -> Shown:
    """A table of words, for the page and in words.

    >>> tabled("Answers", ("question", "answer"), [("8", "5/17")], "en")
    Answers
      question  answer
      8         5/17
    """
    words = Table(caption, tuple(heads), tuple(rows))
    return Shown(table_html(caption, heads, rows, language=language), str(words))


def lines_shown(*lines: str) -> Shown:
    """Sentences, one below the other."""
    return Shown("".join([f"<p>{escape(line)}</p>" for line in lines]), "\n".join(lines))
