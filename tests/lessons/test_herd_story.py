"""Flips tried out in a lesson: the game decides, the clock judges, and every misreading gets the ruling."""

from html import unescape

import pytest

from moosekit.games.moose_match_mayhem import Setup, position, standard
from moosekit.games.moose_match_mayhem.notation import BadNotation
from moosekit.lessons import other_hands, try_flip, watch_flips

THREE = standard(3)
FREE = position(THREE, middle="moose.b bear.w yeti.g")
CLOSE = position(THREE, herds=["moose.b x2", "", ""], middle="moose.* bear.w squirrel.w")


def test_touches_are_judged_together_in_the_order_of_their_time() -> None:
    told = try_flip(FREE, "2 a@600", "1 a@300")
    assert told.words.startswith("Seat 1 has a brown moose.\nToo late, seat 2")
    assert "(The first touch counts, clause 3.4)" in told.words
    for line in told.words.splitlines():
        assert line.strip() in unescape(told.html)


def test_nobody_may_refuse_a_card_and_time_gives_what_is_left() -> None:
    left = position(THREE, herds=["moose.b", "bear.w", ""], middle="moose.b bear.w yeti.g", taken=[0, 1, None])
    told = try_flip(left, "3 hands-off", "@10000").words
    assert told.startswith("That is not allowed.")
    assert "Seat 3 is given a grey yeti." in told


@pytest.mark.parametrize(
    ("herd", "middle", "said"),
    [
        ("bear.b x2", "moose.* bear.b squirrel.w", "A wild moose helps no other animal"),
        ("moose.b x2", "moose.w bear.b squirrel.w", "no three in one colour: no set"),
        ("yeti.w moose.b", "yeti.g bear.b squirrel.w", "two different colours: nothing happens"),
    ],
)
def test_what_makes_no_set_and_scares_nobody(herd: str, middle: str, said: str) -> None:
    table = position(THREE, herds=[herd, "", ""], middle=middle)
    told = try_flip(table, "1 a@300").words
    assert said in told
    assert "Finished set" not in told


def test_two_yetis_of_one_colour_take_the_herd_and_leave_the_sets() -> None:
    table = position(
        THREE, herds=["yeti.w bear.b x2", "", ""], sets=[["moose.b x3"], [], []], middle="yeti.w bear.w moose.w"
    )
    told = try_flip(table, "1 a@300").words
    assert "Yetis! The herd of seat 1 runs away." in told
    assert "Seat 1: no cards. Finished set: a brown moose, a brown moose and a brown moose." in told


def test_any_touch_beside_an_avalanche_costs_the_herd_and_the_card_is_not_kept() -> None:
    table = position(THREE, herds=["moose.b x2", "", ""], middle="moose.b avalanche bear.w")
    told = try_flip(table, "1 a@300").words
    assert "The herd of seat 1 is swept away.\nAll clear! 3 cards" in told
    assert "Seat 1: no cards." in told
    assert "Seat 1 touches nothing" in other_hands(table, "1 a@300").words


def test_a_dispute_waits_for_the_token_and_a_tenth_of_a_second_matters() -> None:
    told = try_flip(CLOSE, "1 a@400", "2 a@500", "heads").words
    assert "Stop! Seat 1 and seat 2" in told
    assert "Seat 1 calls heads" in told
    quicker = other_hands(CLOSE, "1 a@400", "2 a@500").words.splitlines()
    assert [line.split()[-1] for line in quicker if "quicker" in line] == ["yes", "no"]


def test_a_whole_game_is_told_flip_by_flip() -> None:
    told = watch_flips(Setup(3, goal=1), seed=1)
    lines = told.words.splitlines()
    assert all("Moose, match … mayhem!" in line for line in lines)
    assert "The game is over." in lines[-1]
    assert "is ready" not in told.html
    assert told.html.count("<details><summary>Why?") == len(lines)
    assert watch_flips(Setup(3, goal=1), seed=1).html == told.html


@pytest.mark.parametrize("move", ["1 z9", "fly", "1 touch a"])
def test_what_is_no_move_is_quoted(move: str) -> None:
    with pytest.raises(BadNotation):
        try_flip(FREE, move)


def test_other_hands_are_asked_about_touches_only() -> None:
    with pytest.raises(BadNotation, match="heads"):
        other_hands(FREE, "heads")


def test_it_speaks_french() -> None:
    told = try_flip(FREE, "1 a@300", language="fr").words
    assert told.startswith("La place 1 a un élan brun.")
    assert "Cartes retournées" in told
