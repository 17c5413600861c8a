"""Makes the notebooks out of `tools/lessons/`: `python tools/notebooks.py [--check] [--teacher FOLDER] [LESSON …]`.

Each is run from top to bottom and written with its outputs, but without widget state: before a run a reader sees a
picture, not an error. The same sources give the same bytes. `--check` writes nothing and fails where a file differs.
`--teacher` writes copies of the lessons of the plan with all answers into a folder of yours.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.environment import ROOT
from tools.lesson_run import Run, run_cells
from tools.lesson_source import cells_of, languages_of, lessons, part

NOTEBOOKS = ROOT / "notebooks"
FIRST_PLANNED = 30
TEACHER = "--teacher"


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson in one language."""

    name: str
    language: str

    @property
    def path(self) -> Path:
        """Where its notebook lies."""
        return NOTEBOOKS / self.language / f"{self.name}.ipynb"

    def run(self) -> Run:
        """The lesson, run from top to bottom."""
        return run_cells(cells_of(self.name, self.language), self.language)

    @property
    def is_planned(self) -> bool:
        """Whether it is a lesson of the plan, which has answers."""
        return int(self.name[:2]) >= FIRST_PLANNED

    def teacher_copy(self) -> bytes:
        """The notebook with the answers at the end, and with everything open that pupils unfold."""
        cells = [*cells_of(self.name, self.language), *part("teacher", self.language)]
        return run_cells(cells, self.language).notebook().replace(b"<details", b"<details open")

    def is_current(self) -> bool:
        """Whether the notebook is byte for byte what its source gives."""
        return self.path.is_file() and self.path.read_bytes() == self.run().notebook()

    def write(self) -> None:
        """Makes the notebook anew."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_bytes(self.run().notebook())


def chosen(words: Sequence[str]) -> list[Lesson]:
    """The lessons whose names begin with one of the words, in each of their languages; without words all of them."""
    names = [name for name in lessons() if not words or name.startswith(tuple(words))]
    if not names:
        raise SystemExit(f"no lesson begins with {' or '.join(words)}; there are {', '.join(lessons())}")
    return [Lesson(name, language) for name in names for language in languages_of(name)]


def teacher_copies(folder: Path, words: Sequence[str]) -> None:
    """Write the copies for the teacher, a folder a language as for the pupils."""
    for lesson in chosen(words):
        if lesson.is_planned:
            path = folder / lesson.language / f"{lesson.name}.ipynb"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(lesson.teacher_copy())
            print(f"wrote {path}")


def main(words: Sequence[str]) -> None:
    """Write, or with `--check` compare; with `--teacher FOLDER` the copies for the teacher."""
    if TEACHER in words:
        at = words.index(TEACHER)
        if at + 1 == len(words):
            raise SystemExit(f"{TEACHER} needs a folder, such as {TEACHER} build/teacher")
        teacher_copies(Path(words[at + 1]), [*words[:at], *words[at + 2 :]])
        return
    check = "--check" in words
    stale: list[str] = []
    for lesson in chosen([word for word in words if word != "--check"]):
        where = lesson.path.relative_to(ROOT).as_posix()
        if not check:
            lesson.write()
            print(f"wrote {where}")
        elif not lesson.is_current():
            stale.append(where)
    if stale:
        raise SystemExit(f"not what their sources give: {', '.join(stale)}; run 'python tools/notebooks.py'")


if __name__ == "__main__":
    main(sys.argv[1:])
