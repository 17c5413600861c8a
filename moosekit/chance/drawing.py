"""Drawing by chance from the library's one stream: numbers below any limit, outcomes, hands."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Hashable
from enum import StrEnum
from itertools import accumulate
from typing import Final, Generic, TypeVar

from moosekit.chance.deals import check_hands
from moosekit.chance.deck import Deck
from moosekit.chance.dist import Dist
from moosekit.chance.faults import hand_size
from moosekit.core.stream import Stream

__all__ = ["Drawing"]

T = TypeVar("T", bound=Hashable)
C = TypeVar("C", bound=Hashable)
WORD_BITS: Final = 64


class Drawing(StrEnum):
    """What becomes of a drawn card before the next is drawn."""

    KEPT_OUT = "kept-out"
    """It stays out, as in every game: drawing without replacement."""
    PUT_BACK = "put-back"
    """It goes back and the deck is shuffled: drawing with replacement."""


def below(stream: Stream, limit: int, index: int = 0) -> int:
    """A number from 0 to ``limit`` − 1, every one equally likely, also where the limit is larger than a word.

    >>> 0 <= below(Stream.seeded(7), 10**30) < 10**30
    True
    """
    if limit <= 1 << WORD_BITS:
        return stream.below(limit, index)
    bits = (limit - 1).bit_length()
    words = -(-bits // WORD_BITS)
    attempt = stream.at(index)
    while True:
        number = 0
        for place in range(words):
            number = number << WORD_BITS | attempt.word(place)
        number >>= words * WORD_BITS - bits
        if number < limit:
            return number
        attempt = attempt.child("again")


class Drawer(Generic[T]):
    """Draws outcomes of a distribution; made once for many draws.

    >>> drawer = Drawer(Dist({"never": 0, "always": 3}))
    >>> drawer.draw(Stream.seeded(7))
    'always'
    """

    __slots__ = ("_ends", "_outcomes", "_total")

    def __init__(self, dist: Dist[T]) -> None:
        self._outcomes = tuple(dist)
        self._ends = list(accumulate(dist.all_ways.values()))
        self._total = dist.total

    def draw(self, stream: Stream, index: int = 0) -> T:
        """Outcome number ``index`` of the stream."""
        return self._outcomes[bisect_right(self._ends, below(stream, self._total, index))]


def hand_of(deck: Deck[C], size: int, stream: Stream, drawing: Drawing = Drawing.KEPT_OUT) -> tuple[C, ...]:
    """So many cards from the shuffled deck, in the order in which they come.

    >>> sorted(hand_of(Deck.of("MOOSE"), 5, Stream.seeded(7)))
    ['E', 'M', 'O', 'O', 'S']

    Raises:
        Uncountable: a hand of size 0 or less.
        TooManyCards: the deck has fewer cards, and they are kept out.
    """
    cards = list(deck.cards())
    if drawing is Drawing.PUT_BACK:
        return tuple([cards[stream.below(len(cards), place)] for place in range(hand_size(size))])
    check_hands(deck, [size])
    for place in range(size):  # Fisher and Yates, as far as cards are needed
        other = place + stream.below(len(cards) - place, place)
        cards[place], cards[other] = cards[other], cards[place]
    return tuple(cards[:size])
