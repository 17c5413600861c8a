"""Writes the golden files anew: `python tools/goldens.py`. Look at the difference before you commit it."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.games.moustache.golden_games import FOLDER, golden_setups, golden_text


def main() -> None:
    """Writes every golden, and takes away those that nothing asks for any more."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    names = golden_setups()
    for old in sorted(FOLDER.glob("*.txt")):
        if old.stem not in names:
            old.unlink()
            print(f"gone     {old.name}")
    for name in names:
        path, text = FOLDER / f"{name}.txt", golden_text(name)
        before = path.read_text(encoding="utf-8") if path.exists() else None
        if text != before:
            path.write_text(text, encoding="utf-8", newline="\n")
            print(f"{'new' if before is None else 'changed'}  {path.name}")


if __name__ == "__main__":
    main()
