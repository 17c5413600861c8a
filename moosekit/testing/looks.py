"""Everything of a state as text, and what a viewer can get out of it."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import TypeVar, cast

from moosekit.core.game import Game
from moosekit.core.ids import OPEN
from moosekit.core.json_data import canonical
from moosekit.core.secret import EVERYONE, Secret

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


def fingerprint(game: Game[P, S, A, E, V], state: S) -> str:
    """A text that changes with anything in the state that the game goes by."""
    return f"{state!r}\n{canonical(game.view(state, OPEN))}\n{game.drawn(state)!r}"


def secrets(value: object) -> Iterator[Secret[object]]:
    """Every secret inside a value that is not meant for everyone."""
    if isinstance(value, Secret):
        secret = cast("Secret[object]", value)
        if secret.seen_by is not EVERYONE:
            yield secret
        yield from secrets(secret.value)
    elif isinstance(value, tuple):
        for part in cast("tuple[object, ...]", value):
            yield from secrets(part)
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            yield from secrets(getattr(value, field.name))
