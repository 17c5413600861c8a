"""What is said at tables in the middle of games, for golden files; `python -m tests.chance.now.said` writes them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from moosekit.chance.now import chances
from tests.chance.now.test_now import TABLES, Tables

FOLDER: Final = Path(__file__).parents[2] / "goldens" / "now"
STEPS: Final = 40


def golden_text(tables: Tables) -> str:
    """For one viewer after another: every sentence, and the lines of its answer."""
    lines: list[str] = []
    for number, seen in enumerate(tables(STEPS)):
        viewer = f"seat {seen.viewer + 1}" if isinstance(seen.viewer, int) else seen.viewer
        lines.append(f"table {number + 1}, seen by {viewer}")
        for about in chances(seen.view, seen.heard):
            lines += [f"  {about.sentence()}", *[f"    {line}" for line in about.answer.lines()]]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for tables in TABLES:
        (FOLDER / f"{tables.__name__}.txt").write_text(golden_text(tables), encoding="utf-8", newline="\n")
