"""Rulings 3.3 of Face de bouc: cards, names, turns and the end. What the page leaves open is tested both ways."""

from __future__ import annotations

from typing import Unpack

import pytest

from moosekit.core.chance import Seeded
from moosekit.core.ids import OPEN, Seat
from moosekit.games.face_de_bouc.setup import Setup
from moosekit.games.face_de_bouc.switches import LastCard, SameName, Tie, TitleAsName
from tests.games.face_de_bouc.bench import GAME, Bench, Switches, answers, by_turns, clocked, special
from tests.traceability import assert_decided


def known(setup: Setup, name: str = "Cake Face", won: dict[int, str] | None = None, turn: int = 1) -> Bench:
    """K1 has this name and has just been turned up by seat 1; K2 lies below."""
    table = Bench(setup, draw="K1 K3", centre="K1 K2", names={"K1": name}, won=won, turn=turn)
    assert table.draw(turn) == []
    return table


def test_bouc_1_the_first_card_is_always_new() -> None:
    table = Bench(Setup(3), draw="K5")
    table.draw(1)
    assert table.to_name == 1
    assert_decided(table.notes, "new-character", "2.2")
    assert_decided(table.notes, "turn-up", "2.1")


def test_bouc_2_the_winner_takes_the_whole_open_pile_with_the_drawn_card_on_top() -> None:
    table = known(Setup(3), won={3: "K4 K5"})
    table.shout(3, "cake face", 500)
    table.until(651)
    assert (table.won, table.top(3), table.centre) == ([0, 0, 5], "K1", "")
    assert_decided(table.notes, "first-shout", "3.1")


def test_bouc_3_after_a_win_the_left_neighbour_of_whoever_drew_is_next() -> None:
    table = known(Setup(4), turn=2)
    table.shout(1, "Cake Face", 500)
    table.until(651)
    assert table.to_draw == 3


def test_bouc_4_a_new_character_wins_nobody_the_pile() -> None:
    table = Bench(Setup(3), draw="K3", centre="K1 K2")
    table.draw(1)
    table.name(1, "Pip")
    assert (table.won, table.centre) == ([0, 0, 0], "K1 K2 K3")


def test_bouc_5_forgotten_when_all_have_passed() -> None:
    table = known(Setup(3))
    table.passes(700, 1, 3)
    table.passes(900, 2)
    assert table.until(900)[-1] == "Seat 3 does not remember."
    table.until(901)
    assert (table.to_name, table.centre) == (1, "K1 K2 K1")
    assert_decided(table.notes, "new-name", "4.1")


def test_bouc_5_forgotten_when_the_time_is_over() -> None:
    table = known(Setup(3))
    assert table.until(9_999) == []
    table.until(10_000)
    assert table.to_name == 1
    assert_decided(table.notes, "recall-limit", "4.3")


def renamed() -> Bench:
    """K1 was called Zorglub, is called Turnip now, and has just been turned up again by seat 2."""
    table = Bench(Setup(3), draw="K1 K1", centre="K1", names={"K1": "Zorglub"})
    table.draw(1)
    table.passes(100, 1, 2, 3)
    table.until(101)
    table.name(1, "Turnip")
    table.draw(2)
    return table


def test_bouc_6_only_the_newest_name_counts() -> None:
    table = renamed()
    table.shout(3, "Turnip", 400)
    table.until(551)
    assert table.won == [0, 0, 3]
    assert_decided(table.notes, "newest-name", "3.9")


def test_bouc_7_the_old_name_is_a_wrong_name() -> None:
    table = renamed()
    table.shout(3, "Zorglub", 200)
    assert table.until(351) == ["Seat 3 shouts “Zorglub”. That is not the name."]
    assert table.won == [0, 0, 0]


def test_bouc_8_two_characters_may_have_one_name() -> None:
    table = Bench(Setup(3), draw="K2 K1", centre="K1", names={"K1": "Bob"})
    table.draw(1)
    assert table.name(1, "BOB") == []
    table.draw(2)
    table.shout(3, "bob", 100)
    table.until(251)
    assert table.won == [0, 0, 3]


def test_bouc_8_other_duplicates_refused() -> None:
    table = Bench(clocked(3, same_name=SameName.REFUSED), draw="K2", centre="K1", names={"K1": "Bob"})
    table.draw(1)
    assert table.name(1, "b-o-b") == ["name.taken"]
    assert_decided(table.refusals, "same-name", "2.4")
    assert "Bob" not in repr(table.refusals)
    assert table.name(1, "Bobo") == []


def test_bouc_13_the_same_character_twice_in_a_row_is_a_normal_win() -> None:
    table = Bench(Setup(3), draw="K1 K1")
    table.draw(1)
    table.name(1, "Pip")
    table.draw(2)
    table.shout(1, "Pip", 100)
    table.until(251)
    assert table.won == [2, 0, 0]


@pytest.mark.parametrize("seat", [1, 2])
def test_bouc_14_the_namer_and_the_drawer_may_shout(seat: int) -> None:
    table = Bench(Setup(3), draw="K1 K1")
    table.draw(1)
    table.name(1, "Pip")
    table.draw(2)
    assert table.shout(seat, "Pip", 100) == []
    table.until(251)
    assert table.won[seat - 1] == 2
    if seat == 2:
        assert_decided(table.notes, "everybody", "3.2")


def last_card(**switches: Unpack[Switches]) -> Bench:
    setup = clocked(3, copies=(2, 2, 1) + (0,) * 9, **switches)
    table = Bench(setup, draw="K1", centre="K2", won={1: "K1", 2: "K3 K2"}, names={"K1": "Pip"}, turn=3)
    table.draw(3)
    return table


def test_bouc_15_the_last_card_is_played_out() -> None:
    table = last_card()
    table.shout(1, "Pip", 100)
    table.until(251)
    assert (table.won, table.winners) == ([3, 2, 0], [1])
    assert_decided(table.notes, "last-card", "7.1")


def test_bouc_15_other_the_last_card_ends_the_game_at_once() -> None:
    table = last_card(last_card=LastCard.ENDS_AT_ONCE)
    assert (table.won, table.winners) == ([1, 2, 0], [2])
    assert_decided(table.notes, "last-card", "7.1")


def test_bouc_16_what_is_left_in_the_middle_belongs_to_nobody() -> None:
    table = last_card()
    table.passes(100, 1, 2, 3)
    table.until(101)
    table.name(3, "Zork")
    assert (table.won, table.centre, table.winners) == ([1, 2, 0], "K2 K1", [2])
    assert_decided(table.notes, "left-over", "7.2")


def tied(**switches: Unpack[Switches]) -> Bench:
    setup = clocked(3, copies=(3, 2, 1) + (0,) * 9, **switches)
    table = Bench(setup, draw="K1", centre="K1", won={1: "K2 K2", 2: "K1 K3"}, names={"K1": "Pip"}, turn=3)
    table.draw(3)
    table.shout(3, "Pip", 100)
    table.until(251)
    return table


def test_bouc_17_a_tie_for_most_cards_is_shared() -> None:
    table = tied()
    assert (table.won, table.winners) == ([2, 2, 2], [1, 2, 3])
    assert_decided(table.notes, "tie", "7.4")


def test_bouc_17_other_more_different_characters_decide() -> None:
    table = tied(tie=Tie.MOST_FACES)
    assert (table.won, table.winners) == ([2, 2, 2], [2])
    assert_decided(table.notes, "tie", "7.4")


def test_bouc_31_no_name_is_kept_from_an_earlier_game() -> None:
    first = Bench(Setup(2), draw="K1")
    first.draw(1)
    first.name(1, "Pip")
    again = GAME.start(Setup(2), Seeded(1)).state
    assert again.names == ()
    begun = GAME.explain_start(Setup(2), Seeded(1), OPEN)
    assert_decided(begun, "draw-pile", "1.4")


def test_bouc_32_the_favourite_scores_nothing() -> None:
    """Clause 7.5 is the table's own business: points are won cards, and no action gives others."""
    table = last_card()
    table.shout(2, "Pip", 100)
    table.until(251)
    assert table.state.outcome is not None
    assert list(table.state.outcome.points) == table.won == [1, 4, 0]
    assert_decided(table.notes, "most-cards", "7.3")


def test_bouc_33_chance_chooses_who_begins() -> None:
    begins = {GAME.start(Setup(5), Seeded(seed)).state.turn for seed in range(60)}
    assert sorted(begins) == [0, 1, 2, 3, 4]
    assert_decided(GAME.explain_start(Setup(5), Seeded(1), OPEN), "first", "1.5")


def test_bouc_33_other_the_table_chooses_who_begins() -> None:
    setup = clocked(5, first=Seat(3))
    assert {GAME.start(setup, Seeded(seed)).state.turn for seed in range(20)} == {3}
    assert_decided(GAME.explain_start(setup, Seeded(1), OPEN), "first", "1.5")


@pytest.mark.parametrize("text", ["?!", "  ", "", "…"])
def test_bouc_38_a_name_needs_a_letter_or_a_digit(text: str) -> None:
    table = Bench(Setup(2), draw="K1 K1")
    table.draw(1)
    assert table.name(1, text) == ["name.no-letters"]
    assert_decided(table.refusals, "name", "2.3")
    assert table.name(1, "7") == []
    table.draw(2)
    assert table.shout(1, text, 100) == ["name.no-letters"]


@pytest.mark.parametrize("text", ["Bo\nbo", "Bobo\x1b[2J", "\u202eobob", "\u2069Bobo"])
def test_bouc_38_other_a_name_has_no_sign_that_only_a_computer_sees(text: str) -> None:
    table = Bench(Setup(2), draw="K1 K1")
    table.draw(1)
    assert table.name(1, text) == ["name.signs"]
    assert_decided(table.refusals, "name", "2.3")
    assert table.name(1, "שלום 😀") == []


def test_bouc_38_the_title_is_refused_while_the_special_shout_is_on() -> None:
    table = Bench(special(2), draw="K1")
    table.draw(1)
    assert table.name(1, "Face de Bouc!", 100) == ["name.title"]
    assert_decided(table.refusals, "name", "2.3")
    plain = Bench(Setup(2), draw="K1")
    plain.draw(1)
    assert plain.name(1, "Face de Bouc!") == []


def test_bouc_38_other_the_title_is_allowed() -> None:
    table = Bench(special(2, title_as_name=TitleAsName.ALLOWED), draw="K1")
    table.draw(1)
    assert table.name(1, "Face de Bouc!", 100) == []


def test_bouc_34_without_a_clock_only_passing_ends_the_search() -> None:
    table = known(by_turns(3))
    answers(table, (1, "Pea", 9_000_000), (2, "Pod", 20_000_000), (3, "Nut", 30_000_000))
    assert table.to_name is None
    assert [event for event in table.told() if "wrong" in event] == []
    assert_decided(table.notes, "clock", "4.4")
