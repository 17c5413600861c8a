"""The notebooks are what their sources give, byte for byte, and can be read before anything has run."""

import json
import re
from pathlib import Path
from typing import NotRequired, TypedDict, cast

import pytest

from moosekit.words import LANGUAGES
from tests.samples import DEEP
from tools.lesson_run import WIDGET
from tools.lesson_source import cells_of, languages_of, lessons
from tools.notebooks import NOTEBOOKS, Lesson, main

ALL = [Lesson(name, language) for name in lessons() for language in languages_of(name)]
#: lessons with front ends: tricks to step through, rows to lay, tables to play at
STEPPED = ("01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12", "13", "14", "21", "3", "4")
FRONT_ENDS = (
    "TrickStepper(",
    "RuleRow(",
    "GameTable(",
    "Quiz(",
    "Chart(",
    "TwoWayTable(",
    "Tree(",
    "Predict(",
    "NumberQuiz(",
)
#: lessons in which learners read and write code
PROGRAMMED = ("06", "10", "11", "12", "13", "20", "21", "22")
RUN_THIS_CELL = {"en": "Run this cell", "fr": "Exécute cette cellule"}


class Output(TypedDict):
    output_type: str
    name: NotRequired[str]
    data: NotRequired[dict[str, list[str]]]


class Cell(TypedDict):
    id: str
    cell_type: str
    source: list[str]
    metadata: dict[str, dict[str, bool]]
    outputs: NotRequired[list[Output]]


def cells(lesson: Lesson) -> list[Cell]:
    return cast("dict[str, list[Cell]]", json.loads(lesson.path.read_text(encoding="utf-8")))["cells"]


def outputs(lesson: Lesson) -> list[Output]:
    return [output for cell in cells(lesson) for output in cell.get("outputs", [])]


def test_there_is_a_notebook_for_every_lesson_and_no_other() -> None:
    assert sorted(NOTEBOOKS.glob("*/*.ipynb")) == sorted(lesson.path for lesson in ALL)
    numbers = [name[:2] for name in lessons()]
    assert numbers == sorted(set(numbers))
    assert numbers == [
        *(f"{number:02}" for number in range(1, 15)),
        "20",
        "21",
        "22",
        *(str(number) for number in range(30, 44)),
    ]


@pytest.mark.parametrize("lesson", ALL if DEEP else [ALL[-1]], ids=lambda lesson: f"{lesson.language} {lesson.name}")
def test_a_notebook_run_again_is_the_same_file(lesson: Lesson) -> None:
    assert lesson.path.read_bytes() == lesson.run().notebook()


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.language} {lesson.name}")
class TestEveryNotebook:
    def test_its_cells_are_those_of_its_source(self, lesson: Lesson) -> None:
        told = [(cell["id"], "".join(cell["source"])) for cell in cells(lesson)]
        assert told == [(cell.name, cell.text) for cell in cells_of(lesson.name, lesson.language)]

    def test_it_holds_no_state_of_a_widget(self, lesson: Lesson) -> None:
        text = lesson.path.read_text(encoding="utf-8")
        assert WIDGET not in text
        assert '"widgets"' not in text
        assert "application/vnd.jupyter" not in text

    def test_its_first_cell_says_with_a_picture_how_to_run_it(self, lesson: Lesson) -> None:
        first = "".join(cells(lesson)[0]["source"])
        assert first.startswith("# ")
        assert re.search(r"!\[[^]]+Run All Cells[^]]*\]\(data:image/svg\+xml;base64,", first)
        assert "**Run All Cells**" in first

    def test_every_widget_says_in_words_to_run_the_cell(self, lesson: Lesson) -> None:
        shown = [one["data"] for one in outputs(lesson) if "data" in one]
        widgets = [data for data in shown if data["text/plain"][0].startswith(FRONT_ENDS)]
        assert all(RUN_THIS_CELL[lesson.language] in "".join(data["text/html"]) for data in widgets)
        assert bool(widgets) == lesson.name.startswith(STEPPED)

    def test_it_writes_no_error_and_no_warning(self, lesson: Lesson) -> None:
        assert {one["output_type"] for one in outputs(lesson)} <= {"execute_result", "stream"}
        assert {one["name"] for one in outputs(lesson) if "name" in one} <= {"stdout"}

    def test_what_a_learner_need_not_see_is_hidden(self, lesson: Lesson) -> None:
        seen = [cell["id"] for cell in cells(lesson) if cell["cell_type"] == "code" and not cell["metadata"]]
        assert all(name.startswith("your") for name in seen) or lesson.name.startswith(PROGRAMMED)

    def test_a_seat_is_never_called_like_a_card(self, lesson: Lesson) -> None:
        words = [text for cell in cells(lesson) if cell["cell_type"] == "markdown" for text in cell["source"]]
        assert not [text for text in words if re.search(r"\b[PS][1-6]\b", re.sub(r"\(data:[^)]*\)", "", text))]


def test_the_rulebooks_example_comes_first_in_lesson_1() -> None:
    codes = [cell for cell in cells(ALL[0]) if cell["cell_type"] == "code"]
    assert '"P2 P8 G3 B1"' in "".join(codes[1]["source"])


def test_notebooks_lie_in_the_folder_of_their_language() -> None:
    assert {path.parent.name for path in NOTEBOOKS.glob("*/*.ipynb")} == set(LANGUAGES)
    assert Path(NOTEBOOKS / "sanitize.cfg").is_file()


def test_only_lessons_of_the_plan_have_a_copy_for_the_teacher() -> None:
    assert [lesson.name[:2] for lesson in ALL if lesson.is_planned and lesson.language == "en"] == [
        str(number) for number in range(30, 44)
    ]
    with pytest.raises(SystemExit, match="--teacher needs a folder"):
        main(["43", "--teacher"])


@pytest.mark.skipif(not DEEP, reason="a kernel more: make deep")
def test_the_copy_for_the_teacher_has_the_answers(tmp_path: Path) -> None:
    main(["--teacher", str(tmp_path), "43"])
    (copy,) = tmp_path.glob("*/*.ipynb")
    text = copy.read_text(encoding="utf-8")
    assert "Exit tickets, for the teacher" in text
    assert "<details>" not in text
    assert "<details open" in text
