"""Quizzes that remember: what is answered goes into a file beside the notebook, and is there again the next time."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, TypeAlias

from moosekit.classroom.code import LessonCode
from moosekit.classroom.exercise import LETTERS
from moosekit.classroom.marking import place_of
from moosekit.classroom.progress import Try
from moosekit.classroom.progress_file import OPEN, Change, ProgressFile
from moosekit.classroom.trouble import Trouble
from moosekit.core.kinds import Kind
from moosekit.widgets.kinds import check_kinds
from moosekit.widgets.numbers.contract import NumberTry
from moosekit.widgets.numbers.number_quiz import LONGEST, MOST_TRIES, NumberQuiz
from moosekit.widgets.quiz.contract import QuizAnswer
from moosekit.widgets.quiz.quiz import Quiz
from moosekit.words import text

__all__ = ["AnyQuiz", "Kept", "keep"]

AnyQuiz: TypeAlias = Quiz | NumberQuiz
FILE: Final = "progress.json"
QUIZ: Final = Kind("a Quiz or a NumberQuiz", lambda value: isinstance(value, (Quiz, NumberQuiz)))


class Kept(ProgressFile):
    """The progress of a quiz in a file; also everything that ``ProgressFile`` can do.

    What cannot be written stays in the quiz, and ``notice`` says why, here and in the quiz, where a pupil reads it.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     quiz = NumberQuiz("8", seed=1)
    ...     kept = keep(quiz, Path(folder, "mine.json"))
    ...     quiz.progress = [{"question": quiz.scene["questions"][0]["variants"][0]["id"], "typed": "1/4"}]
    ...     print(kept)
    ...     print(kept.start_fresh(), quiz.progress)
    1 try, 0 right (mine.json)
    You start fresh. What was there is kept for your teacher in mine-1.json. []
    """

    notice: str

    def __init__(self, quiz: AnyQuiz, file: str | Path, *, code: LessonCode | str | None, name: str) -> None:
        check_kinds(("quiz", quiz, QUIZ))
        self._quiz = quiz
        self._keeps = False
        self._fault = ""
        super().__init__(file, code=code, name=name, language=quiz.language)
        self._own = frozenset(own_questions(quiz))
        for other in OPEN:
            if isinstance(other, Kept):
                other._leave(quiz)  # noqa: SLF001 - of the same kind
        try:
            self._change(Change(held=tries_of(quiz)))
        except Trouble as fault:
            self._tell(fault.text(self.language))
        kept = self._own_tries()
        brought = _bring_back(quiz, kept)
        if brought < len(kept) and not self.notice:
            more = len(kept) - brought
            self.notice = text("classroom.progress.more", self.language, count=more, file=self.file.name)
        self._shown = tries_of(quiz)
        quiz.notice = self.notice
        self._keeps = True
        quiz.observe(self._keep, "progress")

    def _leave(self, quiz: AnyQuiz) -> None:
        """Keeps no more answers of this quiz; what is in the file and in the quiz stays as it is."""
        if self._keeps and self._quiz is quiz:
            self._keeps = False
            self._quiz.unobserve(self._keep, "progress")

    def _begin_anew(self) -> None:
        super()._begin_anew()
        if self._keeps:
            self._shown = ()
            self._quiz.progress = []
            self.notice = self._quiz.notice = ""

    def _tell(self, notice: str) -> None:
        """What cannot be kept; said only as long as it is so."""
        if self.notice == self._fault or notice:
            self.notice = notice
        self._fault = notice
        self._quiz.notice = self.notice

    def _keep(self, _change: object) -> None:
        before, now = self._shown, tries_of(self._quiz)
        if len(before) == MOST_TRIES and now[: len(before)] != before:
            before = before[1:]  # a page has dropped the first one, to have room for the last
        try:
            if now[: len(before)] == before:  # the same quiz in another tab may have written, too
                self._change(Change(held=self._own_tries(), more=now[len(before) :]))
            else:
                self.set_tries(self._own, now)
        except Trouble as fault:
            self._tell(fault.text(self.language))
            if not self.unsaved:
                return  # it was not taken, and is tried again with the next answer
        else:
            self._tell("")
        self._shown = now

    def _own_tries(self) -> tuple[Try, ...]:
        """The answers to the quiz's own questions that are known here."""
        return tuple([one for one in self.progress.tries if one.question in self._own])


def keep(quiz: AnyQuiz, file: str | Path = FILE, *, code: LessonCode | str | None = None, name: str = "") -> Kept:
    """Brings back what the file holds of a quiz, adds what the quiz has, and from now on keeps every answer there.

    Several quizzes, also of several lessons, may share a file: each keeps the answers to its own questions. A quiz is
    kept in one file at a time, the last one that was named; a file is for one notebook at a time, as two that write to
    it in the same moment can lose an answer.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     quiz, file = NumberQuiz("8", seed=1), Path(folder, "mine.json")
    ...     marked = ProgressFile(file).answer(own_questions(quiz)[0], "1/4")
    ...     print(keep(quiz, file), len(quiz.progress))
    1 try, 0 right (mine.json) 1

    Args:
        quiz: a ``Quiz`` or a ``NumberQuiz``.
        file: where, beside the notebook.
        code: the code of the lesson, which the file tells as long as all its answers are of that lesson.
        name: who it is; better left out.

    Raises:
        Trouble: the code is none, or the file can be neither read nor put aside.
        TypeError: an argument of another kind than it should be.
    """
    return Kept(quiz, file, code=code, name=name)


def own_questions(quiz: AnyQuiz) -> tuple[str, ...]:
    """The names of all questions that a quiz can ask."""
    if isinstance(quiz, NumberQuiz):
        return tuple([variant["id"] for question in quiz.scene["questions"] for variant in question["variants"]])
    return tuple([question["id"] for question in quiz.scene["questions"]])


def tries_of(quiz: AnyQuiz) -> tuple[Try, ...]:
    """The answers of a quiz."""
    if isinstance(quiz, NumberQuiz):
        return tuple([Try(one["question"], one["typed"]) for one in quiz.progress])
    return tuple([Try(one["question"], LETTERS[one["choice"]]) for one in quiz.progress])


def _bring_back(quiz: AnyQuiz, tries: Sequence[Try]) -> int:
    """Shows the answers that the quiz can hold; of too many the last ones. Gives how many the quiz tells of."""
    if isinstance(quiz, NumberQuiz):
        fitting = [one for one in tries if len(one.answer) <= LONGEST][-MOST_TRIES:]
        quiz.progress = [NumberTry(question=one.question, typed=one.answer) for one in fitting]
        return len(fitting)
    choices = {question["id"]: len(question["choices"]) for question in quiz.scene["questions"]}
    places = [(one.question, place_of(one.answer, choices[one.question])) for one in tries]
    answers = {name: place for name, place in places if place is not None}  # each question once
    quiz.progress = [QuizAnswer(question=name, choice=place) for name, place in answers.items()]
    return len(tries)
