"""The 52 cards of whist."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from moosekit.cards.card import Card

SUITS: Final = ("♣", "♦", "♥", "♠")
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class WhistCard(Card):
    """A card of a suit, and its rank from 0 (the two) to 12 (the ace).

    >>> WhistCard.of("♥10").colour, WhistCard.of("♥10").value
    ('♥', 8)
    """

    colour: str
    value: int


Cards: TypeAlias = tuple[WhistCard, ...]
CARDS: Final[Cards] = WhistCard.intern(
    tuple(
        WhistCard(f"{suit}{rank}", len(RANKS) * place + value, suit, value)
        for place, suit in enumerate(SUITS)
        for value, rank in enumerate(RANKS)
    )
)
CODES: Final = tuple(card.code for card in CARDS)
