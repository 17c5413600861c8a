"""The game keeps what the kernel promises: the public kit over every number of players; and nothing leaks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from moosekit.core.chance import Seeded
from moosekit.core.ids import SPECTATOR, Millis, Seat, Viewer, seats
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.core.timing import Elapsed, Stamped
from moosekit.games.moose_match_mayhem.actions import Action, Call, ChoosePair, Plain, Side, Touch
from moosekit.games.moose_match_mayhem.cards import Colour
from moosekit.games.moose_match_mayhem.events import Event, SetMade
from moosekit.games.moose_match_mayhem.make_up import PLAYERS
from moosekit.games.moose_match_mayhem.setup import Setup, turn_by_turn
from moosekit.games.moose_match_mayhem.state import State
from moosekit.testing import conformance, leaks
from tests.games.moose_match_mayhem.golden_games import TURNED
from tests.games.moose_match_mayhem.playing import GAME, some_move, some_setup, steps, with_switches


def universe(setup: Setup) -> tuple[Action, ...]:
    """Touches far too early or of cards that are not there, answers, words, and what only the clock may say.

    Where a seat has no clock, no stamp is too early.
    """
    early = () if None in setup.paces else (0, 1)
    stamps = ((99, 0), (-1, 0), *((place, -(10**8)) for place in early))
    touches = [Stamped(Touch(place), Millis(at)) for place, at in stamps]
    pairs = [ChoosePair(colour) for colour in (*Colour, None)]
    return (*touches, *(Call(side) for side in Side), *pairs, *Plain, Elapsed(Millis(0)), Elapsed(Millis(10**6)))


@pytest.mark.parametrize("players", PLAYERS)
def test_the_kit(players: int, samples: Callable[[int, int], int]) -> None:
    """A short game with clocks, one turn by turn, and one with every switch turned and a slow seat."""
    slow = with_switches(Setup(players, paces=(1, 3, *(1,) * (players - 2)), goal=1, all_clear=Millis(900)), TURNED)
    setups = [
        (Setup(players, goal=1), players),
        (replace(turn_by_turn(players), goal=2), players),
        (replace(slow, grab_limit=Millis(1_500)), players),
    ]
    report = conformance(
        GAME, setups, range(samples(1, 4)), universe, every=samples(17, 5), move=some_move, points=points
    )
    assert report.games == 3 * samples(1, 4)
    assert report.refused > 500


@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_leaks(players: int, samples: Callable[[int, int], int]) -> None:
    """Views, options, refusals, events, explanations, their words: the same whatever lies where nobody can see.

    Steps are compared where no hidden card comes to light by them: not the last seat that turns its card over.
    """
    compared = stepped = 0
    for seed in range(samples(2, 30)):
        setup = some_setup(seed, players)
        session = Session(GAME, setup, Seeded(seed))
        for number, state in enumerate(steps(session, Stream.seeded(seed), most=150)):
            viewers: tuple[Viewer, ...] = (*seats(players), SPECTATOR)
            viewer = viewers[number % len(viewers)]
            imagined = GAME.imagine(session.view(viewer), session.events(viewer), Stream(number))
            foresee = blind(state)
            stepped += foresee
            where = f"after move {number} of seed {seed}"
            actions = universe(setup)[:: 1 + number % 3]
            compared += leaks(GAME, state, imagined, viewer, actions, foresee=foresee, where=where)
    assert compared > 500
    assert stepped > 20


def points(event: Event) -> list[tuple[Seat, int]]:
    """A set counts one."""
    return [(event.seat, 1)] if isinstance(event, SetMade) else []


def blind(state: State) -> bool:
    """Whether the next step shows no hidden card, draws none, and judges no touch that is still sealed."""
    if state.flip is None:
        return len(state.ready) + 1 < state.setup.players
    return not state.flip.paused


def test_filed_touches_are_nobodys_business() -> None:
    """A touch that nobody has judged is in no view and in no event, not even for who touches again."""
    session = Session(GAME, Setup(3), Seeded(1))
    for seat in seats(3):
        session.do(seat, Plain.FLIP)
    everybody: tuple[Viewer, ...] = (*seats(3), SPECTATOR)
    before = [session.view(viewer) for viewer in everybody]
    assert session.do(seats(3)[1], Stamped(Touch(2), Millis(500))) == ()
    assert [session.view(viewer) for viewer in everybody] == before
