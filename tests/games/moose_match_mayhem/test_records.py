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
from moosekit.games.moose_match_mayhem.cards import codes
from moosekit.games.moose_match_mayhem.setup import Setup
from tests.games.moose_match_mayhem.playing import GAME, some_game


@pytest.mark.parametrize("seed", range(6))
def test_given_draws_play_the_same_game_again(seed: int) -> None:
    """The pack, mixed discards, tokens, drawn starts and cards by chance: all of it is in the record."""
    session = some_game(seed)
    again = Session(GAME, session.setup, Given(GAME.drawn(session.state)))
    for move in session.moves:
        again.do(move.actor, move.action)
    assert again.events(OPEN) == session.events(OPEN)
    assert read_record(GAME, write_record(GAME, record_of(again))) == record_of(again)


def test_cards_come_off_the_given_deck_seat_by_seat() -> None:
    deck = list(codes(Setup(4).cards))[::-1]
    state = GAME.start(Setup(4), Given.of({"deck 0": deck})).state
    assert list(codes(state.held)) == deck[:4]
    with pytest.raises(ChanceFault, match="is not the 94 items in some order"):
        GAME.start(Setup(4), Given.of({"deck 0": [*deck[:-1], "avalanche"]}))


def test_a_damaged_record_is_refused(samples: Callable[[int, int], int]) -> None:
    """One field changed anywhere: refused with its place, or it is the same game after all."""
    text = write_record(GAME, record_of(some_game(9, most=60)))
    refused = 0
    for number in range(samples(60, 1500)):
        data = cast("dict[str, object]", json.loads(text))
        damage(data, Stream.seeded(number))
        damaged = json.dumps(data)
        if damaged == json.dumps(json.loads(text)):
            continue
        fault = fault_of(damaged)
        if fault is None:  # a touch that came to nothing, or a time that nothing waited for
            continue
        assert fault.path.startswith("$")
        refused += 1
    assert refused > samples(40, 1200)


def fault_of(text: str) -> BadData | None:
    """Why a record is refused; ``None`` where it is played again and ends as it says."""
    try:
        replay(GAME, read_record(GAME, text))
    except BadData as bad:
        return bad
    return None


def damage(data: dict[str, object], stream: Stream) -> None:
    """Changes one value somewhere."""
    junk: tuple[object, ...] = (None, -1, 7, "moose.b", [], {}, True)
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
            deck = deal["deck 0"]
            deck[stream.below(len(deck), 6)] = value


def test_a_seed_gives_the_same_game_every_time() -> None:
    one, other = (GAME.start(Setup(4), Seeded(11)).state for _ in range(2))
    assert one == other
    assert one != GAME.start(Setup(4), Seeded(12)).state
