"""Playing the house game in tests: random legal actions, as data of a stream, and positions from texts."""

from __future__ import annotations

from typing import Final, TypeAlias

from moosekit.core.awaits import asked
from moosekit.core.ids import Seat
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.games.moose_in_the_house.actions import Action
from moosekit.games.moose_in_the_house.events import Event
from moosekit.games.moose_in_the_house.game import MooseInTheHouse
from moosekit.games.moose_in_the_house.setup import (
    PLAYERS,
    DoorsCounted,
    RefillOrder,
    SecondTie,
    Setup,
    Start,
    Trap,
    YesNo,
)
from moosekit.games.moose_in_the_house.state import State
from moosekit.games.moose_in_the_house.view import HouseView
from tests.games.by_chance import ByChance

GAME: Final = MooseInTheHouse()
Table: TypeAlias = Session[Setup, State, Action, Event, HouseView]


def some_setup(seed: int) -> Setup:
    """A set-up by chance: any number of players, any switches; every second one is the usual one."""
    stream = Stream.seeded(seed).child("setup")
    players = PLAYERS[stream.below(len(PLAYERS), 0)]
    if stream.below(2, 1):
        return Setup(players)
    return Setup(
        players,
        named=None if stream.below(2, 2) else Seat(stream.below(players, 3)),
        start=tuple(Start)[stream.below(2, 4)],
        must_act=tuple(YesNo)[stream.below(2, 5)],
        trap=tuple(Trap)[stream.below(2, 6)],
        doors_before_house=tuple(YesNo)[stream.below(2, 7)],
        refill_order=tuple(RefillOrder)[stream.below(2, 8)],
        count_house_cards=tuple(YesNo)[stream.below(2, 9)],
        doors_counted=tuple(DoorsCounted)[stream.below(2, 10)],
        second_tie=tuple(SecondTie)[stream.below(2, 11)],
    )


def some_action(state: State, stream: Stream) -> tuple[Seat, Action] | None:
    """A legal action of the seat that is asked; ``None`` when the game is over."""
    seats = asked(GAME.awaits(state))
    if not seats:
        return None
    actions = GAME.legal(state, seats[0]).actions
    return seats[0], actions[stream.below(len(actions))]


PLAYING: Final = ByChance(GAME, some_action, 1_000)
steps, played, is_over = PLAYING.steps, PLAYING.played, PLAYING.is_over


def some_game(seed: int, most: int | None = None) -> Table:
    """A whole game under a set-up by chance."""
    return PLAYING.seeded(some_setup(seed), seed, most)
