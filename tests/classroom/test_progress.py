"""Progress in a file: whole or not at all, never lost, and a sentence for every file that is not ours."""

from __future__ import annotations

import csv
import io
import json
import sys
from fractions import Fraction
from pathlib import Path
from typing import cast

import pytest

from moosekit.classroom.class_table import class_table
from moosekit.classroom.code import LessonCode
from moosekit.classroom.progress import FORMAT, HEADS, LONGEST_ANSWER, MOST_TRIES, Progress, Try
from moosekit.classroom.progress_file import ProgressFile, read_progress
from moosekit.classroom.trouble import Trouble
from moosekit.words import LANGUAGES

CHANCE = "moustache.where-is-it#0"  # 5/17
RULE = "house.own-room.3"  # yes or no
CODE = str(LessonCode.make("N01", seed=7))
OTHER = str(LessonCode.make("N02", seed=7))
GOOD = Progress(CODE, "", (Try(CHANCE, "1/4"), Try(RULE, "A"))).write()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "progress.json"


def test_every_answer_is_in_the_file_at_once_and_there_again_next_time(file: Path) -> None:
    kept = ProgressFile(file, code=CODE)
    assert not kept.answer(CHANCE, "1/4").right
    assert read_progress(file) == kept.progress
    assert kept.answer(CHANCE, "5/17").right
    again = ProgressFile(file, code=CODE)
    assert again.progress.tries == (Try(CHANCE, "1/4"), Try(CHANCE, "5/17"))
    assert again.notice == ""
    assert repr(again) == "2 tries, 1 right (progress.json)"


def test_the_file_tells_what_was_typed_and_nothing_else(file: Path) -> None:
    ProgressFile(file, code=CODE).answer(CHANCE, " 1 /\n4 ")
    data = json.loads(file.read_text(encoding="utf-8"))
    tries = [{"question": CHANCE, "answer": "1 / 4"}]
    assert data == {"format": FORMAT, "version": 1, "code": CODE, "name": "", "tries": tries}
    assert [path.name for path in file.parent.iterdir()] == ["progress.json"]


DAMAGED = {
    "empty": "",
    "no JSON": "{",
    "cut off": GOOD[:-30],
    "a list": "[]",
    "another program": '{"cells": [], "nbformat": 4}',
    "another format": GOOD.replace(FORMAT, "chess"),
    "newer": GOOD.replace('"version": 1', '"version": 2'),
    "no version": GOOD.replace('"version": 1,', ""),
    "no tries": '{"format": "moosekit progress", "version": 1, "code": "", "name": ""}',
    "a field too many": GOOD.replace('"name"', '"password": "x", "name"'),
    "no such question": GOOD.replace(CHANCE, "moustache.where-is-it#99"),
    "no such code": GOOD.replace(CODE, "N01-EN-AAAAA"),
    "a number as an answer": GOOD.replace('"1/4"', "0.25"),
    "an endless answer": GOOD.replace("1/4", "1" * (LONGEST_ANSWER + 1)),
    "half a character": GOOD.replace("1/4", "\\ud800"),
    "deep": "[" * 100_000,
}


@pytest.mark.parametrize("what", DAMAGED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_ours_is_put_aside_and_told(what: str, language: str, file: Path) -> None:
    file.write_text(DAMAGED[what], encoding="utf-8")
    code = LessonCode.make("N01", seed=7, language=language)
    kept = ProgressFile(file, code=code)
    assert kept.progress.tries == ()
    assert "progress-1.json" in kept.notice
    assert ("kept as" if language == "en" else "gardé sous le nom") in kept.notice
    aside = file.with_name("progress-1.json")
    assert aside.read_text(encoding="utf-8") == DAMAGED[what]
    kept.answer(CHANCE, "5/17")
    assert aside.read_text(encoding="utf-8") == DAMAGED[what]
    assert len(ProgressFile(file, code=code).progress.tries) == 1


#: where a page has Python, a name may be as long as one likes
TOO_LONG = pytest.param("x" * 300, marks=pytest.mark.skipif(sys.platform == "emscripten", reason="no name is too long"))


@pytest.mark.parametrize("name", ["", ".", "/", TOO_LONG, "folder"])
def test_what_is_no_file_is_told_and_left_as_it_is(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("folder").mkdir()
    Path("folder/work.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(Trouble, match="cannot be read"):
        ProgressFile(name)
    assert [path.name for path in tmp_path.rglob("*")] == ["folder", "work.txt"]


def test_a_mark_in_front_of_the_text_is_passed_over(file: Path) -> None:
    file.write_text("\ufeff" + GOOD, encoding="utf-8")
    assert len(ProgressFile(file, code=CODE).progress.tries) == 2


def test_signs_that_nobody_sees_are_left_out_and_no_cell_is_a_formula(file: Path) -> None:
    named = GOOD.replace('"name": ""', r'"name": "\u001b[2J\u0007Ada\nL"').replace("1/4", r"\t=HYPERLINK(1)")
    progress = Progress.read(named)
    assert progress.name == "[2JAda L"
    lines = io.StringIO()
    progress.write_csv(lines)
    assert "'\t=HYPERLINK(1)" in lines.getvalue()


def test_bytes_that_are_no_text_are_put_aside(file: Path) -> None:
    file.write_bytes(b"\x89PNG\xff\xfe")
    assert "another program wrote it" in ProgressFile(file).notice
    assert file.with_name("progress-1.json").read_bytes() == b"\x89PNG\xff\xfe"


@pytest.mark.parametrize(
    ("what", "english", "french"),
    [
        ("cut off", "is damaged", "est abîmé"),
        ("no JSON", "(this is not JSON", "(ce n'est pas du JSON"),
        ("a number as an answer", ".answer: expected a text, found 0.25", "il faut un texte, et non 0.25"),
        (
            "no such question",
            'expected the name of a question, found "moustache.where-is-it#99"',
            "il faut le nom d'une question, et non",
        ),
        ("no such code", "“N01-EN-AAAAA” is no lesson code: no code has a “A”", "N01-EN-AAAAA"),
        (
            "an endless answer",
            f"expected at most {LONGEST_ANSWER} letters",
            f"il faut au plus {LONGEST_ANSWER} lettres",
        ),
        ("newer", "of version 2", "de la version 2"),
        ("another program", "another program wrote it", "un autre programme"),
    ],
)
def test_the_sentence_says_what_is_wrong(what: str, english: str, french: str, file: Path) -> None:
    for language, said in (("en", english), ("fr", french)):
        file.write_text(DAMAGED[what], encoding="utf-8")
        assert said in ProgressFile(file, code=LessonCode.make("N01", seed=7, language=language)).notice


def test_not_me_start_fresh_keeps_what_was_there_for_the_teacher(file: Path) -> None:
    kept = ProgressFile(file, code=CODE, name="Ada")
    kept.answer(CHANCE, "5/17")
    before = file.read_bytes()
    assert "progress-1.json" in kept.start_fresh()
    assert kept.progress == Progress(CODE)
    assert not file.exists()
    assert file.with_name("progress-1.json").read_bytes() == before
    kept.answer(CHANCE, "1/4")
    assert kept.start_fresh() == "You start fresh. What was there is kept for your teacher in progress-2.json."
    assert kept.start_fresh() == "You start fresh."


def test_an_answer_is_not_lost_where_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    kept = ProgressFile(tmp_path / "file" / "progress.json")
    for count in (1, 2):
        with pytest.raises(Trouble) as caught:
            kept.answer(CHANCE, "5/17")
        assert "cannot be written" in str(caught.value)
        assert "Impossible d'écrire" in caught.value.text("fr")
        assert len(kept.progress.tries) == count


def test_a_write_that_breaks_leaves_the_old_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = ProgressFile(file)
    kept.answer(CHANCE, "1/4")
    before = file.read_bytes()

    def full(self: Path, *_: object, **__: object) -> int:
        self.touch()
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(Trouble, match="No space left"):
        kept.answer(CHANCE, "5/17")
    monkeypatch.undo()
    assert file.read_bytes() == before
    assert [path.name for path in file.parent.iterdir()] == ["progress.json"]
    kept.answer(RULE, "A")
    assert [one.answer for one in ProgressFile(file).progress.tries] == ["1/4", "5/17", "A"]


def test_two_at_one_file_keep_each_others_answers(file: Path) -> None:
    one, other = ProgressFile(file), ProgressFile(file)
    one.answer(CHANCE, "1/4")
    other.answer(RULE, "A")
    one.answer(CHANCE, "5/17")
    assert [tried.answer for tried in ProgressFile(file).progress.tries] == ["1/4", "A", "5/17"]


def test_a_file_holds_answers_of_all_lessons(file: Path) -> None:
    file.write_text(GOOD, encoding="utf-8")
    other = ProgressFile(file, code=OTHER)
    assert (other.notice, other.progress.tries) == ("", Progress.read(GOOD).tries)
    assert file.read_text(encoding="utf-8") == GOOD  # nothing is written where nobody answers
    other.answer(CHANCE, "5/17")
    again = ProgressFile(file, code=CODE)
    assert [one.answer for one in again.progress.tries] == ["1/4", "A", "5/17"]
    assert (again.notice, again.progress.code) == ("", "")  # the answers are of no single lesson
    assert [path.name for path in file.parent.iterdir()] == ["progress.json"]


@pytest.mark.parametrize("content", [None, "{"])
def test_all_that_is_known_is_written_where_the_file_is_gone_or_damaged(content: str | None, file: Path) -> None:
    kept = ProgressFile(file)
    kept.answer(CHANCE, "1/4")
    file.unlink()
    if content is not None:
        file.write_text(content, encoding="utf-8")
    kept.answer(CHANCE, "5/17")
    assert [one.answer for one in ProgressFile(file).progress.tries] == ["1/4", "5/17"]


def test_what_could_not_be_written_is_added_to_what_others_wrote(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = ProgressFile(file), ProgressFile(file)

    def full(*_: object) -> None:
        raise Trouble("classroom.trouble.not-written", file="x", problem="full")

    with monkeypatch.context() as patched:
        patched.setattr("moosekit.classroom.progress_file.write_whole", full)
        with pytest.raises(Trouble, match="full"):
            one.answer(CHANCE, "1/4")
    other.answer(RULE, "A")
    one.answer(CHANCE, "5/17")
    assert not one.unsaved
    assert [tried.answer for tried in ProgressFile(file).progress.tries] == ["A", "1/4", "5/17"]


def test_whoever_starts_fresh_does_so_for_all_at_the_file(file: Path) -> None:
    one, other = ProgressFile(file, name="Ada"), ProgressFile(file)
    one.answer(CHANCE, "1/4")
    other.answer(RULE, "A")
    other.start_fresh()
    one.answer(CHANCE, "5/17")
    found = ProgressFile(file).progress
    assert (found.name, [tried.answer for tried in found.tries]) == ("", ["5/17"])


def test_numbers_are_answers_too(file: Path) -> None:
    kept = ProgressFile(file)
    assert [kept.answer(CHANCE, number).right for number in (Fraction(5, 17), 5 / 17, 3, 10**5000)] == [
        True,
        True,
        False,
        False,
    ]
    assert kept.progress.tries[0].answer == "5/17"


@pytest.mark.parametrize("answer", [None, [], True, b"5/17"])
def test_what_is_no_answer_is_told(answer: object, file: Path) -> None:
    with pytest.raises(TypeError, match=r"answer is .*: expected a text or a number"):
        ProgressFile(file).answer(CHANCE, cast("str", answer))
    assert not file.exists()


@pytest.mark.parametrize("question", [3, None, []])
def test_what_is_no_question_is_told(question: object, file: Path) -> None:
    with pytest.raises(Trouble, match="There is no exercise"):
        ProgressFile(file).answer(cast("str", question), "1/4")


@pytest.mark.parametrize("tries", [None, ["x"], "x", 3, [CHANCE, "1/4"]])
def test_what_are_no_tries_is_told(tries: object, file: Path) -> None:
    with pytest.raises(TypeError, match=r"tries is .*: expected answers in a list"):
        ProgressFile(file).add_tries(cast("list[Try]", tries))


def test_what_is_no_file_or_name_is_told(file: Path) -> None:
    with pytest.raises(TypeError, match="file is 3: expected the name of a file"):
        ProgressFile(cast("str", 3))
    with pytest.raises(TypeError, match="name is 3: expected a text"):
        ProgressFile(file, name=cast("str", 3))
    with pytest.raises(TypeError, match="questions is None: expected names"):
        ProgressFile(file).set_tries(cast("list[str]", None), [])


def test_what_a_link_leads_to_is_written(file: Path) -> None:
    link = file.with_name("link.json")
    link.symlink_to(file.name)
    ProgressFile(link).answer(CHANCE, "1/4")
    assert link.is_symlink()
    assert len(ProgressFile(file).progress.tries) == 1


def test_no_file_of_somebody_else_is_written_over(file: Path) -> None:
    mine = [file.with_name(name) for name in ("progress.json.writing", ".moosekit-1.writing")]
    for one in mine:
        one.write_text("mine", encoding="utf-8")
    ProgressFile(file).answer(CHANCE, "1/4")
    assert [one.read_text(encoding="utf-8") for one in mine] == ["mine", "mine"]
    assert len(list(file.parent.iterdir())) == 3


def test_no_file_is_written_that_is_too_long_to_be_read(file: Path) -> None:
    many = Progress(tries=(Try(CHANCE, '"' * LONGEST_ANSWER),) * 8565).write()
    file.write_text(many, encoding="utf-8")
    kept = ProgressFile(file)
    with pytest.raises(Trouble, match="answers already"):
        kept.add_tries([Try(CHANCE, '"' * LONGEST_ANSWER)] * 50)
    assert file.read_text(encoding="utf-8") == many
    assert "answers" not in ProgressFile(file).notice


def test_there_is_an_end_to_answers() -> None:
    full = Progress(tries=(Try(RULE, "A"),) * MOST_TRIES)
    with pytest.raises(Trouble, match="10000 answers already"):
        full.answered(RULE, "B")
    assert Progress.read(full.write()) == full


def test_a_question_that_does_not_exist_is_no_answer(file: Path) -> None:
    with pytest.raises(Trouble, match="There is no exercise"):
        ProgressFile(file).answer("whist.trumps#0", "1")
    assert not file.exists()


def test_a_table_of_all_answers(file: Path) -> None:
    kept = ProgressFile(file, code=CODE, name="=HYPERLINK(1)")
    kept.answer(CHANCE, "1/4")
    kept.answer(CHANCE, "5/17")
    kept.answer(RULE, "=A")
    kept.export_csv(file.with_suffix(".csv"))
    rows = list(csv.reader(io.StringIO(file.with_suffix(".csv").read_text(encoding="utf-8"))))
    assert tuple(rows[0]) == HEADS
    assert [row[2:6] + row[7:] for row in rows[1:]] == [
        [CHANCE, "1", "1/4", "no", "equiprobable"],
        [CHANCE, "2", "5/17", "yes", ""],
        [RULE, "1", "'=A", "no", ""],
    ]
    assert {row[1] for row in rows[1:]} == {"'=HYPERLINK(1)"}
    with pytest.raises(Trouble, match="is there already"):
        kept.export_csv(file.with_suffix(".csv"))


def test_a_file_name_in_a_table_has_no_signs_that_nobody_sees() -> None:
    table = class_table({"esc\x1b[31m\n.json": Progress().answered(CHANCE, "1/4")})
    assert [one.name for one in table.pupils] == ["esc[31m .json"]


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "No file can be called a�b"), ("fr", "Aucun fichier ne peut")]
)
def test_a_name_that_no_file_has_is_refused_when_it_is_given(language: str, sentence: str, file: Path) -> None:
    """It was taken, and then starting fresh failed for everybody: the next answers went to whoever sat here before."""
    with pytest.raises(Trouble) as told:
        ProgressFile("a\0b", language=language)
    assert sentence in told.value.text(language)
    kept = ProgressFile(file, name="Anna")
    kept.answer("moustache.where-is-it#0", "1/4")
    kept.start_fresh()
    assert kept.progress.tries == ()
