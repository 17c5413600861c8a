"""The cards of Moose Match Mayhem (clauses 1.3 to 1.5): twelve kinds; copies of a kind are one and the same object."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from moosekit.cards.card import Card

__all__ = ["KINDS", "Animal", "CardKind", "Cards", "Colour", "MayhemCard", "cards"]


class Animal(StrEnum):
    """The animals that sets are made of."""

    MOOSE = "moose"
    BEAR = "bear"
    SQUIRREL = "squirrel"


class Colour(StrEnum):
    """The colours of animals and yetis."""

    BROWN = "brown"
    WHITE = "white"
    GREY = "grey"


class CardKind(StrEnum):
    """What a card is for."""

    ANIMAL = "animal"
    WILD = "wild"
    YETI = "yeti"
    AVALANCHE = "avalanche"


#: the colours of animals, in the order in which they are asked for
ANIMAL_COLOURS: Final = (Colour.BROWN, Colour.WHITE)
YETI_COLOURS: Final = (Colour.WHITE, Colour.GREY)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class MayhemCard(Card):
    """A card. Animals and wild cards have an ``animal``, animals and yetis a ``colour``.

    >>> MayhemCard.of("moose.b").animal, MayhemCard.of("moose.b").colour
    (<Animal.MOOSE: 'moose'>, <Colour.BROWN: 'brown'>)
    """

    kind: CardKind
    animal: Animal | None = None
    colour: Colour | None = None

    _letters = "moose, bear or squirrel with .b, .w or .* (moose.b, bear.*), yeti.w, yeti.g or avalanche"


Cards: TypeAlias = tuple[MayhemCard, ...]

_NATURAL: Final = tuple(
    MayhemCard(f"{animal}.{colour[0]}", 2 * row + place, CardKind.ANIMAL, animal, colour)
    for row, animal in enumerate(Animal)
    for place, colour in enumerate(ANIMAL_COLOURS)
)
_WILD: Final = tuple(MayhemCard(f"{animal}.*", 6 + place, CardKind.WILD, animal) for place, animal in enumerate(Animal))
_YETI: Final = tuple(
    MayhemCard(f"yeti.{colour[0]}", 9 + place, CardKind.YETI, None, colour) for place, colour in enumerate(YETI_COLOURS)
)
#: the twelve kinds, in deck order: animals, wild cards, yetis, avalanche
KINDS: Final = MayhemCard.intern((*_NATURAL, *_WILD, *_YETI, MayhemCard("avalanche", 11, CardKind.AVALANCHE)))
AVALANCHE: Final = KINDS[-1]


def natural(animal: Animal, colour: Colour) -> MayhemCard:
    """The card of an animal in a colour.

    >>> natural(Animal.BEAR, Colour.WHITE)
    bear.w
    """
    return next(card for card in _NATURAL if card.animal is animal and card.colour is colour)


def wild(animal: Animal) -> MayhemCard:
    """The wild card of an animal.

    >>> wild(Animal.BEAR)
    bear.*
    """
    return next(card for card in _WILD if card.animal is animal)


def cards(text: str) -> Cards:
    """Cards from their codes with blanks between; ``x2`` after a code says how many.

    >>> cards("moose.b x2 bear.* avalanche")
    (moose.b, moose.b, bear.*, avalanche)

    Raises:
        UnknownCard: quotes the word that names no card and says what a card looks like.
    """
    return MayhemCard.listed(text)


def without(some: Cards, gone: Cards) -> Cards:
    """The cards without these copies.

    >>> without(cards("moose.b x3 yeti.g"), cards("moose.b x2"))
    (moose.b, yeti.g)

    Raises:
        ValueError: one of them is not there.
    """
    left = list(some)
    for card in gone:
        left.remove(card)
    return tuple(left)
