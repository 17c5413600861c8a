"""Which kit belongs to which game. Each is loaded only when its game is played."""

from __future__ import annotations

from importlib import import_module
from typing import TypeAlias, cast

from moosekit.cli.kit import Kit
from moosekit.games import SHORT_NAMES

AnyKit: TypeAlias = Kit[object, object, object, object, object]
"""The kit of a game of which nothing is known but that it is one."""


def kit_of(game: str) -> AnyKit:
    """The kit of a game, by its id, one of ``GAMES``.

    Raises:
        KeyError: there is no such game.

    >>> kit_of("moustache").game.id
    'moustache'
    """
    return cast("AnyKit", import_module(f"moosekit.cli.kit_{SHORT_NAMES[game]}").KIT)
