"""The guide through a lesson: head, plan, prediction, tally, changes, and the questions of a sheet."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import cast
from xml.etree import ElementTree as ET

import pytest

from moosekit.chance.faults import Uncountable, UnknownOutcome
from moosekit.chance.questions import question
from moosekit.classroom.code import LessonCode, Lock
from moosekit.classroom.lesson import Lesson
from moosekit.classroom.plan import LESSONS
from moosekit.classroom.sheet import sheet
from moosekit.classroom.trouble import Trouble
from moosekit.lessons.guide import Guide
from moosekit.lessons.guide_head import MINUTES, head, teacher_plan
from moosekit.lessons.studies import study
from moosekit.lessons.studies.deals import DEALS
from moosekit.widgets import lesson_table
from moosekit.words import LANGUAGES, text
from moosekit.words.numbers import percent


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


def test_a_prediction_is_kept_and_shown_again_at_the_end(guide: Guide) -> None:
    first = guide.predict()
    first.prediction = 33
    again = guide.predict()
    assert again is first
    assert again.prediction == 33
    again.reveal()
    assert "43.9%" in repr(again)
    assert again.right is False
    assert guide.came(1000).words.splitlines() == [
        "In 1000 trials it came in 45.2%.",
        "Counted exactly, it is 25/57 ≈ 43.9%.",
    ]


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
    rules, *chances, ticket = sheet(guide.code, 3).questions
    assert [one.question for one in guide.exercises(3).results] == chances
    assert [one.question for one in guide.ticket(3).results] == [ticket]
    assert guide.starter(3).words.startswith(rules)
    assert all(name in guide.key(3).words for name in (rules, *chances, ticket))
    with pytest.raises(Trouble, match="no sheet 0"):
        guide.exercises(0)


def test_a_ticket_is_marked_as_a_good_teacher_does(guide: Guide) -> None:
    ticket = guide.quiz("house.room-kinds#0")
    ticket.progress = [{"question": "house.room-kinds#0", "typed": typed} for typed in ("1/3", "500/1140")]
    assert ticket.results[0].right
    assert ticket.results[0].misconceptions == ("equiprobable",)


def test_answers_are_kept_in_a_file_only_if_one_is_named(guide: Guide, tmp_path: Path) -> None:
    file = tmp_path / "progress.json"
    guide.ticket(1)
    ticket = guide.ticket(1, keep=str(file))
    name = ticket.results[0].question
    ticket.progress = [{"question": name, "typed": "1/4"}]
    assert name in file.read_text(encoding="utf-8")
    assert guide.ticket(1, keep=str(file)).progress == [{"question": name, "typed": "1/4"}]


def test_a_teacher_can_lock_the_hints() -> None:
    code = LessonCode.make("N01", seed=7, locks=[Lock.HINTS])
    locked, free = Guide("N01", tries="rooms", code=str(code)).ticket(), Guide("N01", tries="rooms").ticket()
    assert "hint-1" not in repr(locked.scene)
    assert locked.scene["questions"][0]["variants"][0]["hints"] == []
    assert len(free.scene["questions"][0]["variants"][0]["hints"]) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_deals_are_dealt_from_the_deck_of_their_game(language: str) -> None:
    guide = Guide("N03", tries="blues", language=language)
    for name in DEALS:
        dealt = guide.deal(name)
        exact = study(name).dist.p(study(name).event)
        assert dealt.scene["exact"]["percent"] == percent(exact, language)
        dealt.done = 1000
        assert abs(dealt.happened / 1000 - exact) < 0.07


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_charts_can_be_read_in_words(language: str) -> None:
    guide = Guide("N02", tries="token-run", language=language)
    for chart in (guide.data(), guide.count(), guide.compare(100), guide.look("flip", "calm-flips"), guide.memory()):
        assert repr(chart).startswith(f"Chart({chart.scene['title']!r}, ")
        assert chart.scene["language"] == language
        chart.close()
    assert guide.data().exact is False
    assert guide.look("flip", "calm-flips").scene["views"][1]["label"] == study("calm-flips").says("short", language)


def test_two_things_together_and_beliefs_after_calm_flips() -> None:
    guide = Guide("N12", tries="printed")
    assert [view["label"] for view in guide.update().scene["views"]] == ["2 calm flips", "5 calm flips", "8 calm flips"]
    assert "2 by 2" in repr(guide.two_way("stuck-trap"))
    assert "2 by 2" in repr(guide.tree("many-blues"))


def test_the_teacher_has_the_answers_of_a_sheet_and_all_tickets(guide: Guide) -> None:
    tickets = guide.tickets(30).words.splitlines()[2:]
    assert len(tickets) == 30
    names = [sheet(guide.code, number).questions[-1] for number in (1, 30)]
    assert [line.split()[1] for line in (tickets[0], tickets[-1])] == names
    answer = str(question(names[1]).answer.value)
    assert answer in tickets[-1]


def test_a_lesson_code_gives_the_questions_of_its_class(guide: Guide) -> None:
    code = LessonCode.make("N01", seed=8)
    ours = Guide("N01", tries="rooms", code=str(code))
    assert ours.key(2).words != guide.key(2).words
    assert all(name in ours.key(2).words for name in sheet(code, 2).questions)
    with pytest.raises(Trouble, match="another lesson than N02"):
        Guide("N02", tries="token-run", code=str(code))
    with pytest.raises(Trouble, match="no lesson code"):
        Guide("N01", tries="rooms", code="hello")


def test_the_table_is_the_one_of_the_class_with_what_its_teacher_locked() -> None:
    code = LessonCode.make("N04", seed=8, language="fr", locks=[Lock.HINTS, Lock.WHAT_IF])
    with Guide("N04", tries="their-suit", code=str(code)).table() as table, lesson_table(code) as same:
        assert table.room == same.room
        assert table.room["locked"] == ["hint", "chances", "branch"]
    with Guide("N04", tries="their-suit").table() as free:
        assert free.room["locked"] == []
        assert free.room["deal"] != table.room["deal"]


def test_a_lesson_code_gives_the_language_of_its_class() -> None:
    code = LessonCode.make("N01", seed=8, language="fr")
    ours = Guide("N01", tries="rooms", language="en", code=str(code))
    assert ours.language == "fr"
    assert ours.head().words == Guide("N01", tries="rooms", language="fr").head().words
    assert "essais" in repr(ours.predict())


def test_a_question_hides_its_answer(guide: Guide) -> None:
    shown = guide.ask("house.room-kinds#0")
    assert "25/57" not in shown.words
    tree = ET.fromstring(shown.html)
    folded = [part.findtext("summary") for part in tree.iter("details")]
    assert folded == ["Hint 1", "Hint 2", "Show the answer"]
    assert "25/57" in "".join(list(tree.iter("details"))[-1].itertext())


def test_a_lesson_that_is_not_there_gets_the_near_one() -> None:
    with pytest.raises(Trouble, match="Did you mean N10"):
        Guide("N0", tries="rooms")
    with pytest.raises(UnknownOutcome, match="rooms"):
        Guide("N01", tries="room")


@pytest.mark.parametrize("name", ["came", "gaps", "tally", "compare"])
def test_trials_and_seeds_that_no_lesson_tries_are_told(name: str) -> None:
    """A thousand million trials had no end, and a text was a fault of Python."""
    ask = cast("Callable[..., object]", getattr(Guide("N01", tries="rooms"), name))
    for wrong in (10**9, 3001, 0, "1", 1.5, None, True):
        with pytest.raises(Uncountable, match=f"^{wrong!r} trials: expected 1 to 3000"):
            ask(wrong)
    with pytest.raises(ValueError, match="the seed is 'x': expected a whole number from 0"):
        ask(10, seed="x")


def test_what_is_no_name_of_a_study_or_a_pair_is_told() -> None:
    nothing = cast("str", [])
    with pytest.raises(UnknownOutcome, match="is not a study; there are"):
        Guide("N01", tries=nothing)
    with pytest.raises(UnknownOutcome, match="is not a pair; there are"):
        Guide("N01", tries="rooms").two_way(nothing)
