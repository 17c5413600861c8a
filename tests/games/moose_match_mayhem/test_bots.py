"""Bots play whole games against the clock and turn by turn, and get only what their seat may see."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest

from moosekit.bots import RandomBot
from moosekit.bots.grabbing import GrabbingBot
from moosekit.bots.greedy_mayhem import GreedyMayhemBot
from moosekit.bots.reactions import QUICK, SLOW, USUAL, Reactions
from moosekit.core.awaits import Options, Over
from moosekit.core.chance import Seeded
from moosekit.core.clocked import ClockedBot, play_clocked
from moosekit.core.ids import OPEN, Millis, Seat
from moosekit.core.record import read_record, record_of, replay, write_record
from moosekit.core.stream import Stream
from moosekit.core.timing import Elapsed, Stamped
from moosekit.games.moose_match_mayhem.actions import Action, Touch
from moosekit.games.moose_match_mayhem.events import Disputed, Event, Handed, HerdLost, NoEffect, Took
from moosekit.games.moose_match_mayhem.make_up import PLAYERS
from moosekit.games.moose_match_mayhem.setup import Setup, standard, turn_by_turn
from moosekit.games.moose_match_mayhem.view import MayhemView
from tests.games.moose_match_mayhem.playing import GAME, Table, some_setup
from tests.games.moose_match_mayhem.table import laid

Player = ClockedBot[Action, Event, MayhemView]
RANDOM, GREEDY = GrabbingBot(RandomBot()), GrabbingBot(GreedyMayhemBot())


def played(setup: Setup, seed: int, bots: list[Player]) -> Table:
    return play_clocked(GAME, setup, Seeded(seed), bots, Stream.seeded(seed), Elapsed)


@pytest.mark.parametrize("players", PLAYERS)
def test_random_bots_play_to_the_end(players: int, samples: Callable[[int, int], int]) -> None:
    for seed in range(samples(4, 100)):
        session = played(standard(players), seed, [RANDOM] * players)
        awaits = GAME.awaits(session.state)
        assert isinstance(awaits, Over)
        assert sorted(seat for place in awaits.outcome.ranking for seat in place) == list(range(players))
        text = write_record(GAME, record_of(session))
        assert replay(GAME, read_record(GAME, text)).state.outcome == awaits.outcome


@pytest.mark.parametrize("players", PLAYERS)
def test_bots_play_turn_by_turn(players: int, samples: Callable[[int, int], int]) -> None:
    for seed in range(samples(2, 60)):
        session = played(turn_by_turn(players), seed, [RANDOM] * players)
        assert isinstance(GAME.awaits(session.state), Over)
        assert not [event for event in session.events(OPEN) if isinstance(event, Handed)]


def test_bots_play_under_any_setup(samples: Callable[[int, int], int]) -> None:
    """Every switch, every pace, times switched off: whoever has hands brings the game to its end."""
    for seed in range(samples(12, 200)):
        setup = replace(some_setup(seed), goal=1)
        session = played(setup, seed, [GREEDY] * setup.players)
        assert isinstance(GAME.awaits(session.state), Over)


def test_bare_random_bots_play_too() -> None:
    """A bot without hands touches at the earliest moment, and anything."""
    session = played(replace(standard(3), goal=1), 3, [Impatient(), Impatient(), RANDOM])
    assert isinstance(GAME.awaits(session.state), Over)
    kinds = {type(event) for event in session.events(OPEN)}
    assert {Disputed, HerdLost, NoEffect} <= kinds


@dataclass(frozen=True)
class Impatient:
    """Anything legal, at once, and even beside an avalanche."""

    def hear(self, event: Event) -> Impatient:
        return self

    def acts(self, view: MayhemView, stream: Stream) -> bool:
        return True

    def choose(self, view: MayhemView, options: Options[Action], stream: Stream) -> Action:
        return RandomBot().choose(view, options, stream)


def test_the_same_seeds_give_the_same_game() -> None:
    one, two = (played(standard(4), 5, [GREEDY, RANDOM, GREEDY, RANDOM]) for _ in range(2))
    assert one.moves == two.moves
    other = play_clocked(GAME, standard(4), Seeded(5), [GREEDY] * 4, Stream.seeded(6), Elapsed)
    assert other.state.number != one.state.number or other.moves != one.moves


def test_greedy_beats_random(samples: Callable[[int, int], int]) -> None:
    """On paired deals, every seat once with each: greedy wins at least three of four."""
    wins = [0, 0]
    games = samples(24, 400)
    for game in range(games):
        bots = [(GREEDY, RANDOM)[(seat + game) % 2] for seat in range(4)]
        session = played(standard(4), game // 2, list(bots))
        awaits = GAME.awaits(session.state)
        assert isinstance(awaits, Over)
        for seat in awaits.outcome.ranking[0]:
            wins[(seat + game) % 2] += 1
    assert wins[0] > 3 * wins[1]


def test_quick_hands_beat_slow_ones(samples: Callable[[int, int], int]) -> None:
    """The same choices with other reactions: quick hands get their card first."""
    quick, slow = GrabbingBot(GreedyMayhemBot(), QUICK), GrabbingBot(GreedyMayhemBot(), SLOW)
    session = played(standard(3), 4, [quick, slow, slow])
    first: list[Seat] = []
    flipped = True
    for event in session.events(OPEN):
        flipped = flipped or type(event).__name__ == "Flipped"
        if isinstance(event, Took) and flipped:
            first.append(event.seat)
            flipped = False
    assert first.count(Seat(0)) > 0.9 * len(first)


def test_reactions_are_tables_of_whole_milliseconds() -> None:
    for table in (QUICK, USUAL, SLOW):
        assert len(table.quantiles) == 64
        assert list(table.quantiles) == sorted(table.quantiles)
        assert table.delay(Stream(3)) in table.quantiles
    assert sum(QUICK.quantiles) < sum(USUAL.quantiles) < sum(SLOW.quantiles)


def view_of(middle: str, herd: str) -> tuple[MayhemView, Options[Action]]:
    at = laid(middle, f"{herd};;;")
    return GAME.view(at.state, Seat(0)), GAME.legal(at.state, Seat(0))


@pytest.mark.parametrize(
    ("middle", "herd", "place"),
    [
        ("moose.b bear.w yeti.g squirrel.b", "bear.w x2", 1),
        ("moose.b bear.* yeti.g squirrel.b", "moose.b", 1),
        ("moose.b bear.w yeti.g squirrel.b", "squirrel.b", 3),
        ("yeti.w yeti.g yeti.w yeti.w", "yeti.w bear.b", 1),
    ],
)
def test_what_the_greedy_bot_takes(middle: str, herd: str, place: int) -> None:
    view, options = view_of(middle, herd)
    assert GreedyMayhemBot().choose(view, options, Stream(1)) == Stamped(Touch(place), Millis(0))


def test_hands_stay_off_an_avalanche_but_slip_now_and_then() -> None:
    view, _ = view_of("moose.b avalanche yeti.g squirrel.b", "bear.w")
    streams = [Stream.seeded(seed) for seed in range(400)]
    assert not any(GrabbingBot(RandomBot(), slips=0).acts(view, stream) for stream in streams)
    assert 5 < sum(GrabbingBot(RandomBot(), slips=50).acts(view, stream) for stream in streams) < 45


def test_hands_take_their_time_and_spare_taken_cards() -> None:
    at = laid("moose.b bear.w yeti.g squirrel.b").do("2a@100", "3b@200", "@400")
    view, options = GAME.view(at.state, Seat(0)), GAME.legal(at.state, Seat(0))
    for seed in range(20):
        action = GrabbingBot(RandomBot(), Reactions((250,))).choose(view, options, Stream.seeded(seed))
        assert isinstance(action, Stamped)
        assert action.at == 650
        assert action.action.place in (2, 3)
    assert not GREEDY.acts(GAME.view(at.state, Seat(1)), Stream(1))


def test_a_table_without_a_bot_and_one_where_nobody_acts() -> None:
    with pytest.raises(ValueError, match="seat 3 has no bot: 2 bots were given"):
        played(standard(3), 1, [RANDOM, RANDOM])
    still = replace(standard(3), grab_limit=None)
    with pytest.raises(RuntimeError, match="nobody acts in moose-match-mayhem, and no clock ends this phase"):
        played(still, 1, [Still(), Still(), Still()])


@dataclass(frozen=True)
class Still(Impatient):
    """Turns its card over, and then does nothing."""

    def acts(self, view: MayhemView, stream: Stream) -> bool:
        return False
