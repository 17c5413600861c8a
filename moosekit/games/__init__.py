"""The four games; each is loaded only when it is asked for; what belongs to one is found by its id or short name."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Final, TypeAlias, cast

if TYPE_CHECKING:
    from moosekit.core.game import Game

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
#: the games that have phases against the clock
CLOCKED: Final = frozenset({"moose-match-mayhem", "face-de-bouc"})
#: how many play where nobody says: at a terminal, at a table, in a simulation; all four games are for so many
USUAL_PLAYERS: Final = 4
AnyGame: TypeAlias = "Game[object, object, object, object, object]"
"""A game of which nothing is known but that it is one."""


def game_of(game: str) -> AnyGame:
    """A game by its id, without rule cards of one's own.

    >>> game_of("moose-in-the-house").id
    'moose-in-the-house'
    """
    return cast("AnyGame", getattr(_part(game, "game"), "".join(word.capitalize() for word in game.split("-")))())


def setups(game: str) -> ModuleType:
    """The module of a game, by its id, that makes its set-ups; each has ``standard``.

    >>> setups("face-de-bouc").standard(4).name
    'standard'
    """
    return _part(game, "setup")


def _part(game: str, module: str) -> ModuleType:
    return import_module(f"moosekit.games.{game.replace('-', '_')}.{module}")
