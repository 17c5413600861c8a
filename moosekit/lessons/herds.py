"""The herds of Moose Match Mayhem with the finished sets, seat by seat."""

from __future__ import annotations

from collections.abc import Sequence

from moosekit.draw import Shelf, Stack
from moosekit.games.moose_match_mayhem.cards import KINDS, Cards, cards
from moosekit.lessons.chips import seat_name
from moosekit.lessons.shelves import line, shelves_shown
from moosekit.lessons.shown import Shown
from moosekit.words import text
from moosekit.words.catalogue import listed
from moosekit.words.pictures import picture_words

__all__ = ["show_herds"]


def show_herds(
    *herds: str | Cards,
    sets: Sequence[Sequence[str | Cards]] = (),
    middle: str | Cards = "",
    language: str = "en",
    size: float = 64,
) -> Shown:
    """Herds by seat, cards of one kind on one another; after each the finished ``sets`` of the seat, if any are given.

    First come the cards of the ``middle``, if any are given. All are texts as in positions, or what a view holds:
    cards, and ``sets=view.facts.sets``.

    Raises:
        UnknownCard: quotes a word that is no card.
        ValueError: there are sets, but not for every herd.

    >>> show_herds("moose.b x2 yeti.w", "", sets=[["bear.w x2 bear.*"], []])
    Seat 1: a brown moose, a brown moose and a white yeti. Finished set: a white bear, a white bear and a wild bear.
    Seat 2: no cards.
    """
    if sets and len(sets) != len(herds):
        raise ValueError(
            f"there are sets for {len(sets)} seats, but {len(herds)} herds; give an empty list for no sets"
        )
    shelves: list[Shelf] = []
    lines: list[str] = []
    if middle:
        name, lying = text("laid.turned-over", language), _read(middle)
        shelves.append(Shelf(name, tuple([Stack((card.code,)) for card in lying])))
        lines.append(line(name, _names(lying, language), language))
    for seat, herd in enumerate(herds):
        name = seat_name(seat, language)
        own, finished = _read(herd), [_read(cards) for cards in sets[seat]] if sets else []
        label = text("laid.set", language)
        stacks = [Stack((kind.code,) * own.count(kind)) for kind in KINDS if kind in own]
        stacks += [Stack(tuple([card.code for card in cards]), label) for cards in finished]
        shelves.append(Shelf(name, tuple(stacks) or (Stack(),)))
        told = _names(own, language) if own else text("laid.no-cards", language)
        more = [text("laid.set-of", language, cards=_names(cards, language)) for cards in finished]
        lines.append(" ".join([line(name, told, language), *more]))
    return shelves_shown(shelves, lines, title=text("laid.herds", language), language=language, size=size)


def _read(herd: str | Cards) -> Cards:
    return cards(herd) if isinstance(herd, str) else herd


def _names(some: Cards, language: str) -> str:
    return listed([picture_words(card.code, language).title for card in some], language)
