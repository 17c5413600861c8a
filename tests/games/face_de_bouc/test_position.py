"""Positions set up by hand: played on; every fault is told, and all at once."""

from __future__ import annotations

import pytest

from moosekit.core.awaits import Turn, Window
from moosekit.core.chance import Seeded
from moosekit.core.ids import Seat, seats
from moosekit.core.refusal import BadSetup
from moosekit.games.face_de_bouc.actions import DRAW
from moosekit.games.face_de_bouc.position import position
from moosekit.games.face_de_bouc.setup import Setup
from moosekit.games.face_de_bouc.state import State
from tests.games.face_de_bouc.playing import GAME

NAMES = {"f01": "Bob", "f02": "Pip"}


def cards_of(state: State) -> list[str]:
    return sorted(face.code for zone in (state.draw, state.centre, *state.piles) for face in zone)


def test_no_card_is_lost_and_the_rest_is_mixed_by_chance() -> None:
    given = [
        position(
            Setup(3), draw="f02 f03", centre="f01", piles=["", "f02 f02", ""], names=NAMES, turn=1, chance=Seeded(seed)
        )
        for seed in (1, 2)
    ]
    for state in given:
        assert [face.code for face in state.draw[:2]] == ["f02", "f03"]
        assert cards_of(state) == sorted(face.code for face in Setup(3).deck)
        assert GAME.awaits(state) == Turn(Seat(1))
    assert given[0].draw != given[1].draw


def test_a_card_can_lie_open_already() -> None:
    state = position(Setup(3), card_open="f01", centre="f01", names={"f01": "Bob"})
    assert state.shown.code == "f01"
    awaits = GAME.awaits(state)
    assert isinstance(awaits, Window)
    assert awaits.seats == seats(3)


def test_every_fault_is_told_at_once() -> None:
    with pytest.raises(BadSetup) as refused:
        position(
            Setup(3),
            draw="f01 nobody",
            centre="f01 f01 f01",
            piles=["f01 f01 f13", "f02"],
            names={"f03": "?!", "f01": "Bob"},
            turn=3,
            card_open="f04 f05",
        )
    told = "\n".join(refused.value.faults)
    for part in (
        "'nobody' is no card",
        "'f13' is no card",
        "2 piles were given for 3 seats",
        "the turn 3 is no seat",
        "2 cards are open",
        "'f01' is there 6 times; the deck has 5",
        "'f02' has been turned up but has no name",
        "'f03' has a name but has never been turned up",
        "'?!' of 'f03' cannot be a name",
    ):
        assert part in told
    assert len(refused.value.faults) == 9


def test_a_position_without_a_card_to_turn_up_is_over() -> None:
    tiny = Setup(2, copies=(2,) + (0,) * 11)
    with pytest.raises(BadSetup, match="no card is left"):
        position(tiny, centre="f01", piles=["f01", ""], names={"f01": "Bob"})
    state = position(tiny, piles=["f01", ""], names={"f01": "Bob"})
    assert GAME.apply(state, Seat(0), DRAW).state.draw == ()
