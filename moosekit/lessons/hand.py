"""Cards of the three other games side by side, with their names."""

from __future__ import annotations

from moosekit.draw import card_svg
from moosekit.lessons.pictures import captioned, side_by_side
from moosekit.lessons.shown import Shown
from moosekit.words.catalogue import listed
from moosekit.words.pictures import picture_words

__all__ = ["show_hand"]


def show_hand(codes: str, *, language: str = "en", size: float = 84) -> Shown:
    """Cards side by side, each with its name below and its picture told in words.

    They may be cards of Face de bouc, There's a Moose in the House and Moose Match Mayhem, and backs (``back-house``).
    Moustache's are shown by ``show_cards``.

    Raises:
        ValueError: quotes a code that names no such card.

    >>> show_hand("M.kit D T")
    A moose for the kitchen, a door and a moose trap.
    """
    figures: list[str] = []
    names: list[str] = []
    for code in codes.split():
        words = picture_words(code, language)
        svg = card_svg(code, title=words.title, description=words.description, size=size, theme="inherit")
        figures.append(captioned(svg, words.title, wide=size * 1.3))
        names.append(words.title)
    said = listed(names, language)
    return Shown(side_by_side(figures, language), f"{said[:1].upper()}{said[1:]}.")
