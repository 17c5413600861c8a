"""Exact bars of a distribution, with what came in a sample on top of them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from moosekit.chance.dist import Dist
from moosekit.chance.faults import Uncountable, unknown
from moosekit.chance.sample import Sample
from moosekit.chance.show import marked_sentence
from moosekit.core.kinds import Kind, a
from moosekit.widgets.chart.contract import Came, ChartScene, Panel, View
from moosekit.widgets.chart.panels import bars_of, outcomes_of, stops_of
from moosekit.widgets.kinds import FUNCTION, TEXT, check_kinds, named
from moosekit.words import text

__all__ = ["Bars"]

T = TypeVar("T", bound=Hashable)
DISTS: Final = Kind(
    "a distribution, or several by name, such as {'all': Dist(…)}",
    lambda value: isinstance(value, Dist) or named(value, a(Dist, "")),
)
SAMPLES: Final = Kind(
    "a sample, or several by name, such as {'all': experiment.run(…)}",
    lambda value: isinstance(value, Sample) or named(value, a(Sample, "")),
)


@dataclass(frozen=True, slots=True)
class Bars(Generic[T]):
    """A distribution as bars; several under a name each, among which the page chooses without Python.

    The outcomes of an ``event`` are shaded; ``name`` says what outcomes are called, ``outcome`` what they are,
    ``choosing`` what is chosen. A ``sample`` (one for each name, where there are several) puts a dot on each bar: how
    often it came in the first 10, 100, 1,000 and 10,000 trials. Outcomes that cannot come keep their place.

    >>> scene = Bars(Dist({0: 1, 2: 3}), event=lambda number: number > 1).scene("Two", "en")
    >>> [(bar["name"], bar["chance"], bar["ways"]) for bar in scene["views"][0]["panels"][0]["bars"]]
    [('0', '25%', '1 of 4 ways'), ('1', '0%', '0 of 4 ways'), ('2', '75%', '3 of 4 ways')]
    """

    dist: Dist[T] | Mapping[str, Dist[T]]
    event: Callable[[T], bool] | None = None
    name: Callable[[T], str] | None = None
    sample: Sample[T] | Mapping[str, Sample[T]] | None = None
    outcome: str | None = None
    choosing: str | None = None

    def __post_init__(self) -> None:
        check_kinds(
            ("dist", self.dist, DISTS),
            ("event", self.event, FUNCTION.or_none),
            ("name", self.name, FUNCTION.or_none),
            ("sample", self.sample, SAMPLES.or_none),
            ("outcome", self.outcome, TEXT.or_none),
            ("choosing", self.choosing, TEXT.or_none),
        )

    def scene(self, title: str | None, language: str) -> ChartScene:
        """What the page is told.

        Raises:
            Uncountable: no distribution, or one with more than sixty outcomes.
            UnknownOutcome: a sample of a name that no distribution has.
        """
        dists: Mapping[str, Dist[T]] = {"": self.dist} if isinstance(self.dist, Dist) else dict(self.dist)
        if not dists:
            raise Uncountable("no distributions were given: expected one, or some with a name each")
        samples: Mapping[str, Sample[T]] = {"": self.sample} if isinstance(self.sample, Sample) else self.sample or {}
        for name in samples:
            if name not in dists:
                raise unknown(name, tuple(dists), "the name of a distribution here")
        outcomes = outcomes_of(dists.values(), [one for sample in samples.values() for one in sample.values])
        views = [self._view(name, dist, samples.get(name), outcomes, language) for name, dist in dists.items()]
        return ChartScene(
            kind="bars",
            title=title or text("chance.table.title", language),
            description=text("chart.about.bars", language),
            language=language,
            outcome=self.outcome or text("chance.head.outcome", language),
            choosing=self.choosing or text("chart.choosing", language),
            views=views,
            runs=None,
        )

    def _view(self, label: str, dist: Dist[T], sample: Sample[T] | None, outcomes: Sequence[T], language: str) -> View:
        panel = Panel(
            title="",
            bars=bars_of(dist, outcomes, language, event=self.event, name=self.name),
            came=[] if sample is None else _came(sample, outcomes, language),
        )
        sentence = "" if self.event is None else marked_sentence(dist, self.event, language)
        return View(label=label, panels=[panel], sentence=sentence)


def _came(sample: Sample[T], outcomes: Sequence[T], language: str) -> list[Came]:
    found: list[Came] = []
    counts = dict.fromkeys(outcomes, 0)
    before = 0
    for stop in stops_of(len(sample.values)):
        for value in sample.values[before:stop]:
            counts[value] += 1
        before = stop
        found.append(Came(trials=stop, label=text("chart.trials", language, count=stop), counts=list(counts.values())))
    return found
