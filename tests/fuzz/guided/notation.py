"""Tricks and rows of rule cards as people type them: ``cards | row | reading | first seat``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from moosekit.core.refusal import BadSetup
from moosekit.games.moustache import Trick
from moosekit.games.moustache.rule_cards import SHIPPED, row_of
from moosekit.tricks.row import Reading
from moosekit.words import LANGUAGES
from tests.fuzz.guided.harness import check_refusal
from tests.fuzz.guided.texts import read

FIELDS: Final = 4
#: others begin with seat 0
SEATS: Final = ("1", "2", "9", "-1")


def one(data: bytes) -> None:
    """The row alone, and the whole trick."""
    text = read(data)
    cards, row, reading, first, *_ = [*(field.strip() for field in text.split("|")), *[""] * FIELDS]
    _row(row)
    _trick(cards, row, reading or Reading.LAST_WORD, int(first) if first in SEATS else 0)


def _row(row: str) -> None:
    try:
        found = row_of(row)
    except ValueError as fault:  # an id that no card has, or one card twice
        check_refusal(fault)
        return
    assert row_of([card.id for card in found]) == found


def _trick(cards: str, row: str, reading: str, first_seat: int) -> None:
    try:
        trick = Trick.parse(cards, row=row, reading=reading, first_seat=first_seat)
    except BadSetup as fault:
        check_refusal(fault)
        return
    again = Trick.parse(
        " ".join(card.code for card in trick.cards),
        row=trick.row,
        reading=trick.reading.value,
        first_seat=first_seat,
        monkey=None if trick.monkey is None else trick.monkey.code,
    )
    assert (again, again.resolve()) == (trick, trick.resolve())
    for language in LANGUAGES:
        assert str(trick.why(language))


def seeds() -> Iterator[str]:
    """Tricks with every rule card, joker and reading."""
    yield "P2 P8 G3 B1"
    for card in SHIPPED:
        yield f"O5 O9 O3 G2 P2 | {card.id}"
    for number, reading in enumerate(Reading):
        yield f"P2 pigeon monkey=P2 G3 unicorn | twos-win, threes-low,twins-vanish,reversed | {reading} | {number}"
    yield "O5 o9 P11 monkey=monkey |own:x,, twos-wim,twos-win,twos-win | last"
