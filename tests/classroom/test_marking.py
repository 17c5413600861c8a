"""Marking: what the key expects is right, and each wrong value that tells something is known by its name."""

from __future__ import annotations

from typing import cast

import pytest

from moosekit.chance.form import Form
from moosekit.chance.misconceptions import Misconception
from moosekit.chance.questions import question
from moosekit.classroom.code import LessonCode
from moosekit.classroom.exercise import LETTERS, exercise
from moosekit.classroom.marking import mark
from moosekit.classroom.plan import LESSONS
from moosekit.classroom.sheet import sheets
from moosekit.classroom.trouble import Trouble
from moosekit.words import LANGUAGES

#: all lessons but the one whose questions take long to count
NAMES = [
    name
    for lesson in LESSONS
    if lesson.id != "N05"
    for one in sheets(LessonCode.make(lesson.id, seed=3), 1)
    for name in one.questions
]


@pytest.mark.parametrize("name", sorted(set(NAMES)))
def test_what_the_key_expects_is_marked_right_in_every_language(name: str) -> None:
    for language in LANGUAGES:
        asked = exercise(name, language)
        assert mark(name, asked.expected, language).right
        assert asked.steps or "#" in name
        assert asked.title
        assert asked.form
        if asked.choices:
            wrong = [letter for letter in LETTERS[: len(asked.choices)] if letter != asked.expected]
            assert [mark(name, letter, language).slip for letter in wrong] == wrong
        elif asked.also:
            assert all(mark(name, form.replace("\u202f", " "), language).right for form in asked.also if form != "0")


@pytest.mark.parametrize("name", sorted({name for name in NAMES if "#" in name}))
def test_a_wrong_value_that_tells_something_is_known(name: str) -> None:
    seen: set[str] = set()
    for slip in question(name).all_slips:
        marked = mark(name, str(slip.value))
        assert not marked.right
        if marked.counts:  # unless it is the right value in too few digits as well
            assert marked.slip in {str(one) for one in Misconception}
            seen.add(marked.slip)
    assert seen or not question(name).all_slips or question(name).form is Form.NUMBER


def test_what_cannot_be_read_is_no_try() -> None:
    for name, typed in (
        ("moustache.no-blue#1", "I do not know"),
        ("house.own-room.3", "maybe"),
        ("house.own-room.3", ""),
    ):
        marked = mark(name, typed)
        assert not marked.counts
        assert not marked.right
        assert marked.says


def test_small_letters_are_letters() -> None:
    assert mark("house.own-room.3", f" {exercise('house.own-room.3').expected.lower()} ").right


def test_a_number_that_python_does_not_write_is_told() -> None:
    """It writes no whole number of more than 4,300 digits, and said so in place of what is wrong."""
    huge = 10**5000
    for name in ("moustache.where-is-it#0", "house.trap.3"):
        assert not mark(name, cast("str", huge)).counts
    with pytest.raises(Trouble, match="<int of more than 4,300 digits>"):
        LessonCode.make("N01", seed=huge)
    with pytest.raises(Trouble, match="<int of more than 4,300 digits>"):
        sheets(LessonCode.make("N01", seed=1), huge)
