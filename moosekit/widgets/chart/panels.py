"""Bars out of exact chances, and what is written beside them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Final, TypeVar, cast

from moosekit.chance.dist import Dist
from moosekit.chance.faults import Uncountable
from moosekit.chance.order import ordered
from moosekit.chance.show import countable, label
from moosekit.widgets.chart.contract import Bar
from moosekit.widgets.kinds import called
from moosekit.words import numbers, text

T = TypeVar("T", bound=Hashable)
#: a chart has no more outcomes
MOST_BARS: Final = 60
#: checkpoints at which a class looks at what came
CHECKPOINTS: Final = (10, 100, 1000, 10_000)
#: a fraction with a longer denominator is not written beside its percentage
LONGEST: Final = 9
#: nor ways of a total with more digits
LONGEST_TOTAL: Final = 10


def outcomes_of(dists: Iterable[Dist[T]], more: Iterable[T] = ()) -> list[T]:
    """Every outcome of any of them, in order, and whole numbers without gaps: what cannot come is worth showing.

    >>> outcomes_of([Dist({1: 1, 2: 1}), Dist({4: 1})])
    [1, 2, 3, 4]

    Raises:
        Uncountable: more than sixty outcomes.
    """
    found = in_order([*[one for dist in dists for one in dist], *more])
    return shown([*_without_gaps(found)])


def _without_gaps(outcomes: list[T]) -> Iterable[T]:
    """Whole numbers from the least to the greatest; anything else as it is."""
    whole = [one for one in outcomes if isinstance(one, int) and not isinstance(one, bool)]
    if not whole or len(whole) < len(outcomes) or whole[-1] - whole[0] >= MOST_BARS:
        return outcomes
    return cast("Iterable[T]", range(whole[0], whole[-1] + 1))


def in_order(outcomes: Iterable[T]) -> list[T]:
    """Each once, from small to large; words as they were given.

    >>> in_order(["partner", "aside", "partner"]), in_order([3, 1])
    (['partner', 'aside'], [1, 3])
    """
    found = list(dict.fromkeys(outcomes))
    return found if all(isinstance(one, str) for one in found) else ordered(found)


def shown(outcomes: list[T]) -> list[T]:
    """The outcomes, if they are not too many for a chart.

    Raises:
        Uncountable: more than sixty.
    """
    if len(outcomes) > MOST_BARS:
        raise Uncountable(
            f"{len(outcomes):,} outcomes: a chart shows at most {MOST_BARS}; put some together with dist.map first"
        )
    return outcomes


def said(outcome: T, name: Callable[[T], str] | None, language: str) -> str:
    """What an outcome is called."""
    return label(outcome, language) if name is None else called(name, outcome)


def bars_of(
    dist: Dist[T],
    outcomes: Sequence[T],
    language: str,
    *,
    event: Callable[[T], bool] | None = None,
    name: Callable[[T], str] | None = None,
) -> list[Bar]:
    """A bar for each outcome, with its ways where these can be read."""
    counted = countable(dist)
    if counted is not None and len(str(counted.total)) > LONGEST_TOTAL:
        counted = None
    return [
        Bar(
            name=said(one, name, language),
            share=float(dist.get(one, Fraction(0))),
            marked=event is not None and bool(event(one)),
            chance=numbers.percent(dist.get(one, Fraction(0)), language),
            ways="" if counted is None else _ways(counted, one, language),
        )
        for one in outcomes
    ]


def _ways(counted: Dist[T], outcome: T, language: str) -> str:
    return text("chart.ways", language, count=counted.all_ways.get(outcome, 0), total=counted.total)


def bars_alone(chances: Mapping[str, Fraction], language: str) -> list[Bar]:
    """Bars for chances that need not add up to 1, with their fractions where all of them can be read.

    >>> [bar["ways"] for bar in bars_alone({"first": Fraction(6, 94), "second": Fraction(6, 93)}, "en")]
    ['3/47', '2/31']
    """
    short = all(len(str(chance.denominator)) <= LONGEST for chance in chances.values())
    return [
        Bar(
            name=name,
            share=float(chance),
            marked=False,
            chance=numbers.percent(chance, language),
            ways=numbers.fraction(chance, language) if short else "",
        )
        for name, chance in chances.items()
    ]


def stops_of(trials: int) -> list[int]:
    """The checkpoints up to so many trials, and the last trial.

    >>> stops_of(2500)
    [10, 100, 1000, 2500]
    """
    return [*[stop for stop in CHECKPOINTS if stop < trials], trials]
