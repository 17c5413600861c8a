"""An experiment: something that can be tried again and again, described as an examiner asks for it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

from moosekit.batch.estimate import estimate_mean
from moosekit.chance.deck import Deck
from moosekit.chance.difference import Difference
from moosekit.chance.drawing import Drawing, hand_of
from moosekit.chance.faults import Uncountable, is_count
from moosekit.chance.sample import Sample
from moosekit.core.seed import checked_seed
from moosekit.core.stream import Stream

__all__ = ["Experiment", "hands"]

T = TypeVar("T", bound=Hashable)
C = TypeVar("C", bound=Hashable)


def a_number(value: Hashable) -> int:
    """A result that is a number already."""
    if not isinstance(value, int):
        raise TypeError(f"{value!r} is no whole number: say with number=… which number of it is compared")
    return value


@dataclass(frozen=True, slots=True)
class Experiment(Generic[T]):
    """One trial, and what it is. ``says`` tells in a sentence what is drawn and what is noted down.

    Everything random comes from the stream that ``trial`` is given: the same seed gives the same sample everywhere.

    >>> coin = Experiment("coin", "A coin is tossed; its side is noted.", Drawing.PUT_BACK, lambda toss: toss.below(2))
    >>> coin.run(4, seed=7)
    Sample(4 values, seed 7)
    """

    name: str
    says: str
    drawing: Drawing
    trial: Callable[[Stream], T]
    #: so many trials of a seed all at once, where that is quicker than one by one
    many: Callable[[int, int], tuple[T, ...]] | None = None

    def run(self, n: int, *, seed: int, after: int = 0) -> Sample[T]:
        """So many trials; ``after`` so many others of the same seed, which were made before.

        Raises:
            Uncountable: ``n`` is not 1 or more, ``after`` not 0 or more.
            ValueError: the seed is out of range.

        >>> coin = Experiment("coin", "A coin is tossed.", Drawing.PUT_BACK, lambda toss: toss.below(2))
        >>> coin.run(5, seed=7).values[2:] == coin.run(3, seed=7, after=2).values
        True
        """
        if not is_count(n) or n < 1:
            raise Uncountable(f"{n!r:.60} trials: expected 1 or more")
        if not is_count(after):
            raise Uncountable(f"after {after!r:.60} trials: expected 0 or more")
        checked_seed(seed)
        if self.many is not None:
            return Sample(self.many(after + n, seed)[after:], seed)
        stream = Stream.seeded(seed).child("trials")
        return Sample(tuple([self.trial(stream.at(number)) for number in range(after, after + n)]), seed)

    def against(self, other: Experiment[T], n: int, *, seed: int, number: Callable[[T], int] = a_number) -> Difference:
        """How much more this experiment gives than another one, on average, with the same chance for both.

        Both get the same seed, and so the same deals: what luck of the cards there is, they share, and the difference
        is known much better than from two samples of their own. ``number`` makes a whole number of a result.

        >>> coin = Experiment("coin", "A coin is tossed.", Drawing.PUT_BACK, lambda toss: toss.below(2))
        >>> wins = Experiment("two", "The same, and one more.", Drawing.PUT_BACK, lambda toss: toss.below(2) + 1)
        >>> print(wins.against(coin, 50, seed=1))
        With the same deals for both, 50 times: “two” gives 1 more than “coin” on average (95 %: 1 to 1).
        """
        pairs = zip(self.run(n, seed=seed).values, other.run(n, seed=seed).values, strict=True)
        return Difference(self.name, other.name, estimate_mean(number(one) - number(two) for one, two in pairs))

    def describe(self, language: str = "en") -> str:
        """What is done, and whether cards go back: what a description of a simulation must not leave out."""
        from moosekit.words import text

        return f"{self.says} {text(f'chance.drawing.{self.drawing}', language)}"


def hands(
    name: str,
    says: str,
    deck: Deck[C],
    size: int,
    note: Callable[[tuple[C, ...]], T],
    drawing: Drawing = Drawing.KEPT_OUT,
) -> Experiment[T]:
    """The experiment of a hand from a deck, of which ``note`` tells what is noted; ``PUT_BACK`` is the wrong model.

    >>> deck = Deck({"blue": 11, "other": 33})
    >>> says = "Ten cards are dealt; the blue ones are counted."
    >>> hands("blues", says, deck, 10, lambda hand: hand.count("blue")).run(3, seed=7).values
    (2, 3, 4)
    """
    return Experiment(name, says, drawing, lambda stream: note(hand_of(deck, size, stream, drawing)))
