"""A question of the lesson plan: what is asked, the exact answer, where thinking goes astray, hints, and its name."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from dataclasses import dataclass
from enum import IntEnum
from fractions import Fraction
from hashlib import sha256
from typing import Final

from moosekit.chance.answer import Answer
from moosekit.chance.faults import NoSuchVariant, Uncountable, is_count
from moosekit.chance.form import Form
from moosekit.chance.messages import Message
from moosekit.chance.misconceptions import Misconception, Slip

__all__ = ["Level", "Question", "QuestionFamily", "QuestionRef", "Reason", "assign"]

NAME: Final = re.compile(r"([a-z0-9-]+(?:\.[a-z0-9-]+)*)#([0-9]{1,6})")
#: a rarer event is no exercise: nobody can try it out
RAREST: Final = Fraction(1, 1000)


class Level(IntEnum):
    """For whom a question is."""

    L1 = 1
    """Eleven to fourteen years."""
    L2 = 2
    """GCSE higher, 2nde and 1re, Common Core CP."""
    L3 = 3
    """A-level, Terminale, AP, Common Core MD."""
    L4 = 4
    """University: Data 8, prob140."""


@dataclass(frozen=True, slots=True, order=True)
class QuestionRef:
    """The name of one variant: short enough to print, the same on every machine.

    >>> print(QuestionRef.parse("house.trap-given-pass#17"))
    house.trap-given-pass#17
    """

    family: str
    variant: int

    def __str__(self) -> str:
        return f"{self.family}#{self.variant}"

    @classmethod
    def parse(cls, text: str) -> QuestionRef:
        """The name that a text gives.

        Raises:
            Uncountable: the text is no such name.
        """
        found = NAME.fullmatch(text.strip())
        if found is None:
            raise Uncountable(f"{text[:60]!r} names no question: expected a name such as 'house.trap-given-pass#17'")
        return cls(found[1], int(found[2]))


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason to choose, for "why?". ``misconception`` is ``None`` for the right one."""

    says: Message
    misconception: Misconception | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """One question, ready to be asked and marked.

    Attributes:
        ref: its name.
        prompt: what is asked.
        answer: the exact answer, with steps and assumptions.
        level: for whom it is.
        concepts: what it practises.
        slips: values that misconceptions lead to; the chance that it does not happen is always among them.
        reasons: for the second question, "why?".
        hints: from a nudge to the way itself.
        form: what it wants to be answered with.
        digits: a rounded answer needs so many digits.
    """

    ref: QuestionRef
    prompt: Message
    answer: Answer
    level: Level
    concepts: tuple[str, ...] = ()
    slips: tuple[Slip, ...] = ()
    reasons: tuple[Reason, ...] = ()
    hints: tuple[Message, ...] = ()
    form: Form = Form.CHANCE
    digits: int = 3

    @property
    def all_slips(self) -> tuple[Slip, ...]:
        """The slips, the complement of a chance among them."""
        known = [slip.misconception for slip in self.slips]
        if self.form is not Form.CHANCE or Misconception.COMPLEMENT in known:
            return self.slips
        other = Slip(Misconception.COMPLEMENT, 1 - self.answer.value)
        taken = [self.answer.value, *[slip.value for slip in self.slips]]
        return self.slips if other.value in taken else (*self.slips, other)

    def faults(self) -> tuple[str, ...]:
        """Why this variant should not be asked: a wrong way gives the right value, two give the same, too rare."""
        value = self.answer.value
        faults = [f"{slip.misconception} gives the right value {value}" for slip in self.slips if slip.value == value]
        for place, slip in enumerate(self.slips):
            faults += [
                f"{slip.misconception} and {other.misconception} give the same value {slip.value}"
                for other in self.slips[:place]
                if other.value == slip.value
            ]
        if self.form is Form.CHANCE:
            if not 0 <= value <= 1:
                faults.append(f"the answer {value} is no chance: expected 0 to 1")
            elif 0 < value < RAREST:
                faults.append(f"the answer {value} is below {RAREST}: too rare to be tried out")
        return tuple(faults)


class QuestionFamily(ABC):
    """A question with its variants: a finite, numbered list, so that a number is all there is to remember."""

    id: str
    """The stable name, such as ``house.trap-given-pass``."""

    @abstractmethod
    def __len__(self) -> int:
        """How many variants there are."""

    @abstractmethod
    def _question(self, ref: QuestionRef) -> Question:
        """The variant of a number that is in range."""

    def variant(self, number: int) -> Question:
        """A variant by its number, counted from 0.

        Raises:
            NoSuchVariant: the number is out of range, or none.
        """
        if not is_count(number) or number >= len(self):
            raise NoSuchVariant(f"{self.id} has no variant {number!r}: they are numbered from 0 to {len(self) - 1}")
        return self._question(QuestionRef(self.id, number))


def assign(family: QuestionFamily, student: str, salt: str) -> int:
    """The variant for a student: always the same one, on every machine; another ``salt`` deals anew.

    >>> from moosekit.chance.questions import family
    >>> [assign(family("8"), name, "autumn") for name in ("Ada", "Bo", "Cem", "Dee")]
    [2, 5, 1, 4]
    """
    named = f"{family.id}\n{student}\n{salt}".encode("utf-8", "surrogatepass")
    return int.from_bytes(sha256(named).digest()) % len(family)
