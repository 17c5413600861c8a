"""The lists of notebooks: in the table of pages, and as tables on the pages of tutorials and lessons."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Iterator
from typing import Final, Protocol, TypeAlias, cast

from moosekit.classroom import plan
from moosekit.classroom.lesson import Lesson
from moosekit.words.catalogue import text
from tools.site.lessons import Notebook, notebooks

Nav: TypeAlias = "list[str | dict[str, str | Nav]]"
TABLE: Final = "<!-- notebooks -->"
PLAN: Final = "<!-- plan -->"
MINUTES: Final = 45
LESSON_NUMBER: Final = re.compile(r"^n\d+_")
LANGUAGES: Final = {"en": "English", "fr": "français"}


class _PlanModule(Protocol):
    """A file of the plan."""

    LESSON: Lesson


def with_notebooks(nav: Nav) -> Nav:
    """The table of pages, with the notebooks below the first page of their section."""
    return [_with_notebooks(entry) for entry in nav]


def _with_notebooks(entry: str | dict[str, str | Nav]) -> str | dict[str, str | Nav]:
    if isinstance(entry, str):
        return entry
    for title, page in entry.items():
        section = page.partition("/")[0] if isinstance(page, str) and page.endswith("/index.md") else ""
        found = [book for book in notebooks() if book.section == section]
        if found and isinstance(page, str):
            french: Nav = [_entry(book) for book in found if book.language == "fr"]
            return {title: [page, *[_entry(book) for book in found if book.language == "en"], {"En français": french}]}
    return entry


def _entry(book: Notebook) -> dict[str, str | Nav]:
    return {f"{book.number} {book.title}": book.source}


def filled(markdown: str, source: str) -> str:
    """The page with a table of the notebooks of its section, and with the plan of lessons, where it asks for them."""
    if TABLE in markdown:
        section = source.partition("/")[0]
        markdown = markdown.replace(TABLE, "\n".join(_table([book for book in notebooks() if book.section == section])))
    return markdown.replace(PLAN, "\n".join(_plan())) if PLAN in markdown else markdown


def _plan() -> Iterator[str]:
    """The lessons of the plan: for whom, what they serve, how long they take."""
    yield "| lesson | for | standard | minutes | |"
    yield "|---|---|---|---:|---|"
    for lesson in plan.LESSONS:
        first, last = lesson.levels
        ages = " to ".join(text(f"guide.level.{level}") for level in dict.fromkeys((int(first), int(last))))
        links = ", ".join(f"[{LANGUAGES[book.language]}]({_from_lessons(book)})" for book in _of(lesson))
        standards = ", ".join(lesson.standards) or "the rules of the game"
        yield f"| {lesson.id}: {lesson.title()} | {ages} | {standards} | {MINUTES} | {links} |"


def _of(lesson: Lesson) -> list[Notebook]:
    """The notebooks of a lesson: they are called as its file in the plan, behind their number."""
    called = {module.LESSON.id: LESSON_NUMBER.sub("", name) for name, module in _plan_modules()}
    return [book for book in notebooks() if book.name.partition("-")[2] == called[lesson.id].replace("_", "-")]


def _plan_modules() -> Iterator[tuple[str, _PlanModule]]:
    for found in pkgutil.iter_modules(plan.__path__):
        yield found.name, cast("_PlanModule", importlib.import_module(f"{plan.__name__}.{found.name}"))


def _from_lessons(book: Notebook) -> str:
    return book.source.removeprefix("lessons/") if book.section == "lessons" else f"../{book.source}"


def _table(books: list[Notebook]) -> Iterator[str]:
    yield "| " + " | ".join(LANGUAGES.values()) + " |"
    yield "|---" * len(LANGUAGES) + "|"
    for name in dict.fromkeys(book.name for book in books):
        cells = [_link(book) for book in books if book.name == name]
        yield f"| {' | '.join(cells)} |"


def _link(book: Notebook) -> str:
    language = ' {: lang="fr" }' if book.language == "fr" else ""
    return f"[{book.number} {book.title}]({book.language}/{book.name}.md){language}"
