"""Face de bouc keeps what the kernel promises, with and without a clock: the public kit, and nothing leaks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pytest

from moosekit.core.ids import SPECTATOR, Millis, Seat, Viewer
from moosekit.core.timing import Elapsed, Stamped
from moosekit.games.face_de_bouc.actions import DRAW, PASS, PRESS, SPECIAL, Act, Action, Name
from moosekit.games.face_de_bouc.events import Event, Paid, PileTaken, Won
from moosekit.games.face_de_bouc.setup import PLAYERS, Setup, standard, without_clock
from moosekit.games.face_de_bouc.switches import Clock
from moosekit.testing import conformance, leaks
from tests.games.face_de_bouc.parallel import in_other_words
from tests.games.face_de_bouc.playing import GAME, some_game, some_move, some_setup

START: Final = Millis(0)
ACTS: Final[tuple[Act, ...]] = (PASS, PRESS, SPECIAL)
TINY: Final = (2, 2, 2) + (0,) * 9


def universe(setup: Setup) -> tuple[Action, ...]:
    """Actions that a seat may try at any time; names only where a list of options cannot hold them anyway."""
    stamped: list[Action] = [Stamped(act, START) for act in ACTS]
    late: list[Action] = [] if setup.clocked else [Stamped(act, Millis(-1)) for act in ACTS]
    return (DRAW, *stamped, *late, Elapsed(START))


def points(event: Event) -> list[tuple[Seat, int]]:
    """Won cards count one each, whoever pays or loses them has as many fewer."""
    match event:
        case Won(seat, cards):
            return [(seat, len(cards))]
        case PileTaken(seat, owner, cards):
            return [(seat, len(cards)), (owner, -len(cards))]
        case Paid(seat, cards):
            return [(seat, -len(cards))]
        case _:
            return []


@pytest.mark.parametrize("players", PLAYERS)
def test_the_kit(players: int, samples: Callable[[int, int], int]) -> None:
    setups = [
        (replace(standard(players), copies=TINY), players),
        (replace(without_clock(players), copies=TINY), players),
        (replace(some_setup(players, Clock.STAMPS), players=players, copies=TINY), players),
        (replace(some_setup(players, Clock.TURNS), players=players, copies=TINY), players),
    ]
    report = conformance(
        GAME, setups, range(samples(1, 12)), universe, every=samples(11, 1), move=some_move, points=points
    )
    assert report.games == 4 * samples(1, 12)
    assert report.refused > 100


def test_the_last_answer_of_a_round_is_out_though_somebody_is_asked_again() -> None:
    """In turns, a wrong name lets its seat try again, once all have answered: by then the other answers are known."""
    setup = replace(some_setup(2, Clock.TURNS), players=2, copies=TINY)
    assert conformance(GAME, [(setup, 2)], [7], universe, every=1, move=some_move, points=points).games == 1


@pytest.mark.parametrize("clock", list(Clock))
def test_the_kit_over_set_ups_by_chance(clock: Clock, samples: Callable[[int, int], int]) -> None:
    setups = [
        (replace(some_setup(seed, clock), copies=TINY), some_setup(seed).players)
        for seed in range(50, 50 + samples(5, 80))
    ]
    report = conformance(GAME, setups, [3], universe, every=samples(11, 2), move=some_move, points=points)
    assert report.games == samples(5, 80)


def test_nothing_leaks(samples: Callable[[int, int], int]) -> None:
    """Views, options, refusals, events, explanations, their words: the same whatever the names are."""
    compared = 0
    for seed in range(samples(6, 150)):
        session = some_game(seed)
        other = in_other_words(session)
        viewers: tuple[Viewer, ...] = (*(Seat(seat) for seat in range(session.setup.players)), SPECTATOR)
        for place in range(0, session.position + 1, 5):
            compared += leaks(
                GAME,
                session.state_at(place),
                other.state_at(place),
                viewers[place % len(viewers)],
                (*universe(session.setup), Name("?!"), Stamped(Name("?!"), START)),
                where=f"after move {place} of seed {seed}",
            )
    assert compared > 500


def test_logs_and_explanations_are_the_same_whatever_the_names_are(samples: Callable[[int, int], int]) -> None:
    for seed in range(samples(5, 80)):
        session = some_game(seed)
        other = in_other_words(session)
        viewers: tuple[Viewer, ...] = (*(Seat(seat) for seat in range(session.setup.players)), SPECTATOR)
        for viewer in viewers:
            assert session.events(viewer) == other.events(viewer)
            for move in range(1, session.position + 1, 4):
                assert session.explain(move, viewer) == other.explain(move, viewer)
