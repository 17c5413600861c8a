"""The rules in our own words: numbered clauses, read from ``rules/<game>.<language>.md``.

A clause there is a heading ``## 5.2 Title``, a line that marks its source (``*rulebook*``; an open question adds the id
of its switch), and a text. Numbers and sources are the same in every language, so a rule refers to a number only.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping


class Source(StrEnum):
    """Where a clause comes from.

    >>> Source("default")
    <Source.DEFAULT: 'default'>
    """

    RULEBOOK = "rulebook"
    """The rulebook says so."""
    REPORTED = "reported"
    """The rulebook is silent; a published review says so."""
    DEFAULT = "default"
    """Nobody says so: our own choice, a value in the set-up."""
    OPEN = "open"
    """The rulebook can be read in several ways: a switch in the set-up chooses."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered rule. ``text`` is Markdown: a paragraph, sometimes followed by an example.

    >>> clauses("moustache", "en")["10.2"].text
    'The team with more stars wins the round.'
    """

    number: str
    title: str
    source: Source
    text: str

    @property
    def plain(self) -> str:
        """The text without the signs around code."""
        return self.text.replace("`", "")


_MARKS: Final[Mapping[str, Mapping[str, Source]]] = {
    "en": {source.value: source for source in Source},
    "fr": {
        "livret": Source.RULEBOOK,
        "signalé": Source.REPORTED,
        "valeur par défaut": Source.DEFAULT,
        "question ouverte": Source.OPEN,
    },
}
_HEADING: Final = re.compile(r"(\d+\.\d+) (.+)")
_MARK: Final = re.compile(r"\*(.+)\*(?: `[a-z-]+`)?")
_CLAUSE_STARTS: Final = re.compile(r"^## ", re.MULTILINE)
_SECTION_STARTS: Final = re.compile(r"^# ", re.MULTILINE)


@cache
def clauses(game: str, language: str) -> Mapping[str, Clause]:
    """All clauses of a game by number, in the order of the rules.

    Raises ``ValueError`` for a game or language without clauses, and for a file that breaks the form above.

    >>> rules = clauses("moustache", "en")
    >>> rules["5.2"].title
    'Colour first, then number'
    >>> clauses("moustache", "fr")["11.2"].source
    <Source.DEFAULT: 'default'>
    >>> clauses("whist", "en")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ValueError: there are no rules of a game 'whist'; there are rules of: ...
    """
    folder = files("moosekit.words") / "rules"
    games = sorted({entry.name.partition(".")[0] for entry in folder.iterdir() if entry.name.endswith(".md")})
    if game not in games:
        raise ValueError(f"there are no rules of a game {game!r}; there are rules of: {', '.join(games)}")
    _marks_of(language)  # refuses an unknown language before a file is looked for
    name = f"{game}.{language}.md"
    return parse((folder / name).read_text(encoding="utf-8"), language, name)


def parse(page: str, language: str, name: str = "rules") -> Mapping[str, Clause]:
    """The clauses of one page of rules; ``name`` is what errors call the page.

    Raises ``ValueError`` for an unknown language and for a page that breaks the form at the top of this module.

    >>> parse("# 1 Play\\n\\n## 1.1 Go\\n\\n*default*\\n\\nStart.", "en")["1.1"]
    Clause(number='1.1', title='Go', source=<Source.DEFAULT: 'default'>, text='Start.')
    """
    marks = _marks_of(language)
    found: dict[str, Clause] = {}
    for block in _CLAUSE_STARTS.split(page)[1:]:
        clause = _clause(_SECTION_STARTS.split(block)[0], name, marks)
        if clause.number in found:
            raise ValueError(f"{name}: clause {clause.number} is there twice")
        found[clause.number] = clause
    return MappingProxyType(found)


def _marks_of(language: str) -> Mapping[str, Source]:
    if language not in _MARKS:
        raise ValueError(f"there are no rules in a language {language!r}; there are rules in: {', '.join(_MARKS)}")
    return _MARKS[language]


def _clause(block: str, name: str, marks: Mapping[str, Source]) -> Clause:
    title, _, rest = block.partition("\n")
    mark, _, text = rest.strip().partition("\n")
    heading = _HEADING.fullmatch(title.strip())
    if heading is None:
        raise ValueError(f"{name}: a clause is headed '## 5.2 Title', not '## {title}'")
    source = _MARK.fullmatch(mark.strip())
    if source is None or source[1] not in marks:
        raise ValueError(f"{name}: clause {heading[1]} is marked with one of {', '.join(marks)}, not {mark!r}")
    return Clause(heading[1], heading[2], marks[source[1]], text.strip())
