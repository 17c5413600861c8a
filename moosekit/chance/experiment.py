"""An experiment: something that can be tried again and again, described as an examiner asks for it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

from moosekit.chance.deck import Deck
from moosekit.chance.drawing import Drawing, hand_of
from moosekit.chance.faults import Uncountable
from moosekit.chance.sample import Sample
from moosekit.core.stream import Stream

T = TypeVar("T", bound=Hashable)
C = TypeVar("C", bound=Hashable)


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

    def run(self, n: int, *, seed: int) -> Sample[T]:
        """So many trials.

        Raises:
            Uncountable: ``n`` is not 1 or more.
            ValueError: the seed is out of range.
        """
        if n < 1:
            raise Uncountable(f"{n!r} trials: expected 1 or more")
        stream = Stream.seeded(seed).child("trials")
        return Sample(tuple([self.trial(stream.at(number)) for number in range(n)]), seed)

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
