"""Extensions of griffe, which reads the docstrings for the site: examples become code, clauses become links."""

import re
from functools import cache
from pathlib import Path

from griffe import Extension, Object

#: a paragraph that begins with a prompt
EXAMPLE = re.compile(r"^( *)(>>> .*(?:\n.+)*)", re.MULTILINE)
CLAUSES = re.compile(r"\b[Cc]lauses? \d+\.\d+(?:(?:, | and | to )\d+\.\d+)*")
RULES = Path(__file__).resolve().parent.parent / "moosekit/words/rules"
HEADING = re.compile(r"^## (\d+\.\d+) ", re.MULTILINE)
NUMBER = re.compile(r"\d+\.\d+")
GAME = re.compile(r"moosekit\.games\.(\w+)")


class ExamplesAsCode(Extension):
    """Puts a fence around each example, which the site would take for a quotation, and links clauses to the rules."""

    def on_object(self, *, obj: Object, loader: object, **kwargs: object) -> None:  # noqa: ARG002 - griffe's own names
        """An object was read."""
        if obj.docstring is not None:
            game = GAME.match(obj.path)
            told = obj.docstring.value
            obj.docstring.value = fenced(linked(told, game[1].replace("_", "-")) if game else told)


def fenced(docstring: str) -> str:
    """The docstring with its examples as blocks of code."""
    return EXAMPLE.sub(r"\1```pycon\n\1\2\n\1```", docstring)


def linked(docstring: str, game: str) -> str:
    """The docstring with its clauses as links to the page of rules; examples stay as they are.

    Raises:
        LookupError: there is no such clause.

    >>> linked("Follows suit (clause 4.3).", "moustache")
    'Follows suit (clause [4.3](../rules/moustache.md#moustache-4-3)).'
    """

    def link(number: re.Match[str]) -> str:
        if number[0] not in known_clauses(game):
            raise LookupError(f"the rules of {game} have no clause {number[0]}, which is named in: {docstring[:80]}")
        return f"[{number[0]}](../rules/{game}.md#{game}-{number[0].replace('.', '-')})"

    parts: list[str] = []
    done = 0
    for example in [*EXAMPLE.finditer(docstring), None]:
        words = docstring[done : example.start() if example else None]
        parts.append(CLAUSES.sub(lambda found: NUMBER.sub(link, found[0]), words))
        if example:
            parts.append(example[0])
            done = example.end()
    return "".join(parts)


@cache
def known_clauses(game: str) -> frozenset[str]:
    """The numbers of a game's clauses."""
    return frozenset(HEADING.findall((RULES / f"{game}.en.md").read_text(encoding="utf-8")))
