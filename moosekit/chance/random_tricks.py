"""Random tricks, every one of them: n different cards of a deck, whichever the order of play."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from itertools import combinations
from math import comb
from typing import Final, TypeVar

from moosekit.chance.deals import check_hands
from moosekit.chance.deck import Deck
from moosekit.chance.dist import Dist
from moosekit.chance.faults import TooLarge

__all__ = ["tricks"]

C = TypeVar("C", bound=Hashable)
U = TypeVar("U", bound=Hashable)
#: more tricks than this are not looked at one by one
MANY_TRICKS: Final = 2_000_000


def tricks(deck: Deck[C], n: int, f: Callable[[tuple[C, ...]], U]) -> Dist[U]:
    """What ``f`` says of n cards taken from the deck, all choices equally likely. Each is looked at.

    >>> tricks(Deck.of(range(1, 6)), 2, max)
    Dist({2: 1, 3: 2, 4: 3, 5: 4})

    Raises:
        Uncountable: ``n`` is not 1 or more.
        TooManyCards: the deck has fewer cards.
        TooLarge: there are more than two million choices.
    """
    check_hands(deck, [n])
    many = comb(deck.size, n)
    if many > MANY_TRICKS:
        raise TooLarge(
            f"there are {many:,} ways to take {n} of {deck.size} cards, and at most {MANY_TRICKS:,} are looked at one"
            " by one: take fewer cards or a smaller deck, or count with deal, which lists nothing"
        )
    found: dict[U, int] = {}
    for trick in combinations(deck.cards(), n):
        result = f(trick)
        found[result] = found.get(result, 0) + 1
    return Dist(found)
