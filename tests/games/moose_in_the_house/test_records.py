"""Records: given chance plays the same game again; a damaged record is refused, whatever the damage."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import cast

import pytest

from moosekit.core.chance import ChanceFault, Given, Seeded
from moosekit.core.ids import OPEN
from moosekit.core.json_data import BadData
from moosekit.core.record import read_record, record_of, replay, write_record
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.games.moose_in_the_house.cards import CODES
from moosekit.games.moose_in_the_house.setup import Setup
from tests.games.moose_in_the_house.playing import GAME, some_game


def test_a_given_deck_plays_the_same_game_again() -> None:
    session = some_game(6)
    again = Session(GAME, session.setup, Given(GAME.drawn(session.state)))
    for move in session.moves:
        again.do(move.actor, move.action)
    assert again.events(OPEN) == session.events(OPEN)
    assert read_record(GAME, write_record(GAME, record_of(again))) == record_of(again)


def test_hands_come_off_the_given_deck_four_by_four() -> None:
    deck = [*CODES[20:], *CODES[:20]]
    state = GAME.start(Setup(3), Given.of({"deck": deck, "named": ["1", "0", "2"]})).state
    assert [card.code for card in state.hands[0]] == deck[:4]
    assert state.turn == 1
    assert sorted(card.code for card in state.hands[1]) == sorted([*deck[4:8], deck[12]])
    with pytest.raises(ChanceFault, match="is not the 58 items in some order"):
        GAME.start(Setup(3), Given.of({"deck": [*deck[:-1], "T"], "named": ["0", "1", "2"]}))


def test_a_damaged_record_is_refused(samples: Callable[[int, int], int]) -> None:
    """One field changed, gone or doubled anywhere: read and replayed as before, or refused with the place."""
    text = write_record(GAME, record_of(some_game(9, most=30)))
    refused = 0
    for number in range(samples(60, 2000)):
        stream = Stream.seeded(number)
        data = cast("dict[str, object]", json.loads(text))
        damage(data, stream)
        damaged = json.dumps(data)
        if damaged == json.dumps(json.loads(text)):
            continue
        with pytest.raises(BadData) as bad:
            replay(GAME, read_record(GAME, damaged))
        assert bad.value.path.startswith("$")
        refused += 1
    assert refused > samples(50, 1800)


def damage(data: dict[str, object], stream: Stream) -> None:
    """Changes one value somewhere."""
    junk: tuple[object, ...] = (None, -1, 7, "R.kit", [], {}, True)
    value = junk[stream.below(len(junk), 0)]
    match stream.below(4, 1):
        case 0:
            names = sorted(data)
            data[names[stream.below(len(names), 2)]] = value
        case 1:
            actions = cast("list[list[object]]", data["actions"])
            actions[stream.below(len(actions), 3)][stream.below(2, 4)] = value
        case 2:
            setup = cast("dict[str, object]", data["setup"])
            names = sorted(set(setup) - {"name"})
            setup[names[stream.below(len(names), 5)]] = value
        case _:
            deal = cast("dict[str, list[object]]", data["deal"])
            deck = deal["deck"]
            deck[stream.below(len(deck), 6)] = value


def test_a_seed_gives_the_same_game_in_any_order_of_asking() -> None:
    one, other = (GAME.start(Setup(4), Seeded(11)).state for _ in range(2))
    assert one == other
    assert one != GAME.start(Setup(4), Seeded(12)).state
