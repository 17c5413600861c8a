"""Which kit belongs to which game. Each is loaded only when its game is played."""

from __future__ import annotations

from typing import Protocol, TypeVar

from moosekit.cli.kit import Kit

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


class Use(Protocol):
    """What is done with a kit, whichever game it is of."""

    def __call__(self, kit: Kit[P, S, A, E, V]) -> None:
        """Does it."""
        ...


def with_kit(game: str, use: Use) -> None:
    """Does something with the kit of a game, by its id, one of ``GAMES``.

    Raises:
        KeyError: no kit is for this game.
    """
    match game:
        case "moustache":
            from moosekit.cli.kit_moustache import MoustacheKit

            use(MoustacheKit())
        case "moose-in-the-house":
            from moosekit.cli.kit_house import HouseKit

            use(HouseKit())
        case "moose-match-mayhem":
            from moosekit.cli.kit_mayhem import MayhemKit

            use(MayhemKit())
        case "face-de-bouc":
            from moosekit.cli.kit_bouc import BoucKit

            use(BoucKit())
        case _:
            raise KeyError(game)
