"""Kinds of values that people hand over: whoever learns to program mixes up a text, a list and a number."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, cast

#: a value in a message is cut after so many characters
SHOWN: Final = 60


def written(value: object, write: Callable[[object], str] = str) -> str:
    """A value as Python writes it, also where it writes none: whole numbers of more than 4,300 digits.

    >>> written(3), written(10**5000)
    ('3', '<int of more than 4,300 digits>')
    """
    try:
        return write(value)
    except ValueError:
        return f"<{type(value).__name__} of more than 4,300 digits>"


def quoted(value: object) -> str:
    """A value as a fault quotes it: as Python writes it, but never long.

    >>> quoted("O5"), len(quoted("O5" * 1000))
    ("'O5'", 61)
    """
    told = written(value, repr)
    return told if len(told) <= SHOWN else f"{told[:SHOWN]}…"


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


def member(kind: type[StrEnum]) -> Kind:
    """A member of an enum.

    >>> from moosekit.core.ids import Watcher
    >>> member(Watcher).says, member(Watcher).fits("open")
    ('Watcher(…) of spectator, open', False)
    """
    return a(kind, f"{kind.__name__}(…) of {', '.join(kind)}")


TEXT: Final = a(str, "a text")
WHOLE: Final = a(int, "a whole number")


def wrong_kinds(*given: tuple[str, object, Kind]) -> tuple[str, ...]:
    """The faults of named values that are of another kind than they should be.

    >>> wrong_kinds(("turn", "2", WHOLE), ("deck", "G5", TEXT))
    ("turn is '2': expected a whole number",)
    """
    return tuple(
        [f"{name} is {quoted(value)}: expected {kind.says}" for name, value, kind in given if not kind.fits(value)]
    )


def switch_faults(
    setup: object, switches: Mapping[str, Iterable[StrEnum]], clauses: Mapping[str, str]
) -> tuple[str, ...]:
    """The faults of a set-up's switches: a text that reads like a value would be passed over in silence later on.

    >>> from moosekit.games.moose_in_the_house.setup import CLAUSES, SWITCHES, Setup
    >>> switch_faults(Setup(4), SWITCHES, CLAUSES)
    ()
    >>> Setup(4, trap="may")
    Traceback (most recent call last):
        ...
    moosekit.core.refusal.BadSetup: trap is 'may': expected Trap('must') or Trap('may') (clause 6.3)
    """
    faults: list[str] = []
    for name, switch in switches.items():
        found, values = getattr(setup, name), tuple(switch)
        if type(found) is not type(values[0]):
            known = " or ".join([f"{type(value).__name__}({str(value)!r})" for value in values])
            faults.append(f"{name} is {quoted(found)}: expected {known} (clause {clauses[name]})")
    return tuple(faults)
