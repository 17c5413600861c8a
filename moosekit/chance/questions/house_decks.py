"""The deck of the house game, and settings that its questions share."""

from __future__ import annotations

from typing import Final

from moosekit.chance.deck import Deck
from moosekit.games.moose_in_the_house.cards import CARDS, HOUSE, TRAP, CardKind, HouseCard
from moosekit.games.moose_in_the_house.setup import HAND

DECK: Final = Deck.of(CARDS)
TRAPS: Final = DECK[TRAP]
HOUSE_CARDS: Final = DECK[HOUSE]
#: a turn begins with a draw (clause 3.1)
CARDS_IN_HAND: Final = HAND + 1


def is_trap(card: HouseCard) -> bool:
    """Whether it is a trap."""
    return card is TRAP


def is_house(card: HouseCard) -> bool:
    """Whether it is a house card."""
    return card is HOUSE


def is_moose(card: HouseCard) -> bool:
    """Whether it is a moose for a room."""
    return card.kind is CardKind.MOOSE
