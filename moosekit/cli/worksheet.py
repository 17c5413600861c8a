"""``moosekit worksheet``: sheets for a class with their key, player aids, and the key for an ordinary pack of cards."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from moosekit.cli.parsing import Failed, Parser, file_of, number_of
from moosekit.games import GAMES
from moosekit.words.catalogue import text

if TYPE_CHECKING:
    from moosekit.classroom.code import LessonCode, Lock

CLASS: Final = 30
AID: Final = "aid-"
PACK: Final = "ordinary-pack"


def describe(parser: Parser) -> None:
    """The words that this command understands."""
    says = parser.says
    parser.add_argument("lesson", metavar="LESSON", help=says("cli.help.worksheet.lesson", pack=PACK))
    parser.add_argument("--variants", metavar="N", help=says("cli.help.worksheet.variants", usual=CLASS))
    parser.add_argument("--seed", metavar="N", help=says("cli.help.worksheet.seed"))
    parser.add_argument("--sheet", metavar="N", help=says("cli.help.worksheet.sheet"))
    parser.add_argument("--lock", metavar="WHAT", help=says("cli.help.worksheet.lock"))
    parser.add_argument("--notebook", metavar="TOOL", help=says("cli.help.worksheet.notebook"))
    parser.add_argument("--no-key", action="store_true", help=says("cli.help.worksheet.no-key"))
    parser.add_argument("--out", metavar="FILE.html", help=says("cli.help.worksheet.out"))
    parser.add_argument("--csv", metavar="FILE.csv", help=says("cli.help.worksheet.csv"))


def run(told: argparse.Namespace) -> None:
    """Does what was asked for.

    Raises:
        Failed: it cannot be done; says why in one sentence.
    """
    from moosekit.classroom.trouble import Trouble

    language, name = str(told.language), str(told.lesson).strip()
    try:
        pages = _pages(language)
        if name.lower() in pages:
            _print_page(told, pages[name.lower()](), name.lower())
        elif told.notebook is not None:
            _write_notebook(told, _code(told, name, list(pages)))
        else:
            _print_sheets(told, name, list(pages))
    except Trouble as fault:
        raise Failed(fault.text(language)) from None


def _pages(language: str) -> dict[str, Callable[[], str]]:
    """What is printed without a class: by its name, what makes it."""
    from moosekit.classroom.aid import aid_page
    from moosekit.classroom.ordinary_pack import pack_page

    aids = {f"{AID}{game}": partial(aid_page, game, language) for game in GAMES}
    return {**aids, PACK: partial(pack_page, language)}


def _print_page(told: argparse.Namespace, page: str, name: str) -> None:
    from moosekit.classroom.files import write_new

    language = str(told.language)
    for option in ("variants", "seed", "sheet", "lock", "notebook", "csv"):
        if getattr(told, option) is not None:
            raise Failed(text("classroom.cli.no-class", language, option=f"--{option}", name=name))
    file = file_of(told, "out", f"{name}-{language}.html")
    write_new(file, page)
    _say(text("classroom.cli.page", language, file=str(file)))


def _print_sheets(told: argparse.Namespace, name: str, others: list[str]) -> None:
    from moosekit.classroom.answers import write_answers
    from moosekit.classroom.files import csv_text, write_all_new
    from moosekit.classroom.sheet import sheet, sheets
    from moosekit.classroom.worksheet import worksheet

    code, language = _code(told, name, others), str(told.language)
    if told.sheet is not None and told.variants is not None:
        raise Failed(text("classroom.cli.one-or-all", language))
    one = number_of(told, "sheet", 0)
    printed = (sheet(code, one),) if told.sheet is not None else sheets(code, number_of(told, "variants", CLASS))
    file = file_of(told, "out", f"{str(code).lower()}.html")
    table = None if told.csv is None else file_of(told, "csv", f"{str(code).lower()}.csv")
    if table is not None and file.resolve() == table.resolve():
        raise Failed(text("classroom.cli.same-file", language, file=str(file)))
    answers = {} if table is None else {table: csv_text(partial(write_answers, printed))}
    write_all_new({file: worksheet(printed, with_key=not told.no_key), **answers})
    _say(text("classroom.cli.sheets", language, file=str(file), count=len(printed), code=str(code)))
    if table is not None:
        _say(text("classroom.cli.answers", language, file=str(table)))


def _write_notebook(told: argparse.Namespace, code: LessonCode) -> None:
    """One sheet, the first if none is named, as the source of an assignment."""
    from moosekit.classroom.files import write_new
    from moosekit.classroom.graders import GRADERS
    from moosekit.classroom.sheet import sheet

    language, tool = str(told.language), str(told.notebook).lower()
    if tool not in GRADERS:
        known = ", ".join(GRADERS)
        raise Failed(text("classroom.cli.no-tool", language, found=tool[:40], known=known))
    for option in ("variants", "csv"):
        if getattr(told, option) is not None:
            raise Failed(text("classroom.cli.one-notebook", language, option=f"--{option}"))
    one = sheet(code, number_of(told, "sheet", 1))
    file = file_of(told, "out", f"{str(code).lower()}-{one.number}.ipynb")
    write_new(file, GRADERS[tool](one))
    _say(text("classroom.cli.notebook", language, file=str(file), number=one.number, tool=tool, code=str(code)))


def _code(told: argparse.Namespace, name: str, others: list[str]) -> LessonCode:
    """The code that was typed, or the one of a lesson and a seed."""
    from moosekit.classroom.code import LessonCode
    from moosekit.classroom.plan import lesson

    language = str(told.language)
    if LessonCode.looks_so(name):
        for option in ("seed", "lock"):
            if getattr(told, option) is not None:
                raise Failed(text("classroom.cli.code-says", language, option=f"--{option}", code=name))
        return LessonCode.parse(name)
    found = lesson(name, others)
    return LessonCode.make(found.id, seed=number_of(told, "seed", 1), language=language, locks=_locks(told))


def _locks(told: argparse.Namespace) -> list[Lock]:
    from moosekit.classroom.code import Lock

    words = {lock.name.lower().replace("_", "-"): lock for lock in Lock}
    named = [word.strip().lower() for word in str(told.lock or "").split(",") if word.strip()]
    for word in named:
        if word not in words:
            known = ", ".join(words)
            raise Failed(text("classroom.cli.no-lock", str(told.language), found=word[:40], known=known))
    return [words[word] for word in named]


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
