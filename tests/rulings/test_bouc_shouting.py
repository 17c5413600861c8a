"""Rulings 3.3 of Face de bouc: shouting, tries, passes, the same instant, and how near a name has to be."""

from __future__ import annotations

from typing import Unpack

import pytest

from moosekit.core.ids import Millis
from moosekit.games.face_de_bouc.actions import PASS, PRESS, Say
from moosekit.games.face_de_bouc.setup import Setup
from moosekit.games.face_de_bouc.switches import NearNames, Passing, Penalty, Swaps, Tries
from tests.games.face_de_bouc.bench import Bench, Switches, answers, by_turns, clocked
from tests.traceability import assert_decided


def known(setup: Setup, name: str = "Cake Face", other: str = "unsaid", won: dict[int, str] | None = None) -> Bench:
    """K1 has this name and has just been turned up by seat 1; K2 with another name lies below."""
    table = Bench(setup, draw="K1 K3", centre="K1 K2", names={"K1": name, "K2": other}, won=won)
    assert table.draw(1) == []
    return table


def accepted(said: str, name: str, other: str = "unsaid", **switches: Unpack[Switches]) -> bool:
    """Whether seat 2 wins by saying this."""
    table = known(clocked(2, **switches), name, other)
    table.shout(2, said, 100)
    table.until(251)
    return table.won[1] == 3


def test_bouc_9_a_wrong_name_costs_nothing_and_one_may_try_again() -> None:
    table = known(Setup(2), won={2: "K4"})
    for number in range(5):
        assert table.shout(2, f"Potato {number}", 200 * number) == []
        table.until(200 * number + 151)
    assert table.won == [0, 1]
    assert_decided(table.notes, "wrong-name", "3.6")
    table.shout(2, "Cake Face", 1500)
    table.until(1651)
    assert table.won == [0, 4]


def test_bouc_9_other_one_try_a_card() -> None:
    table = known(clocked(3, tries=Tries.ONE))
    table.shout(2, "Potato", 100)
    table.until(251)
    assert table.shout(2, "Cake Face", 300) == ["shout.tried"]
    assert table.act(2, PASS, 300) == ["shout.tried"]
    assert_decided(table.refusals, "one-try", "3.7")
    assert_decided(table.notes, "one-try", "3.7")
    table.passes(400, 1, 3)
    table.until(401)
    assert table.to_name == 1


def test_bouc_9_other_pressing_and_silence_is_a_try() -> None:
    table = known(clocked(2, tries=Tries.ONE))
    table.act(2, PRESS, 100)
    table.until(5_100)
    assert table.told()[-1] == "Seat 2 presses and says nothing."
    assert table.shout(2, "Cake Face", 5_200) == ["shout.tried"]


def test_bouc_9_other_the_japanese_penalty() -> None:
    table = known(clocked(3, penalty=Penalty.ONE_CARD), won={2: "K4 K5"})
    table.shout(2, "Potato", 100)
    table.shout(3, "Potato", 200)
    table.until(351)
    assert (table.won, table.top(2), table.centre) == ([0, 1, 0], "K4", "K1 K2 K5 K1")
    assert_decided(table.notes, "penalty", "3.8")


def test_bouc_40_the_top_card_of_the_own_pile_is_paid_and_without_a_pile_nothing() -> None:
    table = known(clocked(3, penalty=Penalty.ONE_CARD), won={2: "K4"})
    for at in (100, 400, 700):
        table.shout(2, "Potato", at)
        table.until(at + 151)
    assert (table.won, len(table.state.centre)) == ([0, 0, 0], 4)
    table.shout(3, "Cake Face", 1000)
    table.until(1151)
    assert table.won == [0, 0, 4]


@pytest.mark.parametrize(
    ("said", "name", "right"),
    [
        ("pip", "Pip!", True),
        ("pipp", "Pip", False),  # three letters: no slip
        ("zork", "Zora", False),  # four letters: none either
        ("Zorgub", "Zorglub", True),
        ("Zorgb", "Zorglub", False),
        ("mistr mellon", "Mister Melon", True),  # eleven letters: two slips
        ("mstr mellon", "Mister Melon", False),
    ],
)
def test_bouc_10_one_slip_from_five_letters_and_two_from_nine(said: str, name: str, right: bool) -> None:
    assert accepted(said, name) is right


def test_bouc_10_other_every_letter_has_to_be_right() -> None:
    assert not accepted("Zorgub", "Zorglub", slips=())
    assert accepted("pipp", "Pip", slips=(3,))


def test_bouc_11_two_right_shouts_at_once_leave_the_cards() -> None:
    table = known(Setup(3))
    table.shout(2, "Cake Face", 600)
    table.shout(3, "Cake Face", 600)
    table.until(751)
    assert (table.won, table.centre, table.to_draw) == ([0, 0, 0], "K1 K2 K1", 2)
    assert_decided(table.notes, "equal-shouts", "3.4")
    assert_decided(table.notes, "same-instant", "3.5")


def test_bouc_11_nobody_is_as_quick_as_oneself() -> None:
    """Who says the right name twice has won, and is not equal to anybody."""
    table = known(Setup(3))
    table.shout(2, "Cake Face", 600)
    table.shout(2, "Cake Face", 640)
    table.until(751)
    assert (table.won, table.centre, table.to_draw) == ([0, 3, 0], "", 2)
    told = [note for note in table.notes if note.code in ("bouc.shout.again", "bouc.shout.late")]
    assert [(note.code, note.ref.clause) for note in told] == [("bouc.shout.again", "3.5")]


@pytest.mark.parametrize(("second", "won"), [(750, [0, 0, 0]), (751, [0, 3, 0])])
def test_bouc_12_the_same_instant_is_150_milliseconds(second: int, won: list[int]) -> None:
    table = known(Setup(3))
    table.shout(3, "Cake Face", second)
    table.shout(2, "Cake Face", 600)
    table.until(1000)
    assert table.won == won


def test_bouc_12_the_stamp_is_the_press_and_others_wait_in_their_order() -> None:
    table = known(Setup(3))
    table.act(2, PRESS, 600)
    table.shout(3, "Cake Face", 800)
    assert table.until(3_000) == []
    table.act(2, Say("Cake Face"), 3_500)
    table.until(3_501)
    assert table.won == [0, 3, 0]
    assert_decided(table.notes, "press", "3.3")


def test_bouc_12_the_name_must_follow_in_time() -> None:
    table = known(Setup(3))
    table.act(2, PRESS, 600)
    table.shout(3, "Cake Face", 800)
    assert table.until(5_599) == []
    assert table.until(5_600)[0] == "Seat 2 presses and says nothing."
    assert table.won == [0, 0, 3]


def test_bouc_12_what_comes_after_the_earliest_right_shout_is_too_late() -> None:
    table = known(clocked(3, penalty=Penalty.ONE_CARD), won={3: "K4"})
    table.shout(2, "Cake Face", 600)
    table.shout(3, "Potato", 700)
    assert "Seat 3 shouts “Potato”, but too late." in table.until(751)
    assert table.won == [0, 3, 1]


def test_bouc_12_other_times_are_data() -> None:
    table = known(clocked(3, same_instant=Millis(0), say_limit=Millis(300)))
    table.act(1, PRESS, 100)
    table.shout(2, "Cake Face", 600)
    table.shout(3, "Cake Face", 601)
    table.until(1000)
    assert table.told()[1] == "Seat 1 presses and says nothing."
    assert table.won == [0, 3, 0]


def test_bouc_34_the_time_to_think_can_be_switched_off() -> None:
    table = known(clocked(2, recall_limit=None))
    assert table.until(3_600_000) == []
    table.shout(2, "Cake Face", 4_000_000)
    table.until(4_000_151)
    assert table.won == [0, 3]


def test_bouc_34_who_pressed_in_time_may_finish() -> None:
    table = known(Setup(2))
    table.act(2, PRESS, 9_999)
    assert table.until(10_000) == []
    assert table.act(1, PRESS, 10_000) == ["stamp.limit"]
    assert_decided(table.refusals, "recall-limit", "4.3")
    table.act(2, Say("Cake Face"), 14_000)
    table.until(14_001)
    assert table.won == [0, 3]


def test_bouc_36_current_names_of_others_stand_in_the_way() -> None:
    assert not accepted("Martne", "Marine", "Martine")
    assert accepted("Marinne", "Marine", "Martine")
    table = known(Setup(2), "Marine", "Martine")
    table.shout(2, "Martne", 100)
    table.until(251)
    assert_decided(table.notes, "near-names", "5.4")


def test_bouc_36_an_identical_name_is_no_hindrance() -> None:
    assert accepted("Marin", "Marine", "marine!")


def test_bouc_36_a_replaced_name_is_no_hindrance() -> None:
    table = Bench(Setup(2), draw="K2 K1", centre="K1 K2", names={"K1": "Marine", "K2": "Martine"})
    table.draw(1)
    table.passes(100, 1, 2)
    table.until(101)
    table.name(1, "Pip")
    table.draw(2)
    table.shout(1, "Martne", 100)
    table.until(251)
    assert table.won == [4, 0]


def test_bouc_36_other_names_of_others_do_no_harm() -> None:
    assert accepted("Martne", "Marine", "Martine", near_names=NearNames.IGNORED)


@pytest.mark.parametrize("said", ["Zorgluub", "Zorlub", "Zorklub", "Zroglub"])
def test_bouc_37_a_slip_is_a_letter_more_or_less_or_wrong_or_two_swapped(said: str) -> None:
    assert accepted(said, "Zorglub")


def test_bouc_37_two_slips_may_meet_in_one_place() -> None:
    """Two letters swapped, and one more between them: two typing errors, one after the other."""
    assert accepted("watrbemelon", "Watermelon")
    assert not accepted("watrbemelon", "Watermelon", slips=(5,))


def test_bouc_37_lengths_are_those_of_the_true_name() -> None:
    assert not accepted("zorka", "Zo-rk")
    assert accepted("zork", "Zorka")


def test_bouc_37_other_a_swap_is_two_slips() -> None:
    assert not accepted("Zroglub", "Zorglub", swaps=Swaps.TWO)
    table = known(Setup(2), "Zorglub")
    table.shout(2, "Zroglub", 100)
    table.until(251)
    assert_decided(table.notes, "swaps", "5.3")


def test_bouc_39_a_seat_may_shout_after_passing() -> None:
    table = known(Setup(3))
    table.passes(100, 2)
    table.until(101)
    assert table.shout(2, "Cake Face", 300) == []
    table.until(451)
    assert table.won == [0, 3, 0]


def test_bouc_39_until_the_card_is_decided() -> None:
    """The last pass decides; what was pressed before it, or in the same moment, is still heard."""
    table = known(Setup(2))
    table.act(2, PASS, 100)
    table.act(2, PRESS, 300)
    table.act(1, PASS, 300)
    table.act(2, Say("Cake Face"), 900)
    table.until(901)
    assert table.won == [0, 3]
    late = known(Setup(2))
    late.act(2, PASS, 100)
    late.act(1, PASS, 300)
    late.act(2, PRESS, 301)
    late.act(2, Say("Cake Face"), 900)
    late.until(901)
    assert (late.won, late.to_name) == ([0, 0], 1)


def test_bouc_39_other_a_pass_is_final() -> None:
    table = known(clocked(3, passing=Passing.FINAL))
    table.passes(100, 2)
    table.until(101)
    assert table.shout(2, "Cake Face", 300) == ["shout.passed"]
    assert_decided(table.refusals, "passing", "4.2")


def test_bouc_39_without_a_clock_too() -> None:
    table = known(by_turns(2))
    answers(table, (1, "Potato", 500), (2, PASS, 0))
    answers(table, (1, "Potato", 500), (2, "Cake Face", 900))
    assert table.won == [0, 3]
