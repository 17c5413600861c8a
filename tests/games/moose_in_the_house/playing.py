"""Playing the house game in tests: random legal actions, as data of a stream, and positions from texts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from moosekit.core.awaits import Over, asked
from moosekit.core.chance import Chance, Seeded
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


def steps(session: Table, stream: Stream, most: int = 1_000) -> Iterator[State]:
    """Plays on by random legal actions and yields every state, the present one first."""
    yield session.state
    for move in range(most):
        action = some_action(session.state, stream.at(move))
        if action is None:
            return
        session.do(*action)
        yield session.state


def played(setup: Setup, chance: Chance, stream: Stream, most: int = 1_000) -> Table:
    """A session after a whole game, or ``most`` moves, of random legal play."""
    session = Session(GAME, setup, chance)
    for _ in steps(session, stream, most):
        pass
    return session


def some_game(seed: int, most: int = 1_000) -> Table:
    """A whole game under a set-up by chance."""
    return played(some_setup(seed), Seeded(seed), Stream.seeded(seed).child("play"), most)


def is_over(state: State) -> bool:
    return isinstance(GAME.awaits(state), Over)
