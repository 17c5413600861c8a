"""Playing in tests: random legal actions with random stamps, and a clock that goes on by chance."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypeAlias, cast

from moosekit.core.awaits import Window, asked
from moosekit.core.chance import Seeded
from moosekit.core.game import Game
from moosekit.core.ids import CLOCK, Actor, Millis
from moosekit.core.json_data import Json, Reader
from moosekit.core.pace import Pace
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.core.timing import Elapsed, Stamped
from moosekit.games.moose_match_mayhem.actions import Action, Plain
from moosekit.games.moose_match_mayhem.events import Event
from moosekit.games.moose_match_mayhem.game import MooseMatchMayhem
from moosekit.games.moose_match_mayhem.make_up import PLAYERS
from moosekit.games.moose_match_mayhem.setup import Setup, turn_by_turn
from moosekit.games.moose_match_mayhem.state import State
from moosekit.games.moose_match_mayhem.switches import SWITCHES
from moosekit.games.moose_match_mayhem.view import MayhemView
from tests.games.by_chance import ByChance

GAME: Final = MooseMatchMayhem()
Table: TypeAlias = Session[Setup, State, Action, Event, MayhemView]
AnyGame: TypeAlias = Game[Setup, State, Action, Event, MayhemView]


def with_switches(setup: Setup, switches: dict[str, str]) -> Setup:
    """The set-up with other values of some switches, by their names."""
    data = cast("dict[str, Json]", GAME.write_setup(setup))
    return GAME.read_setup(Reader({**data, **switches}))


def turned(setup: Setup, stream: Stream) -> Setup:
    """The set-up with every switch on a value by chance."""
    options = {switch: tuple(values) for switch, values in SWITCHES.items()}
    picks = {switch: own[stream.below(len(own), n)].value for n, (switch, own) in enumerate(options.items())}
    return with_switches(setup, picks)


def some_setup(seed: int, players: int | None = None) -> Setup:
    """A set-up by chance: any number of players, switches, paces and times; every third one is turn by turn."""
    stream = Stream.seeded(seed).child("setup")
    count = PLAYERS[stream.below(len(PLAYERS), 0)] if players is None else players
    kind = stream.below(3, 1)
    if kind == 0:
        return Setup(count)
    paces: tuple[Pace, ...] = tuple((1, 1, 3, 10, None)[stream.below(5, 10 + seat)] for seat in range(count))
    setup = turn_by_turn(count) if kind == 1 else Setup(count, paces=paces)
    setup = replace(setup, grab_limit=(None, Millis(2_000))[stream.below(2, 2)])
    setup = replace(setup, all_clear=(None, Millis(1_000))[stream.below(2, 3)])
    return turned(setup, stream.child("switches"))


def some_action(state: State, stream: Stream) -> tuple[Actor, Action] | None:
    """A legal action with a stamp by chance, or the clock goes on; ``None`` when the game is over."""
    awaits = GAME.awaits(state)
    seats = asked(awaits)
    if isinstance(awaits, Window) and (not seats or stream.below(3, 0) == 0):
        return CLOCK, Elapsed(Millis(_promised(state) + stream.below(700 * (state.setup.slowest or 1), 1)))
    if not seats:
        return None
    seat = seats[stream.below(len(seats), 2)]
    options = GAME.legal(state, seat).actions
    action = options[stream.below(len(options), 3)]
    if isinstance(action, Stamped):
        later = Stamped(action.action, Millis(action.at + stream.below(500, 4)))
        action = action if GAME.check(state, seat, later) else later
        if GAME.check(state, seat, action):  # too late for this seat's pace: the clock goes on
            return CLOCK, Elapsed(Millis(_promised(state) + 1_000))
    return seat, action


def _promised(state: State) -> int:
    return 0 if state.flip is None else max(0, state.flip.claims.promised)


def some_move(game: AnyGame, state: State, stream: Stream) -> tuple[Actor, Action] | None:
    """The same for the conformance kit."""
    return some_action(state, stream)


PLAYING: Final = ByChance(GAME, some_action, 50_000)
steps, played, is_over = PLAYING.steps, PLAYING.played, PLAYING.is_over


def some_game(seed: int, most: int | None = None) -> Table:
    """A whole game under a set-up by chance."""
    return PLAYING.seeded(some_setup(seed), seed, most)


def flipped(setup: Setup, seed: int) -> State:
    """The first flip of a game."""
    state = GAME.start(setup, Seeded(seed)).state
    for seat in asked(GAME.awaits(state)):
        state = GAME.apply(state, seat, Plain.FLIP).state
    return state
