"""What came out of many trials, and how it settles down."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Generic, TypeVar

from moosekit.chance.dist import Dist
from moosekit.chance.drawing import Drawer
from moosekit.chance.faults import Uncountable
from moosekit.core.stream import Stream

if TYPE_CHECKING:
    from moosekit.batch.estimate import Estimate
    from moosekit.chance.comparison import Comparison

__all__ = ["Sample"]

T = TypeVar("T", bound=Hashable)


@dataclass(frozen=True, slots=True, repr=False)
class Sample(Generic[T]):
    """The results of trials in the order in which they were made; ``seed`` is ``None`` where a stream was given.

    >>> sample = Sample(("H", "T", "H", "H"), 7)
    >>> sample.running(lambda side: side == "H")
    [1.0, 0.5, 0.6666666666666666, 0.75]
    """

    values: tuple[T, ...]
    seed: int | None

    def __post_init__(self) -> None:
        if not self.values:
            raise Uncountable("a sample of no values: run at least one trial")

    def __repr__(self) -> str:
        return f"Sample({len(self.values)} values, {'a stream' if self.seed is None else f'seed {self.seed}'})"

    def dist(self) -> Dist[T]:
        """How often each value came.

        >>> Sample(("H", "T", "H", "H"), 7).dist()
        Dist({'H': 3, 'T': 1})
        """
        return Dist.uniform(self.values)

    def running(self, event: Callable[[T], bool]) -> Sequence[float]:
        """The share of the event after each trial, for a line that settles down."""
        shares: list[float] = []
        hits = 0
        for number, value in enumerate(self.values, start=1):
            hits += bool(event(value))
            shares.append(hits / number)
        return shares

    def batches(self, size: int, event: Callable[[T], bool]) -> Sequence[float]:
        """The share of the event in each batch of so many trials; what is left over at the end is left out.

        >>> Sample(("H", "T", "H", "H", "T"), 7).batches(2, lambda side: side == "H")
        [0.5, 1.0]

        Raises:
            Uncountable: a batch larger than the sample, or smaller than 1.
        """
        if not 1 <= size <= len(self.values):
            raise Uncountable(f"batches of {size!r} from {len(self.values)} values: expected 1 to {len(self.values)}")
        return [
            sum([bool(event(value)) for value in self.values[start : start + size]]) / size
            for start in range(0, len(self.values) - size + 1, size)
        ]

    def share(self, event: Callable[[T], bool]) -> Estimate:
        """The share of an event: with its standard error, Wilson's interval, running means and batches.

        >>> print(Sample(("H", "T", "H", "H"), 7).share(lambda side: side == "H"))
        0.7500 ± 0.2165 (95 %: 0.3006 to 0.9544, n = 4)

        Raises:
            TypeError: the event gives neither yes nor no.
        """
        from moosekit.batch.estimate import estimate_share

        return estimate_share(event(value) for value in self.values)

    def mean(self, number: Callable[[T], float | Fraction]) -> Estimate:
        """The mean of a number of each trial: with its standard error, interval, running means and batches.

        >>> print(Sample((1, 2, 3, 2), 7).mean(lambda count: count))
        2.0000 ± 0.4082 (95 %: 1.1998 to 2.8002, n = 4)

        Raises:
            TypeError: it gives no number.
        """
        from moosekit.batch.estimate import estimate_mean

        return estimate_mean(number(value) for value in self.values)

    def compare(self, exact: Dist[T]) -> Comparison[T]:
        """Each outcome as often as it came, beside its exact chance, with the gap in standard errors."""
        from moosekit.chance.comparison import Comparison

        return Comparison.of(self, exact)


def sample_of(dist: Dist[T], stream: Stream, n: int) -> Sample[T]:
    """So many outcomes of a distribution.

    Raises:
        Uncountable: ``n`` is not 1 or more.
    """
    drawer = Drawer(dist)
    return Sample(tuple([drawer.draw(stream, index) for index in range(n)]), None)
