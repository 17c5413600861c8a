"""Moustache keeps what the kernel promises: the public kit over every number of players; and nothing leaks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from moosekit.core.asking import Frame
from moosekit.core.chance import Seeded
from moosekit.core.ids import OPEN, SPECTATOR, Seat, Viewer
from moosekit.core.secret import revealed
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.games.moustache.actions import PLAY, STEAL, Action, PassCards, pass_cards
from moosekit.games.moustache.cards import CARDS, AnimalCard, cards
from moosekit.games.moustache.events import Event, TrophyDrawn
from moosekit.games.moustache.rule_cards import SHIPPED, row_of
from moosekit.games.moustache.setup import PLAYERS, Setup
from moosekit.games.moustache.state import State
from moosekit.testing import conformance, leaks
from tests.games.moustache.playing import GAME, some_setup, steps

#: cards to pass that may be in a hand, are too many or too few, twice the same one, or in the wrong order
PASSES: tuple[Action, ...] = (
    *(pass_cards(CARDS[place : place + 3]) for place in range(0, 45, 7)),
    pass_cards(cards("G1 G2")),
    pass_cards(cards("G1 G1 G2")),
    pass_cards(cards("G1 G2 G3 G4")),
    PassCards(cards("G3 G2 G1")),
)


def universe(setup: Setup) -> tuple[Action, ...]:
    return (*PLAY, *STEAL, *PASSES)


def animals(state: State) -> list[AnimalCard]:
    """Every card but the jokers: which of those are dealt changes with the teams of a round (clause 3.6)."""
    return [card for zone in GAME.view(state, OPEN).zones for card in zone.cards if card.colour is not None]


def points(event: Event) -> list[tuple[Seat, int]]:
    """The trophies that were drawn."""
    value = revealed(event.value) if isinstance(event, TrophyDrawn) else None
    return [(event.seat, value)] if isinstance(event, TrophyDrawn) and value is not None else []


@pytest.mark.parametrize("players", PLAYERS)
def test_the_kit(players: int, samples: Callable[[int, int], int]) -> None:
    setups = [
        (Setup(players, row=row_of("pass-three,pink-open,twos-win,twins-vanish"), face_up=3, rounds=1), players),
        (replace(some_setup(players), players=players, rounds=2), players),
    ]
    report = conformance(
        GAME, setups, range(samples(1, 4)), universe, every=samples(9, 2), cards=animals, points=points
    )
    assert report.games == 2 * samples(1, 4)
    assert report.refused > 1_000


def test_the_kit_over_every_rule_card(samples: Callable[[int, int], int]) -> None:
    setups = [(Setup(4, row=(card,), rounds=1), 4) for card in SHIPPED]
    report = conformance(GAME, setups, range(samples(1, 3)), universe, every=samples(15, 3), points=points)
    assert report.games == len(SHIPPED) * samples(1, 3)


def same_luck(truth: State, imagined: State) -> State:
    """What a viewer imagines, but with the truth's later chance and row, so that only what lies hidden now differs."""
    trophies = imagined.match.trophies
    match = truth.match._replace(trophies=trophies)
    return State(match, imagined.round._replace(tokens=truth.round.tokens), imagined.now)


@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_leaks(players: int, samples: Callable[[int, int], int]) -> None:
    """Views, options, refusals, events, explanations, their words: the same whatever lies where a seat cannot see."""
    compared = 0
    for seed in range(samples(1, 20)):
        setup = replace(some_setup(seed), players=players, rounds=2)
        session = Session(GAME, setup, Seeded(seed))
        for number, state in enumerate(steps(session, Stream.seeded(seed))):
            viewers: tuple[Viewer, ...] = (*(Seat(seat) for seat in range(players)), SPECTATOR)
            viewer = viewers[number % len(viewers)]
            imagined = GAME.imagine(session.view(viewer), session.events(viewer), Stream(number))
            pending = state.table.pending
            last_pass = isinstance(pending, Frame) and len(pending.waiting) == 1
            ends = state.round.number == setup.rounds - 1 and sum(map(len, state.table.hands)) <= 1
            compared += leaks(
                GAME,
                state,
                same_luck(state, imagined),
                viewer,
                universe(setup)[:: 1 + number % 7],
                foresee=not last_pass and not ends,
                where=f"after move {number} of seed {seed}",
            )
    assert compared > 1_000
