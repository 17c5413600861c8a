"""What is said of an answer: a verdict, credit, whether it counts as a try, and a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Final

from moosekit.chance.messages import Message
from moosekit.chance.misconceptions import Misconception

__all__ = ["Checked", "Verdict"]


class Verdict(StrEnum):
    """How an answer fares."""

    RIGHT = "right"
    RIGHT_UNREDUCED = "right-unreduced"
    """Right; that the fraction can be reduced is a remark, and costs nothing."""
    RIGHT_ROUNDED = "right-rounded"
    """Right to the last digit typed, and there are enough of them."""
    TOO_COARSE = "too-coarse"
    """Right to the last digit typed, but these are too few."""
    TRUNCATED = "truncated"
    """The digits are those of the answer, cut off where they should be rounded."""
    PERCENT_SLIP = "percent-slip"
    """A percent sign too few, or one too many."""
    ODDS_NOT_PROBABILITY = "odds-not-probability"
    """For against against, in place of for of all."""
    MISCONCEPTION = "misconception"
    """The value that a known way of thinking astray leads to."""
    OUT_OF_RANGE = "out-of-range"
    """Below 0 or above 1, where a chance was asked for."""
    WRONG = "wrong"
    UNREADABLE = "unreadable"
    """No answer of this form; it costs nothing."""


#: full credit, half of it where the thinking is right and the form is not; nothing for all others
CREDIT: Final = {
    Verdict.RIGHT: Fraction(1),
    Verdict.RIGHT_UNREDUCED: Fraction(1),
    Verdict.RIGHT_ROUNDED: Fraction(1),
    Verdict.TOO_COARSE: Fraction(1, 2),
    Verdict.TRUNCATED: Fraction(1, 2),
    Verdict.PERCENT_SLIP: Fraction(1, 2),
    Verdict.ODDS_NOT_PROBABILITY: Fraction(1, 2),
}
FREE: Final = (Verdict.UNREADABLE, Verdict.TOO_COARSE, Verdict.TRUNCATED, Verdict.PERCENT_SLIP)


@dataclass(frozen=True, slots=True)
class Checked:
    """An answer that was checked. ``message`` says what to think about, and never the answer that is still wanted."""

    verdict: Verdict
    message: Message
    misconception: Misconception | None = None

    @property
    def credit(self) -> Fraction:
        """From 0 to 1."""
        return CREDIT.get(self.verdict, Fraction(0))

    @property
    def uses_attempt(self) -> bool:
        """Whether it counts as a try: what cannot be read, or only needs another form, does not."""
        return self.verdict not in FREE

    @property
    def right(self) -> bool:
        """Whether it is right, whatever the form."""
        return self.credit == 1
