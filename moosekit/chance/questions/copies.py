"""Decks of Face de bouc: how many cards show each character, written "8x5-4x4"."""

from __future__ import annotations

import re
from typing import Final

from moosekit.chance.deck import Deck
from moosekit.chance.faults import Uncountable
from moosekit.chance.messages import Message, message
from moosekit.chance.questions.setting import Setting, checked
from moosekit.games.face_de_bouc.cards import COPIES

PART: Final = re.compile(r"([1-9][0-9]?)x([1-9][0-9]?)")
MOST_CARDS: Final = 128
#: the default of the set-up, and the simple variant of the lesson plan
USUAL: Final = "8x5-4x4"
SIMPLE: Final = "14x4"


def copies_of(text: str) -> tuple[int, ...]:
    """How many cards each character has.

    >>> copies_of("2x5-1x4")
    (5, 5, 4)

    Raises:
        Uncountable: no such list, or a deck that is too large.
    """
    found = [PART.fullmatch(part) for part in text.split("-")]
    copies = [int(part[2]) for part in found if part is not None for _ in range(int(part[1]))]
    if None in found or not 2 <= sum(copies) <= MOST_CARDS:
        raise Uncountable(
            f"copies={text[:40]}: expected characters x copies with - between, such as {USUAL}, 2 to {MOST_CARDS} cards"
        )
    return tuple(copies)


def faces(text: str) -> Deck[int]:
    """The deck, its characters by number."""
    return Deck(dict(enumerate(copies_of(text))))


def setting(*values: str) -> Setting:
    """The setting of a question about this deck."""
    return checked("copies", values, copies_of)


def in_words(text: str) -> str:
    """How many characters have how many cards, as it is written in a sentence.

    >>> in_words("8x5-4x4")
    '8 × 5 + 4 × 4'
    """
    return text.replace("x", " × ").replace("-", " + ")


def assumption(text: str) -> Message:
    """The deck in words; which part of it is our own choice is told with it."""
    copies = copies_of(text)
    known = "bouc-usual" if copies == COPIES else "bouc-deck"
    return message(f"question.assume.{known}", cards=sum(copies), characters=len(copies), copies=in_words(text))
