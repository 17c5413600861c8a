"""A sheet as a notebook for nbgrader or otter-grader: their cells, written without either of them.

No cell for pupils holds an answer: ``moosekit.classroom.marking`` works it out. Code that is open
cannot hide it altogether: these notebooks are for practice and for tickets, not for exams.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from moosekit.classroom.exercise import exercise
from moosekit.classroom.notebook import Cell, asked, cell, notebook
from moosekit.classroom.sheet import Sheet, sheet_name
from moosekit.core.json_data import Json

#: the version of nbgrader's metadata that releases since 0.6 write
SCHEMA: Final = 3


def nbgrader_notebook(one: Sheet) -> str:
    """The source notebook of an assignment for nbgrader: ``nbgrader generate_assignment`` makes the pupils' of it.

    >>> from moosekit.classroom.code import LessonCode
    >>> from moosekit.classroom.sheet import sheet
    >>> nbgrader_notebook(sheet(LessonCode.make("our-own-data", seed=7), 1)).count('"grade": true')
    3
    """
    language = one.code.language
    cells = [cell("title", "markdown", _title(one), _nbgrader("title", locked=True))]
    for place, name in enumerate(one.questions, start=1):
        told = exercise(name, language)
        solved = f"### BEGIN SOLUTION\nanswer_{place} = {told.expected!r}\n### END SOLUTION"
        checked = f"{_marking(name, place, language)}\nassert marked.right, marked.says"
        cells += [
            cell(f"q{place}-text", "markdown", asked(told, place, language), _nbgrader(f"q{place}-text", locked=True)),
            cell(f"q{place}", "code", solved, _nbgrader(f"q{place}", solution=True)),
            cell(f"q{place}-check", "code", checked, _nbgrader(f"q{place}-check", locked=True, points=1)),
        ]
    return notebook(cells)


def otter_notebook(one: Sheet) -> str:
    """The source notebook of an assignment for otter-grader: ``otter assign`` makes the pupils' of it.

    >>> from moosekit.classroom.code import LessonCode
    >>> from moosekit.classroom.sheet import sheet
    >>> otter_notebook(sheet(LessonCode.make("our-own-data", seed=7), 1)).count("# BEGIN QUESTION")
    3
    """
    language = one.code.language
    config = "# ASSIGNMENT CONFIG\ninit_cell: true\nexport_cell: false\ngenerate: true\ntests:\n    files: false"
    cells = [cell("config", "raw", config), cell("title", "markdown", _title(one))]
    for place, name in enumerate(one.questions, start=1):
        cells += _otter_question(name, place, language)
    return notebook(cells)


def _otter_question(name: str, place: int, language: str) -> list[Cell]:
    told = exercise(name, language)
    parts = (
        ("begin", "raw", f"# BEGIN QUESTION\nname: q{place}\npoints: 1"),
        ("text", "markdown", asked(told, place, language)),
        ("solution", "raw", "# BEGIN SOLUTION"),
        ("answer", "code", f"answer_{place} = {told.expected!r} # SOLUTION"),
        ("solved", "raw", "# END SOLUTION"),
        ("tests", "raw", "# BEGIN TESTS"),
        ("check", "code", f"{_marking(name, place, language)}\nassert marked.right, marked.says"),
        ("tested", "raw", "# END TESTS"),
        ("end", "raw", "# END QUESTION"),
    )
    return [cell(f"q{place}-{part}", kind, source) for part, kind, source in parts]


def _title(one: Sheet) -> str:
    return f"# {one.code.lesson.title(one.code.language)}\n\n{sheet_name(one)}"


def _marking(name: str, place: int, language: str) -> str:
    return f'from moosekit.classroom.marking import mark\nmarked = mark("{name}", str(answer_{place}), "{language}")'


def _nbgrader(
    name: str, *, locked: bool = False, solution: bool = False, points: int | None = None
) -> Mapping[str, Json]:
    """What nbgrader reads of a cell. With points it is a test; a solution is cut out of the pupils' notebook."""
    found: dict[str, Json] = {
        "schema_version": SCHEMA,
        "grade_id": name,
        "grade": points is not None,
        "solution": solution,
        "task": False,
        "locked": locked,
    }
    return {"nbgrader": found if points is None else {**found, "points": points}}


#: by the name of the tool
GRADERS: Final = {"nbgrader": nbgrader_notebook, "otter": otter_notebook}
