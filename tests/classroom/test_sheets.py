"""Sheets: no two alike, neighbours differ, every machine gives the same, and what does not exist is told."""

from __future__ import annotations

from itertools import pairwise

import pytest

from moosekit.classroom.code import LessonCode
from moosekit.classroom.exercise import exercise
from moosekit.classroom.marking import mark
from moosekit.classroom.plan import LESSONS, lesson
from moosekit.classroom.sheet import most_sheets, sheet, sheets
from moosekit.classroom.trouble import Trouble

IDS = [one.id for one in LESSONS]
CLASS = 30


@pytest.mark.parametrize("name", IDS)
def test_a_class_gets_thirty_different_sheets_with_the_questions_of_the_lesson(name: str) -> None:
    code = LessonCode.make(name, seed=7)
    made = sheets(code, CLASS)
    assert [one.number for one in made] == list(range(1, CLASS + 1))
    assert len({one.questions for one in made}) == CLASS
    lesson = code.lesson
    families = [
        *[family.name for family in lesson.rule_families()],
        *[family.id for family in lesson.chance_families()],
    ]
    for one in made:
        assert [
            name.partition("#")[0] if "#" in name else name.rpartition(".")[0] for name in one.questions
        ] == families


@pytest.mark.parametrize("name", IDS)
def test_neighbours_have_other_numbers(name: str) -> None:
    """Within a lap of a question's variants nobody has the same one; only where laps meet it may come twice."""
    made = sheets(LessonCode.make(name, seed=7), CLASS)
    for one, other in pairwise(made):
        same = [name for name, beside in zip(one.questions, other.questions, strict=True) if name == beside]
        assert len(same) < len(one.questions)
    pairs = [(a, b) for one, other in pairwise(made) for a, b in zip(one.questions, other.questions, strict=True)]
    assert sum(a == b for a, b in pairs) / len(pairs) < 0.15


def test_a_sheet_does_not_hang_on_how_many_are_printed() -> None:
    code = LessonCode.make("N01", seed=7)
    assert sheets(code, 30)[:5] == sheets(code, 5)
    assert sheet(code, 12) == sheets(code, 30)[11]


def test_the_language_changes_no_question() -> None:
    english, french = (sheets(LessonCode.make("N04", seed=7, language=language), 9) for language in ("en", "fr"))
    assert [one.questions for one in english] == [one.questions for one in french]


def test_a_whole_year_of_pupils_can_have_sheets() -> None:
    code = LessonCode.make("our-own-data", seed=7)
    assert len({one.questions for one in sheets(code, most_sheets(code))}) == most_sheets(code) == 400


@pytest.mark.parametrize("odd", [None, 1.5, "3", True, [2], -1])
def test_what_is_no_number_of_sheets_is_told(odd: int) -> None:
    code = LessonCode.make("N01", seed=7)
    with pytest.raises(Trouble, match="different sheets cannot be made: this lesson has from 1 to 400"):
        sheets(code, odd)
    with pytest.raises(Trouble, match=r"There is no sheet .*: the sheets of this lesson are numbered from 1 to 400"):
        sheet(code, odd)


@pytest.mark.parametrize("odd", [None, 5, 1.5, [1], b"x"])
def test_what_is_no_name_and_no_code_is_told(odd: str) -> None:
    for ask in (lesson, LessonCode.parse):
        with pytest.raises(Trouble):
            ask(odd)
    with pytest.raises(Trouble, match="is no lesson code"):
        sheets(LessonCode.of(odd), 1)
    with pytest.raises(Trouble, match="There is no exercise"):
        mark(odd, "A")
    assert not mark("house.own-room.3", odd).counts


@pytest.mark.parametrize("odd", [None, "7", 1.5, True, [7]])
def test_a_seed_of_a_code_is_a_whole_number(odd: int) -> None:
    with pytest.raises(Trouble, match=r"The seed .* is no whole number, such as 7"):
        LessonCode.make("N01", seed=odd)


@pytest.mark.parametrize("count", [0, -1, 401])
@pytest.mark.parametrize(
    ("language", "said"), [("en", "this lesson has from 1 to 400"), ("fr", "il y en a de 1 à 400")]
)
def test_too_many_sheets_are_refused_in_a_sentence(count: int, language: str, said: str) -> None:
    code = LessonCode.make("N01", seed=7)
    for ask in (sheets, sheet):
        with pytest.raises(Trouble) as caught:
            ask(code, count)
        assert str(count) in caught.value.text(language)
    with pytest.raises(Trouble) as caught:
        sheets(code, count)
    assert said in caught.value.text(language)


@pytest.mark.parametrize("name", ["moustache.no-blue#4", "house.own-room.24", "house.own-room.9999"])
@pytest.mark.parametrize(("language", "said"), [("en", "There is no variant"), ("fr", "Il n'y a pas de variante")])
def test_a_variant_that_does_not_exist_is_told(name: str, language: str, said: str) -> None:
    with pytest.raises(Trouble) as caught:
        exercise(name)
    assert said in caught.value.text(language)
    assert name in str(caught.value)


@pytest.mark.parametrize(
    "name", ["", "#", "x#1", "moustache.no-blu#1", "house.own-roof.1", "house", "a.b.c", "whist.x.1"]
)
@pytest.mark.parametrize(("language", "said"), [("en", "There is no exercise"), ("fr", "Il n'y a pas d'exercice")])
def test_a_name_that_is_none_is_told(name: str, language: str, said: str) -> None:
    with pytest.raises(Trouble) as caught:
        exercise(name)
    assert said in caught.value.text(language)
