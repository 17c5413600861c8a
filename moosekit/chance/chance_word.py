"""Five words for a chance, for those who do not calculate yet."""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction
from numbers import Real
from typing import Final, cast

from moosekit.chance.faults import Uncountable

__all__ = ["ChanceWord"]

HALF: Final = Fraction(1, 2)
#: what is so close to a half may be called even, too
ABOUT: Final = Fraction(1, 20)


class ChanceWord(StrEnum):
    """From what never happens to what always does."""

    IMPOSSIBLE = "impossible"
    UNLIKELY = "unlikely"
    EVEN = "even"
    LIKELY = "likely"
    CERTAIN = "certain"

    @classmethod
    def of(cls, value: Fraction) -> ChanceWord:
        """The word for a chance.

        >>> ChanceWord.of(Fraction(2, 3))
        <ChanceWord.LIKELY: 'likely'>

        Raises:
            Uncountable: this is no chance.
        """
        if not isinstance(cast("object", value), Real) or not 0 <= value <= 1:
            raise Uncountable(f"{value!r:.60} is no chance: expected a number from 0 to 1, such as Fraction(1, 2)")
        if value in (0, 1):
            return cls.CERTAIN if value else cls.IMPOSSIBLE
        return cls.EVEN if value == HALF else cls.LIKELY if value > HALF else cls.UNLIKELY

    def fits(self, value: Fraction) -> bool:
        """Whether the word may be said of a chance; what is nearly a half may be called even.

        >>> ChanceWord.EVEN.fits(Fraction(49, 100)), ChanceWord.CERTAIN.fits(Fraction(99, 100))
        (True, False)

        Raises:
            Uncountable: this is no chance.
        """
        return self is ChanceWord.of(value) or (self is ChanceWord.EVEN and abs(value - HALF) <= ABOUT)

    def says(self, language: str = "en") -> str:
        """The word in a language."""
        from moosekit.words import text

        return text(f"chance.word.{self}", language)


def read_word(typed: str) -> ChanceWord | None:
    """The word that was typed, in any language; ``None`` where it is none of the five.

    >>> read_word(" Fifty-fifty ")
    <ChanceWord.EVEN: 'even'>
    """
    from moosekit.words import LANGUAGES, text

    said = " ".join(typed.casefold().split()).rstrip(" .!")
    for word in ChanceWord:
        for language in LANGUAGES:
            if said in text(f"chance.typed.{word}", language).split(", "):
                return word
    return None
