"""Following suit: what a hand may play. An obligation that nothing in the hand can meet is waived."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from moosekit.tricks.play import TrickCard

__all__ = ["Choice", "follow_suit", "is_void"]

C = TypeVar("C", bound=TrickCard)
C_co = TypeVar("C_co", bound=TrickCard, covariant=True)


class Choice(NamedTuple, Generic[C_co]):
    """A hand, the lead colour, and the cards of the hand that may be played so far.

    >>> from moosekit.games.moustache import cards
    >>> Choice(cards("G3 P7 P8"), "pink", cards("P7 P8")).playable
    (P7, P8)
    """

    hand: tuple[C_co, ...]
    lead: str | None
    playable: tuple[C_co, ...]


def is_void(hand: tuple[C, ...], colour: str) -> bool:
    """Whether the hand has no card of the colour.

    >>> from moosekit.games.moustache import cards
    >>> is_void(cards("G3 P7"), "blue")
    True
    """
    for card in hand:
        if card.colour == colour:
            return False
    return True


def follow_suit(hand: tuple[C, ...], lead: str | None) -> tuple[C, ...]:
    """The cards that may be played: those of the lead colour and jokers; all when the hand is void in it.

    >>> from moosekit.games.moustache import cards
    >>> follow_suit(cards("G3 P7 P8"), "pink")
    (P7, P8)
    """
    if lead is None:
        return hand
    for card in hand:
        if card.colour == lead:
            return tuple([card for card in hand if card.colour == lead or card.colour is None])
    return hand
