"""Several cards side by side with their captions: the still picture that stands in for a live table."""

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap

from moosekit.draw.card import CARD, ROOMY, State, card_drawing
from moosekit.draw.interpret import Element
from moosekit.draw.svg import Theme, document, frame

__all__ = ["RowItem", "row_of_cards_svg"]

FONT = "ui-rounded,Segoe UI,Roboto,Helvetica Neue,Liberation Sans,Arial,system-ui,sans-serif"
LINE = 17  # pixels from one line of a caption to the next
LETTER = 7.2  # pixels that one letter of a caption takes on average
MARGIN = 12


@dataclass(frozen=True, slots=True)
class RowItem:
    """One card of a row: what `card_svg` or, with a rule card's id, `rule_card_svg` draws, and the words below it.

    >>> RowItem("twos-win", "a 2 wins", ("acting",), place=1).caption
    'a 2 wins'
    """

    code: str
    caption: str = ""
    states: tuple[State, ...] = ()
    place: int | None = None
    crowned: bool = False


def row_of_cards_svg(
    items: Sequence[RowItem], *, title: str, description: str, size: float = 84, theme: Theme = "auto"
) -> str:
    """The cards from left to right on a ground of their own, each `size` pixels wide, captions below.

    >>> row = row_of_cards_svg([RowItem("O5", "seat 1"), RowItem("O9", "seat 2", ("ahead",))],
    ...                        title="a trick", description="Seat 2 is ahead with orange 9.")
    >>> row.count("</text>")
    2
    """
    slot = size * ROOMY[2] / CARD[2]
    high = size * ROOMY[3] / CARD[2]
    captions = [wrap(item.caption, max(6, int(slot / LETTER))) for item in items]
    box = (0, 0, slot * len(items) + 2 * MARGIN, high + LINE * max(map(len, captions), default=0) + 2 * MARGIN)
    children = [Element("rect", {"width": f"{box[2]:g}", "height": f"{box[3]:g}", "rx": "12", "fill": "page"})]
    for index, (item, lines) in enumerate(zip(items, captions, strict=True)):
        left = MARGIN + slot * index
        children.append(_card(item, size, left))
        children += [words_at(line, left + slot / 2, MARGIN + high + LINE * (n + 0.7)) for n, line in enumerate(lines)]
    return document(children, box=box, width=box[2], title=title, description=description, theme=theme)


def _card(item: RowItem, size: float, left: float) -> Element:
    drawing, _ = card_drawing(item.code, size=size, states=item.states, place=item.place, crowned=item.crowned)
    place = {"x": f"{left:g}", "y": str(MARGIN)}
    return Element("svg", place | frame(ROOMY, size * ROOMY[2] / CARD[2]), drawing)


def words_at(words: str, x: float, y: float, *, anchor: str = "middle", weight: int = 400) -> Element:
    """One line of text, 14 pixels high, that stands at a point by its middle or its start.

    >>> words_at("seat 1", 8, 20, anchor="start").attributes["text-anchor"]
    'start'
    """
    look = {"text-anchor": anchor, "font-family": FONT, "font-size": "14", "fill": "ink"}
    bold = {} if weight == 400 else {"font-weight": str(weight)}
    return Element("text", {"x": f"{x:g}", "y": f"{y:g}", **look, **bold}, (words,))
