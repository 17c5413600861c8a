"""Dealing hands from a deck without replacement, folded class by class: deals are counted, never listed.

Three things make it fast: the deck is grouped to the classes that a question looks at, shares that cannot fill the
hands are not begun, and hands that the question does not tell apart are counted together.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Final, TypeAlias, TypeVar

from moosekit.chance.deck import Deck, check_deck
from moosekit.chance.dist import Dist
from moosekit.chance.faults import TooLarge, TooManyCards, Uncountable, hand_size
from moosekit.chance.splits import MANY_STATES, TOO_LARGE, Room, Split, alike_splits, splits

__all__ = ["Step", "deal", "deal_alike"]

C = TypeVar("C", bound=Hashable)
S = TypeVar("S", bound=Hashable)
#: what is known so far, the class of cards, how many of it each hand gets: what is known then
Step: TypeAlias = Callable[[S, C, tuple[int, ...]], S]
_Splitting: TypeAlias = Callable[[Room, int, int], list[Split]]

#: a deal that has to be looked at in more ways than this, all classes together, is refused
MANY_STEPS: Final = 5 * MANY_STATES


def deal(deck: Deck[C], sizes: Sequence[int], start: S, step: Step[S, C]) -> Dist[S]:
    """What comes out of dealing hands of these sizes; cards that are left over are set aside.

    ``step`` is told class by class how many of it each hand gets, and keeps what the question needs, starting from
    ``start``. The ways are those of choosing the hands, every card told apart.

    >>> deck = Deck({"blue": 2, "other": 4})
    >>> deal(deck, [3], 0, lambda blues, colour, hand: hand[0] if colour == "blue" else blues)
    Dist({0: 4, 1: 12, 2: 4})

    Raises:
        Uncountable: no list of hands, no hand in it, or a hand of size 0 or less.
        TooManyCards: the deck has fewer cards.
        TooLarge: too many different results; the text says how to ask for less.
    """
    return _fold(deck, sizes, start, step, splits, lambda room: room)


def deal_alike(deck: Deck[C], sizes: Sequence[int], start: S, step: Step[S, C]) -> Dist[S]:
    """The same, much faster, for a question that does not tell the hands apart: "how many hands are void?".

    ``step`` must give the same for ``(0, 2)`` as for ``(2, 0)``; it is asked for one order of them only.

    >>> deck = Deck({"blue": 2, "other": 4})
    >>> deal_alike(deck, [2, 2], 0, lambda void, colour, hands: void + hands.count(0) if colour == "blue" else void)
    Dist({2: 6, 1: 60, 0: 24})
    """
    return _fold(deck, sizes, start, step, alike_splits, lambda room: tuple(sorted(room)))


def _fold(
    deck: Deck[C],
    hands: Sequence[int],
    start: S,
    step: Step[S, C],
    splitting: _Splitting,
    canonical: Callable[[Room], Room],
) -> Dist[S]:
    sizes = check_hands(deck, hands)
    later = deck.size
    steps = 0
    states: dict[Room, dict[S, int]] = {canonical(sizes): {start: 1}}
    for card, count in deck.items():
        if not count:
            continue
        later -= count
        after: dict[Room, dict[S, int]] = {}
        many = 0
        for room, known in states.items():
            shares = splitting(room, count, later)
            steps += len(shares) * len(known)
            if steps > MANY_STEPS:
                raise TooLarge(TOO_LARGE)
            for given, ways in shares:
                left = canonical(tuple([free - mine for free, mine in zip(room, given, strict=True)]))
                reached = after.setdefault(left, {})
                many -= len(reached)
                for state, before in known.items():
                    new = step(state, card, given)
                    reached[new] = reached.get(new, 0) + before * ways
                many += len(reached)
            if many > MANY_STATES:
                raise TooLarge(TOO_LARGE)
        states = after
    (results,) = states.values()
    return Dist(results)


def check_hands(deck: Deck[C], sizes: Sequence[int]) -> Room:
    """The sizes of some hands, if these can be dealt from a deck.

    Raises:
        TypeError: no ``Deck``.
        Uncountable: no list of hands, no hand in it, or a hand of size 0 or less.
        TooManyCards: the deck has fewer cards.

    >>> check_hands(Deck({"card": 58}), [60])
    Traceback (most recent call last):
        ...
    moosekit.chance.faults.TooManyCards: cannot deal 60 cards from a deck of 58
    """
    check_deck(deck)
    try:
        each = iter(sizes)
    except TypeError:
        wanted = "give the size of each, such as [10] for a single one"
        raise Uncountable(f"{sizes!r} is no list of hands: {wanted}") from None
    hands = tuple([hand_size(size) for size in each])
    if not hands:
        raise Uncountable("there is no hand to deal: give the size of each, such as [10, 10]")
    dealt = sum(hands)
    if dealt > deck.size:
        raise TooManyCards(f"cannot deal {dealt} cards from a deck of {deck.size}")
    return hands
