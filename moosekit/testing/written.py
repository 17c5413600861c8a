"""Set-ups and actions are written as JSON and read back as they were."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TypeVar

from moosekit.core.game import Game
from moosekit.core.json_data import Json, Reader, parse
from moosekit.testing.faults import Nonconforming, require

T = TypeVar("T")
P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


def check_setup_written(game: Game[P, S, A, E, V], setup: P) -> None:
    """A set-up goes through JSON."""
    where = f"with {setup!r}"
    again = _read(game.read_setup, game.write_setup(setup), "a set-up", where)
    require(again == setup, f"a set-up is read back as it was written, not as {again!r}", where)


def check_action_written(game: Game[P, S, A, E, V], action: A, where: str) -> None:
    """An action goes through JSON."""
    again = _read(game.read_action, game.write_action(action), repr(action), where)
    require(again == action, f"{action!r} is read back as it was written, not as {again!r}", where)


def _read(read: Callable[[Reader], T], data: Json, what: str, where: str) -> T:
    try:
        return read(parse(json.dumps(data)))
    except (TypeError, ValueError) as fault:  # nothing that JSON knows, or nothing that the game itself reads
        raise Nonconforming(f"{what} can be read back — not so {where}: {fault}") from fault
