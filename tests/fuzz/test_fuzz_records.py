"""Damaged records: whatever is changed in one, it is refused with a place, or plays to an end that it proves."""

from __future__ import annotations

import json
from functools import cache
from typing import TypeAlias, cast

from hypothesis import given, settings
from hypothesis import strategies as st

from moosekit.core.chance import Seeded
from moosekit.core.json_data import BadData, Json
from moosekit.core.record import read_record, record_of, replay, write_record
from moosekit.core.stream import Stream
from moosekit.games.moustache.setup import Setup
from tests.games.moustache.playing import GAME, Table, played
from tests.samples import samples

COUNT = samples(200, 5_000)
LONGEST_REFUSAL = 2_000
Place: TypeAlias = tuple[str | int, ...]


@cache
def text() -> str:
    """A small record: three players, a pass, a few tricks."""
    return write_record(GAME, record_of(played(Setup(3, rounds=1), Seeded(5), Stream.seeded(5), most=8)))


def places(data: Json, above: Place = ()) -> list[Place]:
    """The way to every value."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [above, *(place for key, value in inner for place in places(value, (*above, key)))]


PLACES = places(json.loads(text()))
values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["P2", "twos-win", "own:x", "clock", "pink-crown", "\ud800", 2**64]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


def changed(place: Place, value: Json, *, remove: bool) -> str:
    """The record with another value at a place, or without it."""
    root: dict[str, Json] = {"all": json.loads(text())}
    inside = cast("dict[str | int, Json]", root)
    *way, last = ("all", *place)
    for key in way:
        inside = cast("dict[str | int, Json]", inside[key])
    if remove and place:
        del inside[last]
    else:
        inside[last] = value
    return json.dumps(root["all"])


def replayed(damaged: str) -> Table | BadData:
    """The game, or the refusal."""
    try:
        return replay(GAME, read_record(GAME, damaged))
    except BadData as fault:
        return fault


def refused_or_proved(damaged: str) -> bool:
    """Whether it is refused; if not, the game that it tells of must be written as the same record again."""
    session = replayed(damaged)
    if isinstance(session, BadData):
        assert session.path.startswith("$")
        assert len(session.problem) < LONGEST_REFUSAL
        return True
    assert read_record(GAME, write_record(GAME, record_of(session))) == read_record(GAME, damaged)
    return False


def test_the_record_itself_is_proved() -> None:
    assert not refused_or_proved(text())


def test_cut_off_anywhere_it_is_refused() -> None:
    assert all(refused_or_proved(text()[:end]) for end in range(len(text())))


@settings(max_examples=COUNT)
@given(st.sampled_from(PLACES), values, st.booleans())
def test_any_change_is_refused_or_proved(place: Place, value: Json, remove: bool) -> None:
    refused_or_proved(changed(place, value, remove=remove))


@settings(max_examples=COUNT)
@given(st.integers(0, len(text()) - 1), st.characters())
def test_any_other_letter_is_refused_or_proved(at: int, letter: str) -> None:
    refused_or_proved(text()[:at] + letter + text()[at + 1 :])


@settings(max_examples=COUNT)
@given(values.map(json.dumps) | st.text())
def test_any_other_text_is_refused(other: str) -> None:
    assert refused_or_proved(other)
