"""Kinds of values that people hand over: whoever learns to program mixes up a text, a list and a number."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, cast

#: a value in a message is cut after so many characters
SHOWN: Final = 60


@dataclass(frozen=True, slots=True)
class Kind:
    """What fits, and how a fault says what would be right."""

    says: str
    fits: Callable[[object], bool]

    @property
    def or_none(self) -> Kind:
        """The same, or ``None``."""
        return Kind(f"{self.says}, or None", lambda value: value is None or self.fits(value))


def a(kind: type, says: str) -> Kind:
    """One value of a type; ``True`` is no number.

    >>> [a(int, "a whole number").fits(value) for value in (3, True, "3")]
    [True, False, False]
    """
    return Kind(says, lambda value: isinstance(value, kind) and not isinstance(value, bool))


def many(kind: Kind, says: str, *, holder: type | tuple[type, ...] = (list, tuple)) -> Kind:
    """A list of values of a kind.

    >>> [many(TEXT, "a list of texts").fits(value) for value in (["a"], ("a", "b"), "ab", [1])]
    [True, True, False, False]
    """
    return Kind(says, lambda value: isinstance(value, holder) and all(map(kind.fits, cast("list[object]", value))))


TEXT: Final = a(str, "a text")
WHOLE: Final = a(int, "a whole number")


def wrong_kinds(*given: tuple[str, object, Kind]) -> tuple[str, ...]:
    """The faults of named values that are of another kind than they should be.

    >>> wrong_kinds(("turn", "2", WHOLE), ("deck", "G5", TEXT))
    ("turn is '2': expected a whole number",)
    """
    return tuple(
        [f"{name} is {_shown(value)}: expected {kind.says}" for name, value, kind in given if not kind.fits(value)]
    )


def _shown(value: object) -> str:
    quoted = repr(value)
    return quoted if len(quoted) <= SHOWN else f"{quoted[:SHOWN]}…"
