"""The twelve characters of Face de bouc (clause 1.3). Cards with the same character cannot be told apart."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from moosekit.cards.card import Card
from moosekit.cards.reading import read_cards

__all__ = ["FACES", "FaceCard", "Faces", "faces"]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class FaceCard(Card):
    """A card of Face de bouc: one object for each character, however many cards show it.

    >>> FaceCard.of("f03").index
    2
    """

    _letters = "a character from f01 to f12"


Faces: TypeAlias = tuple[FaceCard, ...]

CHARACTERS: Final = 12
#: the twelve characters, in the order of their codes
FACES: Final = FaceCard.intern(tuple(FaceCard(f"f{number:02}", number - 1) for number in range(1, CHARACTERS + 1)))
#: how many cards show each character: eight come five times, four come four times
COPIES: Final = (5,) * 8 + (4,) * 4


def faces(text: str) -> Faces:
    """Cards from their codes with blanks between.

    >>> faces("f01 f12 f01")
    (f01, f12, f01)

    Raises:
        UnknownCard: quotes the word that names no character.
    """
    return tuple(FaceCard.of(word) for word in text.split())


def known_faces(text: str, faults: list[str]) -> Faces:
    """The same, for several texts of which every fault is to be told: words that name no character become faults."""
    return read_cards(text.split(), FaceCard.of, faults)


def deck(copies: tuple[int, ...]) -> Faces:
    """All cards of a deck, in the order of their codes.

    >>> len(deck(COPIES))
    56
    """
    return tuple([face for face, count in zip(FACES, copies, strict=True) for _ in range(count)])
