"""The expected answers of printed sheets as comma-separated values, for a spreadsheet or a program that marks."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from typing import Final, TextIO

from moosekit.classroom.exercise import exercise
from moosekit.classroom.sheet import Sheet

HEADS: Final = ("code", "sheet", "place", "question", "title", "expected", "other_forms")


def write_answers(printed: Sequence[Sheet], file: TextIO) -> None:
    """A line for every question on every sheet. The heads are the same in every language.

    >>> import sys
    >>> from moosekit.classroom.code import LessonCode
    >>> from moosekit.classroom.sheet import sheets
    >>> write_answers(sheets(LessonCode.make("our-own-data", seed=7), 1), sys.stdout) # doctest: +ELLIPSIS
    code,sheet,place,question,title,expected,other_forms
    OUR-OWN-DATA-EN-...,1,1,house.own-room...
    ...
    """
    lines = csv.writer(file, lineterminator="\n")
    lines.writerow(HEADS)
    for one in printed:
        for place, name in enumerate(one.questions, start=1):
            asked = exercise(name, one.code.language)
            lines.writerow([one.code, one.number, place, name, asked.title, asked.expected, "; ".join(asked.also)])
