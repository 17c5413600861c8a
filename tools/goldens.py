"""Writes the golden files anew: `python tools/goldens.py [game …]`. Look at the difference before you commit it."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Protocol, cast

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))


class Goldens(Protocol):
    """What ``tests/games/<game>/golden_games.py`` has: the folder, set-ups by file name, and the text of each."""

    FOLDER: Path

    def golden_setups(self) -> dict[str, object]: ...

    def golden_text(self, name: str) -> str: ...


def main(games: list[str]) -> None:
    """Writes every golden of these games, else of all that have some."""
    every = sorted(path.parent.name for path in (ROOT / "tests" / "games").glob("*/golden_games.py"))
    for game in games or every:
        write(cast("Goldens", importlib.import_module(f"tests.games.{game}.golden_games")))


def write(goldens: Goldens) -> None:
    """Writes the goldens of one game, and takes away those that nothing asks for any more."""
    folder, names = goldens.FOLDER, goldens.golden_setups()
    folder.mkdir(parents=True, exist_ok=True)
    for old in sorted(folder.glob("*.txt")):
        if old.stem not in names:
            old.unlink()
            print(f"gone     {folder.name}/{old.name}")
    for name in names:
        path, text = folder / f"{name}.txt", goldens.golden_text(name)
        before = path.read_text(encoding="utf-8") if path.exists() else None
        if text != before:
            path.write_text(text, encoding="utf-8", newline="\n")
            print(f"{'new' if before is None else 'changed'}  {folder.name}/{path.name}")


if __name__ == "__main__":
    main(sys.argv[1:])
