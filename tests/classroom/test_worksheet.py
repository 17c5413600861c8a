"""Printed sheets as text: every question, the key with every step, the same on every machine, no foreign host."""

from __future__ import annotations

import csv
import io
import re
from html import unescape

import pytest

from moosekit.classroom.answers import HEADS, write_answers
from moosekit.classroom.code import LessonCode
from moosekit.classroom.exercise import exercise
from moosekit.classroom.marking import mark
from moosekit.classroom.plan import LESSONS
from moosekit.classroom.sheet import Sheet, sheets
from moosekit.classroom.worksheet import worksheet
from moosekit.words import LANGUAGES
from tests.samples import samples

#: all lessons but the one whose questions take long to count
IDS = [one.id for one in LESSONS if one.id != "N05"]


def made(name: str, count: int, language: str = "en") -> tuple[Sheet, ...]:
    return sheets(LessonCode.make(name, seed=7, language=language), count)


def words(page: str) -> str:
    """The words of a page, without its style, its tags and the words of its pictures."""
    plain = re.sub(r"<style>.*?</style>|<title>.*?</title>|<desc>.*?</desc>", "", page, flags=re.DOTALL)
    return unescape(re.sub(r"<[^>]+>", " ", plain))


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_asks_its_questions_and_the_key_answers_them(name: str, language: str) -> None:
    printed = made(name, 2, language)
    page = worksheet(printed)
    asked, key = page.split('<section class="key">', 1)
    assert asked.count('<section class="sheet ') == 2
    for one in printed:
        for question in one.questions:
            told = exercise(question, language)
            assert told.prompt in words(asked)
            assert told.answer in words(key)
            assert all(step in words(key) for step in (*told.steps, *told.assumed))
            assert all(said in words(key) for _, said in told.telling)
            assert len(told.answer) < 12 or told.answer not in words(asked)
    assert f'<html lang="{language}">' in page
    assert str(printed[0].code) in page


@pytest.mark.parametrize("name", [one.id for one in LESSONS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_that_the_key_prints_is_marked_right(name: str, language: str) -> None:
    """Read off the page, as a teacher does who marks by it."""
    printed = made(name, samples(2, 12), language)
    answers, worked = worksheet(printed).split('<section class="key">')[1:]
    rows = re.findall(r'<tr><th scope="row">(.*?)</th>(.*?)</tr>', answers)
    assert len(rows) == len(printed)
    for one, (number, cells) in zip(printed, rows, strict=True):
        assert number == str(one.number)
        for question, answer in zip(one.questions, re.findall(r"<td>(.*?)</td>", cells), strict=True):
            right(question, unescape(answer), language)
    solved = re.findall(r'<h3>[^<]* (\S+#\d+)</h3>.*?<p class="right">(.*?)</p>', worked, re.DOTALL)
    assert len(solved) == worked.count('class="right"')
    for question, answer in solved:
        right(question, unescape(answer), language)


def right(question: str, answer: str, language: str) -> None:
    """Every form of an answer counts as right."""
    for form in re.split(" ≈ | = | – ", answer):
        assert mark(question, form, language).right, (question, form)


def test_one_sheet_is_one_sheet() -> None:
    said = words(worksheet(made("N02", 8)))
    assert re.search(r"On sheet [0-9]+ ·", said)
    assert re.search(r"On sheets [0-9]+(, [0-9]+)+ ·", said)
    assert not re.search(r"On sheets [0-9]+ ·|On sheet [0-9]+,", said)


@pytest.mark.parametrize("name", IDS[:2])
def test_the_same_code_gives_the_same_page(name: str) -> None:
    assert worksheet(made(name, 3)) == worksheet(made(name, 3))
    assert worksheet(made(name, 3)) != worksheet(sheets(LessonCode.make(name, seed=8), 3))


def test_a_page_asks_nobody_and_runs_nothing() -> None:
    page = worksheet(made("rules-moustache", 2))
    assert "<script" not in page
    assert set(re.findall(r"https?://[^\s\"'<)]+", page)) == {"http://www.w3.org/2000/svg"}
    assert "url(" not in page


def test_without_a_key_there_is_no_answer() -> None:
    printed = made("N01", 2)
    page = worksheet(printed, with_key=False)
    assert 'class="key"' not in page
    assert "equally likely ways" not in page


def test_every_picture_has_its_name() -> None:
    page = worksheet(made("rules-face-de-bouc", 2), with_key=False)
    assert page.count("<svg") == page.count("<title>") - 1 > 10


def test_where_pupils_tally_there_is_a_box_for_every_try() -> None:
    page = worksheet(made("our-own-data", 1), with_key=False)
    tally = re.search(r'<table class="tally">.*?</table>', page)
    assert tally is not None
    assert tally[0].count("<td>") == 40
    assert 'class="tally"' not in worksheet(made("N01", 1), with_key=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_expected_answers_for_a_spreadsheet(language: str) -> None:
    printed = made("N01", 30, language)
    file = io.StringIO()
    write_answers(printed, file)
    rows = list(csv.reader(io.StringIO(file.getvalue())))
    assert tuple(rows[0]) == HEADS
    assert len(rows) == 1 + 30 * 5
    for row in rows[1:]:
        assert exercise(row[3], language).expected == row[5]
        assert row[0] == str(printed[0].code)
    assert [row[1] for row in rows[1::5]] == [str(number) for number in range(1, 31)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [one.id for one in LESSONS if one.tally])
def test_a_class_tallies_one_and_the_same_event(name: str, language: str) -> None:
    """Every sheet asks about another; tallies of different events cannot be put together."""
    asked = re.compile(r'<p>([^<]*)</p><table class="tally">')
    found = [asked.findall(worksheet([one], with_key=False)) for one in made(name, 12, language)]
    assert [len(each) for each in found] == [1] * 12
    assert len({each[0] for each in found}) == 1
