"""Files that are written: never over another one, whole or not at all, and what goes wrong is told in a sentence."""

from __future__ import annotations

import io
import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import TextIO

from moosekit.classroom.trouble import Trouble
from moosekit.words.faults import say_problem


def refuse_existing(*files: Path) -> None:
    """Nothing is written where something is.

    Raises:
        Trouble: one of these files is there already.
    """
    for file in files:
        if os.path.lexists(file):
            raise Trouble("classroom.trouble.exists", file=str(file))


def write_new(file: Path, content: str) -> None:
    """Writes a new file.

    Raises:
        Trouble: it is there already, or it cannot be written there.
    """
    refuse_existing(file)
    write_whole(file, content)


def write_all_new(contents: Mapping[Path, str]) -> None:
    """Writes several new files that belong together: all of them or none.

    Raises:
        Trouble: as ``write_new`` does; of these files none is there then.
    """
    refuse_existing(*contents)
    written: list[Path] = []
    try:
        for file, content in contents.items():
            write_whole(file, content)
            written.append(file)
    except BaseException:
        for file in written:
            with suppress(OSError):
                file.unlink()
        raise


def csv_text(write: Callable[[TextIO], None]) -> str:
    """The lines that ``write`` puts into a stream."""
    lines = io.StringIO()
    write(lines)
    return lines.getvalue()


def write_new_csv(file: Path, write: Callable[[TextIO], None]) -> None:
    """Writes a new file with the lines that ``write`` puts into a stream.

    Raises:
        Trouble: as ``write_new`` does.
    """
    write_new(file, csv_text(write))


def write_whole(file: Path, content: str) -> None:
    """Writes a file, or in place of an older one: it is never half written, whatever happens meanwhile.

    Raises:
        Trouble: it cannot be written there; the older one is still there.
    """
    beside: Path | None = None
    try:
        beside = _new_beside(file)
        beside.write_text(content, encoding="utf-8", newline="\n")
        beside.replace(file)
    except (OSError, ValueError) as fault:
        if beside is not None:
            with suppress(OSError, ValueError):
                beside.unlink(missing_ok=True)
        problem = say_problem(fault, "en")
        raise Trouble("classroom.trouble.not-written", file=str(file), problem=problem) from None


def _new_beside(file: Path) -> Path:
    """A new empty file in the same folder, under a name that nobody had."""
    for number in count(1):
        beside = file.parent / f".moosekit-{number}.writing"
        try:
            beside.touch(exist_ok=False)
        except FileExistsError:
            continue
        return beside
    raise AssertionError("there is always another number")
