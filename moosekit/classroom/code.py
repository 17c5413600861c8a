"""A lesson code: a few letters that give a whole class the same deal, set-up, language and questions."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from moosekit.classroom.lesson import Lesson
from moosekit.classroom.lock import Lock, locks_of
from moosekit.classroom.plan import lesson
from moosekit.classroom.trouble import Trouble
from moosekit.core.kinds import WHOLE, written
from moosekit.words import LANGUAGES
from moosekit.words.catalogue import catalogue

__all__ = ["LessonCode", "Lock"]

#: no letter that looks like a digit, and no vowels, so that no code is a word
ALPHABET: Final = "23456789BCDFGHJKMNPQRTVWXZ"
#: so many letters choose the questions; one more tells typing errors
LETTERS: Final = 4
FORM: Final = re.compile(rf"(.+)-([A-Z]{{2}})-([A-Z0-9]{{{LETTERS + 1}}})(?:-([A-Z]{{1,3}}))?")
LONGEST: Final = 60
#: a longer seed is a slip of the finger
MOST_SEED: Final = 10**100
#: what word processors make of a hyphen: hyphens that do not break, dashes and the minus sign
DASHES: Final = dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2014\u2212"), "-")


@dataclass(frozen=True, slots=True)
class LessonCode:
    """The code of a lesson in a class. Nobody can read a deal or an answer off it: these hang on a digest of it.

    Attributes:
        lesson: what is taught, with the game and for how many.
        language: the language of all words.
        letters: they choose the deal and the questions; the same seed gives the same ones, in every language.
        locks: what is locked.

    >>> code = LessonCode.make("N04", seed=7, language="fr", locks=[Lock.HINTS])
    >>> print(code)
    N04-FR-FR84X-H
    >>> LessonCode.parse("n04-fr-fr84x-h") == code
    True
    """

    lesson: Lesson
    language: str
    letters: str
    locks: tuple[Lock, ...] = ()

    @classmethod
    def make(cls, name: str, *, seed: int, language: str = "en", locks: Iterable[Lock] = ()) -> LessonCode:
        """The code of a lesson for a seed, any whole number of at most a hundred digits.

        Raises:
            Trouble: there is no such lesson, or the seed is no such number.
            UnknownLanguage: there are no words in this language.
            TypeError, ValueError: one of the locks is none, or they are no list.
        """
        found = lesson(name)
        if not WHOLE.fits(seed) or abs(seed) > MOST_SEED:
            raise Trouble("classroom.trouble.no-seed", found=f"{written(seed, repr):.40}")
        catalogue(language)  # refuses an unknown language
        return cls(found, language, _letters(f"{found.id}|{seed}", LETTERS), locks_of(locks))

    @classmethod
    def of(cls, code: LessonCode | str) -> LessonCode:
        """A code as a value, if it is not one yet.

        Raises:
            Trouble: as ``parse`` does.
        """
        return code if isinstance(code, cls) else cls.parse(str(code))

    @classmethod
    def parse(cls, text: str) -> LessonCode:
        """The code that somebody typed or pasted; capitals, blanks and the kind of dash do not matter.

        Raises:
            Trouble: it is none, or a letter is wrong; says what a code looks like.
        """
        found, typed = str(text)[:LONGEST], _typed(text)[:LONGEST]
        taken = FORM.fullmatch(typed)
        if taken is None or taken[2].lower() not in LANGUAGES:
            raise Trouble("classroom.trouble.no-code", found=found)
        name, language, letters, locked = taken.groups()
        for sign in letters:
            if sign not in ALPHABET:
                raise Trouble("classroom.trouble.no-sign", found=found, sign=sign, known=ALPHABET)
        locks = tuple([one for one in Lock if one in (locked or "")])
        code = cls(lesson(name), language.lower(), letters[:LETTERS], locks)
        if str(code) != typed.replace(name, code.lesson.id.upper(), 1):
            raise Trouble("classroom.trouble.wrong-letter", found=found)
        return code

    @staticmethod
    def looks_so(text: str) -> bool:
        """Whether somebody who typed this meant a code, right or wrong.

        >>> LessonCode.looks_so("n04-fr-fr84q"), LessonCode.looks_so("our-own-data")
        (True, False)
        """
        taken = FORM.fullmatch(_typed(text))
        return taken is not None and taken[2].lower() in LANGUAGES

    def __str__(self) -> str:
        said = f"{self.lesson.id.upper()}-{self.language.upper()}-{self.letters}"
        locked = "".join(self.locks)
        tail = f"-{locked}" if locked else ""
        return f"{said}{_letters(f'{said}|{locked}', 1)}{tail}"

    @property
    def seed(self) -> int:
        """The seed of the deal, a whole number below 2**32, the same for the whole class."""
        return int.from_bytes(sha256(f"{self.lesson.id}|{self.letters}".encode()).digest()[:4])

    def locked(self, lock: Lock) -> bool:
        """Whether the teacher locked this."""
        return lock in self.locks


def _typed(text: str) -> str:
    return "".join(str(text).split()).translate(DASHES).upper()


def _letters(text: str, count: int) -> str:
    digest = sha256(text.encode()).digest()
    return "".join([ALPHABET[byte % len(ALPHABET)] for byte in digest[:count]])
