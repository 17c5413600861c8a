"""Rule cards that a learner lays into a row: which there are, how many at the most, each once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import traitlets

from moosekit.core.json_data import BadData, Json, Reader
from moosekit.games.moustache.setup import ROUNDS
from moosekit.tricks.row import Reading

#: as many rule cards as a game can have
LONGEST: Final = ROUNDS
#: how the places of the cards on offer are written, one sign each; the page counts in the same way
PLACES: Final = "0123456789abcdefghijklmnopqrstuvwxyz"


def read_row(value: Reader, known: Sequence[str]) -> list[Json]:
    """The ids of a row that a page has laid."""
    row = [item.choice(known) for item in value.items()[: LONGEST + 1]]
    if len(row) > LONGEST or len(set(row)) != len(row):
        raise value.fault(f"expected at most {LONGEST} different cards")
    return [*row]


def reading_of(name: object) -> Reading:
    """How a row is read.

    >>> reading_of("first-word")
    <Reading.FIRST_WORD: 'first-word'>

    Raises:
        ValueError: it is none; lists those there are.
    """
    for reading in Reading:
        if reading == name:
            return reading
    raise ValueError(f"the reading {name!r:.60} is not known: choose one of {', '.join(Reading)}")


def checked_row(row: list[str], known: Sequence[str]) -> list[str]:
    """The ids of a row that was set from Python.

    Raises:
        TraitError: quotes them and lists the cards on offer.

    >>> checked_row(["reversed", "twos-win"], ["twos-win", "reversed"])
    ['reversed', 'twos-win']
    """
    try:
        read_row(Reader(row), known)
    except BadData:
        fault = f"{row!r} is no row of at most {LONGEST} different cards out of {', '.join(known)}"
        raise traitlets.TraitError(fault) from None
    return row
