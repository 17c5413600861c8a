"""A deck as a multiset of card classes: how many there are of each, and nothing about their order."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Protocol, TypeVar, cast

from moosekit.chance.faults import CardGone, Uncountable, holds, is_count, unknown, wrong_kind

if TYPE_CHECKING:
    from moosekit.cards.card import Card
    from moosekit.cards.zone import View

__all__ = ["Deck", "KnowsSetup", "WithPack"]

C = TypeVar("C", bound=Hashable)
U = TypeVar("U", bound=Hashable)
K = TypeVar("K", bound="Card")
K_co = TypeVar("K_co", bound="Card", covariant=True)


class WithPack(Protocol[K_co]):
    """A set-up that tells all the cards which are shuffled or shown."""

    @property
    def pack(self) -> tuple[K_co, ...]:
        """Every card, copies one by one."""
        ...


class KnowsSetup(Protocol[K_co]):
    """The public facts of a game's view."""

    @property
    def setup(self) -> WithPack[K_co]:
        """The set-up."""
        ...


class Deck(Mapping[C, int]):
    """How many cards of each class are in a deck. Never changes.

    A class that has left the deck stays known, with 0 cards.

    >>> house = Deck({"room": 20, "moose": 20, "house card": 10, "door": 5, "trap": 3})
    >>> house.size, house.without(["trap", "moose"])["trap"]
    (58, 2)

    Raises:
        TypeError: no mapping of cards to numbers.
        Uncountable: a number of cards that is no whole number from 0 on.
    """

    __slots__ = ("_cards",)

    def __init__(self, cards: Mapping[C, int]) -> None:
        if not isinstance(cast("object", cards), Mapping):
            raise wrong_kind(cards, "how many of each card, such as {'moose': 3}; a list of cards goes to Deck.of")
        for card, count in cards.items():
            if not is_count(count):
                raise Uncountable(f"{count!r} cards of {card!r}: expected a whole number from 0 on")
        self._cards = dict(cards)

    @classmethod
    def of(cls, cards: Iterable[U]) -> Deck[U]:
        """A deck out of single cards; equal ones are counted together.

        >>> Deck.of("MOOSE")
        Deck({'M': 1, 'O': 2, 'S': 1, 'E': 1})
        """
        counted: dict[U, int] = {}
        for card in cards:
            counted[card] = counted.get(card, 0) + 1
        return Deck(counted)

    @classmethod
    def unseen(cls, view: View[K, KnowsSetup[K]], also_seen: Iterable[K] = ()) -> Deck[K]:
        """The cards that a seat cannot see: its own hand, open cards and cards on the table are taken out.

        ``also_seen`` are cards that lie face down now and that the seat remembers, such as won tricks. Jokers of
        Moustache are in no shuffle, so they are not in this deck either.

        >>> from moosekit.core.chance import Seeded
        >>> from moosekit.core.ids import Seat
        >>> from moosekit.games.moustache.game import Moustache
        >>> from moosekit.games.moustache.setup import standard
        >>> state = Moustache().start(standard(4), Seeded(7)).state
        >>> Deck.unseen(Moustache().view(state, Seat(0))).size
        34

        Raises:
            CardGone: a card of ``also_seen`` is in sight already, or was named too often.
        """
        pack = Deck.of(view.facts.setup.pack)
        in_sight = [card for zone in view.zones for card in zone.cards if card in pack]
        return pack.without(in_sight).without(also_seen)

    @property
    def size(self) -> int:
        """All cards together."""
        return sum(self._cards.values())

    def __getitem__(self, card: C) -> int:
        if card not in self._cards:
            raise unknown(card, self._cards, "a card of this deck")
        return self._cards[card]

    def __iter__(self) -> Iterator[C]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)

    def __hash__(self) -> int:
        return hash(frozenset(self._cards.items()))

    def __repr__(self) -> str:
        if len(self) <= 8:
            return f"Deck({self._cards!r})"
        return f"Deck({self.size} cards, {len(self)} kinds)"

    def cards(self) -> tuple[C, ...]:
        """The cards one by one.

        >>> Deck({"trap": 3, "door": 1}).cards()
        ('trap', 'trap', 'trap', 'door')
        """
        return tuple([card for card, count in self._cards.items() for _ in range(count)])

    def count(self, where: Callable[[C], bool]) -> int:
        """How many cards fulfil a condition.

        >>> Deck.of("MOOSE").count(lambda letter: letter in "AEIOU")
        3

        Raises:
            TypeError: the condition gives neither yes nor no.
        """
        return sum([count for card, count in self._cards.items() if holds(where(card))])

    def group(self, key: Callable[[C], U]) -> Deck[U]:
        """The deck told apart only as far as a question needs: the fewer classes, the faster everything is.

        >>> Deck.of("MOOSE").group(lambda letter: letter in "AEIOU")
        Deck({False: 2, True: 3})
        """
        grouped: dict[U, int] = {}
        for card, count in self._cards.items():
            name = key(card)
            grouped[name] = grouped.get(name, 0) + count
        return Deck(grouped)

    def keep(self, where: Callable[[C], bool]) -> Deck[C]:
        """The deck of those cards alone that fulfil a condition.

        >>> Deck.of("MOOSE").keep(lambda letter: letter in "AEIOU")
        Deck({'O': 2, 'E': 1})

        Raises:
            TypeError: as ``count`` does.
        """
        return Deck({card: count for card, count in self._cards.items() if holds(where(card))})

    def without(self, seen: Iterable[C]) -> Deck[C]:
        """The deck without cards that are known to be elsewhere: your own hand, say.

        >>> Deck.of("MOOSE").without("OM")
        Deck({'M': 0, 'O': 1, 'S': 1, 'E': 1})

        Raises:
            UnknownOutcome: a card that was never in this deck.
            CardGone: a card of which none is left.
        """
        left = dict(self._cards)
        for card in seen:
            if self[card] and left[card]:
                left[card] -= 1
            elif self[card]:
                raise CardGone(f"{card!r} was taken out {self[card] + 1} times: the deck has {self[card]} of it")
            else:
                raise CardGone(f"{card!r} is not in the deck any more")
        return Deck(left)


def check_deck(value: object) -> None:
    """Refuses what is no deck.

    >>> check_deck({"trap": 3})
    Traceback (most recent call last):
        ...
    TypeError: {'trap': 3} is of another kind: expected a Deck, such as Deck({'trap': 3, 'other': 55})
    """
    if not isinstance(value, Deck):
        raise wrong_kind(value, "a Deck, such as Deck({'trap': 3, 'other': 55})")
