"""The notebooks as pages of the site: run when it is built, their words, code, pictures, and widgets that step."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Final

from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import PythonLexer

from tools.export import cells_of_notebook
from tools.lesson_page import Stored, stored_widget, words_html
from tools.lesson_run import Output, Ran, Run, run_cells
from tools.notebooks import NOTEBOOKS
from tools.site.access import silent

#: notebooks with smaller numbers teach rules; the others are lessons
FIRST_LESSON: Final = 20
#: a quick build, for tests: without Python in the page, and with these notebooks alone
SMALL: Final = os.environ.get("MOOSEKIT_SITE") == "small"
SAMPLE: Final = ("01", "20")
HEADING = re.compile(r"<h([23])>(.*?)</h\1>", re.DOTALL)
TAGS = re.compile(r"<[^>]+>")


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of a page: its words, the name by which it is linked to, and the headings below it."""

    words: str
    name: str
    level: int
    below: list[Heading] = field(default_factory=list["Heading"])


@dataclass(frozen=True, slots=True)
class Notebook:
    """A notebook, and where its page is."""

    language: str
    name: str

    @property
    def number(self) -> int:
        """Its number."""
        return int(self.name.partition("-")[0])

    @property
    def section(self) -> str:
        """``tutorials`` or ``lessons``."""
        return "tutorials" if self.number < FIRST_LESSON else "lessons"

    @property
    def source(self) -> str:
        """The page as a Markdown file of the site would be called."""
        return f"{self.section}/{self.language}/{self.name}.md"

    @property
    def path(self) -> Path:
        """The notebook's file."""
        return NOTEBOOKS / self.language / f"{self.name}.ipynb"

    @property
    def title(self) -> str:
        """Its first heading."""
        first = cells_of_notebook(self.path)[0].text
        return next(line.removeprefix("# ") for line in first.splitlines() if line.startswith("# "))


def notebooks() -> list[Notebook]:
    """All notebooks, in order, the English ones first."""
    found = [Notebook(path.parent.name, path.stem) for path in sorted(NOTEBOOKS.glob("*/*.ipynb"))]
    return [book for book in found if book.name.startswith(SAMPLE)] if SMALL else found


def run_all() -> dict[str, Run]:
    """Runs every notebook, two at a time, and gives what came of it by the name of its page.

    A notebook that fails ends the build.
    """
    books = notebooks()
    with ThreadPoolExecutor(2) as two:
        ran = two.map(_run, books)
        return {book.source: run for book, run in zip(books, ran, strict=True)}


def _run(book: Notebook) -> Run:
    return run_cells(cells_of_notebook(book.path), book.language)


def content(run: Run, slot: Callable[[Stored], str], after_title: str) -> tuple[str, list[Heading]]:
    """The page of a notebook as HTML, and its headings; `after_title` goes right below the title."""
    cells = "".join(_cell(ran, run, slot) for ran in run.cells)
    contents: list[Heading] = []
    inside = HEADING.sub(lambda found: _with_name(int(found[1]), found[2], contents), cells)
    inside = inside.replace("</h1>", f"</h1>\n{after_title}", 1)
    return f'<div lang="{run.language}" class="mk-notebook">{inside}</div>', contents


def _with_name(level: int, inside: str, contents: list[Heading]) -> str:
    """A heading with a name of its own, which goes into the table of contents."""
    words = TAGS.sub("", inside)
    name = re.sub(r"[^\w]+", "-", words.lower()).strip("-")
    known = [link.name for one in contents for link in (one, *one.below)]
    unique = f"{name}-{len(known)}" if name in known else name
    siblings = contents[-1].below if level > 2 and contents else contents
    siblings.append(Heading(words, unique, level))
    return f'<h{level} id="{unique}">{inside}</h{level}>'


def _cell(ran: Ran, run: Run, slot: Callable[[Stored], str]) -> str:
    if ran.cell.kind == "markdown":
        return words_html(ran.cell)
    source = "" if ran.cell.hidden else _code(ran.cell.text)
    return source + "".join(_output(output, run, slot) for output in ran.outputs)


def _output(output: Output, run: Run, slot: Callable[[Stored], str]) -> str:
    if output.widget is not None:
        return slot(stored_widget(output, run))
    if not output.html:
        return f'<pre tabindex="0"><code>{escape(output.words)}</code></pre>'
    wide = ' tabindex="0"' if "<table" in output.html else ""
    return f'<div class="mk-shown" data-search-exclude{wide}>{silent(output.html)}</div>'


def _code(text: str) -> str:
    code = highlight(text, PythonLexer(), HtmlFormatter(cssclass="highlight"))
    return code.replace("<pre>", '<pre tabindex="0">', 1)  # a long line scrolls by keyboard, too


def titles() -> Mapping[str, str]:
    """The title of every notebook by the name of its page."""
    return {book.source: book.title for book in notebooks()}
