"""All cards from the weakest to the strongest, as tables for whole arrays."""

from __future__ import annotations

from moosekit.batch.hands import FIELD, table
from moosekit.games.moustache.cards import CARDS, AnimalCard


class Ranking:
    """All cards from the weakest to the strongest: by colour in some order, then by value; jokers above them all.

    ``order`` are the places of the colours in the deck (0 green to 3 blue), weakest first.

    Attributes:
        strongest: what a card is worth to those who want the strongest.
        weakest: what it is worth to those who want the weakest.
        coloured: as ``strongest``, and 0 for jokers.
    """

    def __init__(self, order: tuple[int, ...]) -> None:
        self._colours = (*order, len(order))  # jokers are a fifth colour
        self.strongest: bytes = table([1 + self.strength(card) for card in CARDS])
        self.weakest: bytes = table([len(CARDS) + FIELD - self.strength(card) for card in CARDS])
        self.coloured: bytes = table([0 if card.colour is None else 1 + self.strength(card) for card in CARDS])

    def strength(self, card: AnimalCard) -> int:
        """The place of a card in the order, from 0."""
        return FIELD * self._colours.index(card.index // FIELD) + card.index % FIELD
