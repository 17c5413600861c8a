"""Turns of There's a Moose in the House for a lesson: tried out on a table laid by hand, or watched in a whole game."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from moosekit.bots import bot
from moosekit.core.stream import Stream
from moosekit.games.moose_in_the_house.actions import Action
from moosekit.games.moose_in_the_house.events import Event
from moosekit.games.moose_in_the_house.game import MooseInTheHouse
from moosekit.games.moose_in_the_house.notation import read
from moosekit.games.moose_in_the_house.setup import Setup
from moosekit.games.moose_in_the_house.state import State
from moosekit.games.moose_in_the_house.telling import tell
from moosekit.games.moose_in_the_house.view import HouseView
from moosekit.lessons.houses import show_houses
from moosekit.lessons.shown import Shown
from moosekit.lessons.trying import Teller, ToldMove, moves_shown, played_on, storyboard, told_move

__all__ = ["try_house", "watch_house"]


def _houses(state: State, language: str, wide: float) -> Shown:
    return show_houses(*state.houses, language=language, size=wide)


TELLER: Final[Teller[Setup, State, Action, Event, HouseView]] = Teller(MooseInTheHouse(), tell, _houses)
SMALL: Final = replace(TELLER, wide=40)


def try_house(state: State, *moves: str, language: str = "en") -> Shown:
    """Moves typed as ``M.kit>2`` or ``trap``, each by the seat that is asked: what happens, why, and the houses then.

    Raises:
        BadNotation: quotes a text that is no move.

    >>> from moosekit.games.moose_in_the_house import position, standard
    >>> state = position(standard(2), houses=["HC", "HC kit"], hands=["M.kit D", "R.bed"], deck="")
    >>> print(try_house(state, "D>2 kit").words.splitlines()[0])
    That is not allowed.
    """
    told: list[ToldMove] = []
    for move in moves:
        action = read(move, state.houses, state.asked)
        one, state = told_move(TELLER, state, state.asked, action, language)
        told.append(one)
    return moves_shown(told, language)


def watch_house(state: State, *, seed: int, language: str = "en") -> Shown:
    """A game of greedy players from a table laid by hand to its end, told turn by turn. Same seed, same game.

    >>> from moosekit.games.moose_in_the_house import position, standard
    >>> state = position(standard(2), houses=["HC", "HC kit"], hands=["M.kit D", "R.bed"], deck="")
    >>> print(watch_house(state, seed=1).words.splitlines()[0])
    1. A moose trots towards the kitchen of seat 2, sent by seat 1. Trap or no trap? There is a moose in the kitchen \
of seat 2!
    """
    bots = [bot("greedy", "moose-in-the-house")] * len(state.hands)
    told: list[ToldMove] = []
    for before, one in played_on(SMALL, state, bots, Stream.seeded(seed).child("lesson"), language):
        # the answer belongs to the turn of the moose
        told.append(one if before.attack is None else told.pop().then(one))
    return storyboard(told, language)
