"""The source of a lesson: one Markdown file with the words of every language side by side and the code once.

    <!-- en: hello -->        the words of the cell `hello` in English …
    <!-- fr: hello -->        … and in French
    ```python vote            a code cell whose source is hidden, so that only its picture or widget shows
    ```python write show      a code cell that the learner sees
    ```python write show fr   a code cell of one language only
    <!-- include: ticket -->  the cells of `parts/ticket.md`, which several lessons share

In French words a plain space before `: ; ? !` and inside « » becomes one that does not break the line.
`$language` in a code cell becomes the language's code. The first cell, `start`, holds the title alone: how to run the
notebook is added to it, from `how-to-run.md`.
"""

import re
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from moosekit.words import LANGUAGES

FOLDER = Path(__file__).parent / "lessons"
WORDS = re.compile(r"<!-- (?P<language>\w+): (?P<name>[a-z0-9-]+) -->")
FENCE = re.compile(r"```python (?P<name>[a-z0-9-]+)(?P<options>[ a-z-]*)")
FRENCH_SPACE = re.compile(r"(?<=«) | (?=[:;?!»])")
START = "start"
INCLUDE = "include"
RUN_ALL = "run-all.svg"
OPTIONS = ("show", *LANGUAGES)


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a lesson in one language; `name` is the cell's id in the notebook."""

    name: str
    kind: str
    text: str
    hidden: bool = False


class SourceFault(ValueError):
    """A lesson's source that cannot be read; says where."""


def lessons() -> tuple[str, ...]:
    """The names of the lessons, in order.

    >>> lessons()[0]
    '01-your-first-trick'
    """
    return tuple(sorted(file.stem for file in FOLDER.glob("[0-9]*.md")))


def languages_of(lesson: str) -> tuple[str, ...]:
    """The languages that a lesson is told in: those in which it has a title.

    >>> languages_of("01-your-first-trick")
    ('en', 'fr')
    """
    told = [language for language, cell in _read(FOLDER / f"{lesson}.md") if cell.name == START]
    return tuple([language for language in LANGUAGES if language in told])


def cells_of(lesson: str, language: str) -> list[Cell]:
    """The cells of a lesson in a language.

    Raises:
        SourceFault: no title first, two cells with one name, words outside a cell, an unknown option, an open cell.
    """
    path = FOLDER / f"{lesson}.md"
    cells = [cell for wanted, cell in _read(path) if wanted in ("", language)]
    names = [cell.name for cell in cells]
    for name in names:
        if names.count(name) > 1:
            raise SourceFault(f"{path.name} has two cells {name!r} in {language!r}")
    if names[:1] != [START] or "\n" in cells[0].text:
        raise SourceFault(f"{path.name} does not begin with a cell {START!r} that holds nothing but the title")
    start, *rest = cells
    start = replace(start, text=f"{start.text}\n\n{_how_to_run(language)}")
    return [replace(cell, text=_finished(cell, language)) for cell in (start, *rest)]


def part(name: str, language: str) -> list[Cell]:
    """The cells of a part that several lessons share, in a language.

    >>> [cell.name for cell in part("teacher", "en")]
    ['for-the-teacher', 'answers-of-sheet-1', 'answers-of-tickets']
    """
    cells = [cell for wanted, cell in _read(_part(name)) if wanted in ("", language)]
    return [replace(cell, text=_finished(cell, language)) for cell in cells]


def _part(name: str) -> Path:
    return FOLDER / "parts" / f"{name}.md"


def _finished(cell: Cell, language: str) -> str:
    if cell.kind == "code":
        return cell.text.replace("$language", language)
    return FRENCH_SPACE.sub("\u00a0", cell.text) if language == "fr" else cell.text


def _how_to_run(language: str) -> str:
    """The picture and the sentence; the picture is part of the text, so that a notebook is one file."""
    words = next(cell.text for wanted, cell in _read(FOLDER / "how-to-run.md") if wanted == language)
    picture = b64encode((FOLDER / RUN_ALL).read_bytes()).decode("ascii")
    return words.replace(f"({RUN_ALL})", f"(data:image/svg+xml;base64,{picture})")


def _read(path: Path) -> Iterator[tuple[str, Cell]]:
    """The cells of a file, each with the language it is for; "" stands for all."""
    language, name, hidden, lines = "", "", False, list[str]()
    kind: str = ""
    for number, line in enumerate([*path.read_text(encoding="utf-8").splitlines(), "<!-- end: end -->"], 1):
        opens = FENCE.fullmatch(line) if kind != "code" else None
        words = WORDS.fullmatch(line) if kind != "code" else None
        closes = kind == "code" and line == "```"
        if not (opens or words or closes):
            if not kind and line:
                raise SourceFault(f"{path.name}, line {number}: {line[:40]!r} is in no cell")
            lines.append(line)
            continue
        text = "\n".join(lines).strip("\n")
        if kind and text:
            yield language, Cell(name, kind, text, hidden)
        kind, lines = "", []
        if words:
            language, name, hidden, kind = words["language"], words["name"], False, "markdown"
            if language == INCLUDE:
                kind = ""
                yield from _read(_part(name))
        elif opens:
            options = opens["options"].split()
            if unknown := [option for option in options if option not in OPTIONS]:
                raise SourceFault(f"{path.name}, line {number}: {unknown[0]!r} is not one of {', '.join(OPTIONS)}")
            language = next((option for option in options if option in LANGUAGES), "")
            name, hidden, kind = opens["name"], "show" not in options, "code"
    if kind == "code":
        raise SourceFault(f"{path.name}: the cell {name!r} is not closed")
