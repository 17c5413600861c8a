"""The pages of rules: each clause under a name of its own, with something to look at or to try right below it."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape

from moosekit.widgets.page import OnPage
from moosekit.widgets.quiz import Quiz
from moosekit.words.catalogue import text
from tools.environment import ROOT
from tools.site.examples import example
from tools.site.live import Slot

RULES = re.compile(r'^--8<-- "(moosekit/words/rules/(?P<game>[\w-]+)\.(?P<language>\w+)\.md)"$', re.MULTILINE)
#: the line that says where a clause comes from: one word in italics, and the switch of an open question
SOURCE = re.compile(r"^\*([^*\n]+)\*(?: `([\w-]+)`)?$", re.MULTILINE)
HEADING = re.compile(r"^(#+) (\d+(?:\.\d+)?) (.*)$", re.MULTILINE)


def with_rules(markdown: str, place: Callable[[str], str], slot: Slot) -> str:
    """The page with the rules in place of the line that names their file, each heading one level lower."""
    return RULES.sub(lambda found: _rules(found[1], found["game"], found["language"], place, slot), markdown)


def anchor(game: str, clause: str, language: str) -> str:
    """The name by which a clause, or a section, is linked to.

    >>> anchor("moustache", "8.1", "en"), anchor("moustache", "8.1", "fr")
    ('moustache-8-1', 'moustache-8-1-fr')
    """
    return f"{game}-{clause.replace('.', '-')}" + ("" if language == "en" else f"-{language}")


def _rules(path: str, game: str, language: str, place: Callable[[str], str], slot: Slot) -> str:
    blocks = re.split(r"^(?=#)", (ROOT / path).read_text(encoding="utf-8"), flags=re.MULTILINE)
    parts: list[str] = []
    for block in blocks:
        found = HEADING.match(block)
        if found is None:
            parts.append(block)
            continue
        marks, clause, title = found.groups()
        heading = f"#{marks} {clause} {title} {{#{anchor(game, clause, language)}}}"
        parts.append(heading + SOURCE.sub(_chip, block[found.end() :], count=1))
        shown = example(game, clause, language) if "." in clause else None
        if shown is not None:
            parts.append(f"{place(_shown(shown, language, slot))}\n\n")
    return "".join(parts)


def _chip(found: re.Match[str]) -> str:
    switch = f" <code>{found[2]}</code>" if found[2] else ""
    return f'<span class="mk-source">{found[1]}{switch}</span>'


def _shown(shown: OnPage | str, language: str, slot: Slot) -> str:
    """A question waits until somebody opens it; a trick and a picture are open."""
    if isinstance(shown, str):
        return shown
    if isinstance(shown, Quiz):
        label = escape(text("site.try", language))
        return f'<details class="mk-try"><summary>{label}</summary>{slot(shown)}</details>'
    return slot(shown)
