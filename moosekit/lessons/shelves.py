"""A picture of shelves and the same in words, one line a shelf: what the views of houses, herds and piles share."""

from __future__ import annotations

from collections.abc import Sequence

from moosekit.draw import Shelf, shelves_svg
from moosekit.lessons.pictures import side_by_side
from moosekit.lessons.shown import Shown
from moosekit.words import text


def shelves_shown(shelves: Sequence[Shelf], lines: Sequence[str], *, title: str, language: str, size: float) -> Shown:
    """The shelves as one picture that is described by the lines, and the lines."""
    svg = shelves_svg(shelves, title=title, description=" ".join(lines), size=size, theme="inherit")
    return Shown(side_by_side([svg], language), "\n".join(lines))


def line(name: str, words: str, language: str) -> str:
    """A line about one player or one pile.

    >>> line("Seat 1", "no cards", "en")
    'Seat 1: no cards.'
    """
    return text("lesson.titled", language, title=name, said=f"{words}.")
