"""How the cards of a given deck are taken."""

from __future__ import annotations

import pytest

from moosekit.cards.card import codes
from moosekit.core.chance import ChanceFault, Given
from moosekit.games.moose_match_mayhem.setup import Setup
from tests.games.moose_match_mayhem.playing import GAME


def test_cards_come_off_the_given_deck_seat_by_seat() -> None:
    deck = list(codes(Setup(4).cards))[::-1]
    state = GAME.start(Setup(4), Given.of({"deck 0": deck})).state
    assert list(codes(state.held)) == deck[:4]
    with pytest.raises(ChanceFault, match="is not the 94 items in some order"):
        GAME.start(Setup(4), Given.of({"deck 0": [*deck[:-1], "avalanche"]}))
