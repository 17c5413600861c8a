"""A hand as one whole number, so that what follows suit is found without a look at each card.

It has a bit for each card, by the card's index: a colour is eleven bits side by side, the jokers are above all colours.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, TypeAlias

from moosekit.core.awaits import Finite
from moosekit.core.making import make
from moosekit.games.moustache.actions import PLAY, PlayCard
from moosekit.games.moustache.cards import CARDS, COLOURS, AnimalCard, Cards

Hand: TypeAlias = int
#: the hands of all seats side by side in one number
Hands: TypeAlias = int

#: bits for each seat, and all of one seat
LANE: Final = 48
WHOLE: Final = (1 << LANE) - 1

#: the hand of this card alone
BIT: Final[dict[AnimalCard, Hand]] = {card: 1 << card.index for card in CARDS}


def hand_of(cards: Iterable[AnimalCard]) -> Hand:
    """The hand of these cards, each of them once.

    >>> from moosekit.games.moustache.cards import cards
    >>> bin(hand_of(cards("G3 G0")))
    '0b1001'
    """
    return sum(map(BIT.__getitem__, cards))


def hands_of(hands: Iterable[Cards]) -> Hands:
    """The hands of all seats.

    >>> from moosekit.games.moustache.cards import cards
    >>> held = hands_of((cards("G0"), cards("G3 P0")))
    >>> [cards_of(hand_at(held, seat)) for seat in (0, 1)]
    [(G0,), (G3, P0)]
    """
    return sum([hand_of(cards) << LANE * seat for seat, cards in enumerate(hands)])


def hand_at(held: Hands, seat: int) -> Hand:
    """The hand of one seat."""
    return held >> LANE * seat & WHOLE


@lru_cache(maxsize=512)  # those who look at a game see the same hands through several states
def cards_of(hand: Hand) -> Cards:
    """The cards of a hand, in deck order.

    >>> cards_of(0b1001)
    (G0, G3)
    """
    return tuple([play.card for play in plays_of(hand).actions])


#: all cards of a colour; where no card has set the lead colour, nobody has to follow
OF_COLOUR: Final[dict[str | None, Hand]] = {
    None: 0,
    **{colour: hand_of(card for card in CARDS if card.colour is colour) for colour in COLOURS},
}
JOKERS: Final = hand_of(card for card in CARDS if card.colour is None)


def _plays(cards: Cards) -> tuple[tuple[PlayCard, ...], ...]:
    """The actions of playing the cards of every set of these; bit n in a set's place is the card n."""
    plays: list[tuple[PlayCard, ...]] = [()]
    for card in cards:
        plays += [(*before, PLAY[card.index]) for before in plays]
    return tuple(plays)


#: eight cards each, as a byte has eight bits
_A, _B, _C, _D, _E, _F = (_plays(CARDS[first : first + 8]) for first in range(0, len(CARDS), 8))


#: one card only, as for more than a quarter of all turns
_ONLY: Final[dict[Hand, Finite[PlayCard]]] = {BIT[play.card]: Finite((play,)) for play in PLAY}


def plays_of(hand: Hand) -> Finite[PlayCard]:
    """The actions of playing the cards of a hand, in deck order.

    >>> plays_of(0b1001).actions
    (PlayCard(card=G0), PlayCard(card=G3))
    """
    only = _ONLY.get(hand)
    if only is not None:
        return only
    a, b, c, d, e, f = hand.to_bytes(6, "little")
    plays = _A[a] + _B[b] + _C[c] + _D[d] + _E[e] + _F[f]
    return make(Finite, (plays,))  # pyright: ignore[reportUnknownVariableType]  # make() loses what it is generic in
