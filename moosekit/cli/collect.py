"""``moosekit collect``: the table of a class from the files of its pupils. Nothing leaves the machine."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from moosekit.cli.parsing import Failed, Parser, file_of
from moosekit.cli.screen import harmless
from moosekit.words.catalogue import text
from moosekit.words.faults import say_problem

if TYPE_CHECKING:
    from moosekit.classroom.trouble import Trouble


def describe(parser: Parser) -> None:
    """The words that this command understands."""
    parser.add_argument("files", metavar="FILE.json", nargs="+", help=parser.says("cli.help.collect.files"))
    parser.add_argument("--names", action="store_true", help=parser.says("cli.help.collect.names"))
    parser.add_argument("--csv", metavar="FILE.csv", help=parser.says("cli.help.collect.csv"))


def run(told: argparse.Namespace) -> None:
    """Does what was asked for. A file that cannot be read is told on its own, and the others are counted.

    Raises:
        Failed: there is no file that can be read, or the table cannot be written.
    """
    from moosekit.classroom.class_table import class_table
    from moosekit.classroom.files import write_new_csv
    from moosekit.classroom.progress import Progress
    from moosekit.classroom.progress_file import read_progress
    from moosekit.classroom.trouble import Trouble

    language = str(told.language)
    csv = None if told.csv is None else file_of(told, "csv", "class.csv")
    found: dict[str, Progress] = {}

    def left_out(file: str, why: Trouble) -> None:
        sys.stderr.write(f"{text('classroom.cli.left-out', language, file=harmless(file), why=why.text(language))}\n")

    for file in _files([str(name) for name in told.files], left_out):
        try:
            progress = read_progress(file)
            if progress is None:
                raise Trouble("classroom.trouble.no-file")
            found[str(file)] = progress
        except Trouble as fault:
            left_out(str(file), fault)
    if not found:
        raise Failed(text("classroom.cli.none", language))
    table = class_table(found, language)
    sys.stdout.write(f"{table.table(language)}\n")
    if told.names:
        sys.stdout.write(f"\n{table.by_pupil(language)}\n")
    if csv is not None:
        try:
            write_new_csv(csv, table.write_csv)
        except Trouble as fault:
            raise Failed(fault.text(language)) from None
        sys.stdout.write(f"\n{text('classroom.cli.table', language, file=str(csv))}\n")


def _files(names: list[str], left_out: Callable[[str, Trouble], None]) -> list[Path]:
    """Each file once. Where a shell leaves a pattern as it is, such as ``*.json``, it is filled in here."""
    from moosekit.classroom.trouble import Trouble

    paths: dict[str, Path] = {}
    for name in names:
        try:
            matching = _matching(Path(name))
        except (OSError, ValueError) as fault:
            problem = say_problem(fault, "en")
            left_out(f"{name:.60}", Trouble("classroom.trouble.not-read", file=f"{name:.60}", problem=problem))
            continue
        for one in matching:
            paths.setdefault(os.path.abspath(one), one)  # noqa: PTH100 - Path.absolute() leaves ".." in
    return list(paths.values())


def _matching(file: Path) -> list[Path]:
    if "*" not in file.name or file.exists():
        return [file]
    pattern = re.sub(r"\*+", "*", file.name)  # "**" means folders below, or nothing at all, by the version of Python
    return sorted(file.parent.glob(pattern))
