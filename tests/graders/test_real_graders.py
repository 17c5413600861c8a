"""A sheet through the real nbgrader and the real otter-grader: a pupil's answers get the points that we would give."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pytest

from moosekit.classroom.code import LessonCode
from moosekit.classroom.exercise import exercise
from moosekit.classroom.graders import nbgrader_notebook, otter_notebook
from moosekit.classroom.sheet import Sheet, sheet
from tests.graders.environment import command, made
from tests.samples import DEEP

pytestmark = pytest.mark.skipif(not DEEP, reason="an environment of its own is made for it: in make deep")
SHEET: Final = sheet(LessonCode.make("N01", seed=7), 3)
#: the third one is wrong, the last one not given
ANSWERS: Final = ("right", "right", "wrong", "right", "nothing")
POINTS: Final = 3


def answers(one: Sheet) -> list[str | None]:
    """What the pupil types."""
    given: list[str | None] = []
    for name, how in zip(one.questions, ANSWERS, strict=True):
        told = exercise(name)
        given.append({"right": told.expected, "wrong": "1/3", "nothing": None}[how])
    return given


def fill_in(file: Path, out: Path, places: Sequence[str], given: Sequence[str | None]) -> None:
    """Writes a pupil's notebook: the cells that hold one of these texts get an answer, if there is one."""
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    for cell in data["cells"]:
        source = "".join(cell["source"])
        for number, (place, answer) in enumerate(zip(places, given, strict=True), start=1):
            if answer is not None and place in (source, cell["metadata"].get("nbgrader", {}).get("grade_id")):
                cell["source"] = [f"answer_{number} = {answer!r}"]
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(json.dumps(data), encoding="utf-8")


def test_nbgrader_marks_as_we_do(tmp_path: Path) -> None:
    programs = made()
    source = tmp_path / "source" / "n01" / "sheet.ipynb"
    source.parent.mkdir(parents=True)
    source.write_text(nbgrader_notebook(SHEET), encoding="utf-8")
    nbgrader = str(programs / "nbgrader")
    command([nbgrader, "generate_assignment", "n01", "--create"], tmp_path)
    release = tmp_path / "release" / "n01" / "sheet.ipynb"
    assert "BEGIN SOLUTION" not in release.read_text(encoding="utf-8")
    places = [f"q{number}" for number in range(1, len(ANSWERS) + 1)]
    fill_in(release, tmp_path / "submitted" / "ada" / "n01" / "sheet.ipynb", places, answers(SHEET))
    command([nbgrader, "autograde", "n01", "--create"], tmp_path)
    command([nbgrader, "export"], tmp_path)
    with (tmp_path / "grades.csv").open(encoding="utf-8", newline="") as file:
        row = next(csv.DictReader(file))
    assert (row["student_id"], float(row["score"]), float(row["max_score"])) == ("ada", POINTS, len(ANSWERS))


def test_otter_marks_as_we_do(tmp_path: Path) -> None:
    programs = made()
    source = tmp_path / "sheet.ipynb"
    source.write_text(otter_notebook(SHEET), encoding="utf-8")
    otter = str(programs / "otter")
    command([otter, "assign", "sheet.ipynb", "dist"], tmp_path)  # fails unless its own solutions get all points
    release = tmp_path / "dist" / "student" / "sheet.ipynb"
    assert not any(f"= {exercise(name).expected!r}" in release.read_text(encoding="utf-8") for name in SHEET.questions)
    places = [f"answer_{number} = ..." for number in range(1, len(ANSWERS) + 1)]
    fill_in(release, tmp_path / "ada" / "sheet.ipynb", places, answers(SHEET))
    autograder = next((tmp_path / "dist" / "autograder").glob("*.zip"))
    command([otter, "run", str(tmp_path / "ada" / "sheet.ipynb"), "-a", str(autograder), "-o", "ada"], tmp_path)
    results: dict[str, Any] = json.loads((tmp_path / "ada" / "results.json").read_text(encoding="utf-8"))
    scores = {test["name"]: test.get("score", 0) for test in results["tests"] if test["name"].startswith("q")}
    assert scores == {f"q{number}": float(how == "right") for number, how in enumerate(ANSWERS, start=1)}
