"""A distribution: whole-number ways over one total. Exact: no float appears before something is shown."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from fractions import Fraction
from math import gcd, lcm
from numbers import Rational, Real
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar, cast

from moosekit.chance.faults import ImpossibleCondition, Uncountable, holds, is_count, unknown, wrong_kind

if TYPE_CHECKING:
    from moosekit.chance.sample import Sample
    from moosekit.chance.show import Chart
    from moosekit.chance.two_way import TwoWay
    from moosekit.core.stream import Stream

__all__ = ["Dist", "Number"]

T = TypeVar("T", bound=Hashable)
U = TypeVar("U", bound=Hashable)
A = TypeVar("A", bound=Hashable)
B = TypeVar("B", bound=Hashable)
Number: TypeAlias = int | Fraction
#: so many outcomes are written out in a repr
WRITTEN_OUT: Final = 8


class Dist(Mapping[T, Fraction]):
    """The outcomes of something that happens by chance, each with its number of ways. Never changes.

    A mapping from outcomes to exact chances, in the order given. Outcomes with 0 ways are kept: that something cannot
    happen is worth showing.

    >>> letters = Dist({"M": 1, "O": 2, "S": 1, "E": 1})
    >>> letters["O"], letters.total
    (Fraction(2, 5), 5)

    Raises:
        TypeError: no mapping of outcomes to numbers of ways.
        Uncountable: a number of ways that is no whole number from 0 on, or no way at all.
    """

    __slots__ = ("_total", "_ways")

    def __init__(self, ways: Mapping[T, int]) -> None:
        if not isinstance(cast("object", ways), Mapping):
            raise wrong_kind(ways, "ways by outcome, such as {'moose': 3}; a list goes to Dist.uniform")
        for outcome, count in ways.items():
            if not is_count(count):
                raise Uncountable(f"{outcome!r} has {count!r} ways: expected a whole number from 0 on")
        self._ways = dict(ways)
        self._total = sum(self._ways.values())
        if self._total == 0:
            raise Uncountable("there is no way at all: a distribution needs an outcome that can happen")

    @classmethod
    def uniform(cls, outcomes: Iterable[U]) -> Dist[U]:
        """Every outcome equally likely; one that is named twice has two ways.

        >>> Dist.uniform("MOOSE")["O"]
        Fraction(2, 5)
        """
        ways: dict[U, int] = {}
        for outcome in outcomes:
            ways[outcome] = ways.get(outcome, 0) + 1
        return Dist(ways)

    @classmethod
    def of_chances(cls, chances: Mapping[U, Number]) -> Dist[U]:
        """From chances that add up to 1; the ways are counted out of their common denominator.

        >>> Dist.of_chances({"heads": Fraction(1, 2), "tails": Fraction(1, 2)})
        Dist({'heads': 1, 'tails': 1})

        Raises:
            TypeError: no mapping of outcomes to chances, or a chance that is no ``Fraction`` and no whole number.
            Uncountable: the chances do not add up to 1, or one is below 0.
        """
        if not isinstance(cast("object", chances), Mapping):
            raise wrong_kind(chances, "chances by outcome, such as {'moose': Fraction(1, 2), 'room': Fraction(1, 2)}")
        for chance in chances.values():
            if not isinstance(cast("object", chance), Rational):
                raise wrong_kind(chance, "an exact chance, such as Fraction(1, 10) and not 0.1")
        exact = {outcome: Fraction(chance) for outcome, chance in chances.items()}
        total = sum(exact.values())
        if total != 1:
            raise Uncountable(f"the chances add up to {total}: expected 1")
        common = lcm(*[chance.denominator for chance in exact.values()])
        return Dist({outcome: int(chance * common) for outcome, chance in exact.items()})

    @property
    def total(self) -> int:
        """All ways together."""
        return self._total

    @property
    def all_ways(self) -> Mapping[T, int]:
        """The number of ways of every outcome, to be read only."""
        return MappingProxyType(self._ways)

    def ways(self, event: Callable[[T], bool]) -> int:
        """In how many ways the event happens.

        >>> Dist.uniform(range(1, 7)).ways(lambda pips: pips > 4)
        2

        Raises:
            TypeError: the event gives neither yes nor no.
        """
        return sum([count for outcome, count in self._ways.items() if holds(event(outcome))])

    def p(self, event: Callable[[T], bool]) -> Fraction:
        """The chance of an event.

        >>> Dist.uniform(range(1, 7)).p(lambda pips: pips > 4)
        Fraction(1, 3)

        Raises:
            TypeError: the event gives neither yes nor no.
        """
        return Fraction(self.ways(event), self._total)

    def __getitem__(self, outcome: T) -> Fraction:
        if outcome not in self._ways:
            raise unknown(outcome, self._ways, "an outcome here")
        return Fraction(self._ways[outcome], self._total)

    def __iter__(self) -> Iterator[T]:
        return iter(self._ways)

    def __len__(self) -> int:
        return len(self._ways)

    def __hash__(self) -> int:
        return hash(frozenset(self.items()))

    def __repr__(self) -> str:
        if len(self) <= WRITTEN_OUT and self._total < 10**9:
            return f"Dist({self._ways!r})"
        return f"Dist({len(self):,} outcomes, {self._total:,} ways)"

    def __str__(self) -> str:
        return self.show().words

    def _repr_html_(self) -> str:
        return self.show().html

    def _repr_latex_(self) -> str:
        return f"${self.to_latex()}$"

    def map(self, f: Callable[[T], U]) -> Dist[U]:
        """The distribution of something that follows from the outcome.

        >>> Dist.uniform(range(1, 7)).map(lambda pips: pips % 2 == 0)
        Dist({False: 3, True: 3})
        """
        found: dict[U, int] = {}
        for outcome, count in self._ways.items():
            image = f(outcome)
            found[image] = found.get(image, 0) + count
        return Dist(found)

    def given(self, event: Callable[[T], bool]) -> Dist[T]:
        """What is left of the outcomes once it is known that the event has happened.

        >>> Dist.uniform(range(1, 7)).given(lambda pips: pips > 4)
        Dist({5: 1, 6: 1})

        Raises:
            ImpossibleCondition: the event never happens.
            TypeError: the event gives neither yes nor no.
        """
        left = {outcome: count for outcome, count in self._ways.items() if holds(event(outcome))}
        if not any(left.values()):
            raise ImpossibleCondition("the condition never happens, so there is nothing to condition on")
        return Dist(left)

    def then(self, step: Callable[[T], Dist[U]]) -> Dist[tuple[T, U]]:
        """This first, and after each outcome what follows it: the paths of a tree.

        >>> coin = Dist.uniform("HT")
        >>> coin.then(lambda side: coin if side == "H" else Dist({"-": 1}))
        Dist({('H', 'H'): 1, ('H', 'T'): 1, ('T', '-'): 2})
        """
        branches = {outcome: step(outcome) for outcome, count in self._ways.items() if count}
        common = lcm(*[branch.total for branch in branches.values()])
        return Dist(
            {
                (outcome, follower): self._ways[outcome] * count * (common // branch.total)
                for outcome, branch in branches.items()
                for follower, count in branch.all_ways.items()
            }
        )

    def table2(self, a: Callable[[T], A], b: Callable[[T], B]) -> TwoWay[A, B]:
        """A two-way table: one thing down the side, another along the top.

        >>> table = Dist.uniform(range(1, 7)).table2(lambda pips: pips > 3, lambda pips: pips % 2)
        >>> table.ways(True, 1)
        1
        """
        from moosekit.chance.two_way import TwoWay

        return TwoWay(self.map(lambda outcome: (a(outcome), b(outcome))))

    def mean(self, value: Callable[[T], Number] | None = None) -> Fraction:
        """The average, weighted by the ways; without ``value`` the outcomes themselves are the numbers.

        >>> Dist.uniform(range(1, 7)).mean()
        Fraction(7, 2)

        Raises:
            Uncountable: an outcome that is no number, where no ``value`` was given.
        """
        number = _as_number if value is None else value
        return Fraction(sum([number(outcome) * count for outcome, count in self._ways.items()])) / self._total

    def variance(self, value: Callable[[T], Number] | None = None) -> Fraction:
        """The mean of the squared distance from the mean.

        >>> Dist.uniform(range(1, 7)).variance()
        Fraction(35, 12)
        """
        number = _as_number if value is None else value
        return self.covariance(number, number)

    def covariance(self, a: Callable[[T], Number], b: Callable[[T], Number]) -> Fraction:
        """The mean of the product less the product of the means: below 0 where much of one means little of the other.

        >>> Dist.uniform([(0, 1), (1, 0)]).covariance(lambda pair: pair[0], lambda pair: pair[1])
        Fraction(-1, 4)
        """
        return self.mean(lambda outcome: a(outcome) * b(outcome)) - self.mean(a) * self.mean(b)

    def quantile(self: Dist[int], q: Fraction) -> int:
        """The least outcome that is not exceeded with a chance of at least ``q``; ``Fraction(1, 2)`` is the median.

        >>> Dist.uniform(range(1, 7)).quantile(Fraction(1, 2))
        3

        Raises:
            TypeError: ``q`` is no number.
            Uncountable: ``q`` is not between 0 and 1.
        """
        if not isinstance(cast("object", q), Real):
            raise wrong_kind(q, "a number from 0 to 1, such as Fraction(1, 2)")
        if not 0 <= q <= 1:
            raise Uncountable(f"the quantile {q} is out of range: expected 0 to 1")
        reached = 0
        possible = sorted([outcome for outcome, count in self._ways.items() if count])
        for outcome in possible:
            reached += self._ways[outcome]
            if reached >= q * self._total:
                return outcome
        return possible[-1]

    def modes(self) -> tuple[T, ...]:
        """The likeliest outcomes.

        >>> Dist.uniform("MOOSE").modes()
        ('O',)
        """
        most = max(self._ways.values())
        return tuple([outcome for outcome, count in self._ways.items() if count == most])

    def distance(self, other: Dist[T]) -> Fraction:
        """How much chance would have to move to turn one into the other: 0 when they are alike, 1 when nothing agrees.

        >>> Dist.uniform("ab").distance(Dist.uniform("bc"))
        Fraction(1, 2)

        Raises:
            TypeError: the other is no ``Dist``.
        """
        if not isinstance(cast("object", other), Dist):
            raise wrong_kind(other, "a Dist")
        outcomes = dict.fromkeys([*self, *other])
        return sum([abs(self.get(one, Fraction(0)) - other.get(one, Fraction(0))) for one in outcomes], Fraction(0)) / 2

    def reduced(self) -> Dist[T]:
        """The same chances with the smallest whole numbers of ways.

        >>> Dist({"a": 4, "b": 6}).reduced()
        Dist({'a': 2, 'b': 3})
        """
        common = gcd(*self._ways.values())
        return Dist({outcome: count // common for outcome, count in self._ways.items()})

    def in_order(self) -> Dist[T]:
        """The same, the outcomes from small to large; where they cannot be compared, in the order they have.

        >>> list(Dist.uniform([3, 1, 2]).in_order())
        [1, 2, 3]
        """
        from moosekit.chance.order import ordered

        return Dist({outcome: self._ways[outcome] for outcome in ordered(self._ways)})

    def sample(self, stream: Stream, n: int) -> Sample[T]:
        """So many outcomes by chance, from a stream."""
        from moosekit.chance.sample import sample_of

        return sample_of(self, stream, n)

    def show(
        self,
        language: str = "en",
        *,
        title: str | None = None,
        event: Callable[[T], bool] | None = None,
        name: Callable[[T], str] | None = None,
    ) -> Chart:
        """A table with bars, for a page and for a terminal.

        The outcomes of an ``event`` are marked; ``name`` says what outcomes are called.

        >>> print(Dist({"heads": 1, "tails": 1}).show(title="A coin"))
        A coin
          outcome                        chance  ways of 2
          heads    ####################  50%     1
          tails    ####################  50%     1
        """
        from moosekit.chance.show import chart_of

        return chart_of(self, language, title, event, name)

    def to_latex(self, language: str = "en") -> str:
        """The table for LaTeX, without the dollars around it."""
        from moosekit.chance.export import latex_of

        return latex_of(self, language)

    def to_vegalite(self, language: str = "en") -> dict[str, object]:
        """A bar chart for Vega-Lite and Altair: plain data, nothing is loaded for it."""
        from moosekit.chance.export import vegalite_of

        return vegalite_of(self, language)


def _as_number(outcome: Hashable) -> Number:
    if not isinstance(outcome, (int, Fraction)):
        raise Uncountable(f"{outcome!r} is no number: say with mean(value) what it counts for")
    return outcome
