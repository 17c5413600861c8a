"""A sample beside the exact chances: by how many standard errors each outcome is off."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from fractions import Fraction
from math import inf, sqrt
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from moosekit.chance.dist import Dist
from moosekit.chance.order import ordered

if TYPE_CHECKING:
    from moosekit.chance.sample import Sample
    from moosekit.chance.show import Chart

__all__ = ["Compared", "Comparison"]

T = TypeVar("T", bound=Hashable)
U = TypeVar("U", bound=Hashable)
#: gaps beyond this are no accident, as good as never
SIGMAS: Final = 4


@dataclass(frozen=True, slots=True)
class Compared(Generic[T]):
    """One outcome: its exact chance, how often it came, and its share of the trials."""

    outcome: T
    exact: Fraction
    count: int
    share: Fraction
    trials: int

    @property
    def standard_error(self) -> float:
        """How far a share is off on average, so to speak: √(p(1 − p)/n)."""
        return sqrt(self.exact * (1 - self.exact) / self.trials)

    @property
    def gap(self) -> float:
        """How far it is off, in standard errors; infinite where something came that cannot come.

        >>> Compared("H", Fraction(1, 2), 60, Fraction(60, 100), 100).gap
        2.0
        """
        off = self.share - self.exact
        return float(off) / self.standard_error if self.standard_error else inf * off if off else 0.0


@dataclass(frozen=True, slots=True, repr=False)
class Comparison(Generic[T]):
    """All outcomes, those that never came among them.

    >>> from moosekit.chance.sample import Sample
    >>> comparison = Sample(tuple("HTHH"), 7).compare(Dist.uniform("HT"))
    >>> comparison, comparison.agrees()
    (Comparison(2 outcomes, 4 trials, largest gap 1.0 standard errors), True)
    """

    rows: tuple[Compared[T], ...]
    trials: int

    @classmethod
    def of(cls, sample: Sample[U], exact: Dist[U]) -> Comparison[U]:
        """The comparison of a sample with what is exact."""
        trials = len(sample.values)
        came = sample.dist().all_ways
        outcomes = ordered(dict.fromkeys([*exact, *came]))
        return Comparison(
            tuple(
                [
                    Compared(
                        one, exact.get(one, Fraction(0)), came.get(one, 0), Fraction(came.get(one, 0), trials), trials
                    )
                    for one in outcomes
                ]
            ),
            trials,
        )

    @property
    def largest_gap(self) -> float:
        """The largest gap, in standard errors, whichever way."""
        return max([abs(row.gap) for row in self.rows])

    def agrees(self, sigmas: float = SIGMAS) -> bool:
        """Whether every outcome is within so many standard errors."""
        return self.largest_gap <= sigmas

    def __repr__(self) -> str:
        what = f"{len(self.rows)} outcomes, {self.trials} trials"
        return f"Comparison({what}, largest gap {self.largest_gap:.1f} standard errors)"

    def __str__(self) -> str:
        return self.show().words

    def _repr_html_(self) -> str:
        return self.show().html

    def show(self, language: str = "en", *, title: str | None = None, name: Callable[[T], str] | None = None) -> Chart:
        """The table for a page and for a terminal: a bar for what is exact, a dot for what came.

        ``name`` says what outcomes are called.
        """
        from moosekit.chance.show import chart_of_comparison

        return chart_of_comparison(self, language, title, name)
