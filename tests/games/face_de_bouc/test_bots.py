"""Random play goes to the end, with a clock and without, and gets only what its seat may see."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from moosekit.bots.random_namer import RandomNamer
from moosekit.core.awaits import Finite, Over
from moosekit.core.bot import Bot, play
from moosekit.core.chance import Seeded
from moosekit.core.ids import SPECTATOR
from moosekit.core.record import read_record, record_of, replay, write_record
from moosekit.core.stream import Stream
from moosekit.games.face_de_bouc.actions import DRAW, Action
from moosekit.games.face_de_bouc.events import Event, Shouted, Verdict, Won
from moosekit.games.face_de_bouc.setup import PLAYERS, Setup, standard, without_clock
from moosekit.games.face_de_bouc.view import FaceView
from tests.games.face_de_bouc.playing import GAME, Table, is_over, played

Player = Bot[Action, Event, FaceView]


def deck_of(setup: Setup, seed: int) -> Setup:
    """The first game is played with all 56 cards, some with two of each character, the many others with fewer still."""
    if seed == 0:
        return setup
    return replace(setup, copies=(2,) * 12 if seed < 20 else (3, 3, 2, 2) + (0,) * 8)


def has_ended_well(session: Table, players: int) -> None:
    awaits = GAME.awaits(session.state)
    assert isinstance(awaits, Over)
    assert sorted(seat for place in awaits.outcome.ranking for seat in place) == list(range(players))
    assert sum(awaits.outcome.points) + len(session.state.centre) == len(session.setup.deck)
    text = write_record(GAME, record_of(session))
    assert replay(GAME, read_record(GAME, text)).state.outcome == awaits.outcome


@pytest.mark.parametrize("players", PLAYERS)
def test_random_bots_play_to_the_end_without_a_clock(players: int, samples: Callable[[int, int], int]) -> None:
    right = 0
    for seed in range(samples(2, 100)):
        bots: list[Player] = [RandomNamer() for _ in range(players)]
        session = play(GAME, deck_of(without_clock(players), seed), Seeded(seed), bots, Stream.seeded(seed))
        has_ended_well(session, players)
        shouts = [event for move in session.moves for event in move.applied.events if isinstance(event, Shouted)]
        right += sum(event.verdict is Verdict.RIGHT for event in shouts)
        assert all(event.verdict is not Verdict.SILENT for event in shouts)
    assert right


@pytest.mark.parametrize("players", PLAYERS)
def test_random_moves_play_to_the_end_against_the_clock(players: int, samples: Callable[[int, int], int]) -> None:
    won = 0
    for seed in range(samples(2, 100)):
        setup = deck_of(standard(players), seed)
        session = played(setup, Seeded(seed), Stream.seeded(seed).child("play"), most=20_000)
        assert is_over(session.state)
        has_ended_well(session, players)
        won += sum(isinstance(event, Won) for move in session.moves for event in move.applied.events)
    assert won


def test_a_bot_needs_a_seat() -> None:
    state = GAME.start(without_clock(2), Seeded(1)).state
    with pytest.raises(TypeError, match="plays a seat"):
        RandomNamer().choose(GAME.view(state, SPECTATOR), Finite((DRAW,)), Stream(1))
