"""Positions set up by hand: all faults at once; notation is read back; actions as data."""

from __future__ import annotations

from collections import Counter

import pytest

from moosekit.core.ids import OPEN, Seat
from moosekit.core.json_data import BadData, parse
from moosekit.core.refusal import BadSetup
from moosekit.games.moose_in_the_house.actions import PASS, Answer
from moosekit.games.moose_in_the_house.cards import CARDS
from moosekit.games.moose_in_the_house.notation import BadNotation, read, write
from moosekit.games.moose_in_the_house.position import position
from moosekit.games.moose_in_the_house.setup import Setup
from tests.games.moose_in_the_house.playing import GAME, some_game
from tests.games.moose_in_the_house.told import table


@pytest.mark.parametrize("deck", ["…", "", "R.bed T", "R.bed …"])
def test_all_cards_are_somewhere(deck: str) -> None:
    state = table("HC kit+M; HC bath+D", "R.kit D; M.kit", 1, deck).state
    placed = Counter(card for zone in GAME.view(state, OPEN).zones for card in zone.cards)
    assert placed == Counter(CARDS)


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(BadSetup) as bad:
        position(
            Setup(2), houses=["- kit+M", "HC kit kit bath bed"], hands=["T x3 T M.kat", "HC x6"], turn=0, deck="D x6"
        )
    told = "\n".join(bad.value.faults)
    for fault in (
        "'M.kat' is no card",
        "kit+M and no house card",
        "seat 2 has 4 open rooms",
        "seat 2 has 6 cards",
        "D is there 6 times; there are 5",
    ):
        assert fault in told
    with pytest.raises(BadSetup) as sizes:
        position(Setup(3), houses=["HC", "XX"], hands=["T"], turn=3)
    assert len(sizes.value.faults) == 4
    with pytest.raises(BadSetup, match="seat 2 holds HC although everybody has one"):
        position(Setup(2), houses=["HC", "HC"], hands=["T", "HC"])


def test_a_position_in_which_nobody_can_play_is_over() -> None:
    assert table("HC; HC", "M.kit; T", 1, "").over


def test_every_action_is_written_and_read_back() -> None:
    for seed in range(6):
        session = some_game(seed)
        for place, move in enumerate(session.moves):
            state, seat = session.state_at(place), Seat(int(move.actor))
            assert read(write(move.action, state.houses, seat), state.houses, seat) == move.action


@pytest.mark.parametrize(
    "text", ["", "R.kit", "X>2", "R.kit>9", "M.kit>2 kit7", "M.kit>2 bath", "discard", "discard Z"]
)
def test_what_is_no_action_is_said(text: str) -> None:
    houses = table("HC; HC kit", "M.kit; T").state.houses
    with pytest.raises(BadNotation, match=r"is no action|there is no room"):
        read(text, houses, Seat(0))


@pytest.mark.parametrize(
    ("data", "path"),
    [
        ("{}", "$"),
        ('{"play": "M.kit"}', "$"),
        ('{"play": "X", "on": 1}', "$.play"),
        ('{"play": "M.kit", "on": -1}', "$.on"),
        ('{"discard": "T", "on": 1}', "$.on"),
        ('{"say": "hello"}', "$.say"),
        ('{"say": "pass", "discard": "T"}', "$"),
        ('{"shout": 1}', "$"),
    ],
)
def test_an_action_that_is_none_is_refused_with_its_place(data: str, path: str) -> None:
    with pytest.raises(BadData) as bad:
        GAME.read_action(parse(data))
    assert bad.value.path == path


def test_words_are_read() -> None:
    assert GAME.read_action(parse('{"say": "pass"}')) is PASS
    assert GAME.read_action(parse('{"say": "no-trap"}')) is Answer.NO_TRAP
