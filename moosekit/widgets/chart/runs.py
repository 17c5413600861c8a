"""Runs that settle down: the share of an event after 10, 100, 1,000 and 10,000 trials, several times over."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate
from typing import Final, Generic, TypeVar

from moosekit.chance.experiment import Experiment
from moosekit.chance.faults import Uncountable
from moosekit.chance.sample import Sample
from moosekit.core.kinds import WHOLE, a, many
from moosekit.core.seed import checked_seed
from moosekit.widgets.chart import contract
from moosekit.widgets.chart.panels import CHECKPOINTS, stops_of
from moosekit.widgets.kinds import CHANCE, FUNCTION, check_kinds
from moosekit.words import numbers, text

__all__ = ["Runs"]

T = TypeVar("T", bound=Hashable)
U = TypeVar("U", bound=Hashable)
#: so many lines can be told apart
MOST_RUNS: Final = 6
#: more trials would take minutes, and no line shows them
MOST_TRIALS: Final = 1_000_000
#: so many pairs are in a class of thirty
PAIRS: Final = 15
#: so many points are drawn between one checkpoint and the next
BETWEEN: Final = 12


@dataclass(frozen=True, slots=True)
class Runs(Generic[T]):
    """Samples of one experiment side by side, and the tallies of up to fifteen pairs of a class, put together.

    ``exact`` is the chance of the event, where it is known: the band around it holds 95 of 100 runs at any one point.

    >>> from moosekit.chance.drawing import Drawing
    >>> coin = Experiment("coin", "A coin is tossed.", Drawing.PUT_BACK, lambda toss: toss.below(2))
    >>> runs = Runs.of(coin, lambda side: side == 1, exact=Fraction(1, 2), runs=2, n=20, seed=7)
    >>> [line["hits"][-1] for line in runs.scene("A coin", "en")["runs"]["lines"]]
    [8, 9]
    """

    samples: Sequence[Sample[T]]
    event: Callable[[T], bool]
    exact: Fraction | None = None
    pairs: int = PAIRS

    def __post_init__(self) -> None:
        check_kinds(
            ("samples", self.samples, many(a(Sample, ""), "a list with samples, such as [experiment.run(…)]")),
            ("event", self.event, FUNCTION),
            ("exact", self.exact, CHANCE.or_none),
            ("pairs", self.pairs, WHOLE),
        )

    @classmethod
    def of(
        cls,
        experiment: Experiment[U],
        event: Callable[[U], bool],
        *,
        exact: Fraction | None = None,
        runs: int = 4,
        n: int = 10_000,
        seed: int,
        pairs: int = PAIRS,
    ) -> Runs[U]:
        """The experiment so many times ``n`` trials; the first run has the seed, the next one the next seed.

        Raises:
            TypeError: no experiment, or no whole number of runs.
            Uncountable: ``n`` is not 1 to 1,000,000, or ``runs`` not 0 to 6.
            ValueError: the seed is out of range.
        """
        check_kinds(
            ("experiment", experiment, a(Experiment, "an experiment")),
            ("runs", runs, WHOLE),
            ("n", n, WHOLE),
        )
        _check_runs(runs)
        if not 1 <= n <= MOST_TRIALS:
            raise Uncountable(f"{n!r:.60} trials: expected 1 to {MOST_TRIALS:,}")
        return Runs([experiment.run(n, seed=checked_seed(seed) + run) for run in range(runs)], event, exact, pairs)

    def scene(self, title: str | None, language: str) -> contract.ChartScene:
        """What the page is told.

        Raises:
            Uncountable: runs of different lengths, more than six, pairs that are not 0 to 15, no chance from 0 to 1.
        """
        self._check()
        trials = len(self.samples[0].values) if self.samples else CHECKPOINTS[-1]
        points = _points(trials)
        lines: list[contract.Line] = []
        for number, sample in enumerate(self.samples, start=1):
            hits = list(accumulate([bool(self.event(value)) for value in sample.values]))
            name = text("chart.run", language, number=number)
            lines.append(contract.Line(name=name, hits=[int(hits[point - 1]) for point in points]))
        stops = stops_of(trials)
        runs = contract.Runs(
            exact=None if self.exact is None else float(self.exact),
            told=_told(self.exact, language),
            points=points,
            stops=stops,
            labels=[numbers.count(stop, language) for stop in stops],
            lines=lines,
            pairs=self.pairs,
        )
        return contract.ChartScene(
            kind="runs",
            title=title or text("chart.title.runs", language),
            description=text("chart.about.runs", language),
            language=language,
            outcome=text("chart.trials-head", language),
            choosing="",
            views=[],
            runs=runs,
        )

    def _check(self) -> None:
        lengths = sorted({len(sample.values) for sample in self.samples})
        if len(lengths) > 1:
            raise Uncountable(f"runs of {lengths} trials: expected the same number for all")
        _check_runs(len(self.samples))
        if not 0 <= self.pairs <= PAIRS:
            raise Uncountable(f"{self.pairs!r} pairs: expected 0 to {PAIRS}")
        if self.exact is not None and not 0 <= self.exact <= 1:
            raise Uncountable(f"the chance {self.exact} is out of range: expected 0 to 1")


def _check_runs(runs: int) -> None:
    if not 0 <= runs <= MOST_RUNS:
        raise Uncountable(f"{runs!r:.60} runs: at most {MOST_RUNS} lines can be told apart")


def _told(exact: Fraction | None, language: str) -> str:
    if exact is None:
        return ""
    return numbers.chance_and_percent(exact, language)


def _points(trials: int) -> list[int]:
    """Numbers of trials, the next one always about so much more than the last, with every checkpoint among them."""
    steps = [round(10 ** (1 + step / BETWEEN)) for step in range(6 * BETWEEN)]
    return sorted({*[point for point in steps if point < trials], *stops_of(trials)})
