"""What a TwoWayTable or a Tree shows: every number of it in words, so that a page has nothing to count."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, Generic, TypeVar

from moosekit.chance.order import ordered
from moosekit.chance.two_way import TwoWay
from moosekit.widgets.joint.contract import JointCell, JointLine, JointScene, Share
from moosekit.widgets.joint.whole import whole_numbers
from moosekit.widgets.kinds import called
from moosekit.words import numbers

A = TypeVar("A", bound=Hashable)
B = TypeVar("B", bound=Hashable)
#: more rows or columns are no picture any more
MOST: Final = 12


@dataclass(frozen=True, slots=True)
class Named(Generic[A, B]):
    """A table with what its two things and their values are called, and of how many cases to speak."""

    table: TwoWay[A, B]
    side: str
    top: str
    name: Callable[[Hashable], str]
    many: int
    language: str

    def __post_init__(self) -> None:
        rows, columns = len(self.table.side), len(self.table.top)
        if max(rows, columns) > MOST:
            raise ValueError(
                f"{rows} by {columns} is too large to be seen at once: expected at most {MOST} of each; put values "
                "together with table2(…)"
            )
        if self.many < 1:
            raise ValueError(f"out_of={self.many!r}: expected a number of cases from 1 on, such as 1000")

    def scene(self, title: str) -> JointScene:
        """The scene."""
        table, whole = self.table, whole_numbers(self.table.joint, self.many)
        side, top = ordered(table.side), ordered(table.top)
        rows = [sum([whole.get((a, b), 0) for b in top]) for a in side]
        columns = [sum([whole.get((a, b), 0) for a in side]) for b in top]
        return JointScene(
            title=title,
            language=self.language,
            all=self._count(self.many),
            exact=all(chance * self.many == whole[pair] for pair, chance in table.joint.items()),
            side_name=self.side,
            top_name=self.top,
            side=[self._line(self.side, a, table.by_side[a], cases) for a, cases in zip(side, rows, strict=True)],
            top=[self._line(self.top, b, table.by_top[b], cases) for b, cases in zip(top, columns, strict=True)],
            cells=[[self._cell(a, b, whole.get((a, b), 0)) for b in top] for a in side],
        )

    def _line(self, thing: str, value: Hashable, chance: Fraction, cases: int) -> JointLine:
        name = called(self.name, value)
        said = f"{thing}: {name}" if thing else name
        return JointLine(name=name, said=said, count=self._count(cases), share=self._share(chance))

    def _cell(self, a: A, b: B, cases: int) -> JointCell:
        both, side, top = self.table.p(a, b), self.table.by_side[a], self.table.by_top[b]
        return JointCell(
            count=self._count(cases),
            share=self._share(both),
            of_side=self._share(both / side) if side else None,
            of_top=self._share(both / top) if top else None,
        )

    def _share(self, chance: Fraction) -> Share:
        return Share(
            chance=numbers.chance(chance, self.language),
            percent=numbers.percent(chance, self.language),
            part=round(chance * 1000),
        )

    def _count(self, cases: int) -> str:
        return numbers.count(cases, self.language)
