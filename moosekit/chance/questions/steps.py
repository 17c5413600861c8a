"""The lines of a worked answer that many questions share."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from moosekit.chance.dist import Dist
from moosekit.chance.messages import Message, message


def choose(cards: int, take: int) -> Message:
    """The ways to take some of so many cards.

    >>> print(choose(5, 2))
    C(5, 2) = 10 ways to take 2 of 5 cards.
    """
    ways = comb(cards, take)
    return message("question.step.choose", cards=cards, take=take, ways=ways, count=ways)


def places(row: int, take: int) -> Message:
    """The ways to choose some of so many places in a row."""
    return message("question.step.places", row=row, take=take, ways=comb(row, take))


def others(whole: int, none: int) -> Message:
    """The ways that are left when those without any are taken away.

    >>> print(others(10, 6))
    All others: 10 − 6 = 4.
    """
    return message("question.step.others", whole=whole, none=none, rest=whole - none)


def median(dist: Dist[int]) -> tuple[Message, ...]:
    """How the middle is found: one before it, less than half of all cases are reached; with it, at least half.

    >>> for step in median(Dist({1: 1, 2: 1, 3: 2, 4: 1})):
    ...     print(step)
    Up to 2: 2/5 of all cases.
    Up to 3: 4/5 of all cases.
    """
    middle = dist.quantile(Fraction(1, 2))
    return _up_to(dist, middle - 1), _up_to(dist, middle)


def _up_to(dist: Dist[int], place: int) -> Message:
    return message("question.step.up-to", place=place, value=dist.p(lambda one: one <= place))


def mode(dist: Dist[int]) -> Message:
    """Which case is the likeliest.

    >>> print(mode(Dist({1: 1, 2: 3})))
    Most often it is 2: 3/4 of all cases.
    """
    place = dist.modes()[0]
    return message("question.step.mode", place=place, value=dist[place])


def divided(part: int | Fraction, whole: int | Fraction) -> Message:
    """One number by another."""
    return message("question.step.divided", part=Fraction(part), whole=Fraction(whole), value=Fraction(part) / whole)


def times(one: int | Fraction, other: int | Fraction) -> Message:
    """A product."""
    return message("question.step.times", one=Fraction(one), other=Fraction(other), value=Fraction(one) * other)


def average() -> Message:
    """How an average comes about."""
    return message("question.step.average")


def weighed() -> Message:
    """How chances of several cases make one."""
    return message("question.step.weighed")
