"""Hands as bits: card number c of ``CARDS`` is bit c of a ``uint64``, so a hand is one number with 11 bits a colour.

Everything here works on arrays of such masks, one for each round.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from moosekit.batch.mixing import Bytes, Flags, Words
from moosekit.games.moustache.cards import CARDS, VALUES, AnimalCard, Cards

FIELD: Final = len(VALUES)
ONE: Final = np.uint64(1)
#: the bit of each card; a few more, so that any ``uint8`` up to 63 is a place in it
BITS: Final = np.left_shift(ONE, np.arange(64, dtype=np.uint64))
_FIELD_MASK: Final = np.uint64(2**FIELD - 1)


def bits_of(cards: Bytes) -> Words:
    """The bit of each card."""
    return np.left_shift(ONE, cards)


def mask_of(cards: Cards) -> np.uint64:
    """The bits of some cards."""
    return np.uint64(sum(1 << card.index for card in cards))


def of_colour(colour: str) -> np.uint64:
    """The bits of all cards of a colour."""
    return mask_of(tuple(card for card in CARDS if card.colour == colour))


def of_value(value: int) -> np.uint64:
    """The bits of all cards with a value."""
    return mask_of(tuple(card for card in CARDS if card.value == value))


JOKERS_MASK: Final = mask_of(tuple(card for card in CARDS if card.colour is None))


def _places(width: int) -> Bytes:
    """For each number of so many bits the places of its set bits from low to high, ``width`` bytes a number."""
    table: Bytes = np.zeros((2**width, width), dtype=np.uint8)
    filled = np.zeros(2**width, dtype=np.intp)
    numbers = np.arange(2**width, dtype=np.uint32)
    for bit in range(width):
        having = np.flatnonzero(numbers & np.uint32(1 << bit))
        table[having, filled[having]] = bit
        filled[having] += 1
    return table.ravel()


#: of a colour; and of the last colour with the jokers above it
_FIELDS: Final = {False: (FIELD, _places(FIELD)), True: (FIELD + 3, _places(FIELD + 3))}
_HALF: Final = np.uint64(2 ** (2 * FIELD) - 1)
_LOWER: Final = np.uint32(2**FIELD - 1)
#: the highest bit of each field
_TOP: Final = np.array([max(field.bit_length() - 1, 0) for field in range(2**FIELD)], dtype=np.uint8)
_BOTTOM: Final = _FIELDS[False][1][::FIELD].copy()


def nth(masks: Words, number: Bytes, *, jokers: bool) -> Bytes:
    """The card at place ``number`` of each hand in deck order; without ``jokers`` no hand may hold one.

    The half of the deck that it lies in, the colour there, and the bit in the colour, each by counting bits.
    """
    width, table = _FIELDS[jokers]
    lower = np.bitwise_count(masks & _HALF)
    past = (number >= lower).view(np.uint8)
    number = number - lower * past
    card: Bytes = past * np.uint8(2 * FIELD)
    half = (masks >> card).astype(np.uint32)
    lower = np.bitwise_count(half & _LOWER)
    past = (number >= lower).view(np.uint8)
    number -= lower * past
    past *= np.uint8(FIELD)
    half >>= past
    # in the lower colour of a half, the bits above it belong to the upper one, but the card is found before them
    half &= np.uint32(2**width - 1)
    half *= np.uint32(width)
    half += number
    card += past
    card += table.take(half.view(np.int32))
    return card


def spread(condition: Flags) -> Words:
    """All bits where a condition holds, none where it does not."""
    mask = condition.astype(np.uint64)
    return np.negative(mask, out=mask)


def chosen(mask: Words, one: Words, other: Words) -> Words:
    """One where the mask has all bits, the other where it has none: ``np.where`` takes three times as long here."""
    found = one ^ other
    found &= mask
    found ^= other
    return found


class Ranking:
    """All cards from the weakest to the strongest: by colour in some order, then by value; jokers above them all.

    ``order`` are the places of the colours in the deck (0 green to 3 blue), weakest first.
    """

    def __init__(self, order: tuple[int, ...]) -> None:
        self._colours = (*order, len(order))  # jokers are a fifth colour
        #: for each card with a colour 1 + its strength; 0 for jokers, and for no card at all
        self.strengths: Bytes = np.zeros(64, dtype=np.uint8)
        for card in CARDS:
            self.strengths[card.index] = 0 if card.colour is None else 1 + self.strength(card)
        #: for each card all with a colour that are stronger; the last entry, for no card at all, has every such card
        above = [
            mask_of(tuple(one for one in CARDS if one.colour is not None and self.strength(one) > bar))
            for bar in (*[self.strength(card) for card in CARDS], -1)
        ]
        self.above: Words = np.array(above, dtype=np.uint64)

    def strength(self, card: AnimalCard) -> int:
        """The place of a card in the order, from 0."""
        return FIELD * self._colours.index(card.index // FIELD) + card.index % FIELD

    def strongest(self, masks: Words) -> Bytes:
        """The strongest card of each hand, which must not be empty."""
        return self._outermost(masks, self._colours, _TOP)

    def weakest(self, masks: Words) -> Bytes:
        """The weakest card of each hand, which must not be empty."""
        return self._outermost(masks, self._colours[::-1], _BOTTOM)

    def _outermost(self, masks: Words, colours: tuple[int, ...], table: Bytes) -> Bytes:
        """Of the last of these colours that a hand holds, the card that the table tells."""
        found = np.zeros(len(masks), dtype=np.uint8)
        for colour in colours:
            field = ((masks >> np.uint64(FIELD * colour)) & _FIELD_MASK).astype(np.int32)
            card = table.take(field) + np.uint8(FIELD * colour)
            found = np.where(field != 0, card, found)
        return found
