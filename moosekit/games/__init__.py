"""The four games; each is loaded only when it is asked for; what belongs to one is found by its id or short name."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType, ModuleType
from typing import Final

__all__ = ["GAMES", "USUAL_PLAYERS"]

#: by the id of each game the short name that its questions, its kit for a terminal and its scene are called by
SHORT_NAMES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "moustache": "moustache",
        "moose-match-mayhem": "mayhem",
        "face-de-bouc": "bouc",
        "moose-in-the-house": "house",
    }
)
#: the ids of all games
GAMES: Final = tuple(SHORT_NAMES)
#: how many play where nobody says: at a terminal, at a table, in a simulation; all four games are for so many
USUAL_PLAYERS: Final = 4


def setups(game: str) -> ModuleType:
    """The module of a game, by its id, that makes its set-ups; each has ``standard``.

    >>> setups("face-de-bouc").standard(4).name
    'standard'
    """
    return import_module(f"moosekit.games.{game.replace('-', '_')}.setup")
