"""The house game keeps what the kernel promises: the public kit over every number of players; and nothing leaks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from moosekit.core.chance import Seeded
from moosekit.core.ids import SPECTATOR, Seat, Viewer, seats
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.games.moose_in_the_house.actions import DISCARD, PASS, Action, Answer, PlayCard
from moosekit.games.moose_in_the_house.cards import KINDS
from moosekit.games.moose_in_the_house.events import Event, MooseCounted
from moosekit.games.moose_in_the_house.setup import PLAYERS, Setup
from moosekit.games.moose_in_the_house.state import State
from moosekit.testing import conformance, leaks
from tests.games.moose_in_the_house.golden_games import OTHER
from tests.games.moose_in_the_house.playing import GAME, some_setup, steps


def universe(setup: Setup) -> tuple[Action, ...]:
    """Every card on every house, with and without a room; seats and rooms that are not there too."""
    plays = [PlayCard(card, seat, place) for card in KINDS for seat in seats(setup.players) for place in (None, 0, 2)]
    nowhere = [PlayCard(card, seat) for card in KINDS[::4] for seat in (Seat(-1), Seat(setup.players))]
    return (*plays, *nowhere, *DISCARD, *Answer, PASS)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_kit(players: int, samples: Callable[[int, int], int]) -> None:
    setups = [(Setup(players), players), (replace(OTHER, players=players), players)]
    report = conformance(GAME, setups, range(samples(1, 4)), universe, every=samples(23, 5), points=points)
    assert report.games == 2 * samples(1, 4)
    assert report.refused > 1_000


@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_leaks(players: int, samples: Callable[[int, int], int]) -> None:
    """Views, options, refusals, events, explanations, their words: the same whatever lies where a seat cannot see.

    Steps are compared where no hidden card comes to light by them: not what the viewer draws, nor late house cards,
    nor the end.
    """
    compared = stepped = 0
    for seed in range(samples(1, 20)):
        setup = replace(some_setup(seed), players=players, named=None)
        session = Session(GAME, setup, Seeded(seed))
        for number, state in enumerate(steps(session, Stream.seeded(seed))):
            viewers: tuple[Viewer, ...] = (*seats(players), SPECTATOR)
            viewer = viewers[number % len(viewers)]
            imagined = GAME.imagine(session.view(viewer), session.events(viewer), Stream(number))
            foresee = blind(state, viewer)
            stepped += foresee
            where = f"after move {number} of seed {seed}"
            actions = universe(setup)[:: 1 + number % 7]
            compared += leaks(GAME, state, imagined, viewer, actions, foresee=foresee, where=where)
    assert compared > 500
    assert stepped > 0


def points(event: Event) -> list[tuple[Seat, int]]:
    """Moose count against whoever has them."""
    return [(event.seat, -event.in_house - event.in_hand)] if isinstance(event, MooseCounted) else []


def blind(state: State, viewer: Viewer) -> bool:
    """Whether the next step shows the viewer no card that it does not know: it does not draw, and nobody is told."""
    without = sum(not house.has_card for house in state.houses)
    following = (state.turn + 1) % len(state.hands)
    return without > 1 and len(state.deck) > 2 and viewer not in (following, state.asked)
