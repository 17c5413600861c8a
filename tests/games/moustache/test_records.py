"""Records of Moustache: whole games replay; what is damaged, cut off, foreign or hostile is refused with its place."""

from __future__ import annotations

import json
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moosekit.core.json_data import BadData
from moosekit.core.record import read_record, record_of, replay, write_record
from tests.games.moustache.playing import GAME, some_game

TEXT = write_record(GAME, record_of(some_game(3, most=45)))
DATA = cast("dict[str, object]", json.loads(TEXT))


@pytest.mark.parametrize("seed", range(6))
def test_games_replay_from_their_text(seed: int) -> None:
    session = some_game(seed)
    text = write_record(GAME, record_of(session))
    again = replay(GAME, read_record(GAME, text))
    assert again.state.match.results == session.state.match.results
    assert write_record(GAME, record_of(again)) == text


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


@given(st.integers(0, len(TEXT) - 2))
def test_a_record_that_is_cut_off(length: int) -> None:
    refused(TEXT[:length])


@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8"))
def test_a_record_with_another_character_is_refused_or_is_the_same_game(place: int, sign: str) -> None:
    """Some signs may be changed in nothing that counts, such as a blank; then the game is the same."""
    changed = TEXT[:place] + sign + TEXT[place + 1 :]
    try:
        session = replay(GAME, read_record(GAME, changed))
    except BadData:
        return
    assert record_of(session).digest == DATA["digest"]


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


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@given(st.sampled_from(sorted(DATA)), JSON)
def test_any_field_may_be_nonsense(field: str, value: object) -> None:
    if value != DATA[field]:
        refused(json.dumps({**DATA, field: value}))


@given(JSON)
def test_any_action_may_be_nonsense(value: object) -> None:
    refused(json.dumps({**DATA, "actions": [value]}))
