"""An exact answer with everything that belongs to it: ways over a total, the steps, and what was assumed."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeVar

from moosekit.chance.dist import Dist
from moosekit.chance.faults import Uncountable
from moosekit.chance.messages import Message, message

__all__ = ["Answer"]

T = TypeVar("T", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Answer:
    """A value that is exact. ``ways`` of ``total`` give it where it was counted; a mean has none.

    Raises:
        Uncountable: ways and total that do not give the value.

    >>> Answer.counted(6, 16).value
    Fraction(3, 8)
    """

    value: Fraction
    ways: int | None = None
    total: int | None = None
    assumptions: tuple[Message, ...] = ()
    steps: tuple[Message, ...] = ()

    def __post_init__(self) -> None:
        if self.ways is not None and self.total is not None and Fraction(self.ways, self.total) != self.value:
            raise Uncountable(f"{self.ways} ways of {self.total} are not {self.value}")

    @classmethod
    def counted(cls, ways: int, total: int, *assumptions: Message, steps: tuple[Message, ...] = ()) -> Answer:
        """So many ways of so many; the counts and the reduction become the last two steps, one line each.

        Raises:
            Uncountable: there is no way at all.
        """
        if total < 1:
            raise Uncountable(f"{ways} ways of {total}: expected a total of 1 or more")
        value = Fraction(ways, total)
        last = [message("chance.step.counted", ways=ways, total=total)]
        if value.denominator != total:
            last.append(message("chance.step.reduced", ways=ways, total=total, value=value))
        return cls(value, ways, total, assumptions, (*steps, *last))

    @classmethod
    def of(
        cls, dist: Dist[T], event: Callable[[T], bool], *assumptions: Message, steps: tuple[Message, ...] = ()
    ) -> Answer:
        """The chance of an event.

        >>> Answer.of(Dist.uniform(range(1, 7)), lambda pips: pips > 4).ways
        2
        """
        return cls.counted(dist.ways(event), dist.total, *assumptions, steps=steps)

    @classmethod
    def number(cls, value: Fraction | int, *assumptions: Message, steps: tuple[Message, ...] = ()) -> Answer:
        """A mean, a variance, a count: a number that is no share of ways."""
        return cls(Fraction(value), None, None, assumptions, steps)

    def lines(self, language: str = "en") -> tuple[str, ...]:
        """The steps, then what was assumed, in words.

        >>> for line in Answer.counted(6, 16).lines():
        ...     print(line)
        6 of 16 equally likely ways.
        Reduced: 6/16 = 3/8.
        """
        return tuple([said.text(language) for said in (*self.steps, *self.assumptions)])
