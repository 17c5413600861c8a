"""The lists of notebooks: in the table of pages, and as tables on the pages of tutorials and lessons."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, TypeAlias

from moosekit.classroom.lesson import Lesson
from moosekit.classroom.plan import LESSONS
from moosekit.words.catalogue import text
from tools.site.lessons import Notebook, notebooks

Nav: TypeAlias = "list[str | dict[str, str | Nav]]"
TABLE: Final = "<!-- notebooks -->"
#: what the French notebooks of a section are called together; each list of pages has a name of its own
FRENCH: Final = {"tutorials": "Tutoriels en français", "lessons": "Leçons en français"}
PLAN: Final = "<!-- plan -->"
MINUTES: Final = 45
#: how the notebook of a lesson begins, as its file has it
GUIDED: Final = re.compile(r'Guide\(\\"([\w-]+)\\"')
LANGUAGES: Final = {"en": "English", "fr": "français"}


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
            return {
                title: [page, *[_entry(book) for book in found if book.language == "en"], {FRENCH[section]: french}]
            }
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
    yield "| lesson | for | standard | minutes | open |"
    yield "|---|---|---|---:|---|"
    for lesson in LESSONS:
        first, last = lesson.levels
        ages = " – ".join(text(f"guide.level.{level}") for level in dict.fromkeys((int(first), int(last))))
        books = [f"[{LANGUAGES[book.language]}]({_from_lessons(book)})" for book in _of(lesson)]
        links = ", ".join(books or ["[sheets](../how-to/print-sheets.md)"])
        title = f"{lesson.id}: {lesson.title()}" if lesson.id.startswith("N") else lesson.title()
        standards = ", ".join(lesson.standards) or "the rules of the game"
        yield f"| {title} | {ages} | {standards} | {MINUTES} | {links} |"


def _of(lesson: Lesson) -> list[Notebook]:
    """The notebooks of a lesson: those that are guided through it."""
    return [book for book in notebooks() if lesson.id in GUIDED.findall(book.path.read_text(encoding="utf-8"))]


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
