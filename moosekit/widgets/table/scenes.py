"""Which games have a table. Each scene is loaded only when its game is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Final, TypeAlias, cast

from moosekit.widgets.table.scene import TableScene

AnyScene: TypeAlias = TableScene[object, object, object, object, object]
"""The scene of a game of which nothing is known but that it is one."""

_SCENES: Final = {
    "moustache": "moustache:MoustacheScene",
    "moose-in-the-house": "house:HouseScene",
    "moose-match-mayhem": "mayhem:MayhemScene",
    "face-de-bouc": "bouc:BoucScene",
}
#: the ids of the games that have a table
TABLES: Final = tuple(_SCENES)


class UnknownTable(ValueError):
    """A game that has no table."""


def scene(game: str) -> AnyScene:
    """The scene of a game by its id.

    Raises:
        UnknownTable: there is no such game, or it has no table.

    >>> scene("moustache").front
    'table-moustache'
    """
    if game not in _SCENES:
        raise UnknownTable(f"there is no table for {game[:40]!r}; there are tables for {', '.join(_SCENES)}")
    module, _, name = _SCENES[game].partition(":")
    make = getattr(import_module(f"moosekit.widgets.table.{module}"), name)
    return cast("AnyScene", make())
