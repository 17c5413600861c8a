"""Moves tried out in a lesson: what the game says is shown, in words and on the page, and nothing else."""

from html import unescape

import pytest

from moosekit.games.moose_in_the_house import position, standard
from moosekit.games.moose_in_the_house.notation import BadNotation
from moosekit.lessons import try_house, watch_house

HOUSES = ["HC", "HC kit", "- bed"]
TABLE = position(standard(3), houses=HOUSES, hands=["M.kit D M.bath", "R.bed T", "R.kit"], deck="R.liv R.liv …")
FEW = position(standard(2), houses=["HC", "HC kit"], hands=["M.kit D", "R.bed"], deck="")


def test_a_move_is_told_with_its_reasons_and_the_table_after_it() -> None:
    told = try_house(TABLE, "M.kit>2", "trap")
    assert "chases the moose away" in told.words
    assert "(What a trap does, clause 6.4)" in told.words
    assert told.words.splitlines()[-2] == "Seat 2: a house card and an empty kitchen."
    for line in told.words.splitlines():
        assert line.strip() in unescape(told.html)


def test_a_refused_move_says_why_and_the_next_one_starts_from_the_same_table() -> None:
    told = try_house(TABLE, "M.bath>3", "M.kit>2", "trap").words
    assert told.startswith("That is not allowed.\nSeat 3 has no house card yet")
    assert "Before the house card, clause 4.5" in told
    assert "chases the moose away" in told


def test_what_is_no_move_is_quoted() -> None:
    with pytest.raises(BadNotation, match="fly to the moon"):
        try_house(TABLE, "fly to the moon")


def test_a_game_is_told_to_its_end_and_an_answer_stays_with_its_moose() -> None:
    told = watch_house(FEW, seed=1)
    lines = told.words.splitlines()
    assert lines[0].startswith("1. A moose trots")
    assert "There is a moose in the kitchen of seat 2!" in lines[0]
    assert "The game is over." in lines[-1]
    assert told.html.count("<summary>1. ") == 1
    assert watch_house(FEW, seed=1).html == told.html


def test_a_table_that_did_not_change_is_not_drawn_again() -> None:
    told = watch_house(FEW, seed=1)
    assert told.html.count("<svg") < len(told.words.splitlines()) * FEW.match.setup.players * 12


def test_it_speaks_french() -> None:
    told = try_house(TABLE, "M.bath>3", language="fr").words
    assert told.startswith("Ce n'est pas permis.")
    assert "règle 4.5" in told
