"""Chance in the middle of a game: each draw has a label of its own, and is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from moosekit.core.chance import Drawer
from moosekit.games.moose_match_mayhem.refs import GAME
from moosekit.games.moose_match_mayhem.state import State

T = TypeVar("T")


def draw(state: State, kind: str, items: Sequence[T], names: tuple[str, ...]) -> tuple[State, list[T]]:
    """The items in random order, under the next free label, such as ``token 0``; ``names`` are for records."""
    number = sum([label.startswith(f"{kind} ") for label, _ in state.drawn])
    drawer = Drawer(state.match.chance, GAME, (kind,))
    mixed = drawer.shuffle(str(number), items, names)
    return state._replace(drawn=(*state.drawn, *drawer.drawn)), mixed
