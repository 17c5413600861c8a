"""All ways in which the last tricks of a round can go, counted by hand and by the engine."""

from __future__ import annotations

from dataclasses import replace

import pytest

from moosekit.core.awaits import asked
from moosekit.games.moustache.position import position
from moosekit.games.moustache.setup import Setup
from moosekit.games.moustache.state import State
from tests.games.moustache.playing import GAME, options

ONE_ROUND = Setup(3, row=(), rounds=1)
FOUR = replace(ONE_ROUND, players=4)
LONE = ["pink-crown", "blue", "pink"]  # seat 2 is on its own and has the jokers


def paths(state: State) -> int:
    """How many sequences of cards lead to the end of the round."""
    seats = asked(GAME.awaits(state))
    if not seats:
        return 1
    return sum(paths(GAME.apply(state, seats[0], action).state) for action in options(state, seats[0]))


TINY = [
    # everybody has one card
    (["G1", "G2", "G3", "G4"], FOUR, "", 1),
    # all cards of one colour: any order in each hand
    (["G1 G2", "G3 G4", "G5 G6", "G7 G8"], FOUR, "", 2**4),
    # whoever leads chooses the colour; the others have one card of each and follow
    (["G1 P1", "G2 P2", "G3 P3", "G4 P4"], FOUR, "", 2),
    # seat 4 has no green: it is free while green is led, and must follow in pink
    (["G1 P1", "G2 P2", "G3 P3", "P4 P5"], FOUR, "", 2 + 2),
    # green led, seat 2 has none and plays orange or blue; with new-lead that is what seat 3 follows:
    # after orange it has to play its orange card, after blue its blue one
    (["G1 G2", "O1 B1", "O2 B2", "O3 B3"], FOUR, "", 2 * (2 * 2 * 2)),
    (["G1 G2", "O1 B1", "O2 B2", "O3 B3"], FOUR, "new-lead", 2 * 2),
    # the monkey may be played although seat 2 has green; then it chooses one of the trick's two cards, or later of
    # the other trick's two
    (["G1 G2", "G3 monkey", "G4 G5"], ONE_ROUND, "", 2 * 2 * 2 * 2),
    # a pigeon leaves nothing to take: no question
    (["G1 G2", "G3 pigeon", "G4 G5"], ONE_ROUND, "", 2 * 2 * 2),
]


@pytest.mark.parametrize(("hands", "setup", "row", "count"), TINY)
def test_the_paths_of_the_last_tricks(hands: list[str], setup: Setup, row: str, count: int) -> None:
    team_cards = LONE if setup.players == 3 else None
    assert paths(position(setup, hands=hands, row=row, team_cards=team_cards, leader=0)) == count
