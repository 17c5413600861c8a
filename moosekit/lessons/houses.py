"""The houses of There's a Moose in the House, seat by seat."""

from __future__ import annotations

from moosekit.draw import Shelf, Stack
from moosekit.games.moose_in_the_house.houses import Cover, House, Room
from moosekit.lessons.chips import seat_name
from moosekit.lessons.shelves import line, shelves_shown
from moosekit.lessons.shown import Shown
from moosekit.words import text
from moosekit.words.catalogue import listed
from moosekit.words.pictures import picture_words

__all__ = ["show_houses"]


def show_houses(*houses: str | House, language: str = "en", size: float = 64) -> Shown:
    """Houses by seat: the house card or its empty place, then the rooms, each with what lies on it.

    They are texts as in positions, or what a view holds: ``show_houses(*view.facts.houses)``.

    Raises:
        ValueError: quotes a word that is no room.

    >>> show_houses("HC kit+M bed+D", "- liv")
    Seat 1: a house card, a moose in the kitchen and a closed door before the bedroom.
    Seat 2: no house card and an empty living room.
    """
    built = [House.of(house) if isinstance(house, str) else house for house in houses]
    names = [seat_name(seat, language) for seat in range(len(built))]
    shelves = [Shelf(name, _stacks(house)) for name, house in zip(names, built, strict=True)]
    lines = [line(name, _told(house, language), language) for name, house in zip(names, built, strict=True)]
    return shelves_shown(shelves, lines, title=text("laid.houses", language), language=language, size=size)


def _stacks(house: House) -> tuple[Stack, ...]:
    first = Stack(("HC",)) if house.has_card else Stack()
    return (first, *(Stack(tuple([card.code for card in room.cards])) for room in house.rooms))


def _told(house: House, language: str) -> str:
    first = picture_words("HC", language).title if house.has_card else text("laid.no-house-card", language)
    return listed([first, *(_room(room, language) for room in house.rooms)], language)


def _room(room: Room, language: str) -> str:
    if room.cover is Cover.OPEN:
        return picture_words(f"R.{room.kind}", language).title
    if room.cover is Cover.MOOSE:
        return text(f"laid.moose-in.{room.kind}", language)
    return text(f"laid.door-of.{room.kind}", language)
