"""A page for the printer: our own style in it, no script, nothing from another host. It fits A4 and Letter."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files

from moosekit.draw import card_svg, rule_card_svg
from moosekit.quiz import Shelf
from moosekit.words.card_names import card_name, is_rule_card


def paper(title: str, parts: Sequence[str], language: str, own_style: str = "") -> str:
    """The page of these parts, each a piece of HTML; ``own_style`` is added to the style of all pages.

    >>> print(paper("Sheet", ["<p>Hello</p>"], "en").splitlines()[-1])
    <body><main><p>Hello</p></main></body></html>
    """
    style = files("moosekit.classroom").joinpath("paper.css").read_text(encoding="utf-8")
    return (
        f'<!doctype html>\n<html lang="{escape(language)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}{own_style}</style></head>\n"
        f"<body><main>{''.join(parts)}</main></body></html>\n"
    )


def shelf_html(shelf: Shelf, game: str, language: str, size: float = 46) -> str:
    """Cards side by side under their heading, with what stands below each."""
    drawn = [(card_picture(game, card.code, language, size), escape(card.caption)) for card in shelf.cards]
    pictures = [f"<figure>{picture}<figcaption>{caption}</figcaption></figure>" for picture, caption in drawn]
    empty = '<span class="none">–</span>'
    return (
        f'<div class="shelf"><p>{escape(shelf.heading)}</p><div class="cards">{"".join(pictures) or empty}</div></div>'
    )


def card_picture(game: str, code: str, language: str, size: float = 46) -> str:
    """A card of any game by its code, in colours that print."""
    name = card_name(game, code, language)
    if game == "moustache" and is_rule_card(code):
        return rule_card_svg(code, title=name, description="", size=size, theme="light")
    return card_svg(code, title=name, description="", size=size, theme="light")


def table_of(heads: Sequence[str], rows: Sequence[Sequence[str]], caption: str = "", kind: str = "") -> str:
    """A table of words; the first cell of a row is its head. ``kind`` is a class of the style."""
    top = "".join([f'<th scope="col">{escape(head)}</th>' for head in heads])
    body = "".join([f'<tr><th scope="row">{escape(first)}</th>{_cells(rest)}</tr>' for first, *rest in rows])
    named = f"<caption>{escape(caption)}</caption>" if caption else ""
    of_kind = f' class="{kind}"' if kind else ""
    return f"<table{of_kind}>{named}<thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def _cells(cells: Sequence[str]) -> str:
    return "".join([f"<td>{escape(cell)}</td>" for cell in cells])
