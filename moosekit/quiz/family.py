"""A family of questions: one thing to know, asked in as many variants as there are numbers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from moosekit.quiz.question import Question

__all__ = ["VARIANTS", "Family"]

#: so many variants has every family
VARIANTS: Final = 24


@dataclass(frozen=True, slots=True)
class Family:
    """Questions about one clause of a game.

    ``make`` takes the number of a variant and a language.
    """

    name: str
    game: str
    clause: str
    level: int
    make: Callable[[int, str], Question]
    variants: int = VARIANTS

    def ask(self, number: int, language: str = "en") -> Question:
        """The question with this number, from 0; the same number gives the same question.

        Raises:
            ValueError: there is no such variant.
            UnknownLanguage: there are no words in this language.
        """
        if not 0 <= number < self.variants:
            raise ValueError(f"{self.name} has no variant {number!r}: expected 0 to {self.variants - 1}")
        return self.make(number, language)
