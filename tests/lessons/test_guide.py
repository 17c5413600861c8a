"""The guide through a lesson: head, plan, prediction, tally, changes, and the questions of a sheet."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from moosekit.chance.faults import Uncountable, UnknownOutcome
from moosekit.classroom.lesson import Lesson
from moosekit.classroom.plan import LESSONS
from moosekit.classroom.sheet import sheet
from moosekit.classroom.trouble import Trouble
from moosekit.lessons.guide import Guide
from moosekit.lessons.guide_head import MINUTES, head, teacher_plan
from moosekit.lessons.studies import study
from moosekit.words import LANGUAGES, text


@pytest.fixture
def guide() -> Guide:
    return Guide("N01", tries="rooms")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS[:14], ids=lambda lesson: lesson.id)
def test_the_head_tells_level_standard_and_misconception(lesson: Lesson, language: str) -> None:
    top = head(lesson, language).words
    assert all(standard in top for standard in lesson.standards)
    assert all(text(f"question.reason.{thought}", language) in top for thought in lesson.misconceptions)
    assert text(f"guide.level.{int(lesson.levels[0])}", language).lower() in top.lower()
    plan = teacher_plan(lesson, study("rooms"), language)
    for part in MINUTES:
        assert text(f"guide.plan.{part}", language) in plan.words
    for way in ("each", "pairs", "projector", "paper"):
        assert text(f"guide.way.{way}", language) in plan.words
    assert lesson.id in plan.words
    assert "30" in text("guide.plan.cut", language)


def test_a_lesson_takes_45_minutes() -> None:
    assert sum(MINUTES.values()) == 45


def test_a_prediction_is_kept_and_shown_again(guide: Guide) -> None:
    assert "predicted" not in guide.predicted().words
    assert "a third" not in guide.predict("1/3").words
    assert guide.predicted(100).words.splitlines()[0] == "You predicted 33.3%."
    assert guide.predicted(100).words.splitlines()[-1] == "Exactly, it is 43.9%."
    assert "between 0 and 1" in guide.predict("7/3").words
    assert "no try" in guide.predict("lots <b>").words or "Nothing" in guide.predict("lots <b>").words
    assert "<b>" not in guide.predict("lots <b>").html
    assert guide.predicted().words.startswith("You predicted 33.3%.")


def test_a_tally_has_checkpoints_and_an_end(guide: Guide) -> None:
    rows = [line.split() for line in guide.tally(3000, seed=5).words.splitlines()[2:]]
    assert [row[0] for row in rows] == ["10", "100", "1000", "3000"]
    assert guide.tally(50, seed=5).words != guide.tally(50, seed=6).words
    for trials in (0, 3001):
        with pytest.raises(Uncountable, match="expected 1 to 3000"):
            guide.tally(trials)


def test_a_change_has_a_row_for_each_value(guide: Guide) -> None:
    shown = guide.change("8", "players", place="partner").words
    assert "5/17" in shown
    assert "14/37" in shown
    assert len(shown.splitlines()) == 4
    assert "20" in guide.change("44", "seen", "20", found="0").words
    with pytest.raises(UnknownOutcome, match="players"):
        guide.change("8", "player")


def test_a_change_says_what_differs_where_the_question_does_not(guide: Guide) -> None:
    shown = guide.change("34", "triple", asked="mean", cards="5").words
    assert "are a set" in shown
    assert "are no set" in shown


def test_the_questions_are_those_of_the_printed_sheet(guide: Guide) -> None:
    names = sheet(guide.code, 3).questions
    shown = guide.exercises(3).words
    assert [line.partition(":")[0] for line in shown.splitlines()] == list(names)
    assert guide.ticket(3).words.startswith(names[-1])
    assert guide.starter(3).words.startswith(names[0])
    assert all(name in guide.key(3).words for name in names)
    with pytest.raises(Trouble, match="no sheet 0"):
        guide.exercises(0)


def test_a_question_hides_its_answer(guide: Guide) -> None:
    shown = guide.ask("house.room-kinds#0")
    assert "25/57" not in shown.words
    tree = ET.fromstring(shown.html)
    folded = [part.findtext("summary") for part in tree.iter("details")]
    assert folded == ["Hint 1", "Hint 2", "Show the answer"]
    assert "25/57" in "".join(list(tree.iter("details"))[-1].itertext())


def test_an_answer_is_marked_without_being_told(guide: Guide) -> None:
    assert "equally likely" in guide.mark("house.room-kinds#0", "1/3").words
    assert "25/57" not in guide.mark("house.room-kinds#0", "1/7").words
    assert guide.mark("house.room-kinds#0", "500/1140").words != guide.mark("house.room-kinds#0", "1/7").words
    assert guide.mark(1, "no idea <i>").html.count("<i>") == 0


def test_a_lesson_that_is_not_there_gets_the_near_one() -> None:
    with pytest.raises(Trouble, match="Did you mean N10"):
        Guide("N0", tries="rooms")
    with pytest.raises(UnknownOutcome, match="rooms"):
        Guide("N01", tries="room")
