"""A set-up as a table for people: every value and where it comes from, so that no default passes for a rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

from moosekit.words.catalogue import text
from moosekit.words.clauses import clauses
from moosekit.words.table import Table

#: the source of a value that is not the usual one: whoever made the set-up
CHOSEN: Final = "chosen"


class Line(NamedTuple):
    """One value: the key of its name, the value in words, and its source: that of a clause, or ``CHOSEN``."""

    key: str
    value: str
    source: str


def source_of(value: object, usual: object, source: str) -> str:
    """Where a value comes from.

    >>> source_of(4, 4, "rulebook"), source_of(3, 4, "rulebook")
    ('rulebook', 'chosen')
    """
    return source if value == usual else CHOSEN


def switch_source(value: str, usual: str, game: str, clause: str) -> str:
    """Where the value of a switch comes from: as a clause of the game says for the usual one.

    >>> print(switch_source("must", "must", "moose-in-the-house", "6.3"))
    rulebook
    """
    return source_of(value, usual, clauses(game, "en")[clause].source)


def switch_lines(
    setup: object, usual: object, of: Mapping[str, str], *, game: str, family: str, language: str
) -> list[Line]:
    """A line for each switch of a set-up beside the usual one; ``of`` gives the clause of each."""
    lines: list[Line] = []
    for switch, clause in of.items():
        key, value = switch.replace("_", "-"), str(getattr(setup, switch))
        source = switch_source(value, str(getattr(usual, switch)), game, clause)
        lines.append(Line(key, text(f"{family}.setup.{key}.{value}", language), source))
    return lines


def setup_table(
    caption: str, lines: Iterable[tuple[str, str, str]], named: Callable[[str], str], language: str
) -> Table:
    """The table of lines, each as a ``Line`` has it; ``named`` gives the name of a key.

    >>> setup_table("Set-up", [Line("players", "4", "rulebook")], str.title, "en").rows
    (('Players', '4', 'rulebook'),)
    """
    heads = tuple(text(f"setup.head.{head}", language) for head in ("what", "value", "source"))
    rows = tuple((named(key), value, text(f"setup.source.{source}", language)) for key, value, source in lines)
    return Table(caption, heads, rows)
