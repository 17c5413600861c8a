"""Who gets which numbers: sheet 1, 2, 3 … of a class, each with a variant of every question of the lesson."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import prod
from typing import Final

from moosekit.chance.faults import is_count
from moosekit.classroom.code import LessonCode
from moosekit.classroom.trouble import Trouble
from moosekit.core.kinds import written
from moosekit.core.stream import Stream
from moosekit.words import text

__all__ = ["Sheet", "most_sheets", "sheet", "sheets"]

#: no class is larger
LARGEST_CLASS: Final = 400


@dataclass(frozen=True, slots=True)
class Sheet:
    """One pupil's questions.

    Attributes:
        number: counted from 1, as printed.
        questions: their names, in the order of the sheet: rules first, the exit ticket last.
    """

    code: LessonCode
    number: int
    questions: tuple[str, ...]


def sheet_name(one: Sheet) -> str:
    """What a sheet is called: the code of its class and its number.

    >>> sheet_name(sheet(LessonCode.make("N01", seed=7), 2))
    'N01-EN-PDCDV · sheet 2'
    """
    return text("classroom.page.sheet", one.code.language, code=str(one.code), number=one.number)


def most_sheets(code: LessonCode) -> int:
    """How many different sheets a class can have.

    >>> most_sheets(LessonCode.make("our-own-data", seed=7))
    400
    """
    return min(prod(_sizes(code)), LARGEST_CLASS)


def sheets(code: LessonCode, count: int) -> tuple[Sheet, ...]:
    """The first ``count`` sheets of a class. No two are the same, and a sheet does not hang on how many are printed.

    >>> [one.questions[1:3] for one in sheets(LessonCode.make("N01", seed=7), 2)]
    [('bouc.last-is-new#2', 'house.room-kinds#2'), ('bouc.last-is-new#1', 'house.room-kinds#0')]

    Raises:
        Trouble: so many different sheets do not exist.
    """
    code = LessonCode.of(code)
    most = most_sheets(code)
    if not is_count(count) or not 1 <= count <= most:
        raise Trouble("classroom.trouble.sheets", found=written(count)[:40], most=most)
    names = [f"{one.name}." for one in code.lesson.rule_families()]
    names += [f"{one.id}#" for one in code.lesson.chance_families()]
    sizes = _sizes(code)
    stream = Stream.seeded(code.seed).child("sheets")
    made: dict[tuple[int, ...], None] = {}
    place = 0
    while len(made) < count:
        made.setdefault(_variants(stream, sizes, place))
        place += 1
    return tuple(
        [
            Sheet(code, number, tuple([f"{name}{variant}" for name, variant in zip(names, variants, strict=True)]))
            for number, variants in enumerate(made, start=1)
        ]
    )


def sheet(code: LessonCode, number: int) -> Sheet:
    """One sheet by its number, counted from 1: to print a lost one again, or in a notebook.

    >>> sheet(LessonCode.make("N01", seed=7), 2) == sheets(LessonCode.make("N01", seed=7), 30)[1]
    True

    Raises:
        Trouble: there is no sheet of this number.
    """
    code = LessonCode.of(code)
    most = most_sheets(code)
    if not is_count(number) or not 1 <= number <= most:
        raise Trouble("classroom.trouble.no-sheet", found=written(number)[:40], most=most)
    return sheets(code, number)[-1]


def _sizes(code: LessonCode) -> tuple[int, ...]:
    rules = [one.variants for one in code.lesson.rule_families()]
    return (*rules, *[len(one) for one in code.lesson.chance_families()])


def _variants(stream: Stream, sizes: tuple[int, ...], place: int) -> tuple[int, ...]:
    """A variant of each question. Pupils who sit side by side have other numbers: all variants of a question are
    handed out before one comes again, in an order that is mixed anew each time.
    """
    return tuple(
        [
            _order(stream.child(f"question {at} lap {place // size}"), size)[place % size]
            for at, size in enumerate(sizes)
        ]
    )


@lru_cache(maxsize=4096)
def _order(stream: Stream, size: int) -> tuple[int, ...]:
    return stream.shuffle(size)
