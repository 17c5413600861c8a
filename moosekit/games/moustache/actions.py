"""What a seat can do in Moustache. Actions are values; those that play a card are made once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from moosekit.games.moustache.cards import CARDS, AnimalCard, Cards

__all__ = ["PLAY", "STEAL", "Action", "PassCards", "PlayCard", "StealCard", "pass_cards"]


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card to the trick.

    >>> from moosekit.games.moustache.cards import card
    >>> PlayCard(card("P3"))
    PlayCard(card=P3)
    """

    card: AnimalCard


@dataclass(frozen=True, slots=True)
class PassCards:
    """Set three cards aside for the left neighbour (rule card `pass-three`); make one with ``pass_cards``.

    >>> from moosekit.games.moustache.cards import cards
    >>> PassCards(cards("G1 P5 B2")) == pass_cards(cards("P5 G1 B2"))
    True
    """

    cards: Cards


@dataclass(frozen=True, slots=True)
class StealCard:
    """The monkey's choice: the card of the trick that it takes.

    >>> from moosekit.games.moustache.cards import card
    >>> StealCard(card("P3"))
    StealCard(card=P3)
    """

    card: AnimalCard


Action: TypeAlias = PlayCard | PassCards | StealCard

#: one object for each card, by the card's index: no move makes a new one
PLAY: Final = tuple(PlayCard(card) for card in CARDS)
STEAL: Final = tuple(StealCard(card) for card in CARDS)


def pass_cards(cards: Cards) -> PassCards:
    """The action of passing these cards, in deck order, so that equal choices are equal.

    >>> from moosekit.games.moustache.cards import cards
    >>> pass_cards(cards("P5 G1 B2"))
    PassCards(cards=(G1, P5, B2))
    """
    return PassCards(tuple(sorted(cards)))
