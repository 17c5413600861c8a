"""Set-ups: every open point is a switch, all faults are told at once, and every value says where it comes from."""

from __future__ import annotations

from typing import cast

import pytest

from moosekit.core.ids import Millis
from moosekit.core.json_data import BadData, Reader
from moosekit.core.refusal import BadSetup
from moosekit.games.moose_match_mayhem.make_up import PLAYERS, MakeUp
from moosekit.games.moose_match_mayhem.refs import GAME as NAME
from moosekit.games.moose_match_mayhem.setup import Setup, standard, turn_by_turn
from moosekit.games.moose_match_mayhem.switches import CLAUSES, SWITCHES, Idle, ThirdSet
from moosekit.words import LANGUAGES
from moosekit.words.clauses import Source, clauses
from tests.games.moose_match_mayhem.golden_games import OTHER
from tests.games.moose_match_mayhem.playing import GAME, some_setup


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(BadSetup) as bad:
        Setup(9, make_up=MakeUp(animals=99), goal=0, same_instant=Millis(-1), idle=cast("Idle", "never"))
    told = "\n".join(bad.value.faults)
    for part in (
        "9 players",
        "animals is 99",
        "goal is 0",
        "same_instant is -1",
        "'never': expected Idle",
    ):
        assert part in told
    assert len(bad.value.faults) == 5


@pytest.mark.parametrize(
    ("setup", "fault"),
    [
        ({"paces": (1, 1)}, "2 paces were given for 3 seats"),
        ({"paces": (1, 2, 1)}, "seat 2 has the pace 2: expected 1, 3, 10 or None"),
        ({"make_up": MakeUp(1, 1, 1, 1)}, "animals=1: with 3 players 2 of a kind stay in the box"),
        ({"make_up": MakeUp(20, 10, 10, 10)}, "the pack has 180 cards"),
        ({"grab_limit": Millis(150)}, r"grab_limit is 150: expected more than same_instant \(150\)"),
        ({"all_clear": Millis(10**9)}, "all_clear is 1000000000"),
        ({"third_set": "same-flip"}, r"third_set is 'same-flip': expected ThirdSet\('earlier'\) or"),
    ],
)
def test_each_fault(setup: dict[str, object], fault: str) -> None:
    with pytest.raises(BadSetup, match=fault):
        Setup(3, **setup)  # type: ignore[arg-type]  # fields by their names


def test_the_defaults_are_those_of_the_page() -> None:
    usual = Setup(4)
    assert tuple(usual.make_up) == (10, 4, 8, 6)
    assert (usual.same_instant, usual.grab_limit, usual.all_clear) == (150, 10_000, 3_000)
    assert {switch: usual.value(switch) for switch in SWITCHES} == {
        switch: next(iter(values)) for switch, values in SWITCHES.items()
    }
    assert [len(Setup(players).cards) for players in PLAYERS] == [82, 94, 88, 84]


def test_every_open_clause_has_its_switch() -> None:
    """The same instant is a number; all other open points are switches."""
    rules = clauses(NAME, "en")
    opened = {number for number, clause in rules.items() if clause.source is Source.OPEN}
    assert opened == {*CLAUSES.values(), "4.2"}
    for switch, number in CLAUSES.items():
        assert f"`{switch.replace('_', '-')}`" in rules[number].text
        for value in SWITCHES[switch]:
            assert f"`{value}`" in rules[number].text, (switch, value)


@pytest.mark.parametrize("players", PLAYERS)
def test_set_ups_are_written_and_read_back(players: int) -> None:
    for setup in (standard(players), turn_by_turn(players), OTHER, *(some_setup(seed) for seed in range(20))):
        assert GAME.read_setup(Reader(GAME.write_setup(setup))) == setup


@pytest.mark.parametrize(
    ("field", "value", "path"),
    [
        ("idle", "no", "$.idle"),
        ("players", 7, "$"),
        ("paces", [1, "x", 1, 1], "$.paces[1]"),
        ("make_up", {"animals": 1}, "$.make_up"),
        ("grab_limit", -3, "$.grab_limit"),
        ("deck", 1, "$"),
    ],
)
def test_a_wrong_set_up_is_refused_with_its_place(field: str, value: object, path: str) -> None:
    data = cast("dict[str, object]", GAME.write_setup(standard(4)))
    with pytest.raises(BadData) as bad:
        GAME.read_setup(Reader(cast("dict[str, str]", {**data, field: value})))
    assert bad.value.path == path


def test_every_value_says_where_it_comes_from() -> None:
    rows = {row[0]: row[1:] for row in standard(4).describe().rows}
    assert rows["Players"] == ("4", "rulebook")
    assert rows["Yetis of each colour"] == ("8", "default")
    assert rows["The same instant"] == ("150 milliseconds", "open question")
    assert rows["Two third sets in one flip"] == ("the earlier touch wins", "open question")
    assert rows["Paces, by seat"] == ("1, 1, 1 and 1", "default")
    other = {row[0]: row[1:] for row in OTHER.describe().rows}
    assert OTHER.third_set is ThirdSet.SAME_FLIP
    assert other["Two third sets in one flip"] == ("both win", "chosen here")
    assert other["Paces, by seat"] == ("1, 3 and no clock", "chosen here")
    for language in LANGUAGES:
        assert len(OTHER.describe(language).rows) == len(SWITCHES) + 12
