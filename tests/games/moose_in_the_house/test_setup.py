"""Set-ups: every open point is a switch, all faults are told at once, and every value says where it comes from."""

from __future__ import annotations

from typing import cast

import pytest

from moosekit.core.ids import Seat
from moosekit.core.json_data import BadData, Reader
from moosekit.core.refusal import BadSetup
from moosekit.games.moose_in_the_house.refs import GAME as NAME
from moosekit.games.moose_in_the_house.setup import CLAUSES, PLAYERS, SWITCHES, Setup, Trap, YesNo, standard
from moosekit.words import LANGUAGES
from moosekit.words.clauses import Source, clauses
from tests.games.moose_in_the_house.golden_games import OTHER
from tests.games.moose_in_the_house.playing import GAME, some_setup


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(BadSetup) as bad:
        Setup(9, named=Seat(12), trap=cast("Trap", "sometimes"), must_act=cast("YesNo", "maybe"))
    assert len(bad.value.faults) == 3
    assert "9 players" in bad.value.faults[0]
    assert "'maybe': expected YesNo('yes') or YesNo('no') (clause 3.3)" in bad.value.faults[1]
    assert "'sometimes': expected Trap('must') or Trap('may') (clause 6.3)" in bad.value.faults[2]
    with pytest.raises(BadSetup, match="named is 3: expected a seat from 0 to 2, or None"):
        Setup(3, named=Seat(3))


def test_the_defaults_are_those_of_the_page() -> None:
    usual = {switch: Setup(4).value(switch) for switch in SWITCHES}
    assert usual == {switch: values[0] for switch, values in SWITCHES.items()}
    assert usual == {
        "start": "last-saw",
        "must_act": "yes",
        "trap": "must",
        "doors_before_house": "no",
        "refill_order": "active-first",
        "count_house_cards": "no",
        "doors_counted": "house",
        "second_tie": "shared",
    }


def test_every_open_clause_has_its_switch() -> None:
    rules = clauses(NAME, "en")
    opened = {number for number, clause in rules.items() if clause.source is Source.OPEN}
    assert opened <= set(CLAUSES.values())
    for switch, number in CLAUSES.items():
        assert f"`{switch.replace('_', '-')}`" in rules[number].text


@pytest.mark.parametrize("players", PLAYERS)
def test_set_ups_are_written_and_read_back(players: int) -> None:
    for setup in (standard(players), OTHER, *(some_setup(seed) for seed in range(20))):
        assert GAME.read_setup(Reader(GAME.write_setup(setup))) == setup


@pytest.mark.parametrize(
    ("field", "value", "path"),
    [("trap", "no", "$.trap"), ("players", 6, "$"), ("named", 5, "$"), ("named", "x", "$.named"), ("deck", 1, "$")],
)
def test_a_wrong_set_up_is_refused_with_its_place(field: str, value: object, path: str) -> None:
    data = cast("dict[str, object]", GAME.write_setup(standard(4)))
    with pytest.raises(BadData) as bad:
        GAME.read_setup(Reader(cast("dict[str, str]", {**data, field: value})))
    assert bad.value.path == path


def test_every_value_says_where_it_comes_from() -> None:
    rows = {row[0]: row[1:] for row in standard(4).describe().rows}
    assert rows["A trap in hand"] == ("must be played when a moose comes", "rulebook")
    assert rows["Doors that break a tie"] == ("those in the house", "open question")
    assert rows["Players"] == ("4", "reported")
    other = {row[0]: row[1:] for row in OTHER.describe().rows}
    assert other["A trap in hand"] == ("may be kept for later", "chosen here")
    assert other["Who is named to begin"] == ("seat 2", "chosen here")
    for language in LANGUAGES:
        assert len(OTHER.describe(language).rows) == len(SWITCHES) + 5
