"""A table with a set-up that somebody made: what else is said has to fit it."""

import re
from typing import cast

import pytest

from moosekit.core.refusal import BadSetup
from moosekit.games.moose_in_the_house.setup import standard as of_the_house
from moosekit.widgets import GameTable


@pytest.mark.parametrize("seats", [3, 99, "a"])
def test_as_many_play_as_the_set_up_is_for(seats: object) -> None:
    told = re.escape(f"seats is {seats!r}: this set-up is for 4")
    with pytest.raises(BadSetup, match=told):
        GameTable("moose-in-the-house", seats=cast("int", seats), setup=of_the_house(4))
    with GameTable("moose-in-the-house", seats=4, setup=of_the_house(4)) as table:
        before = table.now
        with pytest.raises(BadSetup, match=told):
            table.deal(seats=cast("int", seats), setup=of_the_house(4))
        assert table.now is before


def test_a_game_without_paces_says_so() -> None:
    with (
        GameTable("moustache", seats=4, seed=7) as table,
        pytest.raises(TypeError, match="paces is 5: this game has none"),
    ):
        table.deal(paces=cast("list[str]", 5))
