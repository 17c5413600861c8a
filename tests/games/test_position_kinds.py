"""Positions set up by hand: a value of another kind than it should be is told in words, and all of them at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from moosekit.core.refusal import BadSetup
from moosekit.games.face_de_bouc.position import position as bouc
from moosekit.games.face_de_bouc.setup import standard as bouc_setup
from moosekit.games.moose_in_the_house.position import position as house
from moosekit.games.moose_in_the_house.setup import standard as house_setup
from moosekit.games.moose_match_mayhem.position import position as mayhem
from moosekit.games.moose_match_mayhem.setup import standard as mayhem_setup
from moosekit.games.moustache.position import position as moustache
from moosekit.games.moustache.setup import standard as moustache_setup

HANDS = ["G1", "P1", "O1"]
GAMES: Final[dict[str, tuple[Callable[..., object], object, dict[str, object]]]] = {
    "moustache": (moustache, moustache_setup(3), {"hands": HANDS}),
    "house": (house, house_setup(3), {"houses": ["HC", "-", "-"], "hands": ["T", "D", "HC"]}),
    "mayhem": (mayhem, mayhem_setup(3), {}),
    "bouc": (bouc, bouc_setup(3), {}),
}
#: the arguments of each game's positions, and what each of them has to be
WANTED = {
    "moustache": {
        "hands": "a list of texts, one a seat, such as ['P2 P8', 'G3']",
        "trick": "a text of cards, such as 'P2 P8'",
        "leader": "a whole number, or None",
        "piles": "a list of texts, one a seat",
        "lost": "a text of cards",
        "row": "a row of rule cards, such as 'twos-win,threes-low'",
        "to_come": "a row of rule cards",
        "team_cards": "a list of team cards, one a seat",
        "round": "a whole number",
        "results": "a list of RoundResult(…), one a round",
        "trophies": "a list of whole numbers for each seat",
    },
    "house": {
        "houses": "a list of texts, one a seat, such as ['HC kit+M bath+D', '-']",
        "hands": "a list of texts, one a seat, such as ['M.kit HC', 'T']",
        "turn": "a whole number",
        "deck": "a text of cards, such as 'T R.kit …'",
    },
    "mayhem": {
        "herds": "a list of texts, one a seat, such as ['moose.b x2', '']",
        "sets": "a list of sets for each seat, such as [['bear.b x3'], []]",
        "middle": "a text of cards, such as 'moose.* bear.w'",
        "taken": "a list of seats, None where nobody took the card",
        "held": "a text of cards",
        "discard": "a text of cards",
        "deck": "a text of cards",
    },
    "bouc": {
        "draw": "a text of cards, such as 'f01 f02'",
        "centre": "a text of cards",
        "piles": "a list of texts, one a seat, such as ['f01 f02', '']",
        "names": "names by character, such as {'f01': 'Bob'}",
        "turn": "a whole number",
        "card_open": "a text of cards",
    },
}
ALL = [(game, name) for game, wanted in WANTED.items() for name in wanted]


def faults(game: str, setup: object, **given: object) -> tuple[str, ...]:
    """What a position says of values that no type checker would let pass."""
    build, _, needed = GAMES[game]
    with pytest.raises(BadSetup) as refused:
        build(setup, **{**needed, **given})
    return refused.value.faults


@pytest.mark.parametrize(("game", "name"), ALL)
@pytest.mark.parametrize("value", [4.5, object, [["x", 1.5]], {1: 2}, True])
def test_a_wrong_kind_is_told_with_what_would_be_right(game: str, name: str, value: object) -> None:
    told = faults(game, GAMES[game][1], **{name: value})
    assert len(told) == 1
    assert told[0].startswith(f"{name} is ")
    assert f": expected {WANTED[game][name]}" in told[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_text_in_place_of_a_list_is_not_read_sign_by_sign(game: str) -> None:
    name = {"moustache": "hands", "house": "hands", "mayhem": "herds", "bouc": "piles"}[game]
    assert faults(game, GAMES[game][1], **{name: "G1 P1"})[0].startswith(f"{name} is 'G1 P1': expected a list of texts")


@pytest.mark.parametrize("game", GAMES)
def test_the_setup_has_to_be_one_and_all_faults_come_at_once(game: str) -> None:
    name = next(iter(WANTED[game]))
    first, second = faults(game, 4, **{name: 5})
    assert first == "setup is 4: expected a set-up, such as standard(4)"
    assert second.startswith(f"{name} is 5: expected ")


def test_a_huge_value_is_cut() -> None:
    assert len(faults("house", house_setup(3), deck=["x" * 1000])[0]) < 150
