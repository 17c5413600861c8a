"""All ways in which tiny games can go on to the end, counted by hand and by the engine."""

from __future__ import annotations

from math import comb

import pytest

from moosekit.core.awaits import Finite, Turn, asked
from moosekit.core.ids import Millis, Seat
from moosekit.core.timing import Stamped
from moosekit.games.face_de_bouc.actions import Action, Name, Say
from moosekit.games.face_de_bouc.position import position
from moosekit.games.face_de_bouc.setup import Setup
from moosekit.games.face_de_bouc.state import State
from moosekit.games.face_de_bouc.switches import Clock, LastCard, Penalty, SpecialShout, Tries
from tests.games.face_de_bouc.playing import GAME, is_over

NAME = "Pip"
WRONG = "Potato"


def actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """What the seat may do; as a text, the name or a wrong one."""
    options = GAME.legal(state, seat)
    if isinstance(options, Finite):
        return options.actions
    if options.code == "bouc.ask.shout":
        return tuple(Stamped(Say(text), Millis(0)) for text in (NAME, WRONG))
    name = Name(NAME)
    return (name,) if isinstance(GAME.awaits(state), Turn) else (Stamped(name, Millis(0)),)


def paths(state: State) -> int:
    """How many sequences of actions lead from a state to the end of the game, whoever answers first."""
    if is_over(state):
        return 1
    return sum(
        paths(GAME.apply(state, seat, action).state)
        for seat in asked(GAME.awaits(state))
        for action in actions(state, seat)
    )


# A pass is one step, a shout two: to press and to say a right or a wrong name. Two seats answer in any order of steps.
PASSES, SHOUTS = 1, 2
ANSWERS = [PASSES, SHOUTS, SHOUTS]
TWO_SEATS = sum(comb(one + two, one) for one in ANSWERS for two in ANSWERS)


def tiny(cards: int, **switches: object) -> Setup:
    """Two seats, one try, and so many cards of one character; seat 1 begins."""
    special = SpecialShout.ON if switches.get("special") else SpecialShout.OFF
    last = LastCard.ENDS_AT_ONCE if switches.get("at_once") else LastCard.PLAYED_OUT
    penalty = Penalty.ONE_CARD if switches.get("penalty") else Penalty.NONE
    return Setup(
        2,
        copies=(cards,) + (0,) * 11,
        first=Seat(0),
        clock=Clock.TURNS,
        tries=Tries.ONE,
        special_shout=special,
        last_card=last,
        penalty=penalty,
    )


def test_a_single_card_is_named() -> None:
    assert paths(position(tiny(1))) == 1


def test_two_cards() -> None:
    """2 + 4·3 + 4·6 ways to answer, and whatever the answers, one way to the end."""
    assert TWO_SEATS == 2 + 12 + 24
    assert paths(position(tiny(2))) == TWO_SEATS


def test_the_last_card_ends_the_game_at_once() -> None:
    assert paths(position(tiny(2, at_once=True))) == 1
    assert paths(position(tiny(3, at_once=True))) == TWO_SEATS


def test_three_cards() -> None:
    """Every way to answer once is followed by every way to answer again."""
    assert paths(position(tiny(3))) == TWO_SEATS**2


@pytest.mark.parametrize("penalty", [False, True])
def test_the_special_shout_of_one_seat(penalty: bool) -> None:
    """Seat 1 owns the matching pile and cannot use it; seat 2 has no pile. So nothing changes."""
    setup = tiny(2, special=True, penalty=penalty)
    state = position(setup, piles=["f01", ""], names={"f01": NAME}, turn=1)
    assert paths(state) == TWO_SEATS
