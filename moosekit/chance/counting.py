"""How many good cards come into a hand, or into several hands of one deal."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import comb
from typing import Final, TypeVar

from moosekit.chance.deals import check_hands
from moosekit.chance.deck import Deck
from moosekit.chance.dist import Dist
from moosekit.chance.faults import TooLarge
from moosekit.chance.splits import splits

__all__ = ["counts", "hypergeometric"]

C = TypeVar("C", bound=Hashable)
#: larger hands are refused: the numbers of ways have thousands of digits
MOST_IN_HAND: Final = 2_000


def hypergeometric(deck: Deck[C], hand: int, good: Callable[[C], bool]) -> Dist[int]:
    """How many good cards a hand of so many gets: C(good, k) · C(others, hand − k) of C(all, hand) ways.

    >>> deck = Deck({"blue": 11, "other": 33})
    >>> hypergeometric(deck, 10, lambda card: card == "blue")[0]
    Fraction(323640, 8675723)

    Raises:
        TypeError: no ``Deck``, or the condition gives neither yes nor no.
        Uncountable: a hand of size 0 or less.
        TooManyCards: the deck has fewer cards than the hand.
        TooLarge: a hand of more than 2,000 cards.
    """
    check_hands(deck, [hand])
    if hand > MOST_IN_HAND:
        raise TooLarge(f"a hand of {hand:,} cards: expected {MOST_IN_HAND:,} at most")
    wanted = deck.count(good)
    others = deck.size - wanted
    return Dist(
        {
            count: comb(wanted, count) * comb(others, hand - count)
            for count in range(max(hand - others, 0), min(wanted, hand) + 1)
        }
    )


def counts(deck: Deck[C], sizes: Sequence[int], what: Callable[[C], bool]) -> Dist[tuple[int, ...]]:
    """How many good cards each of several hands gets, together: the hands share one deck.

    >>> deck = Deck({"trap": 3, "other": 55})
    >>> counts(deck, [5, 5], lambda card: card == "trap").p(lambda hands: sum(hands) == 0)
    Fraction(2162, 3857)

    Raises:
        TypeError: no ``Deck``, or the condition gives neither yes nor no.
        Uncountable: no hand, or a hand of size 0 or less.
        TooManyCards: the deck has fewer cards.
        TooLarge: there are too many ways; the text says how to ask for less.
    """
    sizes = check_hands(deck, sizes)
    wanted = deck.count(what)
    others = deck.size - wanted
    return Dist(
        {hands: ways * _filled(sizes, hands, others) for hands, ways in splits(sizes, cards=wanted, later=others)}
    )


def _filled(sizes: tuple[int, ...], good: tuple[int, ...], others: int) -> int:
    """The ways to fill the hands up with other cards."""
    ways = 1
    for size, have in zip(sizes, good, strict=True):
        ways *= comb(others, size - have)
        others -= size - have
    return ways
