"""Natural frequencies: chances as whole numbers of cases, which are easier to see through than fractions."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Final, TypeVar

from moosekit.chance.dist import Dist

T = TypeVar("T", bound=Hashable)
#: so many equally likely cases are spoken of as they are
FEW: Final = 1000
#: otherwise one speaks of the first of these in which everything that can happen does so a few times
ROUND: Final = (1_000, 10_000, 100_000, 1_000_000)
A_FEW: Final = 5


def good_number(dist: Dist[T]) -> int:
    """Of how many cases to speak.

    >>> good_number(Dist({"a": 2, "b": 4})), good_number(Dist({"a": 7, "b": 999_994}))
    (3, 1000000)
    """
    least = dist.reduced()
    if least.total <= FEW:
        return least.total
    rarest = min([chance for chance in dist.values() if chance])
    return next((many for many in ROUND if rarest * many >= A_FEW), ROUND[-1])


def whole_numbers(dist: Dist[T], many: int) -> Mapping[T, int]:
    """How many of so many cases are which: rounded so that they add up, the largest remainders upwards.

    >>> whole_numbers(Dist({"a": 1, "b": 1, "c": 1}), 100)
    {'a': 34, 'b': 33, 'c': 33}
    """
    exact = {outcome: chance * many for outcome, chance in dist.items()}
    counts = {outcome: int(cases) for outcome, cases in exact.items()}
    by_rest = sorted(exact, key=lambda outcome: counts[outcome] - exact[outcome])  # stable: the first one of equals
    for outcome in by_rest[: many - sum(counts.values())]:
        counts[outcome] += 1
    return counts
