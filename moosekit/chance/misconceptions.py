"""Ways of thinking that lead astray, each with the value that it leads to and the question that it provokes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from moosekit.chance.messages import Message, message
from moosekit.core.facts import Facts

__all__ = ["Misconception", "Slip"]


class Misconception(StrEnum):
    """The catalogue: each is known from what pupils and students were seen to do."""

    WITH_REPLACEMENT = "with-replacement"
    """Treats draws as if every card went back."""
    GAMBLERS_FALLACY = "gamblers-fallacy"
    """Thinks that something is due after a run of independent tries."""
    NO_MEMORY = "no-memory"
    """Thinks that a deck forgets which cards have gone."""
    EQUIPROBABLE = "equiprobable"
    """Divides 1 by the number of outcomes, however unlike these are."""
    INVERSE = "inverse"
    """Takes the chance of A given B for that of B given A."""
    TIME_AXIS = "time-axis"
    """Thinks that a later card cannot tell anything about an earlier one."""
    FORGOT_OWN_HAND = "forgot-own-hand"
    """Counts with cards that can be seen."""
    FORGOT_ASIDE = "forgot-aside"
    """Thinks that every card is in somebody's hand."""
    INDEPENDENT_HANDS = "independent-hands"
    """Multiplies over hands that share one deck."""
    ORDER_IGNORED = "order-ignored"
    """Counts combinations where the order matters."""
    ORDER_COUNTED = "order-counted"
    """Counts arrangements where the order does not matter."""
    COMPLEMENT = "complement"
    """Gives the chance that it does not happen."""
    PROTOCOL = "protocol"
    """Leaves out how the information came about."""
    MEAN_IS_TYPICAL = "mean-is-typical"
    """Takes the average for the likeliest value."""


@dataclass(frozen=True, slots=True)
class Slip:
    """What one misconception gives for the variant at hand.

    ``facts`` fill further gaps of a sentence of the question's own, ``own``; without one the catalogue's is said.

    >>> print(Slip(Misconception.COMPLEMENT, Fraction(5, 8)).question)
    5/8 is the chance that it does not happen. Which of the two was asked?
    """

    misconception: Misconception
    value: Fraction
    facts: Facts = ()
    own: str | None = None

    @property
    def question(self) -> Message:
        """What to ask a pupil who has this value."""
        key = self.own or f"chance.slip.{self.misconception}"
        return message(key, value=self.value, **dict(self.facts))
