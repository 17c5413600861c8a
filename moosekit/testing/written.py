"""Set-ups and actions are written as JSON and read back as they were."""

from __future__ import annotations

import json
from typing import TypeVar

from moosekit.core.game import Game
from moosekit.core.json_data import Json, Reader, parse
from moosekit.testing.faults import require

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


def check_setup_written(game: Game[P, S, A, E, V], setup: P) -> None:
    """A set-up goes through JSON."""
    again = game.read_setup(_through(game.write_setup(setup)))
    require(again == setup, f"a set-up is read back as it was written, not as {again!r}", f"with {setup!r}")


def check_action_written(game: Game[P, S, A, E, V], action: A, where: str) -> None:
    """An action goes through JSON."""
    again = game.read_action(_through(game.write_action(action)))
    require(again == action, f"{action!r} is read back as it was written, not as {again!r}", where)


def _through(data: Json) -> Reader:
    return parse(json.dumps(data))
