"""Notebooks for nbgrader and otter-grader: what these tools read is there, no pupil's cell tells an answer."""

from __future__ import annotations

import json
from typing import Any

import pytest

from moosekit.classroom.code import LessonCode
from moosekit.classroom.exercise import exercise
from moosekit.classroom.graders import GRADERS
from moosekit.classroom.plan import LESSONS
from moosekit.classroom.sheet import Sheet, sheet
from moosekit.words import LANGUAGES

#: all lessons but the one whose questions take long to count
IDS = [one.id for one in LESSONS if one.id != "N05"]


def made(name: str, language: str = "en") -> Sheet:
    return sheet(LessonCode.make(name, seed=7, language=language), 3)


def cells(tool: str, one: Sheet) -> list[dict[str, Any]]:
    data: dict[str, Any] = json.loads(GRADERS[tool](one))
    assert (data["nbformat"], data["nbformat_minor"]) == (4, 5)
    found: list[dict[str, Any]] = data["cells"]
    assert len({cell["id"] for cell in found}) == len(found)
    return found


def source(cell: dict[str, Any]) -> str:
    return "".join(cell["source"])


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("tool", GRADERS)
def test_the_notebook_solves_itself(tool: str, name: str) -> None:
    """All code cells run one after the other, as both tools do it: every check holds."""
    space: dict[str, object] = {}
    code = [source(cell) for cell in cells(tool, made(name)) if cell["cell_type"] == "code"]
    assert len(code) == 2 * len(made(name).questions)
    exec("\n".join(code), space)  # noqa: S102 - cells that we wrote
    for number, question in enumerate(made(name).questions, start=1):
        assert space[f"answer_{number}"] == exercise(question).expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tool", GRADERS)
def test_a_wrong_answer_is_told_what_to_think_about(tool: str, language: str) -> None:
    one = made("N01", language)
    checks = [source(cell) for cell in cells(tool, one) if "mark(" in source(cell)]
    with pytest.raises(AssertionError) as caught:
        exec(checks[2], {"answer_3": "9/16"})  # noqa: S102 - a cell that we wrote
    assert ("put the card back" if language == "en" else "remis la carte") in str(caught.value)


def test_nbgrader_reads_what_each_cell_is_for() -> None:
    one = made("N01")
    found = [cell["metadata"]["nbgrader"] for cell in cells("nbgrader", one)]
    keys = {"schema_version", "grade_id", "grade", "solution", "task", "locked"}
    assert {tuple(sorted(set(said) - {"points"})) for said in found} == {tuple(sorted(keys))}
    assert len({said["grade_id"] for said in found}) == len(found)
    assert [said["points"] for said in found if said["grade"]] == [1] * 5
    assert all("points" not in said for said in found if not said["grade"])
    assert all(said["locked"] != said["solution"] for said in found)
    for cell in cells("nbgrader", one):
        if cell["metadata"]["nbgrader"]["solution"]:
            lines = source(cell).splitlines()
            assert (lines[0], lines[-1]) == ("### BEGIN SOLUTION", "### END SOLUTION")


def test_otter_reads_where_questions_begin_and_end() -> None:
    raw = [source(cell).splitlines()[0] for cell in cells("otter", made("N01")) if cell["cell_type"] == "raw"]
    block = ["# BEGIN QUESTION", "# BEGIN SOLUTION", "# END SOLUTION", "# BEGIN TESTS", "# END TESTS", "# END QUESTION"]
    assert raw == ["# ASSIGNMENT CONFIG", *block * 5]
    solutions = [source(cell) for cell in cells("otter", made("N01")) if source(cell).startswith("answer_")]
    assert all(line.endswith(" # SOLUTION") for line in solutions)


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("tool", GRADERS)
def test_no_cell_that_pupils_get_tells_an_answer(tool: str, name: str) -> None:
    one = made(name)
    pupils = [source(cell) for cell in cells(tool, one) if "SOLUTION" not in source(cell)]
    for question in one.questions:
        told = exercise(question)
        said = repr(told.expected)
        assert not any(said in text for text in pupils)
        assert not told.steps or not any(told.steps[0] in text for text in pupils if len(told.steps[0]) > 20)


@pytest.mark.parametrize("tool", GRADERS)
def test_the_same_sheet_is_the_same_notebook(tool: str) -> None:
    assert GRADERS[tool](made("N01")) == GRADERS[tool](made("N01"))
