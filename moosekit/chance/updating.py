"""Bayes: what is believed after something was seen."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction
from typing import TypeVar, cast

from moosekit.chance.dist import Dist
from moosekit.chance.faults import ImpossibleCondition, Uncountable, wrong_kind

__all__ = ["bayes"]

H = TypeVar("H", bound=Hashable)


def bayes(prior: Dist[H], likelihood: Callable[[H], Fraction]) -> Dist[H]:
    """The prior, weighed by how likely each hypothesis made what was seen.

    >>> coins = Dist({"fair": 1, "two heads": 1})
    >>> bayes(coins, lambda coin: Fraction(1, 2) if coin == "fair" else Fraction(1))["two heads"]
    Fraction(2, 3)

    Raises:
        TypeError: the prior is no ``Dist``, or a likelihood that is no ``Fraction`` and no whole number.
        Uncountable: a likelihood that is not between 0 and 1.
        ImpossibleCondition: no hypothesis allows what was seen.
    """
    if not isinstance(cast("object", prior), Dist):
        raise wrong_kind(prior, "a Dist of the hypotheses")
    weights: dict[H, Fraction] = {}
    for hypothesis, before in prior.items():
        chance = likelihood(hypothesis)
        if not isinstance(cast("object", chance), (Fraction, int)):
            expected = "expected a Fraction or a whole number, such as Fraction(1, 2)"
            raise TypeError(f"the likelihood of {hypothesis!r:.60} is {chance!r:.60}: {expected}")
        if not 0 <= chance <= 1:
            raise Uncountable(f"the likelihood of {hypothesis!r} is {chance}: expected 0 to 1")
        weights[hypothesis] = before * chance
    total = sum(weights.values(), Fraction(0))
    if total == 0:
        raise ImpossibleCondition("what was seen cannot happen under any hypothesis, so there is nothing to weigh")
    return Dist.of_chances({hypothesis: weight / total for hypothesis, weight in weights.items()})
