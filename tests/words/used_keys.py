"""Which catalogue keys the sources use: found by reading string literals and f-strings, in Python and in TypeScript."""

from __future__ import annotations

import argparse
import ast
import errno
import inspect
import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from moosekit.games.moustache.cards import Colour, Joker
from moosekit.games.moustache.rule_cards import SHIPPED
from moosekit.games.moustache.stages import Team
from moosekit.tricks.row import Reading
from moosekit.words.faults import patterns
from tools.lesson_source import cells_of, lessons

ROOT: Final = Path(__file__).parents[2]
RULES: Final = tuple(str(card.id) for card in SHIPPED)
#: keys that are put together from a kind of fact and its value
KINDS: Final = {
    f"{kind}.{value}"
    for kind, values in (("colour", Colour), ("team", Team), ("reading", Reading), ("joker", Joker), ("rule", RULES))
    for value in values
}
FAMILIES: Final = {key.partition(".")[0] for key in KINDS}
#: how a key may end beside what the code says: the forms of a count, and those that the fact `form` chooses
FORMS: Final = (
    ".one",
    ".other",
    ".alone",
    ".early",
    ".ahead",
    ".left",
    ".level",
    ".alone-left",
    ".pending",
    ".any-card",
)
#: what is put before a code: by refusals, by front ends, and by pages
PREFIXES: Final = (
    "refusal.",
    "ui.",
    "ui.page.",
    "ui.heading.",
    "ui.why.",
    "card-grid.page.",
    "chart.page.",
    "predict.page.",
    "rule-row.page.",
    "site.judge.",
    "joint.page.",
    "number-quiz.page.",
    "kept.",
    "deal-view.page.",
    "table.page.",
    "table.bouc.page.",
    "table.house.page.",
    "table.mayhem.page.",
    "table.moustache.page.",
)
TS_STRING: Final = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`")
#: what stands for a hole in a sentence
HOLE: Final = "§"
KEY: Final = re.compile(r"[a-z]+(\.[a-z0-9-]+)+")


@dataclass
class Sources:
    """All texts in the sources: those written out, and those with holes (as patterns)."""

    literals: set[str] = field(default_factory=set[str])
    patterns: list[re.Pattern[str]] = field(default_factory=list[re.Pattern[str]])
    #: those of several words, with a sign for each hole
    sentences: set[str] = field(default_factory=set[str])

    def uses(self, key: str) -> bool:
        """Whether some place in the sources asks for this key, or says the sentence of a fault."""
        if key in fault_patterns():
            return any(fault_patterns()[key].fullmatch(said) for said in self.sentences)
        if key in KINDS or (key.partition(".")[0] not in FAMILIES and self._says(key)):
            return True
        base, _, last = key.rpartition(".")
        if base in keyed() and last in self.literals:
            return True
        if any(key.endswith(form) for form in FORMS) or last in RULES:
            return self.uses(base)
        rests = [key.removeprefix(prefix) for prefix in PREFIXES if key.startswith(prefix)]
        return any(self._says(rest) for rest in rests)

    def _says(self, text: str) -> bool:
        return text in self.literals or any(pattern.fullmatch(text) for pattern in self.patterns)

    def add(self, parts: list[str | None]) -> None:
        """A text; ``None`` stands for a hole. One that begins or ends in nothing but a prefix says nothing."""
        words = "".join(part or "" for part in parts)
        if " " in words:
            self.sentences.add("".join(HOLE if part is None else part for part in parts).strip())
        if None not in parts:
            self.literals.add(words)
        elif "." in words and words not in (*PREFIXES, "."):
            self.patterns.append(
                re.compile("".join("[a-z0-9-]+" if part is None else re.escape(part) for part in parts))
            )


def python_code() -> Iterator[str]:
    """What the library, the site and the lessons are made of."""
    for path in sorted([*(ROOT / "moosekit").rglob("*.py"), *(ROOT / "tools/site").rglob("*.py")]):
        yield path.read_text(encoding="utf-8")
    for lesson in lessons():
        yield from (cell.text for cell in cells_of(lesson, "en") if cell.kind == "code")


@cache
def fault_patterns() -> Mapping[str, re.Pattern[str]]:
    """The keys of the sentences about faults, which are found again by their English (``moosekit.words.faults``)."""
    return {pattern.key: pattern.fits for pattern in patterns()}


def said_by_python() -> Iterator[str]:
    """What argparse and the operating system say of faults."""
    for node in ast.walk(ast.parse(inspect.getsource(argparse))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.sub(r"%(\(\w+\))?[sr]", HOLE, node.value)
    yield from (os.strerror(number) for number in errno.errorcode)
    yield "embedded null byte"
    try:
        "\ud800".encode()
    except UnicodeEncodeError as fault:
        yield str(fault)


def sources() -> Sources:
    """Everything that the library and its front ends say."""
    found = Sources()
    found.sentences.update(said_by_python())
    for code in python_code():
        for node in ast.walk(ast.parse(code)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add([node.value])
            elif isinstance(node, ast.JoinedStr):
                found.add([str(part.value) if isinstance(part, ast.Constant) else None for part in node.values])
    for path in sorted((ROOT / "widgets" / "src").rglob("*.ts")):
        for match in TS_STRING.finditer(path.read_text(encoding="utf-8")):
            text = next(group for group in match.groups() if group is not None)
            pieces = re.split(r"\$\{[^}]*\}", text)
            found.add([part for piece in pieces for part in (piece, None)][:-1])
    return found


@cache
def keyed() -> frozenset[str]:
    """The beginnings of keys that end in the value of a fact, such as ``mayhem.colour``."""
    return frozenset(calls("_keyed"))


def calls(*names: str) -> Iterator[str]:
    """The first argument of every call of these functions, where it is written out."""
    for code in python_code():
        for node in ast.walk(ast.parse(code)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    yield first.value
