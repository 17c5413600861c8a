"""What a viewer imagines looks to it exactly like the truth, holds the same cards, and can be played to the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from moosekit.core.awaits import Over
from moosekit.core.chance import Seeded
from moosekit.core.ids import OPEN, SPECTATOR, Seat, Viewer, seats
from moosekit.core.json_data import canonical
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.games.moose_match_mayhem.clock import awaited
from tests.games.moose_match_mayhem.playing import GAME, some_action, some_setup, steps


def test_imagined_states_look_like_the_truth(samples: Callable[[int, int], int]) -> None:
    sealed = 0
    for seed in range(samples(10, 150)):
        session = Session(GAME, some_setup(seed), Seeded(seed))
        viewers: tuple[Viewer, ...] = (*seats(session.setup.players), SPECTATOR, OPEN)
        for number, truth in enumerate(steps(session, Stream.seeded(seed), most=500)):
            if number % 11 != seed % 11:
                continue
            viewer = viewers[number % len(viewers)]
            state = GAME.imagine(session.view(viewer), session.events(viewer), Stream(number))
            assert canonical(GAME.view(state, viewer)) == canonical(session.view(viewer))
            cards = [Counter(c for zone in GAME.view(one, OPEN).zones for c in zone.cards) for one in (state, truth)]
            assert cards[0] == cards[1]
            if state.flip is not None and truth.flip is not None:
                assert state.flip.acted == truth.flip.acted
                assert awaited(state, state.flip) == awaited(truth, truth.flip)
                sealed += len(state.flip.acted)
    assert sealed > 5


@pytest.mark.parametrize("seed", range(8))
def test_an_imagined_game_goes_on_to_its_end(seed: int) -> None:
    session = Session(GAME, some_setup(seed), Seeded(seed))
    for _ in steps(session, Stream.seeded(seed), most=40 + 9 * seed):
        pass
    viewer = Seat(seed % 3)
    state = GAME.imagine(session.view(viewer), session.events(viewer), Stream(seed))
    moves = 0
    while (action := some_action(state, Stream(seed).at(moves))) is not None:
        state = GAME.apply(state, *action).state
        moves += 1
    assert isinstance(GAME.awaits(state), Over)


def test_an_over_game_is_imagined_over() -> None:
    session = Session(GAME, some_setup(2), Seeded(3))
    for _ in steps(session, Stream.seeded(3)):
        pass
    state = GAME.imagine(session.view(Seat(0)), session.events(Seat(0)), Stream(1))
    assert isinstance(GAME.awaits(state), Over)
