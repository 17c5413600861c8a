"""The 47 cards of Moustache (clause 1.3): eleven values in each of four colours, and three jokers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final, TypeAlias

from moosekit.cards.card import Card, UnknownCard

__all__ = ["ANIMALS", "CARDS", "COLOURS", "JOKERS", "VALUES", "AnimalCard", "Cards", "Colour", "Joker", "card", "cards"]


class Colour(StrEnum):
    """The four colours, from the weakest to the strongest (clause 5.1)."""

    GREEN = "green"
    PINK = "pink"
    ORANGE = "orange"
    BLUE = "blue"


class Joker(StrEnum):
    """The three jokers (section 9)."""

    PIGEON = "pigeon"
    UNICORN = "unicorn"
    MONKEY = "monkey"


COLOURS: Final = tuple(Colour)
VALUES: Final = tuple(range(11))


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class AnimalCard(Card):
    """A card of Moustache. A joker has neither colour nor value.

    >>> AnimalCard.of("O5").colour, AnimalCard.of("O5").value
    (<Colour.ORANGE: 'orange'>, 5)
    """

    colour: Colour | None
    value: int | None
    joker: Joker | None = None

    _letters = "a colour letter and a value from G0, P0, O0, B0 to G10, P10, O10, B10, or pigeon, unicorn, monkey"


Cards: TypeAlias = tuple[AnimalCard, ...]

_ANIMALS: Final = tuple(
    AnimalCard(f"{colour[0].upper()}{value}", 11 * place + value, colour, value)
    for place, colour in enumerate(COLOURS)
    for value in VALUES
)
_JOKERS: Final = tuple(AnimalCard(joker.value, 44 + place, None, None, joker) for place, joker in enumerate(Joker))
#: all 47, in deck order: green, pink, orange, blue, jokers
CARDS: Final = AnimalCard.intern(_ANIMALS + _JOKERS)
#: the 44 that are shuffled and dealt
ANIMALS: Final = _ANIMALS
JOKERS: Final = _JOKERS
PIGEON: Final = next(card for card in JOKERS if card.joker is Joker.PIGEON)
ANIMAL_CODES: Final = tuple(card.code for card in ANIMALS)


def cards(text: str) -> Cards:
    """Cards from their codes with blanks between; small letters are read too.

    >>> cards("P2 p8 monkey")
    (P2, P8, monkey)

    Raises:
        UnknownCard: quotes the word that names no card.
    """
    return tuple(card(word) for word in text.split())


@lru_cache(maxsize=256)
def card(word: str) -> AnimalCard:
    """One card from its code; small letters are read too.

    Raises:
        UnknownCard: quotes the word and says what a card looks like.
    """
    code = word.lower() if word.lower() in tuple(Joker) else word.upper() if len(word) <= 3 else word
    try:
        return AnimalCard.of(code)
    except UnknownCard:
        return AnimalCard.of(word)  # refused, as it was written
