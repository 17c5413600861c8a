"""Quizzes that remember: what a page writes is in the file at once, and is there again in the next kernel."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from moosekit.classroom.code import LessonCode
from moosekit.classroom.progress import Progress, Try
from moosekit.classroom.progress_file import ProgressFile
from moosekit.classroom.trouble import Trouble
from moosekit.lessons.guide import Guide
from moosekit.widgets import NumberQuiz, Quiz
from moosekit.widgets.keeping import AnyQuiz, keep, own_questions, tries_of

CODE = LessonCode.make("N01", seed=7)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "progress.json"


@pytest.fixture
def rules() -> Iterator[Quiz]:
    with Quiz("moose-in-the-house", seed=3, clauses=["4"]) as quiz:
        yield quiz


@pytest.fixture
def numbers() -> Iterator[NumberQuiz]:
    with NumberQuiz(["8", "44"], seed=3) as quiz:
        yield quiz


def write(quiz: AnyQuiz, count: int) -> None:
    """The page's own words: the first questions are answered, some of them wrong."""
    names = own_questions(quiz)[:count]
    if isinstance(quiz, NumberQuiz):
        quiz.set_state({"progress": [{"question": name, "typed": "1/4"} for name in names]})
    else:
        quiz.set_state({"progress": [{"question": name, "choice": 0} for name in names]})


@pytest.mark.parametrize("kind", ["rules", "numbers"])
def test_what_a_page_writes_is_kept_and_comes_back(kind: str, file: Path, request: pytest.FixtureRequest) -> None:
    quiz: AnyQuiz = request.getfixturevalue(kind)
    kept = keep(quiz, file, code=CODE)
    write(quiz, 3)
    assert len(Progress.read(file.read_text(encoding="utf-8")).tries) == 3
    answers = quiz.progress
    quiz.progress = []
    assert Progress.read(file.read_text(encoding="utf-8")).tries == ()
    quiz.progress = list(answers)  # type: ignore[assignment] # of the same quiz
    next_kernel = keep(quiz, file, code=CODE)
    assert quiz.progress == answers
    assert next_kernel.progress == kept.progress


def test_two_tabs_of_one_quiz_lose_nothing(file: Path) -> None:
    with NumberQuiz("8", seed=3) as one, NumberQuiz("8", seed=3) as other:
        keep(one, file)
        keep(other, file)
        question = own_questions(one)[0]
        for quiz, typed in ((one, "1/4"), (other, "5/17"), (one, "2/7")):
            quiz.set_state({"progress": [*quiz.progress, {"question": question, "typed": typed}]})
        tries = Progress.read(file.read_text(encoding="utf-8")).tries
    assert [one.answer for one in tries] == ["1/4", "5/17", "2/7"]


def test_answers_that_the_quiz_has_no_room_for_stay_in_the_file(file: Path) -> None:
    with NumberQuiz("8", seed=3) as quiz:
        question = own_questions(quiz)[0]
        held = ProgressFile(file)
        held.add_tries([Try(question, "x" * 72), *([Try(question, "1/4")] * 501)])
        kept = keep(quiz, file)
        assert (len(quiz.progress), kept.notice[:14]) == (500, "2 answers more")
        quiz.set_state({"progress": [*quiz.progress[1:], {"question": question, "typed": "5/17"}]})
        tries = Progress.read(file.read_text(encoding="utf-8")).tries
        assert (len(tries), tries[0].answer[0], tries[-1].answer) == (503, "x", "5/17")


@pytest.mark.parametrize("kind", ["rules", "numbers"])
def test_a_quiz_goes_on_in_the_file_that_was_named_last(kind: str, file: Path, request: pytest.FixtureRequest) -> None:
    quiz: AnyQuiz = request.getfixturevalue(kind)
    second = file.with_name("second.json")
    first = keep(quiz, file)
    write(quiz, 2)
    before = file.read_bytes()
    keep(quiz, second)
    write(quiz, 3)
    assert file.read_bytes() == before
    assert len(Progress.read(second.read_text(encoding="utf-8")).tries) == 3
    first.start_fresh()
    assert len(quiz.progress) == 3  # which is kept elsewhere


def test_a_second_file_that_cannot_be_had_leaves_the_first(file: Path, numbers: NumberQuiz) -> None:
    keep(numbers, file)
    with pytest.raises(Trouble, match="no lesson code"):
        keep(numbers, file.with_name("second.json"), code="x")
    with pytest.raises(Trouble, match="cannot be read"):
        keep(numbers, file.parent)
    write(numbers, 2)
    assert len(Progress.read(file.read_text(encoding="utf-8")).tries) == 2


@pytest.mark.parametrize("kind", ["rules", "numbers"])
def test_answers_given_before_are_added_to_the_file(kind: str, file: Path, request: pytest.FixtureRequest) -> None:
    quiz: AnyQuiz = request.getfixturevalue(kind)
    write(quiz, 2)
    first, second = own_questions(quiz)[:2]
    ProgressFile(file).add_tries([Try("moustache.no-blue#1", "1/2"), Try(first, tries_of(quiz)[0].answer)])
    keep(quiz, file)
    tries = Progress.read(file.read_text(encoding="utf-8")).tries
    assert [one.question for one in tries] == ["moustache.no-blue#1", first, second]
    assert [one["question"] for one in quiz.progress] == [first, second]


@pytest.mark.parametrize("kind", ["rules", "numbers"])
def test_a_cell_that_is_run_twice_keeps_as_once(kind: str, file: Path, request: pytest.FixtureRequest) -> None:
    quiz: AnyQuiz = request.getfixturevalue(kind)
    for count in (1, 2, 3):
        keep(quiz, file)
        write(quiz, count)
    assert len(Progress.read(file.read_text(encoding="utf-8")).tries) == len(quiz.progress) == 3


@pytest.mark.parametrize("content", [None, "{"])
def test_a_quiz_writes_all_it_knows_where_the_file_is_lost(content: str | None, file: Path, rules: Quiz) -> None:
    with NumberQuiz("8", seed=3) as other:
        keep(rules, file)
        keep(other, file)
        write(rules, 2)
        file.unlink()
        if content is not None:
            file.write_text(content, encoding="utf-8")
        write(other, 1)
        write(rules, 3)
        tries = Progress.read(file.read_text(encoding="utf-8")).tries
    assert sorted(one.question for one in tries) == sorted([*own_questions(rules)[:3], *own_questions(other)[:1]])


def test_lessons_share_a_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(file.parent)
    for _ in range(2):
        for name, tries in (("N01", "rooms"), ("N02", "flip")):
            with Guide(name, tries=tries).ticket(1, keep="progress.json") as ticket:
                question = own_questions(ticket)[0]
                ticket.progress = [*ticket.progress, {"question": question, "typed": f"1/{len(ticket.progress) + 2}"}]
                assert [one["typed"] for one in ticket.progress] == ["1/2", "1/3"][: len(ticket.progress)]
    assert len(Progress.read(file.read_text(encoding="utf-8")).tries) == 4
    assert [path.name for path in file.parent.iterdir()] == ["progress.json"]


@pytest.mark.parametrize(("typed", "places"), [("", []), ("AB", []), ("Z", []), ("b", [1]), (" B ", [1])])
def test_what_was_typed_in_a_cell_is_shown_as_it_was_marked(
    typed: str, places: list[int], file: Path, rules: Quiz
) -> None:
    ProgressFile(file).answer(own_questions(rules)[0], typed)
    keep(rules, file)
    assert [one["choice"] for one in rules.progress] == places


def test_a_notice_goes_when_writing_works_again(tmp_path: Path, rules: Quiz) -> None:
    kept = keep(rules, tmp_path / "later" / "progress.json")
    write(rules, 1)
    assert "cannot be written" in kept.notice
    (tmp_path / "later").mkdir()
    write(rules, 2)
    assert kept.notice == ""
    assert not kept.unsaved
    assert len(Progress.read(kept.file.read_text(encoding="utf-8")).tries) == 2


@pytest.mark.parametrize(("language", "aside"), [("en", "kept as p-1.json"), ("fr", "gardé sous le nom p-1.json")])
def test_a_pupil_is_told_what_became_of_the_file(language: str, aside: str, tmp_path: Path) -> None:
    guide = Guide("N01", tries="rooms", language=language)
    damaged = tmp_path / "p.json"
    damaged.write_text("{", encoding="utf-8")
    with guide.ticket(1, keep=str(damaged)) as ticket:
        assert aside in ticket.notice
    nowhere = tmp_path / "later" / "p.json"
    with guide.ticket(1, keep=str(nowhere)) as ticket:
        assert ticket.notice == ""
        write(ticket, 1)
        assert str(nowhere) in ticket.notice
        nowhere.parent.mkdir()
        write(ticket, 2)
        assert ticket.notice == ""
        ticket.set_state({"notice": "told by a page"})
        assert ticket.notice == ""


@pytest.mark.parametrize("quiz", [3, None, Quiz])
def test_what_is_no_quiz_is_told(quiz: object, file: Path) -> None:
    with pytest.raises(TypeError, match=r"quiz is .*: expected a Quiz or a NumberQuiz"):
        keep(cast("Quiz", quiz), file)


def test_not_me_is_for_all_quizzes_of_the_file(file: Path, rules: Quiz, numbers: NumberQuiz) -> None:
    kept = keep(numbers, file)
    keep(rules, file)
    write(rules, 2)
    kept.start_fresh()
    assert rules.progress == []
    write(rules, 1)
    assert len(Progress.read(file.read_text(encoding="utf-8")).tries) == 1


def test_two_quizzes_share_a_file(file: Path, rules: Quiz, numbers: NumberQuiz) -> None:
    keep(rules, file)
    keep(numbers, file)
    write(rules, 2)
    write(numbers, 2)
    write(rules, 3)
    questions = [one["question"] for one in json.loads(file.read_text(encoding="utf-8"))["tries"]]
    assert sorted(questions) == sorted([*own_questions(rules)[:3], *own_questions(numbers)[:2]])


def test_not_me_begins_anew_in_the_quiz_and_in_the_file(file: Path, numbers: NumberQuiz) -> None:
    kept = keep(numbers, file)
    write(numbers, 2)
    assert "progress-1.json" in kept.start_fresh()
    assert numbers.progress == []
    assert not file.exists()
    write(numbers, 1)
    assert len(kept.progress.tries) == 1


def test_a_quiz_goes_on_where_nothing_can_be_written(tmp_path: Path, rules: Quiz) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    kept = keep(rules, tmp_path / "file" / "progress.json")
    write(rules, 2)
    assert "cannot be written" in kept.notice
    assert len(rules.progress) == 2
    assert len(kept.progress.tries) == 2


def test_answers_to_other_questions_are_left_alone(file: Path, rules: Quiz) -> None:
    other = Progress().answered("moustache.no-blue#1", "1/2")
    file.write_text(other.write(), encoding="utf-8")
    keep(rules, file)
    assert rules.progress == []
    write(rules, 1)
    assert Progress.read(file.read_text(encoding="utf-8")).tries[0] == other.tries[0]
