"""What a lesson's view gives back: a picture for the page, and the same in words."""

from __future__ import annotations

from dataclasses import dataclass, replace
from html import escape

from moosekit.words import text

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
