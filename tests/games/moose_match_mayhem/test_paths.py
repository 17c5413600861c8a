"""All ways in which tiny turn-by-turn flips can go, counted by hand and by the engine."""

from __future__ import annotations

from dataclasses import replace

import pytest

from moosekit.core.awaits import asked
from moosekit.core.ids import CLOCK
from moosekit.core.timing import START, Elapsed
from moosekit.games.moose_match_mayhem.setup import Setup, turn_by_turn
from moosekit.games.moose_match_mayhem.state import State
from moosekit.games.moose_match_mayhem.switches import ThreeWilds
from tests.games.moose_match_mayhem.playing import GAME
from tests.games.moose_match_mayhem.table import laid

USUAL = turn_by_turn(3)


def paths(state: State) -> int:
    """In how many ways the flip goes on to its end; seats choose one after another, and the clock when all have."""
    if state.flip is None or state.outcome is not None:
        return 1
    waiting = asked(GAME.awaits(state))
    if not waiting:
        return paths(GAME.apply(state, CLOCK, Elapsed(START)).state)
    return sum(paths(GAME.apply(state, waiting[0], a).state) for a in GAME.legal(state, waiting[0]).actions)


# Three seats choose one of three cards. All different: 6 ways. Two on one card and one on another: 18 ways, each with
# 2 calls; the loser takes the last card. All on one card: 3 ways; 2 calls and 2 calls, which leaves two losers and two
# cards: they choose alike in 2 ways, with 2 calls and then the last card, or differently in 2 ways: 2·2 + 2 = 6.
PLAIN = 6 + 18 * 2 + 3 * 2 * 2 * 6
TINY = [
    ("bear.b bear.w squirrel.b", "", USUAL, PLAIN),
    # any touch or hands off: four options each
    ("bear.b avalanche squirrel.b", "", USUAL, 4**3),
    ("avalanche avalanche avalanche", "moose.*;;", USUAL, 4**3),
]


@pytest.mark.parametrize(("middle", "herds", "setup", "count"), TINY)
def test_the_paths_of_a_tiny_flip(middle: str, herds: str, setup: Setup, count: int) -> None:
    assert paths(laid(middle, herds, setup=setup).state) == count


def test_a_wild_that_fits_two_pairs_asks_whenever_seat_1_gets_it() -> None:
    """By symmetry seat 1 gets the first card in a third of the ways, and each of those has two pairs to choose."""
    at = laid("moose.* bear.w squirrel.b", "moose.b x2 moose.w x2;;", setup=USUAL)
    assert paths(at.state) == PLAIN + PLAIN // 3


def test_three_wilds_end_the_game_in_the_ways_in_which_seat_1_gets_the_third() -> None:
    """A third set ends the flip at once: fewer ways than with the switch that makes it no set."""
    sets = [["bear.b x3", "bear.w x3"], [], []]
    ends = laid("moose.* bear.w squirrel.b", "moose.* x2;;", sets=sets, setup=USUAL)
    goes_on = laid(
        "moose.* bear.w squirrel.b", "moose.* x2;;", sets=sets, setup=replace(USUAL, three_wilds=ThreeWilds.NO_SET)
    )
    assert paths(goes_on.state) == PLAIN
    assert paths(ends.state) < PLAIN
