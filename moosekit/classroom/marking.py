"""Marking one answer to any exercise, for a notebook cell, for a file of answers and for a class table."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from moosekit.chance import check as check_chance
from moosekit.classroom.exercise import LETTERS, chance, rule
from moosekit.core.kinds import written
from moosekit.words import text

__all__ = ["Marked", "mark"]


@dataclass(frozen=True, slots=True)
class Marked:
    """What is said of an answer.

    Attributes:
        credit: from 0 to 1.
        counts: whether it is a try; what cannot be read is none.
        slip: the way of thinking that leads there, as ``equiprobable``; of a wrong choice its letter; empty if none.
        says: the sentence for the pupil; it never tells the right answer.
    """

    credit: Fraction
    counts: bool
    slip: str
    says: str

    @property
    def right(self) -> bool:
        """Whether it is right, whatever the form."""
        return self.credit == 1


def mark(name: str, answer: str, language: str = "en") -> Marked:
    """Marks an answer to the exercise of a name. Whatever was typed, it gives a sentence.

    >>> mark("moustache.where-is-it#0", "10/34").right
    True
    >>> mark("moustache.where-is-it#0", "1/4").slip
    'equiprobable'

    Raises:
        Trouble: there is no such exercise.
    """
    if "#" in str(name):
        checked = check_chance(chance(name), answer)
        slip = str(checked.misconception or "")
        return Marked(checked.credit, checked.uses_attempt, slip, checked.message.text(language))
    asked = rule(name, language)
    place = place_of(answer, len(asked.choices))
    if place is None:
        said = text("classroom.mark.no-letter", language, first=LETTERS[0], last=LETTERS[len(asked.choices) - 1])
        return Marked(Fraction(0), False, "", said)
    right = asked.choices[place].right
    said = text(f"classroom.mark.{'right' if right else 'wrong'}", language, clause=asked.clause)
    return Marked(Fraction(int(right)), True, "" if right else LETTERS[place], said)


def place_of(answer: str, count: int) -> int | None:
    """The place of the choice whose letter was typed, from 0; ``None`` if it is none of so many.

    >>> [place_of(typed, 4) for typed in ("D", " d ", "", "AB", "E")]
    [3, 3, None, None, None]
    """
    letters = dict(zip(LETTERS, range(count), strict=False))
    return letters.get(written(answer).strip().upper())
