"""The table of a class, compared with one that is counted by hand."""

from __future__ import annotations

import csv
import io

import pytest

from moosekit.chance.misconceptions import Misconception
from moosekit.chance.question import Question
from moosekit.chance.questions import Family as ChanceFamily
from moosekit.classroom.class_table import HEADS, class_table, slip_name
from moosekit.classroom.progress import Progress, Try
from moosekit.words import LANGUAGES

WHERE, OTHER, RULE = "moustache.where-is-it#0", "moustache.where-is-it#1", "house.own-room.3"
CLASS = {
    "a": Progress("", "Ada", (Try(WHERE, "1/4"), Try(WHERE, "?"), Try(WHERE, "5/17"), Try(RULE, "A"), Try(RULE, "B"))),
    "b": Progress("", "", (Try(OTHER, "10/17"), Try(RULE, "B"))),
    "c": Progress("", "", (Try(OTHER, "1/2"), Try(OTHER, "2/3"))),
    "d": Progress(),
}


def test_a_row_a_question_over_all_its_variants() -> None:
    rows = class_table(CLASS).table().rows
    # three pupils, two right, one of them at once; five tries, as "?" is none
    assert rows[0][1:5] == ("3", "2", "1", "5")
    assert "as if all cases were equally likely: 2" in rows[0][5]
    assert "as if no card was set aside: 1" in rows[0][5]
    assert rows[1][1:] == ("2", "2", "1", "3", "answer A: 1")
    assert len(rows) == 2
    assert "4 pupils" in class_table(CLASS).table().caption


def test_names_only_for_whoever_asks() -> None:
    table = class_table(CLASS)
    assert "Ada" not in str(table.table())
    assert table.by_pupil().rows == (
        ("Ada", "2", "2", "4"),
        ("b", "2", "2", "2"),
        ("c", "1", "0", "2"),
        ("d", "0", "0", "0"),
    )


def test_a_line_a_question_and_slip_for_a_spreadsheet() -> None:
    file = io.StringIO()
    class_table(CLASS).write_csv(file)
    rows = list(csv.reader(io.StringIO(file.getvalue())))
    assert tuple(rows[0]) == HEADS
    assert [row[6:] for row in rows[1:4]] == [["", ""], ["equiprobable", "2"], ["forgot-aside", "1"]]
    assert rows[5][6:] == ["A", "1"]


def test_every_way_of_thinking_astray_has_a_name_of_its_own() -> None:
    for language in LANGUAGES:
        assert len({slip_name(one, language) for one in Misconception}) == len(Misconception)


def test_a_question_is_counted_once_for_all_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three hundred tries of this question took seven seconds."""
    asked: list[int] = []
    before = ChanceFamily.variant

    def counted(family: ChanceFamily, number: int) -> Question:
        asked.append(number)
        return before(family, number)

    monkeypatch.setattr(ChanceFamily, "variant", counted)
    many = Progress(tries=tuple([Try("moustache.blue-wins#5", f"1/{number}") for number in range(2, 302)]))
    table = class_table({"a.json": many, "b.json": many})
    assert [pupil.tries for pupil in table.pupils] == [300, 300]
    assert len(asked) <= 2  # once to be asked, once to be shown
