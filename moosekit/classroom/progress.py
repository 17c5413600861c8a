"""What a pupil has answered so far, as a value and as JSON text: names of questions and what was typed, no more.

What was right follows from the answers: it is worked out whenever it is asked for, and stands in no file. There are no
times, no accounts, and a name only where somebody typed one.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, TextIO

from moosekit.classroom.code import LessonCode
from moosekit.classroom.exercise import is_exercise
from moosekit.classroom.marking import Marked, mark
from moosekit.classroom.trouble import Trouble
from moosekit.core.json_data import BadData, Reader, parse
from moosekit.core.kinds import TEXT

__all__ = ["Progress", "Try"]

FORMAT: Final = "moosekit progress"
VERSION: Final = 1
LONGEST_ANSWER: Final = 200
A_QUESTION: Final = "the name of a question"
LONGEST_NAME: Final = 60
MOST_TRIES: Final = 10_000
HEADS: Final = ("code", "name", "question", "try", "answer", "right", "credit", "misconception")


@dataclass(frozen=True, slots=True)
class Try:
    """One answer: the name of the question, and what was typed; of a choice its letter.

    >>> Progress(tries=(Try("moustache.where-is-it#0", "5/17"),)).marked()[0].right
    True
    """

    question: str
    answer: str


@dataclass(frozen=True, slots=True)
class Progress:
    """All answers in their order.

    Attributes:
        code: the lesson code, empty outside of a lesson and where answers of several lessons stand together.
        name: who it is, if that is wanted at all.

    >>> begun = Progress().answered("moustache.where-is-it#0", "1/4").answered("moustache.where-is-it#0", "5/17")
    >>> Progress.read(begun.write()) == begun
    True
    >>> [marked.right for marked in begun.marked()]
    [False, True]
    """

    code: str = ""
    name: str = ""
    tries: tuple[Try, ...] = ()

    def answered(self, question: str, answer: str) -> Progress:
        """With one answer more.

        Raises:
            Trouble: there is no such question, or there are too many answers already.
        """
        if not TEXT.fits(question) or not is_exercise(question):
            raise Trouble("classroom.trouble.no-name", found=str(question)[:LONGEST_NAME])
        if len(self.tries) >= MOST_TRIES:
            raise Trouble("classroom.trouble.too-many-tries", most=MOST_TRIES)
        return replace(self, tries=(*self.tries, Try(question, tidy(answer, LONGEST_ANSWER))))

    def without(self, questions: Iterable[str]) -> Progress:
        """Without the answers to some questions."""
        gone = frozenset(questions)
        return replace(self, tries=tuple([one for one in self.tries if one.question not in gone]))

    def called(self, name: str) -> Progress:
        """With a name, or with an empty one."""
        return replace(self, name=tidy(name, LONGEST_NAME))

    def marked(self, language: str = "en") -> tuple[Marked, ...]:
        """What is said of each answer."""
        return tuple([mark(one.question, one.answer, language) for one in self.tries])

    def write(self) -> str:
        """The JSON text."""
        tries = [{"question": one.question, "answer": one.answer} for one in self.tries]
        data = {"format": FORMAT, "version": VERSION, "code": self.code, "name": self.name, "tries": tries}
        return json.dumps(data, ensure_ascii=False, indent=1) + "\n"

    @classmethod
    def read(cls, text: str) -> Progress:
        """The progress that a text holds.

        Raises:
            Trouble: it is damaged, it is of another program or of a newer version; says which, and where.
        """
        try:
            data = parse(text)
            told = data.optional("format")
            if told is None or told.value != FORMAT:
                raise Trouble("classroom.trouble.foreign")
            version = data.field("version").whole(0, 10**6)
            if version != VERSION:
                raise Trouble("classroom.trouble.newer", found=version, known=VERSION)
            return _read(data)
        except BadData as fault:
            if fault.path == "$":  # the sign of the whole tells a pupil nothing
                raise Trouble("classroom.trouble.damaged", problem=fault.problem) from None
            place = fault.path.removeprefix("$.")
            raise Trouble("classroom.trouble.damaged-at", path=place, problem=fault.problem) from None

    def write_csv(self, file: TextIO) -> None:
        """A line for each answer. The heads are the same in every language."""
        lines = csv.writer(file, lineterminator="\n")
        lines.writerow(HEADS)
        lines.writerows(self._rows())

    def _rows(self) -> Iterable[tuple[str | int, ...]]:
        tries: dict[str, int] = {}
        for one, marked in zip(self.tries, self.marked(), strict=True):
            number = tries[one.question] = tries.get(one.question, 0) + 1
            right = "yes" if marked.right else "no"
            yield (
                self.code,
                plain(self.name),
                one.question,
                number,
                plain(one.answer),
                right,
                str(marked.credit),
                marked.slip,
            )


def tidy(typed: str, longest: int) -> str:
    """What was typed on one line, without signs that no file can hold or that nobody sees, and not too long.

    >>> tidy("  3 /\\n 8 ", 20)
    '3 / 8'
    """
    seen = "".join([sign for sign in typed.encode(errors="ignore").decode() if sign.isprintable() or sign.isspace()])
    return " ".join(seen.split())[:longest]


def plain(cell: str) -> str:
    """A cell that no spreadsheet takes for a formula.

    >>> plain("=1+1"), plain("-1/2"), plain("3/8")
    ("'=1+1", '-1/2', '3/8')
    """
    number = cell[:1] in "+-" and not cell[1:].strip("0123456789 .,/%")
    return f"'{cell}" if cell.lstrip()[:1] in tuple("=+-@") and not number else cell


def _read(data: Reader) -> Progress:
    data.only("format", "version", "code", "name", "tries")
    code, name = data.field("code").text(), data.field("name").text()
    if code:
        LessonCode.parse(code)  # refuses one that is wrong
    items = data.field("tries").items()
    if len(items) > MOST_TRIES or len(name) > LONGEST_NAME:
        raise data.fault(f"expected at most {MOST_TRIES} answers, and a name of at most {LONGEST_NAME} letters")
    return Progress(code, tidy(name, LONGEST_NAME), tuple([_try(item) for item in items]))


def _try(item: Reader) -> Try:
    item.only("question", "answer")
    question, answer = item.field("question"), item.field("answer")
    if not is_exercise(question.text()):
        found = json.dumps(question.text()[:LONGEST_NAME], ensure_ascii=False)
        raise question.fault(f"expected {A_QUESTION}, found {found}")
    if len(answer.text()) > LONGEST_ANSWER:
        raise answer.fault(f"expected at most {LONGEST_ANSWER} letters")
    return Try(question.text(), answer.text())
