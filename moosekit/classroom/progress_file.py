"""Progress in a file beside the notebook. Nothing that is there is ever lost, and nothing leaves the machine."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from errno import EISDIR
from fractions import Fraction
from functools import reduce
from os import strerror
from pathlib import Path
from typing import Final
from weakref import WeakSet

from moosekit.classroom.code import LessonCode
from moosekit.classroom.files import write_new_csv, write_whole
from moosekit.classroom.marking import Marked, mark
from moosekit.classroom.progress import LONGEST_ANSWER, Progress, Try, tidy
from moosekit.classroom.trouble import Trouble
from moosekit.core.json_data import LONGEST_TEXT
from moosekit.core.kinds import TEXT, Kind, a, many, written, wrong_kinds
from moosekit.words import text
from moosekit.words.faults import say_problem

__all__ = ["ProgressFile", "read_progress"]

MOST_BESIDE: Final = 1000
FILE: Final = Kind("the name of a file, as a text or a Path", lambda value: isinstance(value, (str, Path)))
ANSWER: Final = Kind(
    "a text or a number, such as '5/17'",
    lambda value: isinstance(value, (str, int, float, Fraction)) and not isinstance(value, bool),
)
NAMES: Final = Kind(
    "names of questions, in a list", lambda value: isinstance(value, Iterable) and not isinstance(value, str)
)
TRIES: Final = many(a(Try, "an answer"), "answers in a list, such as [Try('moustache.where-is-it#0', '5/17')]")


@dataclass(frozen=True, slots=True)
class Change:
    """A change of progress, which is made again where something else has been written meanwhile.

    Attributes:
        gone: the questions whose answers go first.
        held: the answers that are there afterwards, added only where they are not.
        more: the answers that are added.
    """

    gone: frozenset[str] = frozenset()
    held: tuple[Try, ...] = ()
    more: tuple[Try, ...] = ()

    def made(self, progress: Progress) -> Progress:
        """The progress with this change.

        Raises:
            Trouble: there is no such question, or there are too many answers.
        """
        changed = progress.without(self.gone) if self.gone else progress
        there = Counter(changed.tries)
        missing: list[Try] = []
        for one in self.held:
            kept = Try(one.question, tidy(one.answer, LONGEST_ANSWER))
            if there[kept]:
                there[kept] -= 1
            else:
                missing.append(one)
        for one in (*missing, *self.more):
            changed = changed.answered(one.question, one.answer)
        return changed


class Unreadable(Trouble):
    """The file could not be read, so that nobody knows what is in it."""


class ProgressFile:
    """The answers of whoever sits here, kept in a JSON file after every answer. One file is for one notebook at a time.

    One file is for one pupil, whatever the lesson: it names each question, and answers to others are left alone. A file
    that is damaged or of another program is put aside under another name, ``notice`` says so, and a new one begins with
    all answers that are known here.

    Args:
        file: where; ``progress.json`` beside the notebook if nothing is said.
        code: the code of the lesson, as typed or as a value.
        name: who it is; better left out.
        language: of all that is said.

    Raises:
        Trouble: the code is none, no file can have such a name, or it can be neither read nor put aside.
        TypeError: an argument of another kind than it should be.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     kept = ProgressFile(Path(folder, "mine.json"))
    ...     print(kept.answer("moustache.where-is-it#0", "1/4").slip)
    ...     print(ProgressFile(Path(folder, "mine.json")))
    equiprobable
    1 try, 0 right (mine.json)
    """

    def __init__(
        self,
        file: str | Path = "progress.json",
        *,
        code: LessonCode | str | None = None,
        name: str = "",
        language: str = "en",
    ) -> None:
        _check_kinds(("file", file, FILE), ("name", name, TEXT), ("language", language, TEXT))
        self.file: Path = _named(Path(file))
        self.code: LessonCode | None = None if code is None else LessonCode.of(code)
        self.language: str = language if self.code is None else self.code.language
        self.notice: str = ""
        self._name = name
        self._waiting: tuple[Change, ...] = ()
        self._progress = self._begun()
        self._progress = self._found() or self._progress
        OPEN.add(self)

    @property
    def unsaved(self) -> bool:
        """Whether there are answers that could not be written yet."""
        return bool(self._waiting)

    @property
    def progress(self) -> Progress:
        """All answers so far."""
        return self._progress

    def answer(self, question: str, answer: str | float | Fraction) -> Marked:
        """Marks an answer and keeps it, as it was typed or as a number that a program has found.

        Raises:
            Trouble: there is no such question; or the file cannot be written, and then the answer is kept here.
            TypeError: the answer is neither a text nor a number.
        """
        _check_kinds(("answer", answer, ANSWER))
        typed = written(answer)
        self.add_tries([Try(question, typed)])
        return mark(question, typed, self.language)

    def add_tries(self, tries: Iterable[Try]) -> None:
        """Keeps some answers more, after all that is in the file by now.

        Raises:
            Trouble: as ``answer`` does.
            TypeError: this is no list of answers.
        """
        self._change(Change(more=_tries(tries)))

    def set_tries(self, questions: Iterable[str], tries: Iterable[Try]) -> None:
        """All answers to some questions at once, as a quiz has them; those to other questions stay.

        Raises:
            Trouble: as ``answer`` does.
            TypeError: these are no names, or no answers.
        """
        _check_kinds(("questions", questions, NAMES))
        self._change(Change(gone=frozenset(questions), more=_tries(tries)))

    def start_fresh(self) -> str:
        """Not me: begins anew for somebody else. What was there stays in a file of another name, for the teacher.

        All that keep answers in this file here begin anew with it.

        Returns:
            A sentence that says where it is.

        Raises:
            Trouble: the folder cannot be written to.
        """
        aside = self._put_aside()
        for one in [one for one in OPEN if _really(one.file) == _really(self.file)]:
            one._begin_anew()  # noqa: SLF001 - of the same kind
        key = "fresh" if aside is None else "fresh-aside"
        return text(f"classroom.progress.{key}", self.language, file="" if aside is None else aside.name)

    def export_csv(self, file: str | Path) -> None:
        """Writes a new file with a line for each answer, as comma-separated values.

        Raises:
            Trouble: it is there already, or cannot be written.
        """
        write_new_csv(Path(file), self._progress.write_csv)

    def __repr__(self) -> str:
        right = sum(marked.right for marked in self._progress.marked())
        tries = len(self._progress.tries)
        return text("classroom.progress.repr", self.language, count=tries, right=right, file=self.file.name)

    def _begun(self) -> Progress:
        return Progress("" if self.code is None else str(self.code)).called(self._name)

    def _begin_anew(self) -> None:
        """Forgets the answers and the name."""
        self._name = ""
        self._waiting = ()
        self._progress = self._begun()

    def _found(self) -> Progress | None:
        """What the file holds now: others may have written to it. ``None`` if there is none, or it was put aside."""
        try:
            found = read_progress(self.file)
        except Unreadable:
            raise  # what nobody has read is not put aside: it may be a whole folder
        except Trouble as fault:
            aside = self._put_aside()
            kept = text("classroom.progress.aside", self.language, file="" if aside is None else aside.name)
            self.notice = f"{fault.text(self.language)} {kept}"
            return None
        if found is None:
            return None
        code = self._begun().code
        if found.code != code:  # the file tells the code of all its answers, or none
            found = replace(found, code="" if found.tries else code)
        return found.called(self._name) if self._name else found

    def _put_aside(self) -> Path | None:
        """Gives the file another name beside it; ``None`` where there is no file."""
        if not self.file.exists():
            return None
        free = (self.file.with_name(f"{self.file.stem}-{number}{self.file.suffix}") for number in range(1, MOST_BESIDE))
        aside = next((one for one in free if not one.exists()), None)
        if aside is None:
            raise Trouble("classroom.trouble.exists", file=str(self.file))
        try:
            return self.file.rename(aside)
        except OSError as fault:
            problem = say_problem(fault, "en")
            raise Trouble("classroom.trouble.not-written", file=str(aside), problem=problem) from None

    def _change(self, change: Change) -> None:
        """Makes a change here, and then in the file, after those that could not be written before."""
        changed = change.made(self._progress)
        if not change.gone and changed.tries == self._progress.tries:
            return
        self._progress = changed
        self._waiting = (*self._waiting, change)
        found = self._found()
        if found is not None:
            changed = reduce(lambda progress, waiting: waiting.made(progress), self._waiting, found)
        content = changed.write()
        if len(content) > LONGEST_TEXT:  # it could not be read again
            raise Trouble("classroom.trouble.too-many-tries", most=len(changed.tries) - len(change.more))
        write_whole(_really(self.file), content)
        self._progress, self._waiting = changed, ()


def _check_kinds(*given: tuple[str, object, Kind]) -> None:
    if faults := wrong_kinds(*given):
        raise TypeError("; ".join(faults))


def _tries(given: Iterable[Try]) -> tuple[Try, ...]:
    found = tuple(given) if NAMES.fits(given) else given
    _check_kinds(("tries", found, TRIES))
    return tuple(found)


def _named(file: Path) -> Path:
    if "\0" in str(file):
        raise Trouble("classroom.trouble.zero", file=str(file).replace("\0", "�"))
    return file


def _really(file: Path) -> Path:
    """The file itself where its name is a link."""
    return Path(os.path.realpath(file))


#: all that keep answers in a file here
OPEN: Final[WeakSet[ProgressFile]] = WeakSet()


def read_progress(file: Path) -> Progress | None:
    """The progress in a file; ``None`` where there is no file.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     file = Path(folder, "mine.json")
    ...     print(read_progress(file))
    ...     marked = ProgressFile(file).answer("moustache.where-is-it#0", "1/4")
    ...     print(read_progress(file).tries)
    None
    (Try(question='moustache.where-is-it#0', answer='1/4'),)

    Raises:
        Trouble: it cannot be read, is damaged, of another program or of a newer version.
    """
    try:
        if not file.exists():
            return None
        if not file.is_file():
            problem = strerror(EISDIR) if file.is_dir() else "it is a pipe or a device, which may have no end"
            raise OSError(EISDIR, problem)
        with file.open(encoding="utf-8-sig") as opened:  # some editors begin a file with a mark
            content = opened.read(LONGEST_TEXT + 1)
    except UnicodeDecodeError:
        raise Trouble("classroom.trouble.foreign") from None
    except (OSError, ValueError) as fault:
        problem = say_problem(fault, "en")
        raise Unreadable("classroom.trouble.not-read", file=str(file), problem=problem) from None
    if len(content) > LONGEST_TEXT:
        raise Trouble("classroom.trouble.foreign")
    return Progress.read(content)
