"""Records of Moustache: what is changed, foreign or hostile is refused with its place, in words."""

from __future__ import annotations

import json
from typing import cast

import pytest

from moosekit.core.json_data import BadData
from moosekit.core.record import read_record, record_of, replay, write_record
from tests.games.moustache.playing import GAME, some_game

TEXT = write_record(GAME, record_of(some_game(3, most=45)))
DATA = cast("dict[str, object]", json.loads(TEXT))


def refused(text: str) -> str:
    with pytest.raises(BadData) as fault:
        replay(GAME, read_record(GAME, text))
    assert fault.value.path.startswith("$")
    assert len(str(fault.value)) < 2_000
    return str(fault.value)


CHANGES: list[tuple[str, object, str]] = [
    ("format", 2, "$.format: this is format 2"),
    ("game", "whist", "$.game"),
    ("revision", 99, "$.game: this record is of 'moustache', revision 99"),
    ("digest", "0" * 64, "$.digest"),
    ("actions", [], "$.deal: the chance of this record gives other draws"),
    ("actions", [[0, {"play": "G77"}]], "$.actions[0][1].play: 'G77' is no card"),
    ("actions", [[0, {"sing": "G1"}]], "unknown field 'sing'"),
    ("actions", [[0, {}]], "expected one of play, pass, steal; found 0 fields"),
    ("actions", [[99, {"play": "G1"}]], "$.actions[0][0]"),
    ("actions", [["clock", {"play": "G1"}]], "$.actions[0]"),
    ("chance", {"seed": -1}, "$.chance.seed"),
    ("chance", {"seed": 2**64}, "$.chance.seed"),
    ("chance", {"seed": 4}, "$.deal: the chance of this record gives another deal"),
    ("deal", {}, "$.deal"),
    ("setup", None, "$.setup"),
]


@pytest.mark.parametrize(("field", "value", "told"), CHANGES)
def test_a_changed_record_is_refused_with_its_place(field: str, value: object, told: str) -> None:
    assert told in refused(json.dumps({**DATA, field: value}))


def test_a_move_that_is_not_legal_is_named() -> None:
    actions = cast("list[object]", DATA["actions"])
    swapped = [actions[1], actions[0], *actions[2:]]
    assert "$.actions[" in refused(json.dumps({**DATA, "actions": swapped}))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "7",
        "[" * 100_000,
        '{"a":' * 50_000,
        '{"format":1,"format":1}',
        '{"format": 1e999}',
        "9" * 10_000,
    ],
)
def test_hostile_texts(text: str) -> None:
    refused(text)
