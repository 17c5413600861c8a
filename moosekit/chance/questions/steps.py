"""The lines of a worked answer that many questions share."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from moosekit.chance.messages import Message, message


def choose(cards: int, take: int) -> Message:
    """The ways to take some of so many cards.

    >>> print(choose(5, 2))
    C(5, 2) = 10 ways to take 2 of 5 cards.
    """
    return message("question.step.choose", cards=cards, take=take, ways=comb(cards, take))


def divided(part: int | Fraction, whole: int | Fraction) -> Message:
    """One number by another."""
    return message("question.step.divided", part=Fraction(part), whole=Fraction(whole), value=Fraction(part) / whole)


def times(one: int | Fraction, other: int | Fraction) -> Message:
    """A product."""
    return message("question.step.times", one=Fraction(one), other=Fraction(other), value=Fraction(one) * other)


def rest(value: Fraction) -> Message:
    """The chance that it does not happen, taken from 1."""
    return message("question.step.rest", value=value, other=1 - value)


def average() -> Message:
    """How an average comes about."""
    return message("question.step.average")


def weighed() -> Message:
    """How chances of several cases make one."""
    return message("question.step.weighed")
