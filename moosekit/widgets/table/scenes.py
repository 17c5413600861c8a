"""The scenes of all games. Each is loaded only when its game is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TypeAlias, cast

from moosekit.games import SHORT_NAMES
from moosekit.widgets.table.scene import TableScene

AnyScene: TypeAlias = TableScene[object, object, object, object, object]
"""The scene of a game of which nothing is known but that it is one."""


class UnknownTable(ValueError):
    """An id that no game has."""


def scene(game: str) -> AnyScene:
    """The scene of a game by its id.

    >>> scene("moustache").front
    'table-moustache'
    """
    return cast("AnyScene", import_module(f"moosekit.widgets.table.{SHORT_NAMES[game]}").SCENE())
