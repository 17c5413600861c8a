"""Shelves of cards: what lies before each player, in stacks side by side. A house, a herd, won piles, a hand."""

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap

from moosekit.draw.card import CARD, State, card_drawing
from moosekit.draw.interpret import Element, draw
from moosekit.draw.row import LETTER, LINE, MARGIN, words_at
from moosekit.draw.svg import Theme, document, frame

__all__ = ["Shelf", "Stack", "shelves_svg"]

GAP = 0.22  # between two stacks, as a share of a card's width
SHOWN = 0.34  # of a card that the next one of its stack covers
BELOW = 0.12  # under a row without captions
SIGNS = 0.26  # room above a card for the signs of its state
DEPTH = 0.035  # by which the cards under a pile's top card stick out
DEEPEST = 3  # so many cards under the top one are drawn


@dataclass(frozen=True, slots=True)
class Stack:
    """Cards that lie on one another, each a little to the right of the one before; without cards an empty place.

    `caption` stands below, in as many lines as it has or needs; `states` are those of the last card; `under` says how
    many more lie hidden beneath.

    >>> Stack(("bear.b", "bear.*"), "two bears").under
    0
    """

    codes: tuple[str, ...] = ()
    caption: str = ""
    states: tuple[State, ...] = ()
    under: int = 0


@dataclass(frozen=True, slots=True)
class Shelf:
    """What lies in one place, below its heading.

    >>> len(Shelf("Herd", (Stack(("bear.b",)), Stack())).stacks)
    2
    """

    heading: str
    stacks: tuple[Stack, ...]


def shelves_svg(
    shelves: Sequence[Shelf],
    *,
    title: str,
    description: str,
    size: float = 64,
    wide: float = 640,
    theme: Theme = "auto",
) -> str:
    """The shelves one below the other, on a ground of their own, cards `size` pixels wide, less where room is short.

    A shelf that is wider than `wide` pixels goes on in a further row; `title` and `description` are the spoken words
    of the whole picture. An unknown code or state raises `ValueError`.

    >>> house = Shelf("seat 2", (Stack(("HC",)), Stack(("R.kit", "M.kit"), "kitchen"), Stack()))
    >>> shelves_svg([house], title="a house", description="A moose in the kitchen.").count("</text>")
    2
    """
    children: list[Element] = []
    top, widest = float(MARGIN), 0.0
    for shelf in shelves:
        if shelf.heading:
            children.append(words_at(shelf.heading, MARGIN, top + 14, anchor="start", weight=700))
            top += LINE + 5
            widest = max(widest, LETTER * 1.1 * len(shelf.heading))
        for row in _rows(shelf.stacks, size, wide - 2 * MARGIN):
            drawn, right, top = _row(row, size, top)
            children += drawn
            widest = max(widest, right)
        top += 8
    box = (0, 0, widest + 2 * MARGIN, top - 8 + MARGIN)
    ground = Element("rect", {"width": f"{box[2]:g}", "height": f"{box[3]:g}", "rx": "12", "fill": "page"})
    parts = (ground, *children)
    return document(parts, box=box, width=box[2], title=title, description=description, theme=theme, fluid=True)


def _width(stack: Stack, size: float) -> float:
    covered = max(0, len(stack.codes) - 1) * SHOWN
    return size * (1 + covered + _depth(stack) * DEPTH)


def _depth(stack: Stack) -> int:
    return min(stack.under, DEEPEST)


def _rows(stacks: Sequence[Stack], size: float, wide: float) -> list[list[Stack]]:
    """The stacks in rows, each as full as it may be."""
    rows: list[list[Stack]] = []
    left = 0.0
    for stack in stacks:
        width = _width(stack, size)
        if not rows or left + width > wide:
            rows.append([])
            left = 0
        rows[-1].append(stack)
        left += width + GAP * size
    return rows


def _row(stacks: Sequence[Stack], size: float, top: float) -> tuple[list[Element], float, float]:
    """A row's elements, how far it reaches to the right, and where the next row begins."""
    top += size * (SIGNS if any(stack.states for stack in stacks) else 0)
    high = size * CARD[3] / CARD[2]
    children: list[Element] = []
    left, lines = float(MARGIN), 0
    for stack in stacks:
        width = _width(stack, size)
        children += _stack(stack, size, left, top)
        caption = _lines(stack.caption, width + GAP * size)
        lines = max(lines, len(caption))
        spots = enumerate(caption)
        children += [words_at(line, left + width / 2, top + high + LINE * (n + 0.9)) for n, line in spots]
        left += width + GAP * size
    below = LINE * lines + 6 if lines else BELOW * size
    return children, left - GAP * size - MARGIN, top + high + below


def _lines(caption: str, wide: float) -> list[str]:
    return [line for part in caption.splitlines() for line in wrap(part, max(6, int(wide / LETTER)))]


def _stack(stack: Stack, size: float, left: float, top: float) -> list[Element]:
    if not stack.codes:
        place = draw([["@", 3, 3, 1, ["u", "empty-place"]]], {})
        return [Element("svg", {"x": f"{left:g}", "y": f"{top:g}", **frame(CARD, size)}, place)]
    edges = [_edge(left + size * DEPTH * n, top, size) for n in range(_depth(stack), 0, -1)]
    last = len(stack.codes) - 1
    cards = [
        _card(code, stack.states if place == last else (), size, left + size * SHOWN * place, top)
        for place, code in enumerate(stack.codes)
    ]
    return edges + cards


def _edge(left: float, top: float, size: float) -> Element:
    """A card of which only the edge sticks out."""
    sheet = draw([["r", [1.5, 1.5, 97, 137, 9.5], "surface", "sign", 3]], {})
    return Element("svg", {"x": f"{left:g}", "y": f"{top:g}", **frame(CARD, size)}, sheet)


def _card(code: str, states: tuple[State, ...], size: float, left: float, top: float) -> Element:
    drawing, box = card_drawing(code, size=size, states=states)
    unit = size / CARD[2]
    place = {"x": f"{left + box[0] * unit:g}", "y": f"{top + box[1] * unit:g}"}
    return Element("svg", place | frame(box, size * box[2] / CARD[2]), drawing)
