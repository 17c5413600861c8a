"""Every exercise of every lesson, as a pupil would: answered right, and in three wrong ways; the verdict is right."""

from __future__ import annotations

from fractions import Fraction

import pytest

from moosekit.chance import check
from moosekit.chance.chance_word import ChanceWord
from moosekit.chance.form import Form
from moosekit.chance.question import Question
from moosekit.chance.reading import LONGEST
from moosekit.chance.verdict import Verdict
from moosekit.classroom.exercise import LETTERS, rule
from moosekit.classroom.lesson import Lesson
from moosekit.classroom.marking import mark
from moosekit.classroom.plan import LESSONS
from moosekit.words.catalogue import LANGUAGES
from tests.samples import samples

PLANNED = [lesson for lesson in LESSONS if lesson.chances]


def asked(lesson: Lesson) -> list[Question]:
    """The first variants of each question of a lesson, all in ``make deep``."""
    return [
        family.variant(number)
        for family in lesson.chance_families()
        for number in range(min(len(family), samples(2, len(family))))
    ]


def is_near(slip: Fraction, value: Fraction) -> bool:
    """A slip that is the answer without its digits after the point: then more digits are asked for first."""
    return slip in (round(value), int(value)) and slip != value


def typed(value: Fraction) -> str:
    """As a pupil would: nobody types a fraction of sixty digits, and it would be refused as too long."""
    return str(value) if len(str(value)) <= LONGEST else f"{float(value):.8f}"


def wrong_ways(question: Question) -> dict[str, Verdict]:
    """Three answers or more that are wrong, each with what a good teacher says to it."""
    value = question.answer.value
    if question.form is Form.WORD:
        right = ChanceWord.of(value)
        return {word.says("en"): Verdict.WRONG for word in ChanceWord if word is not right}
    ways = {typed(slip.value): Verdict.MISCONCEPTION for slip in question.all_slips if not is_near(slip.value, value)}
    ways["a lot"] = Verdict.UNREADABLE
    if question.form is Form.CHANCE:
        ways["7/3"] = Verdict.OUT_OF_RANGE
        ways["0.123456789"] = Verdict.WRONG
    else:
        ways[str(value + Fraction(987, 1000))] = Verdict.WRONG
        ways[str(value + 1000)] = Verdict.WRONG
    return ways


@pytest.mark.parametrize("lesson", PLANNED, ids=lambda lesson: lesson.id)
def test_right_answers_are_right_and_wrong_ones_are_told_how(lesson: Lesson) -> None:
    for question in asked(lesson):
        value = question.answer.value
        right = ChanceWord.of(value).says("en") if question.form is Form.WORD else str(value)
        assert check(question, right).right, (question.ref, right)
        ways = wrong_ways(question)
        assert len(ways) >= 3
        for typed, verdict in ways.items():
            checked = check(question, typed)
            assert checked.verdict is verdict, (question.ref, typed, checked)
            assert not checked.right
            assert all(checked.message.text(language) for language in LANGUAGES)
            assert right not in (str(checked.message), typed)


@pytest.mark.parametrize("lesson", PLANNED, ids=lambda lesson: lesson.id)
def test_questions_on_the_rules_have_one_right_letter(lesson: Lesson) -> None:
    for family in lesson.rule_families():
        for number in range(3):
            name = f"{family.name}.{number}"
            choices = rule(name, "en").choices
            marks = [mark(name, letter).right for letter in LETTERS[: len(choices)]]
            assert marks == [choice.right for choice in choices]
            assert marks.count(True) == 1
