"""JSON that nobody vouches for: read by type, refused with the place of the fault, whatever it is."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moosekit.core.awaits import Together
from moosekit.core.ids import SPECTATOR, seats
from moosekit.core.json_data import LONGEST_TEXT, BadData, Json, Reader, canonical, parse, plain
from moosekit.core.secret import EVERYONE, HIDDEN, Secret


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("{'a': 1}", "not JSON"),
        ('{"a": 1} x', "not JSON"),
        ("[" * 200_000, "nested too deeply"),
        ('{"a":' * 200_000, "nested too deeply"),
        ("[" * 101 + "]" * 101, "nested too deeply"),
        ('["' + r"\"[" * 400_000, "not JSON"),
        ("[" + "9" * 21 + "]", "a number of 21 digits; at most 20"),
        ("[-" + "9" * 1_000_000 + "]", "digits; at most 20"),
        ("[NaN]", "NaN is no number"),
        ("[-Infinity]", "-Infinity is no number"),
        ("[1e999]", "1e999 is no number"),
        ('{"a": 1, "b": 2, "a": 1}', "the field 'a' is there twice"),
        ('[{"x": {"k": 1, "k": 2}}]', "the field 'k' is there twice"),
        ('"' + "x" * LONGEST_TEXT + '"', "characters; at most"),
    ],
)
def test_what_is_no_clean_json_is_refused(text: str, problem: str) -> None:
    with pytest.raises(BadData, match=problem) as caught:
        parse(text)
    assert caught.value.path == "$"
    assert len(str(caught.value)) < 200


def test_brackets_in_a_text_and_side_by_side_are_not_deep() -> None:
    assert parse('["' + "[" * 500 + '", ' + "[]," * 500 + "0]").items()[0].text() == "[" * 500
    assert len(parse("[" * 100 + "]" * 100).items()) == 1


def test_clean_json_is_read() -> None:
    data = parse('{"cards": ["P2", "é"], "n": 18446744073709551615, "x": 1.5, "none": null, "neg": -3}')
    assert [item.text() for item in data.field("cards").items()] == ["P2", "é"]
    assert data.field("n").whole(0, 2**64 - 1) == 2**64 - 1
    assert data.field("neg").whole(-5, 0) == -3
    assert data.field("cards").items()[1].choice(("e", "é")) == "é"
    assert (data.field("none").value, data.optional("gone")) == (None, None)
    assert [name for name, _ in data.entries()] == ["cards", "n", "x", "none", "neg"]


DATA = '{"a": [1, {"b": "text", "f": 1.0, "t": true, "s": "\\ud800"}], "long": "' + "x" * 500 + '"}'


@pytest.mark.parametrize(
    ("path", "ask", "message"),
    [
        ("a", "text", "$.a: expected a text, found a list of 2"),
        ("a.1", "items", "$.a[1]: expected a list, found an object with 4 fields"),
        ("a.1.b", "whole", '$.a[1].b: expected a whole number from 0 to 9, found "text"'),
        ("a.1.f", "whole", "$.a[1].f: expected a whole number from 0 to 9, found 1.0"),
        ("a.1.t", "whole", "$.a[1].t: expected a whole number from 0 to 9, found true"),
        ("a.1.b", "choice", '$.a[1].b: expected one of x, y, found "text"'),
        ("a.0", "truth", "$.a[0]: expected true or false, found 1"),
        ("a.1.s", "text", '$.a[1].s: expected a text of whole characters, found "\\ud800"'),
        ("a.1.b", "items", '$.a[1].b: expected a list, found "text"'),
        ("a.0", "field", "$.a[0]: expected an object with named fields, found 1"),
        ("a.1", "field", "$.a[1]: the field 'z' is missing"),
        ("a.0", "only", "$.a[0]: expected an object with named fields, found 1"),
        ("a.1", "only", "$.a[1]: unknown field 'b'; known are x, y"),
        ("a.0", "entries", "$.a[0]: expected an object with named fields, found 1"),
        ("long", "whole", f'$.long: expected a whole number from 0 to 9, found "{"x" * 60}…"'),
    ],
)
def test_a_fault_names_its_place_and_what_would_be_right(path: str, ask: str, message: str) -> None:
    found = parse(DATA)
    for step in path.split("."):
        found = found.items()[int(step)] if step.isdigit() else found.field(step)
    with pytest.raises(BadData) as caught:
        asked(found, ask)
    assert str(caught.value) == message
    message.encode()


def asked(found: Reader, ask: str) -> object:
    match ask:
        case "text":
            return found.text()
        case "items":
            return found.items()
        case "whole":
            return found.whole(0, 9)
        case "choice":
            return found.choice(("x", "y"))
        case "truth":
            return found.truth()
        case "field":
            return found.field("z")
        case "only":
            found.only("x", "y")
            return found
        case _:
            return list(found.entries())


def fault(run: Callable[[], object]) -> str:
    """The message of a refusal, or nothing."""
    try:
        run()
    except BadData as refused:
        return str(refused)
    return ""


def test_half_a_character_in_a_name_can_still_be_told() -> None:
    (entry,) = parse('{"\\ud800": 5}').entries()
    with pytest.raises(BadData) as caught:
        entry[1].text()
    assert str(caught.value).encode() == b"$.\\ud800: expected a text, found 5"


JSON: st.SearchStrategy[Json] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**19), 10**19)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
)


@given(JSON)
def test_every_json_value_is_read_or_refused_by_type_only(value: Json) -> None:
    reader = parse(json.dumps(value))
    assert reader.value == value
    for ask in ("text", "items", "whole", "choice", "field", "only", "entries"):
        told = fault(partial(asked, reader, ask))
        assert told == "" or told.startswith("$: ")
        told.encode()


@given(st.text() | st.binary().map(lambda raw: raw.decode("latin-1")))
def test_no_text_breaks_the_reader(text: str) -> None:
    assert len(fault(lambda: parse(text))) < 300


# -- the other way: values as plain data -------------------------------------------------------------------------------


class Pair(NamedTuple):
    left: int
    right: object


@dataclass(frozen=True, slots=True)
class Box:
    pair: Pair
    inside: Secret[str]


def test_values_become_plain_data() -> None:
    assert plain(Box(Pair(1, SPECTATOR), Secret("P3", EVERYONE))) == {
        "pair": {"left": 1, "right": "spectator"},
        "inside": {"value": "P3", "seen_by": "everyone"},
    }
    assert plain((Together(seats(2)), HIDDEN, [None, True])) == [{"seats": [0, 1]}, {}, [None, True]]
    assert canonical(Pair(2, "é")) == '{"left":2,"right":"\\u00e9"}'


@pytest.mark.parametrize("value", [object(), {1, 2}, {"a": 1}, b"bytes", Box, len])
def test_what_has_no_plain_form_is_refused(value: object) -> None:
    with pytest.raises(TypeError, match="has no plain form"):
        plain(value)
