"""Cards tried out in a lesson: the game decides, names are told once, and every misreading gets the ruling."""

import re
from html import unescape

import pytest

from moosekit.games.face_de_bouc import Setup, SpecialShout, position, standard
from moosekit.lessons import other_shouts, try_shouts, watch_shouts

NAMES = {"f01": "Zaza", "f03": "Kiwi", "f11": "Luna"}
KNOWN = position(standard(3), centre="f01 f03", card_open="f01", names={"f01": "Zaza", "f03": "Kiwi"}, turn=2)
SPECIAL = Setup(3, special_shout=SpecialShout.ON)
MATCH = position(SPECIAL, piles=["f03 f01", "f03", ""], centre="f11", card_open="f01", names=NAMES)
SHORT = Setup(3, copies=(2, 2, 2) + (0,) * 9)


def test_a_new_character_gets_a_name_and_the_left_neighbour_goes_on() -> None:
    begin = position(standard(3), draw="f01 f03")
    told = try_shouts(begin, "draw", "names Zaza", "draw").words
    assert "is called “Zaza”." in told
    assert "Seat 2 turns up the wide green face" in told
    assert told.count("Zaza") == 1


def test_whoever_turned_the_card_may_shout_and_the_winner_does_not_turn_the_next() -> None:
    assert try_shouts(KNOWN, "3 says zaza! @900").words.startswith("Seat 3 shouts “zaza!”. That is right!")
    told = try_shouts(KNOWN, "2 says Zaza @900", "2 draw", "1 draw").words
    assert "It is not your turn. Wait for seat 1." in told
    assert "Seat 1 turns up" in told


def test_a_wrong_name_costs_nothing() -> None:
    told = try_shouts(
        position(
            standard(3), piles=["", "f03", ""], centre="f01", card_open="f01", names={"f01": "Zaza", "f03": "Kiwi"}
        ),
        "2 says Kiwi @700",
    ).words
    assert told.startswith("Seat 2 shouts “Kiwi”. That is not the name.")
    assert "Seat 2: 1 card" in told


def test_an_old_name_is_wrong_after_a_new_one() -> None:
    told = try_shouts(KNOWN, "@10000", "names Bobo").words
    assert "Nobody remembers" in told
    renamed = position(standard(3), centre="f01", card_open="f01", names={"f01": "Bobo"})
    assert "“Zaza”. That is not the name." in try_shouts(renamed, "1 says Zaza @700").words


def test_equal_shouts_leave_the_cards_and_a_tenth_of_a_second_matters() -> None:
    told = try_shouts(KNOWN, "1 says Zaza @800", "3 says Zaza @900").words
    assert "are right at the same time. The cards stay." in told
    sooner = other_shouts(KNOWN, "1 says Zaza @800", "3 says Zaza @900").words.splitlines()
    assert [line.split()[-1] for line in sooner if "earlier" in line] == ["yes", "no"]


def test_the_special_shout_is_not_for_the_owner_nor_for_who_has_no_pile() -> None:
    told = try_shouts(MATCH, "1 special @500", "3 special @600", "2 special @700").words
    assert "Your own pile shows" in told
    assert "Without a won pile" in told
    assert "Seat 2 takes 2 cards of seat 1." in told


def test_a_mistaken_special_shout_costs_the_whole_pile() -> None:
    table = position(SPECIAL, piles=["f03 f01", "f03", ""], centre="f11", card_open="f11", names=NAMES)
    told = try_shouts(table, "1 special @500", "@700", "1 says Luna @900").words
    assert "Seat 1 puts 2 won cards onto the open pile." in told
    assert "You made the special shout by mistake." in told
    assert told.count("That is not allowed.") == 1  # what was to follow a refused press is left out


def test_cards_in_the_middle_belong_to_nobody_at_the_end() -> None:
    few = Setup(3, copies=(3,) + (0,) * 11)
    last = position(few, piles=["", "f01", ""], centre="f01", card_open="f01", names={"f01": "Zaza"})
    told = try_shouts(last, "1 says Zaza @800", "3 says Zaza @800").words
    assert "They belong to nobody." in told
    assert "First place: seat 2." in told


def test_no_picture_and_no_reason_holds_a_name() -> None:
    told = try_shouts(KNOWN, "1 says Zaza @800")
    svg = re.findall("<svg.*?</svg>", told.html, flags=re.DOTALL)
    assert svg
    assert not [one for one in svg if "Zaza" in one or "Kiwi" in one]
    assert "Kiwi" not in told.html
    assert told.html.count("Zaza") == 1
    for line in told.words.splitlines():
        assert line.strip() in unescape(told.html)


def test_a_whole_game_is_told_card_by_card() -> None:
    told = watch_shouts(SHORT, seed=1)
    lines = told.words.splitlines()
    assert len(lines) == 6
    assert all(" turns up " in line for line in lines)
    assert "The game is over." in lines[-1]
    assert watch_shouts(SHORT, seed=1).html == told.html


@pytest.mark.parametrize("move", ["fly", "2 says Zaza", "names", "2 special", "", "2 draws"])
def test_what_is_no_move_is_refused_or_quoted(move: str) -> None:
    with pytest.raises(ValueError, match="is no move"):
        try_shouts(KNOWN, move)


def test_other_shouts_are_asked_about_shouts_only() -> None:
    with pytest.raises(ValueError, match="is no shout"):
        other_shouts(KNOWN, "draw")


def test_it_speaks_french() -> None:
    assert try_shouts(KNOWN, "1 says Zaza @900", language="fr").words.startswith("La place 1 crie «\u00a0Zaza\u00a0».")
