"""The random bot plays whole games, and gets only what its seat may see."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from moosekit.bots import RandomBot
from moosekit.core.awaits import Over
from moosekit.core.bot import Bot, play
from moosekit.core.chance import Seeded
from moosekit.core.record import read_record, record_of, replay, write_record
from moosekit.core.stream import Stream
from moosekit.games.moose_in_the_house.actions import Action
from moosekit.games.moose_in_the_house.events import Event
from moosekit.games.moose_in_the_house.setup import PLAYERS, standard
from moosekit.games.moose_in_the_house.view import HouseView
from tests.games.moose_in_the_house.playing import GAME

Player = Bot[Action, Event, HouseView]


@pytest.mark.parametrize("players", PLAYERS)
def test_random_bots_play_to_the_end(players: int, samples: Callable[[int, int], int]) -> None:
    bots: list[Player] = [RandomBot() for _ in range(players)]
    for seed in range(samples(8, 100)):
        session = play(GAME, standard(players), Seeded(seed), bots, Stream.seeded(seed))
        awaits = GAME.awaits(session.state)
        assert isinstance(awaits, Over)
        assert sorted(seat for place in awaits.outcome.ranking for seat in place) == list(range(players))
        text = write_record(GAME, record_of(session))
        assert replay(GAME, read_record(GAME, text)).state.outcome == awaits.outcome
