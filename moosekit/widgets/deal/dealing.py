"""What is dealt and counted: a deck without one's own cards, hands of it, and when the thing in question happens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from fractions import Fraction
from math import prod
from typing import Final, cast

from moosekit.cards.card import Card
from moosekit.chance.counting import counts
from moosekit.chance.deck import Deck, WithPack
from moosekit.chance.dist import Dist
from moosekit.chance.drawing import hand_of
from moosekit.chance.faults import TooLarge, TooManyCards, hand_size
from moosekit.core.stream import Stream
from moosekit.games import GAMES, setups

__all__ = ["Happens"]

#: the card back of each game
BACKS: Final = {
    "moustache": "back",
    "moose-match-mayhem": "back-antlers",
    "face-de-bouc": "back-goat",
    "moose-in-the-house": "back-house",
}
#: so many ways to share the counted cards are counted in a few seconds
MOST_SHARES: Final = 300_000
Happens = Callable[[tuple[int, ...]], bool]


def pack_of(game: str, players: int) -> tuple[str, ...]:
    """The codes of all cards of a game.

    >>> len(pack_of("moustache", 4)), len(pack_of("moose-in-the-house", 4))
    (44, 58)

    Raises:
        ValueError: there is no such game; lists those there are.
    """
    if game not in GAMES:
        raise ValueError(f"there is no deck of {game!r:.60}; there are {', '.join(GAMES)}")
    setup = cast("WithPack[Card]", setups(game).standard(players))
    return tuple([card.code for card in setup.pack])


@dataclass(frozen=True, slots=True)
class Dealing:
    """Hands of these sizes from a deck; the cards whose codes fit a pattern are counted in each of them.

    >>> deck = Deck.of(pack_of("moustache", 4))
    >>> no_blue = Dealing(deck, (10,), ("B*",), lambda blue: not any(blue), 7)
    >>> no_blue.exact, no_blue.happened(("B1", "G2"))
    (Fraction(323640, 8675723), False)
    """

    deck: Deck[str]
    sizes: tuple[int, ...]
    wanted: tuple[str, ...]
    happens: Happens
    seed: int

    def __post_init__(self) -> None:
        for size in self.sizes or (0,):
            hand_size(size)
        if sum(self.sizes) > self.deck.size:
            raise TooManyCards(f"cannot deal {sum(self.sizes)} cards from a deck of {self.deck.size}")
        if not self.deck.count(self.counts):
            some = " ".join(list(self.deck)[:3])
            raise ValueError(
                f"{' '.join(self.wanted)!r:.60} fits no card that can be dealt: write codes such as {some}"
            )

        shares = prod([min(size, self.deck.count(self.counts)) + 1 for size in self.sizes])
        if shares > MOST_SHARES:
            raise TooLarge(
                f"{len(self.sizes)} hands can share the counted cards in up to {shares:,} ways: expected at most"
                f" {MOST_SHARES:,}, so deal fewer hands, or count fewer cards"
            )

    def counts(self, code: str) -> bool:
        """Whether a card is one of those that are counted."""
        return any(fnmatchcase(code, pattern) for pattern in self.wanted)

    @property
    def dist(self) -> Dist[tuple[int, ...]]:
        """How many of the counted cards come into each hand."""
        return counts(self.deck, self.sizes, self.counts)

    @property
    def exact(self) -> Fraction:
        """The chance that it happens."""
        return self.dist.p(self.happens)

    def trial(self, number: int) -> tuple[str, ...]:
        """The cards of one trial, hand after hand; trials count from 1."""
        stream = Stream.seeded(self.seed).child("deals").at(number - 1)
        return hand_of(self.deck, sum(self.sizes), stream)

    def happened(self, dealt: Sequence[str]) -> bool:
        """Whether it happened in a deal."""
        found: list[int] = []
        start = 0
        for size in self.sizes:
            found.append(sum(map(self.counts, dealt[start : start + size])))
            start += size
        return bool(self.happens(tuple(found)))

    def hits(self, first: int, last: int) -> str:
        """Of each of these trials, 1 if it happened and 0 if not."""
        return "".join(str(int(self.happened(self.trial(number)))) for number in range(first, last + 1))
