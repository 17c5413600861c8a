"""The worked positions F1 to F23, as their page works them."""

from __future__ import annotations

from typing import Unpack

import pytest

from moosekit.games.face_de_bouc.actions import PRESS, Say
from moosekit.games.face_de_bouc.setup import Setup
from moosekit.games.face_de_bouc.switches import LastCard, OwnerSpecial, SameName
from tests.games.face_de_bouc.bench import Bench, Switches, clocked, special
from tests.traceability import assert_decided


def test_f1_the_first_card() -> None:
    table = Bench(Setup(4), draw="K1")
    assert table.draw(1) == []
    assert table.name(2, "Pea") == ["name.not-yours"]
    assert table.shout(3, "Cake Face", 300) == ["shout.no-name"]
    assert table.name(1, "Cake Face") == []
    assert (table.centre, table.won, table.to_draw) == ("K1", [0, 0, 0, 0], 2)
    assert_decided(table.refusals, "new-character", "2.2")
    assert_decided(table.notes, "left-neighbour", "2.5")


def test_f3_equal_shouts_and_the_same_character_twice_in_a_row() -> None:
    table = Bench(Setup(4), draw="K2 K1", centre="K1 K2", names={"K1": "Cake Face", "K2": "Mister Melon"}, turn=2)
    table.draw(2)
    assert table.shout(1, "Mister Melon", 600) == []
    assert table.shout(4, "Mister Melon", 680) == []
    table.until(751)
    assert (table.centre, table.won, table.to_draw) == ("K1 K2 K2", [0, 0, 0, 0], 3)
    assert_decided(table.notes, "equal-shouts", "3.4")
    table.draw(3)
    assert table.shout(4, "Cake Face", 400) == []
    table.until(551)
    assert (table.centre, table.won, table.top(4), table.to_draw) == ("", [0, 0, 0, 4], "K1", 4)


def test_f5_wrong_names_cost_nothing() -> None:
    table = Bench(
        Setup(3), draw="K2", centre="K2 K1", won={3: "K5 K5"}, names={"K1": "Cake Face", "K2": "Turnip"}, turn=2
    )
    table.draw(2)
    for text, at in (("Potato", 300), ("Cake Face", 600)):
        assert table.shout(3, text, at) == []
        assert table.until(at + 151) == [f"Seat 3 shouts “{text}”. That is not the name."]
        assert table.won == [0, 0, 2]
    assert_decided(table.notes, "wrong-name", "3.6")
    assert table.shout(3, "Turnip", 900) == []
    table.until(1051)
    assert (table.won, table.top(3), table.to_draw) == ([0, 0, 5], "K2", 3)


@pytest.mark.parametrize("said", ["elise marie", "ELISEMARIE", "Elise, Marie"])
def test_f7_case_accents_punctuation_blanks(said: str) -> None:
    table = Bench(Setup(2), draw="K3", centre="K3 K4", names={"K3": "Élise-Marie !"})
    table.draw(1)
    table.shout(2, said, 800)
    table.until(951)
    assert (table.won, table.top(2), table.to_draw) == ([0, 3], "K3", 2)
    assert_decided(table.notes, "same-letters", "5.1")


def test_f7_another_name_is_wrong() -> None:
    table = Bench(Setup(2), draw="K3", centre="K3 K4", names={"K3": "Élise-Marie !"})
    table.draw(1)
    table.shout(2, "Marie", 800)
    assert table.until(951) == ["Seat 2 shouts “Marie”. That is not the name."]
    assert table.won == [0, 0]


def test_f9_a_slip_as_near_to_another_name() -> None:
    table = Bench(Setup(3), draw="K5", centre="K5 K6", names={"K5": "Marine", "K6": "Martine"})
    table.draw(1)
    table.shout(2, "Martne", 400)
    table.shout(3, "Marinne", 900)
    assert table.until(551) == ["Seat 2 shouts “Martne”. That is not the name."]
    assert_decided(table.notes, "near-names", "5.4")
    table.until(1051)
    assert (table.won, table.top(3), table.to_draw) == ([0, 0, 3], "K5", 2)
    assert_decided(table.notes, "slips", "5.2")


def test_f11_two_characters_with_the_same_name() -> None:
    table = Bench(Setup(3), draw="K2 K2", centre="K1", names={"K1": "Bob"}, turn=2)
    table.draw(2)
    assert table.name(2, "bob") == []
    assert table.centre == "K1 K2"
    table.draw(3)
    table.shout(1, "Bob", 500)
    table.until(651)
    assert (table.won, table.top(1), table.to_draw) == ([3, 0, 0], "K2", 1)


def test_f11_variant_duplicates_refused() -> None:
    table = Bench(clocked(3, same_name=SameName.REFUSED), draw="K2 K2", centre="K1", names={"K1": "Bob"}, turn=2)
    table.draw(2)
    assert table.name(2, "bob") == ["name.taken"]
    assert_decided(table.refusals, "same-name", "2.4")
    assert table.to_name == 2
    assert table.name(2, "Rob") == []


def test_f13_forgotten_and_renamed() -> None:
    table = Bench(Setup(4), draw="K3 K3", centre="K3 K1", names={"K3": "Zorglub", "K1": "Bob"}, turn=2)
    table.draw(2)
    table.shout(1, "Zebulon", 500)
    table.passes(1000, 1, 2, 3, 4)
    table.until(1001)
    assert table.to_name == 2
    assert_decided(table.notes, "passing", "4.2")
    assert table.name(4, "Pip") == ["name.not-yours"]
    assert_decided(table.refusals, "new-name", "4.1")
    assert table.name(2, "Turnip") == []
    assert_decided(table.notes, "newest-name", "3.9")
    assert (table.won, table.centre, table.to_draw) == ([0, 0, 0, 0], "K3 K1 K3", 3)
    table.draw(3)
    table.shout(1, "Zorglub", 200)
    table.shout(4, "Turnip", 400)
    table.until(551)
    assert "Seat 1 shouts “Zorglub”. That is not the name." in table.told()
    assert (table.won, table.top(4), table.to_draw) == ([0, 0, 0, 4], "K3", 4)


def test_f15_special_shout_right() -> None:
    table = Bench(
        special(4),
        draw="K4",
        centre="K3 K5",
        won={1: "K7 K4", 2: "K2", 4: "K9 K9"},
        names={"K4": "Pip"},
        turn=3,
    )
    table.draw(3)
    assert table.special(4, 700) == []
    table.until(851)
    assert (table.won, table.top(4), table.to_draw) == ([0, 1, 0, 7], "K4", 4)
    assert table.shout(2, "Pip", 1000) == ["turn.draw-first"]
    assert_decided(table.notes, "special", "6.2")
    assert_decided(table.notes, "special-top", "6.9")


def f17(**switches: Unpack[Switches]) -> Bench:
    setup = special(4, **switches)
    table = Bench(setup, draw="K4", centre="K3", won={1: "K7 K4", 3: "K2"}, names={"K4": "Pip"}, turn=2)
    table.draw(2)
    return table


def test_f17_the_owner_may_only_use_the_name() -> None:
    table = f17()
    assert table.special(1, 200) == ["special.own-pile", "special.refused"]
    assert_decided(table.refusals, "owner", "6.4")
    assert_decided(table.refusals, "owner-special", "6.5")
    assert table.won == [2, 0, 1, 0]
    table.shout(1, "Pip", 600)
    table.until(751)
    assert (table.won, table.top(1), table.to_draw) == ([4, 0, 1, 0], "K4", 3)


def test_f17_variant_an_owners_shout_is_a_mistake() -> None:
    table = f17(owner_special=OwnerSpecial.MISTAKE)
    assert table.special(1, 200) == []
    table.until(351)
    assert (table.won, len(table.state.centre)) == ([0, 0, 1, 0], 4)
    assert_decided(table.notes, "owner-special", "6.5")
    assert table.shout(1, "Pip", 600) == ["shout.barred"]
    table.shout(3, "Pip", 700)
    table.until(851)
    assert table.won == [0, 0, 5, 0]


def test_f19_two_owners() -> None:
    table = Bench(
        special(4),
        draw="K6",
        centre="K5",
        won={1: "K1 K6", 2: "K2 K3", 3: "K6"},
        names={"K6": "Moss"},
        turn=4,
    )
    table.draw(4)
    for owner, at in ((1, 100), (3, 150)):
        assert table.special(owner, at) == ["special.own-pile", "special.refused"]
    assert table.special(2, 400) == []
    table.until(551)
    assert (table.won, table.top(2), table.to_draw) == ([0, 7, 0, 0], "K6", 1)
    assert_decided(table.notes, "several-owners", "6.3")


def test_f21_special_shout_on_a_new_character() -> None:
    table = Bench(
        special(3),
        draw="K8 K1",
        centre="K1",
        won={2: "K2 K2 K3", 3: "K1"},
        names={"K1": "Bob"},
        turn=1,
    )
    table.draw(1)
    assert table.special(2, 200) == []
    assert table.name(1, "Quince", 900) == []
    table.until(201)
    assert (table.won, len(table.state.centre), table.centre.split()[-1]) == ([0, 0, 1], 5, "K8")
    assert_decided(table.notes, "mistake", "6.7")
    table.until(901)
    assert (len(table.state.centre), table.to_draw) == (5, 2)
    table.draw(2)
    assert table.special(2, 100) == ["special.no-pile"]
    assert_decided(table.refusals, "no-pile", "6.6")
    table.shout(1, "Bob", 400)
    table.until(551)
    assert (table.won, table.top(1), table.top(3), table.to_draw) == ([6, 0, 1], "K1", "K1", 3)


def f23(**switches: Unpack[Switches]) -> Bench:
    setup = clocked(3, copies=(3, 3, 2) + (0,) * 9, **switches)
    names = {"K1": "Bob", "K2": "Pip", "K3": "Moss"}
    return Bench(setup, draw="K2", won={1: "K1 K2 K1", 2: "K3 K2 K3 K1"}, names=names, turn=2)


@pytest.mark.parametrize(("seat", "won", "winners"), [(3, [3, 4, 1], [2]), (1, [4, 4, 0], [1, 2])])
def test_f23_the_last_card(seat: int, won: list[int], winners: list[int]) -> None:
    table = f23()
    table.draw(2)
    table.shout(seat, "Pip", 600)
    table.until(751)
    assert (table.won, table.winners) == (won, winners)
    assert_decided(table.notes, "last-card", "7.1")
    assert_decided(table.notes, "most-cards", "7.3")


def test_f23_variant_the_last_card_ends_the_game_at_once() -> None:
    table = f23(last_card=LastCard.ENDS_AT_ONCE)
    table.draw(2)
    assert table.shout(3, "Pip", 600) == ["turn.over"]
    assert (table.won, table.centre, table.winners) == ([3, 4, 0], "K2", [2])
    assert_decided(table.notes, "left-over", "7.2")


def test_the_shout_of_a_page_is_a_press_and_a_name() -> None:
    """What the bench makes of `shout`: the stamp is that of the press."""
    table = f23()
    table.draw(2)
    assert table.act(3, PRESS, 600) == []
    assert table.act(3, Say("Pip"), 4000) == []
    assert table.until(4001) == [
        "Seat 3 shouts “Pip”. That is right!",
        "Seat 3 wins the open pile: 1 card.",
        *table.told()[-1:],
    ]
