"""A card: a frozen value of which there is exactly one object, so that identity is equality."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from operator import attrgetter
from typing import ClassVar, Final, Self, TypeVar

__all__ = ["Card", "UnknownCard"]

#: how many of the card before
_TIMES: Final = re.compile(r"x([1-9][0-9]?)")


class UnknownCard(ValueError):
    """A text that names no card of the game."""


def each(text: str) -> list[str]:
    """The words of a text, each as often as the ``x2`` to ``x99`` after it says.

    >>> each("HC x3 T")
    ['HC', 'HC', 'HC', 'T']
    """
    found: list[str] = []
    for word in text.split():
        times = _TIMES.fullmatch(word) if found else None
        found += [word] if times is None else [found[-1]] * (int(times[1]) - 1)
    return found


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """The base of every game's cards. ``code`` is its stable short name, ``index`` its place in the game's deck.

    A game makes all its cards once, by ``intern``; copying and pickling give the same objects back.

    >>> from moosekit.games.moustache import AnimalCard
    >>> AnimalCard.of("P3"), AnimalCard.of("P3") is AnimalCard.listed("G1 P3")[1]
    (P3, True)
    """

    code: str
    index: int

    _by_code: ClassVar[dict[str, Self]]
    _letters: ClassVar[str] = "a card code"

    @classmethod
    def intern(cls, cards: tuple[Self, ...]) -> tuple[Self, ...]:
        """Makes these the cards of their class; called once, when the game's cards are defined."""
        cls._by_code = {card.code: card for card in cards}
        return cards

    @classmethod
    def of(cls, code: str) -> Self:
        """The card with this code.

        Raises:
            UnknownCard: quotes the text and says what a card looks like.
        """
        card = cls._by_code.get(code)
        if card is None:
            raise UnknownCard(f"{code[:40]!r} is no card: expected {cls._letters}")
        return card

    @classmethod
    def listed(cls, text: str) -> tuple[Self, ...]:
        """Cards from their codes with blanks between; ``x2`` to ``x99`` after a code says how many.

        Raises:
            UnknownCard: quotes the word that names no card and says what a card looks like.
        """
        return tuple([cls.of(word) for word in each(text)])

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return type(self).of, (self.code,)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __repr__(self) -> str:
        return self.code

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index


C = TypeVar("C", bound=Card)
_INDEX: Final = attrgetter("index")


def in_order(some: Iterable[C]) -> tuple[C, ...]:
    """Cards in deck order.

    >>> from moosekit.games.moustache.cards import cards
    >>> in_order(cards("P5 monkey G10"))
    (G10, P5, monkey)
    """
    return tuple(sorted(some, key=_INDEX))


def codes(some: Iterable[Card]) -> tuple[str, ...]:
    """The codes of cards.

    >>> from moosekit.games.moustache.cards import cards
    >>> codes(cards("G0 B10"))
    ('G0', 'B10')
    """
    return tuple([card.code for card in some])
