"""The stream, the deal and plain play give the same in the engine and over NumPy arrays, a thousand rounds at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from moosekit.core.chance import Seeded
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.games.moustache.actions import PlayCard
from moosekit.games.moustache.stages import TEAMS
from tests.games.moustache.numpy_rounds import play_rounds
from tests.games.moustache.playing import GAME, plain, steps


def test_a_thousand_rounds_go_the_same_way(samples: Callable[[int, int], int]) -> None:
    """Every seat, every card, the stars, the winning team and every trophy."""
    count = samples(1_000, 10_000)
    rounds = play_rounds(np.arange(count, dtype=np.uint64))
    for seed in range(count):
        session = Session(GAME, replace(plain(4), rounds=1), Seeded(seed))
        for _ in steps(session, Stream.seeded(seed).child("play")):
            pass
        moves = [(move.actor, move.action.card.index) for move in session.moves if isinstance(move.action, PlayCard)]
        assert moves == list(zip(rounds.seats[seed].tolist(), rounds.cards[seed].tolist(), strict=True)), seed
        (result,) = session.state.match.results
        assert result.stars == tuple(rounds.stars[seed].tolist()), seed
        assert result.winner is TEAMS[int(rounds.winner[seed])], seed
        trophies = [sum(own) for own in session.state.match.trophies]
        assert trophies == rounds.trophies[seed].tolist(), seed
