"""Cards that somebody wrote down: words that name no card are added to a list of faults, to be told all at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from moosekit.cards.card import Card, UnknownCard

K = TypeVar("K", bound=Card)


def read_cards(words: Iterable[str], card: Callable[[str], K], faults: list[str]) -> tuple[K, ...]:
    """The cards of words; ``card`` gives the one of a word, or raises ``UnknownCard``. The same fault is told once.

    >>> from moosekit.games.moustache.cards import card
    >>> faults: list[str] = []
    >>> read_cards(["G5", "X1", "P2", "X1"], card, faults), len(faults)
    ((G5, P2), 1)
    """
    found: list[K] = []
    for word in words:
        try:
            found.append(card(word))
        except UnknownCard as fault:
            faults += [str(fault)] if str(fault) not in faults else []
    return tuple(found)
