"""A two-way table: two things that happen together, as ways; a row or column is a condition."""

from __future__ import annotations

from collections.abc import Hashable
from fractions import Fraction
from typing import TYPE_CHECKING, Generic, TypeVar, cast

from moosekit.chance.dist import Dist
from moosekit.chance.faults import Uncountable, is_count, unknown, wrong_kind

if TYPE_CHECKING:
    from moosekit.chance.show import Chart

__all__ = ["TwoWay"]

A = TypeVar("A", bound=Hashable)
B = TypeVar("B", bound=Hashable)


class TwoWay(Generic[A, B]):
    """The pairs of a distribution (``joint``) as a table: one thing down the ``side``, the other along the ``top``.

    >>> ways = {("trap", "passes"): 2, ("trap", "plays"): 6, ("none", "passes"): 1, ("none", "plays"): 11}
    >>> table = TwoWay(Dist(ways))
    >>> table.row("trap")["passes"], table.column("passes")["trap"]
    (Fraction(1, 4), Fraction(2, 3))

    Raises:
        TypeError: no ``Dist``.
    """

    __slots__ = ("joint", "side", "top")

    def __init__(self, joint: Dist[tuple[A, B]]) -> None:
        if not isinstance(cast("object", joint), Dist):
            raise wrong_kind(joint, "a Dist of pairs")
        self.joint: Dist[tuple[A, B]] = joint
        self.side: tuple[A, ...] = tuple(dict.fromkeys([a for a, _ in joint]))
        self.top: tuple[B, ...] = tuple(dict.fromkeys([b for _, b in joint]))

    @property
    def total(self) -> int:
        """All ways together."""
        return self.joint.total

    def ways(self, a: A, b: B) -> int:
        """The ways in one cell; 0 where the two never meet.

        Raises:
            UnknownOutcome: nothing of that name stands down the side, or along the top.
        """
        self._check_side(a)
        self._check_top(b)
        return self.joint.all_ways.get((a, b), 0)

    def p(self, a: A, b: B) -> Fraction:
        """The chance of both together."""
        return Fraction(self.ways(a, b), self.total)

    def row(self, a: A) -> Dist[B]:
        """What stands along the top, once ``a`` is known.

        Raises:
            UnknownOutcome: nothing of that name stands down the side.
            ImpossibleCondition: ``a`` never happens.
        """
        self._check_side(a)
        return self.joint.given(lambda pair: pair[0] == a).map(lambda pair: pair[1])

    def column(self, b: B) -> Dist[A]:
        """What stands down the side, once ``b`` is known. Raises as ``row`` does."""
        self._check_top(b)
        return self.joint.given(lambda pair: pair[1] == b).map(lambda pair: pair[0])

    @property
    def by_side(self) -> Dist[A]:
        """The totals at the end of the rows."""
        return self.joint.map(lambda pair: pair[0])

    @property
    def by_top(self) -> Dist[B]:
        """The totals below the columns."""
        return self.joint.map(lambda pair: pair[1])

    def independent(self) -> bool:
        """Whether knowing one tells nothing about the other.

        >>> coin = Dist.uniform("HT")
        >>> TwoWay(coin.then(lambda _: coin)).independent()
        True
        """
        return all(self.p(a, b) == side * top for a, side in self.by_side.items() for b, top in self.by_top.items())

    def out_of(self, many: int) -> dict[tuple[A, B], Fraction]:
        """How many of so many cases fall into each cell, on average: "of 1,000 deals, 24".

        Raises:
            Uncountable: a number of cases that is no whole number from 0 on.
        """
        if not is_count(many):
            raise Uncountable(f"out of {many!r:.60} cases: expected a whole number from 0 on")
        return {(a, b): self.p(a, b) * many for a in self.side for b in self.top}

    def _check_side(self, a: A) -> None:
        if a not in self.side:
            raise unknown(a, self.side, "a row of this table")

    def _check_top(self, b: B) -> None:
        if b not in self.top:
            raise unknown(b, self.top, "a column of this table")

    def __repr__(self) -> str:
        return f"TwoWay({len(self.side)} by {len(self.top)}, {self.total:,} ways)"

    def __str__(self) -> str:
        return self.show().words

    def _repr_html_(self) -> str:
        return self.show().html

    def show(self, language: str = "en", *, title: str | None = None) -> Chart:
        """The table with its totals, for a page and for a terminal."""
        from moosekit.chance.show import chart_of_two_way

        return chart_of_two_way(self, language, title)
