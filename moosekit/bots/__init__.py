"""Players made of code. They receive views and redacted events, never a state: the types keep secrets out of reach.

``bot("greedy", "moustache")`` makes one; ``BOTS`` lists them. A game's bots are loaded when one of them is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, cast, overload

from moosekit.core.bot import ExplainingBot
from moosekit.core.lazily import lazily

if TYPE_CHECKING:
    from moosekit.bots.greedy import GreedyBot
    from moosekit.bots.of_face_de_bouc import FaceBot
    from moosekit.bots.of_moose_in_the_house import HouseBot
    from moosekit.bots.of_moose_match_mayhem import MayhemBot
    from moosekit.bots.of_moustache import MoustacheBot
    from moosekit.bots.random import RandomBot

__all__ = ["BOTS", "AnyBot", "GreedyBot", "RandomBot", "UnknownBot", "any_bot", "bot"]

AnyBot: TypeAlias = ExplainingBot[object, object, object]
"""A bot of which nothing is known but that it is one; the command line finds it by its name and its game's id."""

#: by game the names of its bots; docs/how-to/bots.md has the proof of which is stronger
BOTS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "moustache": ("random", "greedy", "monte-carlo"),
        "moose-in-the-house": ("random", "greedy", "monte-carlo"),
        "face-de-bouc": ("random", "forgetful", "attentive", "greedy"),
        "moose-match-mayhem": ("random-slow", "random", "random-quick", "greedy-slow", "greedy", "greedy-quick"),
    }
)


class UnknownBot(ValueError):
    """A name that no bot of a game has, or an id that no game has."""


@overload
def bot(name: str, game_id: Literal["moustache"]) -> MoustacheBot: ...
@overload
def bot(name: str, game_id: Literal["moose-in-the-house"]) -> HouseBot: ...
@overload
def bot(name: str, game_id: Literal["face-de-bouc"]) -> FaceBot: ...
@overload
def bot(name: str, game_id: Literal["moose-match-mayhem"]) -> MayhemBot: ...
def bot(name: str, game_id: str) -> object:
    """A new player of a game, by its name. Each game has types of its own; ``any_bot`` takes any id.

    Raises:
        UnknownBot: quotes the name or the game's id and lists those there are.

    >>> bot("greedy", "moustache")
    GreedyBot()
    >>> bot("clever", "moustache")
    Traceback (most recent call last):
        ...
    moosekit.bots.UnknownBot: there is no bot 'clever' for moustache; there are random, greedy, monte-carlo
    """
    return any_bot(name, game_id)


def any_bot(name: str, game_id: str) -> AnyBot:
    """The same for a game of which only the id is known.

    Raises:
        UnknownBot: as ``bot`` does.

    >>> any_bot("greedy", "moose-in-the-house")
    GreedyHouseBot()
    """
    names = BOTS.get(game_id)
    if names is None:
        raise UnknownBot(f"there are no bots for a game {game_id[:40]!r}; there are bots for {', '.join(BOTS)}")
    if name not in names:
        raise UnknownBot(f"there is no bot {name[:40]!r} for {game_id}; there are {', '.join(names)}")
    makers = import_module(f"moosekit.bots.of_{game_id.replace('-', '_')}").MAKERS
    return cast("Mapping[str, Callable[[], AnyBot]]", makers)[name]()


if not TYPE_CHECKING:
    __getattr__, __dir__ = lazily(__name__, {"greedy": "GreedyBot", "random": "RandomBot"})
