"""Playing games of Moustache in tests: random legal actions, as data of a stream."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypeAlias

from moosekit.core.awaits import Finite, asked
from moosekit.core.ids import Seat
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.games.moustache.actions import Action
from moosekit.games.moustache.events import Event
from moosekit.games.moustache.game import Moustache
from moosekit.games.moustache.resolve import MonkeyTakes, PigeonAndMonkey
from moosekit.games.moustache.rule_cards import SHIPPED
from moosekit.games.moustache.setup import PLAYERS, TEAM_CARDS, PassJokers, Setup, Tie, standard
from moosekit.games.moustache.state import State
from moosekit.games.moustache.view import MoustacheView
from moosekit.tricks.row import Reading
from tests.games.by_chance import ByChance

GAME: Final = Moustache()
Table: TypeAlias = Session[Setup, State, Action, Event, MoustacheView]


def some_setup(seed: int) -> Setup:
    """A set-up by chance: any number of players, row, reading and switches."""
    stream = Stream.seeded(seed).child("setup")
    players = PLAYERS[stream.below(len(PLAYERS), 0)]
    row = tuple(SHIPPED[index] for index in stream.child("row").shuffle(len(SHIPPED))[:4])
    return Setup(
        players,
        row=None if stream.below(4, 1) == 0 else row,
        reading=tuple(Reading)[stream.below(3, 2)],
        pass_jokers=tuple(PassJokers)[stream.below(2, 3)],
        pigeon_and_monkey=tuple(PigeonAndMonkey)[stream.below(2, 4)],
        face_up=0 if stream.below(2, 5) == 0 else 3,
        monkey_takes=tuple(MonkeyTakes)[stream.below(2, 6)],
        tie=tuple(Tie)[stream.below(2, 7)],
        team_deck=(TEAM_CARDS, ("blue", "pink", "blue-crown", "pink", "blue", "pink"))[stream.below(2, 8)],
    )


def some_action(state: State, stream: Stream) -> tuple[Seat, Action] | None:
    """A legal action of somebody who is asked; ``None`` when the game is over."""
    seats = asked(GAME.awaits(state))
    if not seats:
        return None
    seat = seats[stream.below(len(seats), 0)]
    actions = options(state, seat)
    return seat, actions[stream.below(len(actions), 1)]


def options(state: State, seat: Seat) -> tuple[Action, ...]:
    """All that the seat may do."""
    found = GAME.legal(state, seat)
    assert isinstance(found, Finite)
    return found.actions


PLAYING: Final = ByChance(GAME, some_action, 1_000)
steps, played, is_over = PLAYING.steps, PLAYING.played, PLAYING.is_over


def some_game(seed: int, most: int | None = None) -> Table:
    """A whole game under a set-up by chance."""
    return PLAYING.seeded(some_setup(seed), seed, most)


def plain(players: int) -> Setup:
    """The usual set-up without rule cards."""
    return replace(standard(players), row=())
