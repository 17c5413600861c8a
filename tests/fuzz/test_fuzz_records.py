"""Damaged records: whatever is changed in one, it is refused with a place, or plays to an end that it proves."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, cast

from hypothesis import given, settings
from hypothesis import strategies as st

from moosekit.core.json_data import BadData, Json
from moosekit.core.record import read_record, record_of, replay, write_record
from moosekit.core.session import Session
from tests.fuzz.guided.changing import Place, places
from tests.fuzz.junk import values
from tests.games.kits import Kit, every_game
from tests.samples import samples

COUNT = samples(60, 1_500)
LONGEST_REFUSAL = 2_000
MOVES = 9
ANYWHERE = st.integers(0, 2**20)


@cache
def text(kit: Kit) -> str:
    """A small record: the beginning of a game."""
    return write_record(kit.game, record_of(kit.session(5, MOVES)))


@cache
def places_in(kit: Kit) -> list[Place]:
    """The way to every value of it."""
    return places(json.loads(text(kit)))


def changed(kit: Kit, place: Place, value: Json, *, remove: bool) -> str:
    """The record with another value at a place, or without it."""
    root: dict[str, Json] = {"all": json.loads(text(kit))}
    inside = cast("dict[str | int, Json]", root)
    *way, last = ("all", *place)
    for key in way:
        inside = cast("dict[str | int, Json]", inside[key])
    if remove and place:
        del inside[last]
    else:
        inside[last] = value
    return json.dumps(root["all"])


def replayed(kit: Kit, damaged: str) -> Session[Any, Any, Any, Any, Any] | BadData:
    """The game, or the refusal."""
    try:
        return replay(kit.game, read_record(kit.game, damaged))
    except BadData as fault:
        return fault


def refused_or_proved(kit: Kit, damaged: str) -> bool:
    """Whether it is refused; if not, the game that it tells of must be written as the same record again."""
    session = replayed(kit, damaged)
    if isinstance(session, BadData):
        assert session.path.startswith("$")
        assert len(session.problem) < LONGEST_REFUSAL
        return True
    assert read_record(kit.game, write_record(kit.game, record_of(session))) == read_record(kit.game, damaged)
    return False


@every_game
def test_the_record_itself_is_proved(kit: Kit) -> None:
    assert not refused_or_proved(kit, text(kit))


@every_game
def test_cut_off_anywhere_it_is_refused(kit: Kit) -> None:
    assert all(refused_or_proved(kit, text(kit)[:end]) for end in range(0, len(text(kit)), samples(3, 1)))


@every_game
@settings(max_examples=COUNT)
@given(ANYWHERE, values, st.booleans())
def test_any_change_is_refused_or_proved(kit: Kit, at: int, value: Json, remove: bool) -> None:
    refused_or_proved(kit, changed(kit, places_in(kit)[at % len(places_in(kit))], value, remove=remove))


@every_game
@settings(max_examples=COUNT)
@given(ANYWHERE, st.characters())
def test_any_other_letter_is_refused_or_proved(kit: Kit, at: int, letter: str) -> None:
    whole = text(kit)
    at %= len(whole)
    refused_or_proved(kit, whole[:at] + letter + whole[at + 1 :])


@every_game
@settings(max_examples=COUNT)
@given(values.map(json.dumps) | st.text())
def test_any_other_text_is_refused(kit: Kit, other: str) -> None:
    assert refused_or_proved(kit, other)
