"""What a lesson's view gives back: a picture for the page, and the same in words."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, repr=False)
class Shown:
    """A view: ``html`` for a notebook or a page, ``words`` for a terminal and as the cell's plain text.

    >>> Shown("<p>Hello</p>", "Hello")
    Hello
    """

    html: str
    words: str

    def __repr__(self) -> str:
        return self.words

    def _repr_html_(self) -> str:
        return self.html
