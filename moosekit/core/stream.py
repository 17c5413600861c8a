"""The one definition of chance: a counter-based stream of 64-bit words.

It is the same in Python integers and in NumPy's ``uint64``; docs/stream.md gives it byte by byte. Everything is a pure
function of a key, so that a new draw in one place moves no other, and a seed gives the same game everywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from struct import Struct
from typing import Final, NamedTuple

__all__ = ["Stream", "mix64"]

MASK: Final = 2**64 - 1
GAMMA: Final = 0x9E3779B97F4A7C15
FIRST: Final = 0xBF58476D1CE4E5B9
SECOND: Final = 0x94D049BB133111EB
#: a shuffle keeps the card's number in the low seven bits of its word
LARGEST_DECK: Final = 128


def mix64(z: int) -> int:
    """SplitMix64's output function.

    >>> hex(mix64(GAMMA))
    '0xe220a8397b1dcdaf'
    """
    z = (z ^ (z >> 30)) * FIRST & MASK
    z = (z ^ (z >> 27)) * SECOND & MASK
    return z ^ (z >> 31)


@dataclass(frozen=True, slots=True)
class Stream:
    """An endless row of random words, named by its key (0 to 2⁶⁴ − 1).

    >>> Stream.seeded(7).child("deck").shuffle(5)
    (0, 4, 2, 1, 3)
    """

    key: int

    @classmethod
    def seeded(cls, seed: int) -> Stream:
        """The stream of a seed, a whole number from 0 to 2⁶⁴ − 1.

        Raises:
            ValueError: the seed is out of range.
        """
        if not 0 <= seed <= MASK:
            raise ValueError(f"the seed {seed!r} is out of range: a seed is a whole number from 0 to 2**64 - 1")
        return cls(mix64((seed + GAMMA) & MASK))

    def word(self, index: int) -> int:
        """Word number ``index`` of the stream: mix64(key + (index + 1)·γ)."""
        return mix64((self.key + (index + 1) * GAMMA) & MASK)

    def child(self, label: str) -> Stream:
        """An independent stream for one purpose, named by an ASCII label.

        >>> Stream(1).child("deck") == Stream(1).child("teams")
        False
        """
        key = self.key
        for byte in label.encode("ascii"):
            z = ((key ^ byte) + GAMMA) & MASK  # from here on mix64, written out: a child is made with every draw
            z = (z ^ (z >> 30)) * FIRST & MASK
            z = (z ^ (z >> 27)) * SECOND & MASK
            key = z ^ (z >> 31)
        return Stream(mix64(key ^ len(label)))

    def round(self, index: int) -> Stream:
        """The stream of round ``index``: its key is word ``index`` of the child "round"."""
        return Stream(self.child("round").word(index))

    def at(self, index: int) -> Stream:
        """The stream whose key is word ``index`` of this one: one for each decision of a player, say."""
        return Stream(self.word(index))

    def skip(self, count: int) -> Stream:
        """The same stream without its first words: for somebody who draws one number after the other.

        >>> Stream(1).skip(3).word(0) == Stream(1).word(3)
        True
        """
        return Stream((self.key + count * GAMMA) & MASK)

    def below(self, limit: int, index: int = 0) -> int:
        """A number from 0 to ``limit`` − 1, every one equally likely.

        A word in the incomplete last stretch of 2⁶⁴ is thrown away and drawn again under a child key.

        Raises:
            ValueError: ``limit`` is not between 1 and 2⁶⁴.
        """
        if not 1 <= limit <= 2**64:
            raise ValueError(f"cannot draw a number below {limit!r}: the limit is a whole number from 1 to 2**64")
        stream = self
        while True:
            word = stream.word(index)
            if word < 2**64 - 2**64 % limit:
                return word % limit
            stream = stream.child("again")

    def shuffle(self, size: int) -> tuple[int, ...]:
        """The numbers 0 to ``size`` − 1 in random order: each word carries its number in the low seven bits; sort them.

        Raises:
            ValueError: ``size`` is not between 0 and 128.
        """
        if not 0 <= size <= LARGEST_DECK:
            raise ValueError(f"cannot shuffle {size!r} cards: a deck has from 0 to {LARGEST_DECK} cards")
        lanes, low = _lanes(size), LARGEST_DECK - 1
        z = self.key * lanes.ones + lanes.steps & lanes.words  # key + (card + 1)·γ for all cards; from here on mix64
        z = (z ^ z >> 30) & lanes.words
        z = z * FIRST & lanes.words
        z = (z ^ z >> 27) & lanes.words
        z = z * SECOND & lanes.words
        z = (z ^ z >> 31) & lanes.upper | lanes.cards
        return tuple([word & low for word in sorted(lanes.split(z.to_bytes(16 * size, "little")))])


class _Lanes(NamedTuple):
    """What it takes to mix all the words of a shuffle at once, side by side in one whole number.

    Each word has a lane of 128 bits: a product of two 64-bit numbers still fits, and what overflows or is shifted in
    from the neighbour is masked away. A few operations on long numbers take a third of the time of many on short ones.

    Attributes:
        split: bytes to words.
        ones: 1 in each lane; times a word, that word in each.
        steps: (card + 1)·γ in the lane of the card.
        words: the mask of the words, ``upper`` without their low seven bits.
        cards: in each lane the card's number.
    """

    split: Callable[[bytes], tuple[int, ...]]
    ones: int
    steps: int
    words: int
    upper: int
    cards: int


@cache  # of the sizes that decks have, 128 at most
def _lanes(size: int) -> _Lanes:
    ones = sum(1 << 128 * card for card in range(size))
    steps = sum(((card + 1) * GAMMA & MASK) << 128 * card for card in range(size))
    cards = sum(card << 128 * card for card in range(size))
    low = LARGEST_DECK - 1
    return _Lanes(Struct("<" + "Q8x" * size).unpack, ones, steps, ones * MASK, ones * (MASK ^ low), cards)
