"""All ways in which tiny positions can go on to the end, counted by hand and by the engine."""

from __future__ import annotations

from dataclasses import replace

import pytest

from moosekit.games.moose_in_the_house.setup import Setup, Trap, YesNo
from moosekit.games.moose_in_the_house.state import State
from tests.games.moose_in_the_house.playing import GAME, is_over
from tests.games.moose_in_the_house.told import table


def paths(state: State) -> int:
    """How many sequences of actions lead from a state to the end of the game."""
    if is_over(state):
        return 1
    seat = state.asked
    return sum(paths(GAME.apply(state, seat, action).state) for action in GAME.legal(state, seat).actions)


USUAL = Setup(2)
TINY = [
    # one room to each of two others, three times over
    ("HC; HC; HC", "R.kit; R.bath; R.bed", "", Setup(3), 2 * 2 * 2),
    # two equal moose, two equal rooms: which room first
    ("HC; HC kit kit", "M.kit x2;", "", USUAL, 2),
    # a trap that must snap, and one that may
    ("HC; HC kit", "M.kit; T", "", USUAL, 1),
    ("HC; HC kit", "M.kit; T", "", replace(USUAL, trap=Trap.MAY), 2),
    # nothing ever fits: four different cards to discard, then three, then the pile is used up
    ("HC; HC", "M.bath M.bed M.liv T x2; M.bath M.bed M.liv x2", "M.bed M.bath", USUAL, 4 * 3),
    # a door on the kitchen keeps the moose out and ends it; on the bedroom, the moose comes
    ("HC kit bed; HC", "D; M.kit", "", USUAL, 1 + 1),
    # the room to one of two others; then the house card has one place to go
    ("HC; HC; -", "R.kit; HC;", "", Setup(3), 2 * 1),
    # seat 1 passes; seat 2 builds and then shuts, or shuts and then builds, while seat 1 passes once more
    ("HC; HC bath", "M.bed; R.bed D", "", USUAL, 2),
    # a room that must be built, or that may be discarded instead
    ("HC; HC kit", "R.bath;", "T", USUAL, 1),
    ("HC; HC kit", "R.bath;", "T", replace(USUAL, must_act=YesNo.NO), 2),
]


@pytest.mark.parametrize(("houses", "hands", "deck", "setup", "count"), TINY)
def test_the_paths_of_a_tiny_position(houses: str, hands: str, deck: str, setup: Setup, count: int) -> None:
    assert paths(table(houses, hands, 1, deck, setup=setup).state) == count
