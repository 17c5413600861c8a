"""A table of a class from the files of its pupils: for each question who was right, what went astray, and tries."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TextIO

from moosekit.classroom.exercise import exercise, family_of
from moosekit.classroom.marking import Marked, mark
from moosekit.classroom.progress import Progress, plain, tidy
from moosekit.words import text
from moosekit.words.table import Table

HEADS: Final = ("question", "title", "pupils", "right", "right_at_first", "tries", "misconception", "count")


@dataclass(slots=True)
class Tally:
    """How a question went, over all its variants."""

    title: str
    pupils: int = 0
    right: int = 0
    at_first: int = 0
    tries: int = 0
    slips: Counter[str] = field(default_factory=Counter[str])


@dataclass(frozen=True, slots=True)
class Pupil:
    """How a pupil did: the name, or the file's, how many questions were begun, how many are right, and tries."""

    name: str
    begun: int
    right: int
    tries: int


@dataclass(frozen=True, slots=True)
class ClassTable:
    """What a class did.

    >>> first = Progress().answered("moustache.where-is-it#0", "1/4").answered("moustache.where-is-it#0", "5/17")
    >>> second = Progress().answered("moustache.where-is-it#1", "10/17")
    >>> print(class_table({"a.json": first, "b.json": second}).table())
    The class: 2 pupils
      question               pupils  right  right at first  tries  what went astray
      Where is the blue 10?  2       2      1               3      as if all cases were equally likely: 1
    """

    questions: Mapping[str, Tally]
    pupils: tuple[Pupil, ...]

    def table(self, language: str = "en") -> Table:
        """A row a question."""
        heads = ("question", "begun-by", "right", "at-first", "tries", "astray")
        rows = [
            (
                one.title,
                *[str(number) for number in (one.pupils, one.right, one.at_first, one.tries)],
                ", ".join([_counted(slip, count, language) for slip, count in _ordered(one.slips)]) or "–",
            )
            for one in self.questions.values()
        ]
        caption = text("classroom.table.class", language, count=len(self.pupils))
        return Table(caption, tuple([text(f"classroom.table.{head}", language) for head in heads]), tuple(rows))

    def by_pupil(self, language: str = "en") -> Table:
        """A row a pupil, by name, for whoever wants names at all."""
        heads = ("pupil", "begun", "right", "tries")
        rows = [(one.name, str(one.begun), str(one.right), str(one.tries)) for one in self.pupils]
        caption = text("classroom.table.pupils", language)
        return Table(caption, tuple([text(f"classroom.table.{head}", language) for head in heads]), tuple(sorted(rows)))

    def write_csv(self, file: TextIO) -> None:
        """A line a question, and one more for each way of thinking astray. The heads are the same in every language."""
        lines = csv.writer(file, lineterminator="\n")
        lines.writerow(HEADS)
        for name, one in self.questions.items():
            numbers = (one.pupils, one.right, one.at_first, one.tries)
            lines.writerow((name, plain(one.title), *numbers, "", ""))
            lines.writerows([(name, plain(one.title), *numbers, slip, count) for slip, count in _ordered(one.slips)])


def class_table(progress: Mapping[str, Progress], language: str = "en") -> ClassTable:
    """The table of the pupils' progress, each under the name of its file."""
    questions: dict[str, Tally] = {}
    pupils: list[Pupil] = []
    for file, one in progress.items():
        by_family = _by_family(one, language)
        for family, marked in by_family.items():
            name = next(tried.question for tried in one.tries if family_of(tried.question) == family)
            tally = questions.setdefault(family, Tally(exercise(name, language).title))
            _add(tally, marked)
        right = sum(any(marked.right for marked in answers) for answers in by_family.values())
        tries = sum(marked.counts for answers in by_family.values() for marked in answers)
        pupils.append(Pupil(one.name or tidy(file, len(file)), len(by_family), right, tries))
    return ClassTable(questions, tuple(pupils))


def slip_name(slip: str, language: str = "en") -> str:
    """What a way of thinking astray is called; of a wrong choice its letter.

    >>> slip_name("no-memory"), slip_name("B", "fr")
    ('as if the deck forgot what has gone', 'réponse B')
    """
    if len(slip) == 1:
        return text("classroom.slip.choice", language, letter=slip)
    return text(f"number-quiz.slip.{slip}", language)


def _by_family(one: Progress, language: str) -> dict[str, list[Marked]]:
    found: dict[str, list[Marked]] = {}
    for tried in one.tries:
        found.setdefault(family_of(tried.question), []).append(mark(tried.question, tried.answer, language))
    return found


def _add(tally: Tally, answers: Sequence[Marked]) -> None:
    counted = [marked for marked in answers if marked.counts]
    tally.pupils += 1
    tally.right += any(marked.right for marked in answers)
    tally.at_first += bool(counted) and counted[0].right
    tally.tries += len(counted)
    tally.slips.update([marked.slip for marked in counted if marked.slip])


def _counted(slip: str, count: int, language: str) -> str:
    return text("classroom.table.slip", language, slip=slip_name(slip, language), count=count)


def _ordered(slips: Counter[str]) -> Iterable[tuple[str, int]]:
    """The most frequent first."""
    return sorted(slips.items(), key=lambda one: (-one[1], one[0]))
