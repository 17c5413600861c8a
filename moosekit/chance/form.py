"""The forms that an answer may have."""

from __future__ import annotations

from enum import StrEnum

__all__ = ["Form"]


class Form(StrEnum):
    """What a question wants to be answered with."""

    CHANCE = "chance"
    """A number from 0 to 1, written in any way: 3/8, 6/16, 0.375, 0,375, 37.5%, "3 in 8"."""
    NUMBER = "number"
    """Another number: a mean, a count."""
    WORD = "word"
    """One of five words: impossible, unlikely, even, likely, certain."""
    PLACE = "place"
    """A place on a line from 0 to 1, as a number."""

    def says(self, language: str = "en") -> str:
        """How to write an answer of this form, with an example.

        >>> Form.CHANCE.says()
        'Write a fraction, a decimal or a percentage: 3/8, 0.375 and 37.5% are the same.'
        """
        from moosekit.words import text

        return text(f"chance.form.{self}", language)
