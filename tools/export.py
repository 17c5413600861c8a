"""Runs a notebook and writes it as one page: `python tools/export.py notebooks/en/01-….ipynb -o build/pages/01.html`.

The page opens from a disk, steps without Python and asks nobody for anything.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TypedDict, cast

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.lesson_page import lesson_page
from tools.lesson_run import run_cells
from tools.lesson_source import Cell


class _Stored(TypedDict):
    """A cell as a notebook file has it."""

    id: str
    cell_type: str
    source: str | list[str]
    metadata: dict[str, dict[str, bool]]


def cells_of_notebook(path: Path) -> list[Cell]:
    """The cells of a notebook file; one whose source is hidden there is hidden on the page, too."""
    stored = cast("dict[str, list[_Stored]]", json.loads(path.read_text(encoding="utf-8")))["cells"]
    return [
        Cell(
            cell["id"],
            cell["cell_type"],
            "".join(cell["source"]),
            cell["metadata"].get("jupyter", {}).get("source_hidden", False),
        )
        for cell in stored
    ]


def export(notebook: Path, page: Path) -> None:
    """Writes the page of a notebook; the folder it lies in is its language."""
    page.parent.mkdir(parents=True, exist_ok=True)
    run = run_cells(cells_of_notebook(notebook), notebook.resolve().parent.name)
    page.write_text(lesson_page(run), encoding="utf-8")


def main(words: Sequence[str]) -> None:
    """Export one notebook."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("notebook", type=Path)
    parser.add_argument("-o", "--output", type=Path, required=True, help="the page to write")
    given = parser.parse_args(words)
    export(cast("Path", given.notebook), cast("Path", given.output))
    print(f"wrote {cast('Path', given.output)}")


if __name__ == "__main__":
    main(sys.argv[1:])
