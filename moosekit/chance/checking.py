"""Checking a pupil's answer like a good teacher: any sensible form, and a question where the thinking went astray."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from moosekit.chance.chance_word import ChanceWord, read_word
from moosekit.chance.form import Form
from moosekit.chance.messages import message
from moosekit.chance.question import Question
from moosekit.chance.reading import Reading, Shape, Unreadable, read_number
from moosekit.chance.verdict import Checked, Verdict

__all__ = ["check"]

#: with more digits than this, a calculator's last ones do not matter
ENOUGH: Final = 6
#: two digits are no accident
TELLING: Final = 2
#: how far off a place on the line may be; at the ends, which mean "never" and "always", less
NEAR: Final = Fraction(1, 10)
AT_AN_END: Final = Fraction(1, 50)


def check(question: Question, text: str | float | Fraction) -> Checked:
    """The verdict on what was typed, or on a number that a program has found. Never raises, whatever was typed.

    >>> from moosekit.chance import Answer, Level, Question, QuestionRef, message
    >>> prompt = message("chance.drawing.kept-out")
    >>> asked = Question(QuestionRef("doc.example", 0), prompt, Answer.counted(5, 21), Level.L1)
    >>> [check(asked, typed).verdict.value for typed in ("10/42", "0,238", "0,23", "24%", "23.8", "16/21", "?")]
    ['right-unreduced', 'right-rounded', 'truncated', 'too-coarse', 'percent-slip', 'misconception', 'unreadable']
    """
    if question.form is Form.WORD:
        return _check_word(question, text)
    reading = read_number(text)
    if isinstance(reading, Unreadable):
        return Checked(Verdict.UNREADABLE, message(f"chance.unreadable.{reading.why}", typed=reading.typed))
    if question.form is Form.PLACE:
        return _check_place(question, reading)
    return next(_verdicts(question, reading))


def _verdicts(question: Question, reading: Reading) -> Iterator[Checked]:
    """All that can be said, the first thing first; the last is always said."""
    value = question.answer.value
    yield from _right(question, reading)
    if question.form is Form.CHANCE:
        yield from _slip_of_percent(reading, value)
    for slip in question.all_slips:
        if matches(reading, slip.value):
            yield Checked(Verdict.MISCONCEPTION, slip.question, slip.misconception)
    if question.form is Form.CHANCE:
        yield from _odds(reading, value)
        if not 0 <= reading.value <= 1:
            side = "below" if reading.value < 0 else "above"
            yield _said(Verdict.OUT_OF_RANGE, f"chance.verdict.out-of-range-{side}", reading)
    yield _said(Verdict.WRONG, "chance.verdict.wrong", reading)


def _right(question: Question, reading: Reading) -> Iterator[Checked]:
    """Right in some form, or right but for the form."""
    value = question.answer.value
    if reading.shape is Shape.ODDS:
        return
    if reading.value == value or reading.grouped == value:
        if reading.reduced:
            yield _said(Verdict.RIGHT, "chance.verdict.right", reading)
        yield _said(Verdict.RIGHT_UNREDUCED, "chance.verdict.right-unreduced", reading, value=value)
    if question.form is Form.CHANCE and reading.value in (0, 1):
        return  # "never" and "always" are no roundings
    if rounded(reading, value):
        if reading.digits >= question.digits or reading.shape is Shape.IN:
            yield _said(Verdict.RIGHT_ROUNDED, "chance.verdict.right-rounded", reading, value=value)
        yield _said(Verdict.TOO_COARSE, "chance.verdict.too-coarse", reading, count=question.digits)
    if truncated(reading, value):
        yield _said(Verdict.TRUNCATED, "chance.verdict.truncated", reading)


def rounded(reading: Reading, value: Fraction) -> bool:
    """Whether the number is the value, rounded at the last digit typed; half may go either way.

    >>> rounded(read_number(".214"), Fraction(3, 14)), rounded(read_number("0,23"), Fraction(5, 21))
    (True, False)
    """
    if reading.shape is Shape.IN and reading.pair is not None and reading.pair[0] == 1 and value > 0:
        return reading.pair[1] >= 10 and abs(reading.pair[1] - 1 / value) <= Fraction(1, 2)
    if reading.step is None or not reading.digits:
        return False
    off = abs(reading.value - value)
    return off <= reading.step / 2 or (reading.digits > ENOUGH and off <= abs(value) / 10**ENOUGH)


def truncated(reading: Reading, value: Fraction) -> bool:
    """Whether the digits are those of the value, cut off.

    >>> truncated(read_number("0,23"), Fraction(5, 21))
    True
    """
    if reading.step is None or reading.digits < TELLING:
        return False
    return 0 <= abs(value) - abs(reading.value) < reading.step and (value < 0) == (reading.value < 0)


def matches(reading: Reading, value: Fraction) -> bool:
    """Whether somebody who has this value would type the number; a single digit could be anything."""
    if reading.shape is Shape.ODDS:
        return False
    return reading.value == value or (
        reading.digits >= TELLING and (rounded(reading, value) or truncated(reading, value))
    )


def _slip_of_percent(reading: Reading, value: Fraction) -> Iterator[Checked]:
    """23.8 in place of 23.8%, or 0.238% in place of 0.238."""
    if reading.shape in (Shape.WHOLE, Shape.DECIMAL) and reading.value > 1:
        if matches(_scaled(reading, Fraction(1, 100)), value):
            yield _said(Verdict.PERCENT_SLIP, "chance.verdict.percent-slip", reading)
    elif reading.shape is Shape.PERCENT and matches(_scaled(reading, Fraction(100)), value):
        yield _said(Verdict.PERCENT_SLIP, "chance.verdict.percent-slip-sign", reading)


def _scaled(reading: Reading, by: Fraction) -> Reading:
    step = None if reading.step is None else reading.step * by
    return Reading(reading.typed, reading.value * by, reading.shape, None, step, reading.digits)


def _odds(reading: Reading, value: Fraction) -> Iterator[Checked]:
    """3:5 is read as odds whatever the answer; 3/5 where 3/8 is right is taken for odds."""
    if reading.shape is Shape.ODDS and reading.pair is not None:
        one, other = reading.pair
        facts = {"one": str(one), "other": str(other), "total": str(one + other)}
        meant = value in (reading.value, one / other if other else None)
        verdict = Verdict.ODDS_NOT_PROBABILITY if meant else Verdict.WRONG
        yield Checked(verdict, message("chance.verdict.odds", typed=reading.typed, **facts))
    elif value < 1 and reading.shape is Shape.FRACTION and reading.value == value / (1 - value):
        yield _said(Verdict.ODDS_NOT_PROBABILITY, "chance.verdict.odds-fraction", reading)


def _check_word(question: Question, text: str | float | Fraction) -> Checked:
    """A word of the five; a number is taken for the word that it means."""
    value = question.answer.value
    reading = read_number(text)
    word = read_word(reading.typed)
    if word is None:
        if isinstance(reading, Unreadable) or reading.shape is Shape.ODDS or not 0 <= reading.value <= 1:
            why = "empty-word" if isinstance(reading, Unreadable) and reading.why == "empty" else "no-word"
            return Checked(Verdict.UNREADABLE, message(f"chance.unreadable.{why}", typed=reading.typed))
        word = ChanceWord.of(reading.value)
    verdict = Verdict.RIGHT if word.fits(value) else Verdict.WRONG
    key = "chance.verdict.right" if verdict is Verdict.RIGHT else f"chance.word-means.{word}"
    return Checked(verdict, message(key, typed=reading.typed))


def _check_place(question: Question, reading: Reading) -> Checked:
    value, place = question.answer.value, reading.value
    if not 0 <= place <= 1:
        side = "below" if place < 0 else "above"
        return _said(Verdict.OUT_OF_RANGE, f"chance.verdict.out-of-range-{side}", reading)
    at_an_end = value in (0, 1) or place in (0, 1)
    if abs(place - value) <= (AT_AN_END if at_an_end else NEAR):
        return _said(Verdict.RIGHT, "chance.verdict.right", reading)
    where = "further-left" if place > value else "further-right"
    return _said(Verdict.WRONG, f"chance.verdict.{where}", reading)


def _said(verdict: Verdict, key: str, reading: Reading, **facts: Fraction | int) -> Checked:
    return Checked(verdict, message(key, typed=reading.typed, **facts))
