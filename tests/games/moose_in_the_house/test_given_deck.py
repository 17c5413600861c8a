"""How the cards of a given deck are dealt."""

from __future__ import annotations

import pytest

from moosekit.core.chance import ChanceFault, Given
from moosekit.games.moose_in_the_house.cards import CODES
from moosekit.games.moose_in_the_house.setup import Setup
from tests.games.moose_in_the_house.playing import GAME


def test_hands_come_off_the_given_deck_four_by_four() -> None:
    deck = [*CODES[20:], *CODES[:20]]
    state = GAME.start(Setup(3), Given.of({"deck": deck, "named": ["1", "0", "2"]})).state
    assert [card.code for card in state.hands[0]] == deck[:4]
    assert state.turn == 1
    assert sorted(card.code for card in state.hands[1]) == sorted([*deck[4:8], deck[12]])
    with pytest.raises(ChanceFault, match="is not the 58 items in some order"):
        GAME.start(Setup(3), Given.of({"deck": [*deck[:-1], "T"], "named": ["0", "1", "2"]}))
