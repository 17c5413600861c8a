"""The table of Face de bouc: the open pile, the draw pile, and the won piles with their top faces."""

from __future__ import annotations

from moosekit.draw import Shelf, Stack
from moosekit.games.face_de_bouc.cards import Faces, faces
from moosekit.lessons.chips import seat_name
from moosekit.lessons.shelves import line, shelves_shown
from moosekit.lessons.shown import Shown
from moosekit.words import text

__all__ = ["show_piles"]

BACK = "back-goat"


def show_piles(
    *piles: str | Faces, centre: str | Faces = "", draw: int = 0, language: str = "en", size: float = 64
) -> Shown:
    """The open pile and ``draw`` cards face down, then the won piles by seat, of which only the top cards are seen.

    Piles are told from the bottom to the top, as texts or as a view holds them: ``show_piles(*view.facts.piles,
    centre=view.facts.centre, draw=view.facts.left)``.

    Raises:
        UnknownCard: quotes a word that is no character.

    >>> show_piles("f12 f03", "", centre="f05", draw=40)
    Open pile: 1 card, on top the pointed red face with a pompom.
    Draw pile: 40 cards.
    Seat 1: 2 cards, on top the wide green face with its eyes on stalks.
    Seat 2: no cards.
    """
    open_pile = _read(centre)
    table = [(text("laid.centre", language), open_pile, len(open_pile)), (text("laid.draw", language), (), draw)]
    won = [(seat_name(seat, language), _read(pile), len(_read(pile))) for seat, pile in enumerate(piles)]
    shelves = [Shelf("", tuple(_stack(*one, language) for one in part)) for part in (table, won) if part]
    lines = [line(name, _told(pile, count, language), language) for name, pile, count in table + won]
    return shelves_shown(shelves, lines, title=text("laid.piles", language), language=language, size=size)


def _read(pile: str | Faces) -> Faces:
    return faces(pile) if isinstance(pile, str) else pile


def _stack(name: str, pile: Faces, count: int, language: str) -> Stack:
    if not count:
        return Stack((), name)
    caption = f"{name}\n{text('laid.count', language, count=count)}"
    return Stack((pile[-1].code if pile else BACK,), caption, under=count - 1)


def _told(pile: Faces, count: int, language: str) -> str:
    if not count:
        return text("laid.no-cards", language)
    told = text("laid.count", language, count=count)
    return text("laid.on-top", language, cards=told, face=pile[-1].code) if pile else told
