"""Rulings 3.3 of Face de bouc: the special shout with all its cases."""

from __future__ import annotations

from typing import Unpack

import pytest

from moosekit.games.face_de_bouc.setup import Setup
from moosekit.games.face_de_bouc.switches import (
    AfterMistake,
    NameAndSpecial,
    OwnerSpecial,
    Penalty,
    SpecialOff,
    SpecialTop,
    Tries,
)
from moosekit.words import narrate
from tests.games.face_de_bouc.bench import Bench, Switches, clocked, special
from tests.traceability import assert_decided

REFUSED = ["special.own-pile", "special.refused"]


def match(won: dict[int, str] | None = None, **switches: Unpack[Switches]) -> Bench:
    """Four seats; seat 2 has turned up K4 "Pip", which lies on top of seat 1's pile; K3 lies below."""
    piles = {1: "K7 K4", 3: "K2"} if won is None else won
    table = Bench(special(4, **switches), draw="K4 K3", centre="K3", won=piles, names={"K4": "Pip"}, turn=2)
    assert table.draw(2) == []
    return table


def no_match(**switches: Unpack[Switches]) -> Bench:
    """The same, and nobody has K4 on top."""
    return match({1: "K4 K7", 3: "K2 K5"}, **switches)


def test_bouc_18_the_special_shout_is_optional_and_the_first_right_shout_of_either_kind_wins() -> None:
    table = match()
    table.shout(3, "Pip", 300)
    table.special(3, 900)
    table.until(451)
    assert table.won == [2, 0, 3, 0]
    other = match()
    other.special(3, 300)
    other.shout(4, "Pip", 900)
    other.until(451)
    assert (other.won, other.top(3)) == ([0, 0, 5, 0], "K4")
    assert_decided(other.notes, "special", "6.2")


def test_bouc_19_without_a_pile_it_is_ignored() -> None:
    table = match()
    assert table.special(4, 300) == ["special.no-pile"]
    assert_decided(table.refusals, "no-pile", "6.6")
    assert table.won == [2, 0, 1, 0]


def test_bouc_20_an_owner_is_refused_without_penalty() -> None:
    table = match()
    assert table.special(1, 300) == REFUSED
    assert_decided(table.refusals, "owner", "6.4")
    table.shout(1, "Pip", 400)
    table.until(551)
    assert table.won == [4, 0, 1, 0]


def test_bouc_20_other_an_owner_pays_for_a_mistake() -> None:
    table = match(owner_special=OwnerSpecial.MISTAKE)
    assert table.special(1, 300) == []
    table.until(451)
    assert (table.won, len(table.state.centre)) == ([0, 0, 1, 0], 4)
    assert_decided(table.notes, "owner-special", "6.5")


def test_bouc_21_two_owners_lose_both_piles_and_neither_may_shout() -> None:
    table = match({1: "K7 K4", 3: "K2", 4: "K4"})
    assert table.special(1, 100) == REFUSED
    assert table.special(4, 100) == REFUSED
    table.special(3, 300)
    table.until(451)
    assert table.won == [0, 0, 6, 0]
    assert_decided(table.notes, "several-owners", "6.3")


def test_bouc_22_without_a_match_all_won_cards_are_paid() -> None:
    table = no_match()
    table.special(3, 300)
    table.until(451)
    assert (table.won, table.centre) == ([2, 0, 0, 0], "K3 K2 K5 K4")
    assert_decided(table.notes, "mistake", "6.7")


def test_bouc_22_on_a_new_character_too() -> None:
    table = Bench(special(3), draw="K9", centre="K3", won={1: "K3 K3"}, turn=2)
    table.draw(2)
    assert table.name(2, "Quince", 800) == []
    table.special(1, 799)
    table.until(801)
    assert (table.won, table.centre, table.to_draw) == ([0, 0, 0], "K3 K3 K3 K9", 3)


def test_bouc_22_a_special_shout_after_the_name_is_too_late() -> None:
    table = Bench(special(3), draw="K9", centre="K3", won={1: "K3 K3"}, turn=2)
    table.draw(2)
    table.special(1, 801)
    table.name(2, "Quince", 800)
    table.until(900)
    assert table.won == [2, 0, 0]


def test_bouc_23_the_round_goes_on_and_the_shouter_is_out() -> None:
    table = no_match()
    table.special(3, 300)
    table.until(451)
    assert table.shout(3, "Pip", 500) == ["shout.barred"]
    assert_decided(table.refusals, "after-mistake", "6.8")
    table.shout(4, "Pip", 600)
    table.until(751)
    assert table.won == [2, 0, 0, 4]


def test_bouc_39_whoever_is_barred_counts_as_having_passed_and_not_as_having_had_the_one_try() -> None:
    """With one try each, seat 3 is out by its mistake and seat 4 by its try; the explanation tells them apart."""
    table = no_match(tries=Tries.ONE)
    table.special(3, 300)
    table.shout(4, "Quince", 320)
    table.until(501)
    assert table.shout(3, "Pip", 600) == ["shout.barred"]
    assert table.shout(4, "Pip", 600) == ["shout.tried"]
    table.passes(700, 1, 2)
    table.until(701)
    assert table.to_name == 2
    said = [narrate(note) for note in table.notes if note.code.startswith("bouc.forgotten.")]
    assert said[1:3] == [
        "Whoever has had the one try counts as having passed: seat 4.",
        "Whoever shouted by mistake counts as having passed: seat 3.",
    ]
    assert_decided(table.notes, "one-try", "3.7")
    assert_decided(table.notes, "after-mistake", "6.8")


def test_bouc_23_whatever_the_shouter_has_filed_meanwhile_is_passed_over() -> None:
    table = no_match()
    table.special(3, 300)
    table.shout(3, "Pip", 350)
    table.until(2_000)
    assert table.won == [2, 0, 0, 0]


def test_bouc_23_other_the_shouter_may_still_name() -> None:
    table = no_match(after_mistake=AfterMistake.MAY_NAME)
    table.special(3, 300)
    table.until(451)
    assert table.special(3, 500) == ["special.no-pile"]
    table.shout(3, "Pip", 500)
    table.until(651)
    assert table.won == [2, 0, 4, 0]
    assert_decided(table.notes, "after-mistake", "6.8")


def test_bouc_23_other_a_new_character_has_no_name_that_the_shouter_may_still_say() -> None:
    table = Bench(special(3, after_mistake=AfterMistake.MAY_NAME), draw="K4 K3", won={2: "K5"})
    assert table.draw(1) == []
    table.special(2, 300)
    table.until(451)
    assert table.won == [0, 0, 0]
    assert "bouc.special.mistake" in [note.code for note in table.notes]
    assert "bouc.special.may-name" not in [note.code for note in table.notes]


def test_bouc_24_paid_cards_lie_below_the_character_that_stays_on_show() -> None:
    table = no_match()
    table.special(3, 300)
    table.until(451)
    assert table.centre.split()[-1] == "K4"
    table.shout(2, "Pip", 600)
    table.until(751)
    assert (table.won, table.top(2)) == ([2, 4, 0, 0], "K4")


def test_bouc_25_the_drawn_character_is_on_top() -> None:
    table = match({1: "K7 K4", 3: "K2"})
    table.special(3, 300)
    table.until(451)
    assert [card.code for card in table.state.piles[2]] == ["f02", "f07", "f04", "f03", "f04"]
    assert_decided(table.notes, "special-top", "6.9")


def test_bouc_25_other_the_taken_piles_are_on_top() -> None:
    table = match({1: "K4", 3: "K2", 4: "K7 K4"}, special_top=SpecialTop.TAKEN)
    table.special(3, 300)
    table.until(451)
    assert [card.code for card in table.state.piles[2]] == ["f02", "f03", "f04", "f04", "f07", "f04"]
    assert_decided(table.notes, "special-top", "6.9")


def test_bouc_26_an_owner_who_names_keeps_the_own_pile() -> None:
    table = match()
    table.shout(1, "Pip", 300)
    table.until(451)
    assert (table.won, table.top(1)) == ([4, 0, 1, 0], "K4")


def test_bouc_27_another_who_names_takes_the_centre_only() -> None:
    table = match()
    table.shout(4, "Pip", 300)
    table.until(451)
    assert table.won == [2, 0, 1, 2]


@pytest.mark.parametrize(
    ("name", "shout", "won"), [(600, 650, [2, 0, 1, 2]), (650, 600, [0, 0, 5, 0]), (600, 600, [2, 0, 1, 0])]
)
def test_bouc_28_of_a_name_and_a_special_shout_the_earlier_wins(name: int, shout: int, won: list[int]) -> None:
    table = match()
    table.shout(4, "Pip", name)
    table.special(3, shout)
    table.until(1_000)
    assert table.won == won
    assert_decided(table.notes, "name-and-special", "6.10")


def test_bouc_28_two_special_shouts_at_once_are_equal() -> None:
    table = match({1: "K4", 3: "K2", 4: "K5"})
    table.special(3, 600)
    table.special(4, 700)
    table.until(1_000)
    assert (table.won, table.to_draw) == ([1, 0, 1, 1], 3)
    assert_decided(table.notes, "equal-shouts", "3.4")


def test_bouc_28_after_the_own_right_name_the_special_shout_counts_for_nothing() -> None:
    table = match({1: "K4", 4: "K5"})
    table.shout(4, "Pip", 600)
    table.special(4, 650)
    table.until(1_000)
    assert (table.won[0], table.won[3]) == (1, 3)
    told = [note for note in table.notes if note.code in ("bouc.special.again", "bouc.special.late")]
    assert [(note.code, note.ref.clause) for note in told] == [("bouc.special.again", "3.5")]


def test_bouc_28_other_a_name_and_a_special_shout_are_compared_alike() -> None:
    table = match(name_and_special=NameAndSpecial.EQUAL)
    table.shout(4, "Pip", 600)
    table.special(3, 650)
    table.until(1_000)
    assert (table.won, table.to_draw) == ([2, 0, 1, 0], 3)
    assert_decided(table.notes, "name-and-special", "6.10")


def test_bouc_29_a_top_card_changes_only_by_winning_or_losing() -> None:
    table = match()
    table.passes(100, 1, 2, 3, 4)
    table.until(101)
    table.name(2, "Pop")
    assert [table.top(seat) for seat in (1, 3)] == ["K4", "K2"]
    table.draw(3)
    assert table.state.card is not None
    assert table.state.card.owners == ()


def test_bouc_30_without_a_pile_naming_goes_on_and_the_special_shout_does_not() -> None:
    table = Bench(special(3), draw="K4 K3", centre="K3 K4", won={1: "K5"}, names={"K4": "Pip", "K3": "Zork"})
    table.draw(1)
    table.special(1, 100)
    table.until(251)
    table.shout(2, "Pip", 300)
    table.until(451)
    table.draw(2)
    assert table.special(1, 100) == ["special.no-pile"]
    assert table.shout(1, "Zork", 100) == []
    table.until(251)
    assert table.won == [1, 4, 0]


@pytest.mark.parametrize(("seat", "title"), [(1, REFUSED), (2, []), (3, []), (4, [])])
def test_bouc_35_the_example_of_the_rulebook(seat: int, title: list[str]) -> None:
    """A's top character is drawn: B, C and D may shout the name or the title, A only the name."""
    piles = {1: "K4", 2: "K1", 3: "K2", 4: "K3"}
    table = match(piles)
    assert table.special(seat, 300) == title
    other = match(piles)
    assert other.shout(seat, "Pip", 300) == []
    other.until(451)
    assert other.won[seat - 1] == 3


def test_bouc_39_a_barred_seat_counts_as_having_passed() -> None:
    table = no_match()
    table.special(3, 300)
    table.passes(500, 1, 2, 4)
    table.until(501)
    assert table.to_name == 2
    assert_decided(table.notes, "after-mistake", "6.8")


def test_bouc_40_a_card_paid_for_a_wrong_name_can_be_the_last_one() -> None:
    """A seat without a pile pays nothing, and cannot use the special shout in the same breath."""
    table = match({1: "K7 K4", 3: "K2"}, penalty=Penalty.ONE_CARD)
    table.shout(3, "Pop", 300)
    table.special(3, 320)
    table.until(600)
    assert (table.won, len(table.state.centre)) == ([2, 0, 0, 0], 3)
    assert_decided(table.notes, "penalty", "3.8")


def test_bouc_41_switched_off_it_is_refused_without_penalty() -> None:
    table = Bench(Setup(3), draw="K4", centre="K4", won={1: "K4", 2: "K1"}, names={"K4": "Pip"})
    table.draw(1)
    assert table.special(2, 100) == ["special.not-played"]
    assert_decided(table.refusals, "special-off", "6.11")
    assert table.won == [1, 1, 0]


def test_bouc_41_other_it_is_a_wrong_name() -> None:
    setup = clocked(3, special_off=SpecialOff.WRONG_NAME, penalty=Penalty.ONE_CARD, tries=Tries.ONE)
    table = Bench(setup, draw="K4", centre="K4", won={1: "K4", 2: "K1 K2"}, names={"K4": "Pip"})
    table.draw(1)
    assert table.special(2, 100) == []
    table.until(251)
    assert table.won == [1, 1, 0]
    assert table.shout(2, "Pip", 300) == ["shout.tried"]
    assert_decided(table.notes, "special-off", "6.11")
