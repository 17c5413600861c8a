"""All families of questions, by game; a game's are loaded when they are asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from moosekit.games import GAMES, SHORT_NAMES
from moosekit.quiz.family import Family

__all__ = ["families"]


@cache
def families(game: str) -> tuple[Family, ...]:
    """The families of a game, by its id.

    >>> [family.name for family in families("moose-in-the-house")][:2]
    ['house.deal', 'house.start']

    Raises:
        ValueError: there are no questions of this game; lists those there are.
    """
    if game not in GAMES:
        raise ValueError(f"there is no quiz of {game!r:.60}; there are {', '.join(GAMES)}")
    found: tuple[Family, ...] = import_module(f"moosekit.quiz.{SHORT_NAMES[game]}").families()
    return found
