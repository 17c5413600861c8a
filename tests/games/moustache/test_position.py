"""Positions set up by hand: played on to the end of the round; every fault is told, and all at once."""

from __future__ import annotations

from typing import TypedDict, Unpack

import pytest

from moosekit.core.ids import Seat
from moosekit.core.refusal import BadSetup
from moosekit.games.moustache.actions import PLAY
from moosekit.games.moustache.cards import cards
from moosekit.games.moustache.position import position
from moosekit.games.moustache.setup import standard
from moosekit.games.moustache.stages import Team
from moosekit.games.moustache.state import RoundResult, State
from tests.games.moustache.playing import GAME

FOUR = standard(4)
HANDS = ["P3 G1", "G2 G4", "B2 O1", "O5 P7"]


class Given(TypedDict, total=False):
    trick: str
    leader: int
    piles: list[str]
    lost: str
    row: str
    to_come: str
    team_cards: list[str]
    round: int
    results: list[RoundResult]
    trophies: list[list[int]]


def laid(hands: list[str] = HANDS, **given: Unpack[Given]) -> State:
    return position(FOUR, hands=hands, **given)


def faults(hands: list[str] = HANDS, **given: Unpack[Given]) -> str:
    with pytest.raises(BadSetup) as refused:
        laid(hands, **given)
    return "\n".join(refused.value.faults)


def test_a_position_is_played_on() -> None:
    state = laid(row="twos-win", leader=2)
    for code in ("B2", "O5", "P3", "G2"):
        (card,) = cards(code)
        state = GAME.apply(state, state.table.turn, PLAY[card.index]).state
    assert state.table.piles[2] == cards("B2 O5 P3 G2")
    assert state.table.turn == 2


def test_the_row_goes_on_as_it_was_given() -> None:
    state = laid(row="twos-win,reversed", to_come="new-lead", round=1, results=[result()], trophies=[[3], [], [1], []])
    assert [card.id for card in state.round.rules.row.cards] == ["twos-win", "reversed"]
    assert [card.id for card in state.match.row] == ["twos-win", "reversed", "new-lead"]
    assert GAME.view(state, Seat(0)).facts.hidden_in_row == 1


def result() -> RoundResult:
    return RoundResult((9, 3), Team.PINK, (Team.PINK, Team.BLUE, Team.PINK, Team.BLUE))


def test_pink_cards_lie_open_where_they_must() -> None:
    state = laid(row="pink-open")
    assert GAME.view(state, Seat(1)).zone("hand", Seat(3)).cards == cards("P7")


def test_unknown_cards_and_rules() -> None:
    told = faults(hands=["P3 G11", "G2 G4", "B2 O1", "O5 P7"], row="twos-lose", lost="X")
    assert "'G11' is no card" in told
    assert "'X' is no card" in told
    assert "there is no rule card 'twos-lose'" in told


def test_a_card_twice() -> None:
    assert "'G2' is there twice" in faults(lost="G2")


def test_jokers_that_are_not_in_play() -> None:
    assert "with 4 players 0 jokers are in play" in faults(lost="monkey")


def test_sizes() -> None:
    told = faults(hands=["P3"], piles=["", ""], team_cards=["pink", "blue", "pink", "blue"], leader=7, round=4)
    for part in ("1 hands were given for 4 seats", "2 piles", "team cards", "leader 7", "round 4"):
        assert part in told


def test_hands_that_do_not_fit_together() -> None:
    assert "all should have equally many" in faults(hands=["P3 G1", "G2", "B2 O1", "O5 P7"])
    assert "hands of 0 cards" in faults(hands=["", "", "", ""])


def test_more_cards_won_than_played() -> None:
    full = [" ".join(f"{letter}{value}" for value in range(10)) for letter in "GPOB"]
    assert "at most 0 have been played" in faults(hands=full, lost="G10")


def test_a_trick_that_did_not_follow_suit() -> None:
    told = faults(hands=["G1", "G4", "B2 O1", "O5 P7"], trick="G3 P9", leader=0)
    assert "'P9' of seat 2 may not be played from the hand 'G4 P9' (clause 4.3)" in told


def test_a_trick_that_is_complete() -> None:
    assert "it is complete" in faults(hands=["G1", "G4", "B2", "O5"], trick="G3 G9 B7 O6")


def test_too_long_a_row_and_one_that_is_not_turned_up() -> None:
    assert "at most 4" in faults(row="twos-win,reversed,new-lead", to_come="threes-low,most-blue")
    assert "in the row twice" in faults(row="twos-win", to_come="twos-win")
    assert "0 rule cards are face up in round 1: at least 1" in faults(to_come="twos-win")


def test_a_past_that_does_not_fit() -> None:
    assert "0 results were given for the 1 rounds" in faults(round=1)
    told = faults(round=1, results=[result()], trophies=[[7], [2], [], []])
    assert "seat 1 has a trophy 7 of round 1" in told
    assert "seat 2 has 1 trophies and has won 0" in told
    assert "seat 3 has 0 trophies and has won 1" in told
