"""How long it takes, card by card from a shuffled deck: until a good card, a first repeat, the last new class.

No card goes back, so none of these is a geometric distribution: a deck has a memory.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import comb, factorial
from typing import Final, TypeVar

from moosekit.chance.deck import Deck, check_deck
from moosekit.chance.dist import Dist
from moosekit.chance.faults import TooLarge, Uncountable, is_count

__all__ = ["first_repeat", "last_new", "waiting_time"]

C = TypeVar("C", bound=Hashable)
#: decks with more cards are refused: the numbers of ways have thousands of digits
MOST_CARDS: Final = 2_000


def waiting_time(deck: Deck[C], good: Callable[[C], bool], nth: int = 1) -> Dist[int]:
    """At which card, counted from 1, the n-th good card comes. Of all places for the good cards.

    >>> waiting_time(Deck({"trap": 3, "other": 55}), lambda card: card == "trap").mean()
    Fraction(59, 4)

    Raises:
        TypeError: no ``Deck``, or the condition gives neither yes nor no.
        Uncountable: the deck has fewer good cards, or ``nth`` is not 1 or more.
        TooLarge: the deck has more than 2,000 cards.
    """
    _check(deck)
    wanted = deck.count(good)
    if not is_count(nth) or not 1 <= nth <= wanted:
        raise Uncountable(f"the deck has {wanted} such cards: there is no card number {nth!r} of them")
    size = deck.size
    return Dist(
        {
            place: comb(place - 1, nth - 1) * comb(size - place, wanted - nth)
            for place in range(nth, size - wanted + nth + 1)
        }
    )


def first_repeat(deck: Deck[C]) -> Dist[int]:
    """At which card, counted from 1, a class comes that has come before. Of all orders of the deck.

    >>> first_repeat(Deck(dict.fromkeys(range(14), 4))).p(lambda card: card <= 5)
    Fraction(221, 477)

    Raises:
        TypeError: no ``Deck``.
        Uncountable: every class has one card, so nothing ever repeats.
        TooLarge: the deck has more than 2,000 cards.
    """
    _check(deck)
    copies = [count for count in deck.values() if count]
    if max(copies, default=0) < 2:
        raise Uncountable("every class of this deck has one card, so that nothing ever comes twice")
    all_new = [1]  # by number of cards: the ways to take so many, all of different classes
    for count in copies:
        all_new = _times(all_new, [1, count])
    return _first_time(deck.size, all_new)


def last_new(deck: Deck[C]) -> Dist[int]:
    """At which card, counted from 1, the last class shows itself for the first time. Of all orders of the deck.

    >>> last_new(Deck({"a": 2, "b": 1}))
    Dist({2: 4, 3: 2})

    Raises:
        TypeError: no ``Deck``.
        Uncountable: there is no card at all.
        TooLarge: the deck has more than 2,000 cards.
    """
    _check(deck)
    copies = [count for count in deck.values() if count]
    if not copies:
        raise Uncountable("the deck is empty: no card ever comes")
    complete = [1]  # by number of cards: the ways to take so many with every class among them
    for count in copies:
        complete = _times(complete, [0, *[comb(count, some) for some in range(1, count + 1)]])
    missing = [comb(deck.size, taken) - have for taken, have in enumerate(complete)]
    return _first_time(deck.size, missing)


def _check(deck: object) -> None:
    check_deck(deck)
    if isinstance(deck, Deck) and deck.size > MOST_CARDS:
        raise TooLarge(f"this deck has {deck.size:,} cards: expected {MOST_CARDS:,} at most")


def _first_time(size: int, not_yet: Sequence[int]) -> Dist[int]:
    """When something happens first, from the ways to take n cards without it, in which order being all the same."""
    orders = [
        ways * factorial(taken) * factorial(size - taken)
        for taken, ways in enumerate([*not_yet, *[0] * (size + 1 - len(not_yet))])
    ]
    steps = {place: orders[place - 1] - orders[place] for place in range(1, size + 1)}
    return Dist({place: ways for place, ways in steps.items() if ways})


def _times(one: Sequence[int], other: Sequence[int]) -> list[int]:
    """The product of two polynomials, given by their coefficients."""
    product = [0] * (len(one) + len(other) - 1)
    for i, a in enumerate(one):
        for j, b in enumerate(other):
            product[i + j] += a * b
    return product
