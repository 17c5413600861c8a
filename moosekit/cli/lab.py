"""``moosekit lab``: the lessons in a folder of one's own, and JupyterLab open on the first of them."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from moosekit.cli.parsing import Failed, Parser
from moosekit.words.catalogue import text

FOLDER: Final = "moosekit-lessons"
#: where a wheel has the lessons, and where a checkout has them
HOMES: Final = tuple(Path(__file__).parents[up] / "notebooks" for up in (1, 2))


def describe(parser: Parser) -> None:
    """The words that this command understands."""
    # lessons are called the same in every language, so that each has a folder of its own
    parser.add_argument("folder", nargs="?", help=parser.says("cli.help.lab.folder", folder=f"{FOLDER}/LANGUAGE"))
    parser.add_argument("--no-browser", action="store_true", help=parser.says("cli.help.lab.no-browser"))


def run(told: argparse.Namespace) -> None:
    """Does what was asked for.

    Raises:
        Failed: there are no lessons, no JupyterLab, or the folder cannot be written.
    """
    language = str(told.language)
    folder = Path(told.folder or f"{FOLDER}/{language}")
    lessons = lessons_in(language)
    if not lessons:
        raise Failed(text("cli.lab.no-lessons", language))
    if find_spec("jupyterlab") is None:
        raise Failed(text("cli.lab.missing", language))
    try:
        ours, kept = copy_lessons(lessons, folder)
    except OSError:
        raise Failed(text("cli.lab.no-folder", language, folder=str(folder))) from None
    _say(text("cli.lab.copied", language, count=len(ours), folder=str(folder)))
    for path in kept:
        _say(text("cli.lab.kept", language, name=path.name))
    _say(text("cli.lab.opens", language))
    _open(folder, ours, lessons[0].name, browser=not told.no_browser)


def lessons_in(language: str, homes: Sequence[Path] = HOMES) -> list[Path]:
    """The lessons of a language in their order, from the first place that has any.

    >>> lessons_in("en", [Path("nowhere")])
    []
    """
    for home in homes:
        found = sorted((home / language).glob("*.ipynb"))
        if found:
            return found
    return []


def copy_lessons(lessons: Sequence[Path], folder: Path) -> tuple[list[Path], list[Path]]:
    """Copies what is not there yet. Returns the files that are as they come, and those changed since, left alone.

    Raises:
        OSError: the folder cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    ours: list[Path] = []
    kept: list[Path] = []
    for lesson in lessons:
        path, content = folder / lesson.name, lesson.read_bytes()
        try:
            with path.open("xb") as file:  # never over a file that is there
                file.write(content)
        except FileExistsError:
            if path.read_bytes() != content:
                kept.append(path)
                continue
        ours.append(path)
    return ours, kept


def _open(folder: Path, ours: Sequence[Path], first: str, *, browser: bool) -> None:
    """Trusts the lessons that are as they come, so that their outputs show, and starts JupyterLab."""
    if ours:
        _jupyter(folder, "trust", *[path.name for path in ours])
    options = [] if browser else ["--no-browser"]
    if getattr(os, "geteuid", lambda: 1)() == 0:
        options.append("--allow-root")
    _jupyter(folder, "lab", f"--LabApp.default_url=/lab/tree/{first}", *options)  # the address names the lesson, too


def _jupyter(folder: Path, *words: str) -> None:
    import subprocess  # which no other command needs

    process = subprocess.Popen([sys.executable, "-m", "jupyter", *words], cwd=folder)
    while process.returncode is None:
        try:
            process.wait()
        except KeyboardInterrupt:  # JupyterLab hears it too, and asks whether to stop
            continue
    if process.returncode:
        raise SystemExit(process.returncode)


def _say(sentence: str) -> None:
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()
