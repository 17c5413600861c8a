"""What can be changed about a question: a name, the values of its variants, and what else may be set by hand."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from moosekit.chance.faults import Uncountable
from moosekit.games.moustache.rule_cards import row_of

__all__ = ["Setting", "Told", "Value"]

Value: TypeAlias = int | str
#: more digits than any number here can have
MANY_DIGITS: Final = 6


@dataclass(frozen=True, slots=True)
class Setting:
    """A value by name. ``values`` are those of the variants; ``read`` makes a value of a text, or raises."""

    name: str
    values: tuple[Value, ...]
    read: Callable[[str], Value]

    def only(self, text: str) -> Setting:
        """The same with one value alone.

        >>> whole("players", (4, 6), 3, 6).only("5").values
        (5,)

        Raises:
            Uncountable: the text is no such value.
        """
        return replace(self, values=(self.read(text.strip()),))


def whole(name: str, values: tuple[int, ...], least: int, most: int) -> Setting:
    """A whole number."""

    def read(text: str) -> int:
        if not re.fullmatch(f"[0-9]{{1,{MANY_DIGITS}}}", text) or not least <= int(text) <= most:
            raise Uncountable(f"{name}={text[:40]}: expected a whole number from {least} to {most}")
        return int(text)

    return Setting(name, values, read)


def word(name: str, values: tuple[str, ...], *others: str) -> Setting:
    """One of a few words; ``others`` are in no variant."""
    known = (*values, *others)

    def read(text: str) -> str:
        if text in known:
            return text
        near = difflib.get_close_matches(text, known, n=1)
        advice = f"did you mean {near[0]}?" if near else f"expected {', '.join(known)}"
        raise Uncountable(f"{name}={text[:40]}: {advice}")

    return Setting(name, values, read)


def checked(name: str, values: tuple[str, ...], check: Callable[[str], object]) -> Setting:
    """A text that ``check`` understands, or refuses with a ``ValueError``."""

    def read(text: str) -> str:
        check(text)
        return text

    return Setting(name, values, read)


def rows(*values: str) -> Setting:
    """Rule cards with commas between, as ids alone.

    >>> rows("").only(" twos-win, reversed,").values
    ('twos-win,reversed',)
    """
    return Setting("row", values, lambda text: ",".join([str(card.id) for card in row_of(text)]))


@dataclass(frozen=True, slots=True)
class Told:
    """The values of one variant."""

    pairs: tuple[tuple[str, Value], ...]

    def number(self, name: str) -> int:
        """A whole number by its name.

        >>> Told((("players", 4),)).number("players")
        4
        """
        value = dict(self.pairs)[name]
        assert isinstance(value, int), f"{name} is no whole number"
        return value

    def text(self, name: str) -> str:
        """A word by its name.

        >>> Told((("asked", "mean"),)).text("asked")
        'mean'
        """
        return str(dict(self.pairs)[name])
