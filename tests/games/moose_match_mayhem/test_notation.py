"""Actions as texts: written and read back; what is no action is quoted."""

from __future__ import annotations

import pytest

from moosekit.core.ids import CLOCK, Millis, seats
from moosekit.core.timing import Elapsed
from moosekit.games.moose_match_mayhem.actions import ChoosePair
from moosekit.games.moose_match_mayhem.notation import BadNotation, read, write
from tests.games.moose_match_mayhem.playing import GAME, some_game


def test_every_action_is_written_and_read_back() -> None:
    kinds: set[str] = set()
    for seed in range(12):
        for move in some_game(seed, most=400).moves:
            assert read(write(move.action)) == move.action
            assert isinstance(move.action, Elapsed) == (move.actor is CLOCK)
            kinds.add(type(move.action).__name__)
    assert kinds == {"Stamped", "Elapsed", "Call", "ChoosePair", "Plain"}


def test_a_touch_without_a_time_is_made_now() -> None:
    assert read(" b ", Millis(70)) == read("b@70")
    assert read("neither") == ChoosePair(None)
    assert write(ChoosePair(None)) == "neither"


@pytest.mark.parametrize("text", ["", "7", "a@", "a@x", "aa", "@-4", "grey", "a@1234567890", "x" * 200])
def test_what_is_no_action_is_quoted(text: str) -> None:
    with pytest.raises(BadNotation, match="is no action: expected for example a@640") as bad:
        read(text)
    assert repr(text[:60]) in str(bad.value)
    assert len(str(bad.value)) < 200


def test_legal_actions_are_texts_too() -> None:
    state = some_game(3, most=9).state
    assert all(read(write(action)) == action for seat in seats(2) for action in GAME.legal(state, seat).actions)
