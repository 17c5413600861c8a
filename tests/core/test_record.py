"""Records replay and verify themselves; damaged, foreign and hostile ones are refused with the place of the fault."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moosekit.core.awaits import Over, Turn, Window
from moosekit.core.chance import Given, Seeded
from moosekit.core.ids import CLOCK, OPEN, Millis, Seat, seats
from moosekit.core.json_data import BadData, parse
from moosekit.core.record import FORMAT, Record, digest, read_record, record_of, replay, write_record
from moosekit.core.session import Session
from moosekit.core.timing import Elapsed, Stamped
from tests.kernel.grab_game import GRAB_LIMIT, Action, Call, Event, GrabGame, Setup, Side, Sight, State, Touch
from tests.kernel.trap_game import TrapGame

GAME = GrabGame()
SETUP = Setup(("bear", "moose", "squirrel", "yeti"))
Table = Session[Setup, State, Action, Event, Sight]
Data = dict[str, Any]  # the tests damage JSON at will
Damage = Callable[[Data], object]


def played(seed: int = 3) -> Table:
    """A flip with a dispute in it, to the end."""
    session: Table = Session(GAME, SETUP, Seeded(seed))
    for seat in (2, 0):
        session.do(Seat(seat), Stamped(Touch(1), Millis(300 + seat)))
    session.do(CLOCK, Elapsed(Millis(900)))
    session.do(Seat(0), Call(Side.HEADS))
    session.do(Seat(1), Stamped(Touch(3), Millis(900)))
    session.do(CLOCK, Elapsed(GRAB_LIMIT))
    return session


TEXT = write_record(GAME, record_of(played()))


def read(text: str) -> Record[Setup, Action]:
    return read_record(GAME, text)


def damaged(damage: Damage) -> str:
    data = cast("Data", json.loads(TEXT))
    damage(data)
    return json.dumps(data)


def test_a_record_holds_all_that_is_needed() -> None:
    session = played()
    record = read(TEXT)
    assert record == record_of(session)
    again = replay(GAME, record)
    assert (again.state, again.events(OPEN), again.chance) == (session.state, session.events(OPEN), session.chance)
    assert write_record(GAME, record_of(again)) == TEXT
    assert isinstance(GAME.awaits(again.state), Over)


def test_the_deal_of_a_record_gives_the_same_game_without_the_seed() -> None:
    record = read(TEXT)
    assert isinstance(record.chance, Seeded)
    by_deal = replace(record, chance=record.deal)
    assert replay(GAME, by_deal).events(OPEN) == replay(GAME, record).events(OPEN)


def test_given_chance_is_kept_whole_with_the_draws_still_to_come() -> None:
    chance = Given.of({"flip": SETUP.deck, "token 0": ("tails", "heads"), "token 1": ("heads", "tails")})
    session: Table = Session(GAME, SETUP, chance)
    record = read(write_record(GAME, record_of(session)))
    assert record == record_of(session)
    assert record.chance == chance
    again = replay(GAME, record)
    for seat in (1, 0):
        again.do(Seat(seat), Stamped(Touch(0), Millis(5)))
    again.do(CLOCK, Elapsed(Millis(200)))
    assert len(again.do(Seat(0), Call(Side.TAILS))) == 2


def test_a_record_ends_at_the_cursor() -> None:
    session = played()
    session.goto(3)
    again = replay(GAME, read(write_record(GAME, record_of(session))))
    assert again.state == session.state
    assert isinstance(GAME.awaits(again.state), Turn)


def test_the_digest_is_the_same_in_every_process() -> None:
    assert record_of(played()).digest == "5e7556621e89d117d6422f72fc170e8f385a65f2909f8be70bcbe692fbdc03d1"
    assert digest(()) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert len({record_of(played(seed)).digest for seed in range(20)}) > 10


FAULTS: list[tuple[Damage, str]] = [
    (lambda d: d.update(format=FORMAT + 1), "$.format: this is format 2; this version of moosekit reads format 1"),
    (lambda d: d.update(format="1"), "$.format: expected a whole number"),
    (lambda d: d.update(format=10**19), "$.format: this is format"),
    (lambda d: d.pop("format"), "$: the field 'format' is missing"),
    (lambda d: d.update(game="chess"), "$.game: this record is of 'chess', not of 'grab'"),
    (lambda d: d.update(game="x" * 10_000), "$.game: this record is of 'xxx"),
    (lambda d: d.update(game=None), "$.game: expected a text, found null"),
    (lambda d: d.update(extra=1), "$: unknown field 'extra'"),
    (lambda d: d.pop("digest"), "$: the field 'digest' is missing"),
    (lambda d: d.update(digest=5), "$.digest: expected a text"),
    (lambda d: d.update(setup={}), "$.setup: expected a list"),
    (lambda d: d.update(setup=[1]), "$.setup[0]: expected a text"),
    (lambda d: d.update(chance={}), "$.chance: the field 'given' is missing"),
    (lambda d: d.update(chance={"seed": -1}), "$.chance.seed: expected a whole number"),
    (lambda d: d.update(chance={"seed": True}), "$.chance.seed: expected a whole number"),
    (lambda d: d.update(chance={"seed": 3.0}), "$.chance.seed: expected a whole number"),
    (lambda d: d.update(chance={"sead": 3}), "$.chance: unknown field 'sead'"),
    (lambda d: d.update(chance={"given": []}), "$.chance.given: expected an object"),
    (lambda d: d["deal"].update(flip="bear"), "$.deal.flip: expected a list"),
    (lambda d: d["deal"]["flip"].append(1), "$.deal.flip[4]: expected a text"),
    (lambda d: d.update(actions={}), "$.actions: expected a list"),
    (lambda d: d["actions"].insert(0, 5), "$.actions[0]: expected a list, found 5"),
    (lambda d: d["actions"][1].append(1), "$.actions[1]: expected an actor and an action, found 3 items"),
    (lambda d: d["actions"].insert(2, [99, {}]), "$.actions[2][0]: expected a whole number from 0 to 15, found 99"),
    (lambda d: d["actions"].insert(2, ["judge", {}]), "$.actions[2][0]: expected one of clock"),
    (lambda d: d["actions"].insert(2, [0, {"touch": 1}]), "$.actions[2][1]: the field 'at' is missing"),
    (lambda d: d["actions"].insert(2, [0, {"touch": 1, "at": 2.5}]), "$.actions[2][1].at: expected a whole number"),
    (lambda d: d["actions"].insert(2, [0, {"call": "edge"}]), "$.actions[2][1].call: expected one of heads, tails"),
]


@pytest.mark.parametrize(("damage", "message"), FAULTS)
def test_a_damaged_record_is_refused_with_the_place_of_the_fault(damage: Damage, message: str) -> None:
    with pytest.raises(BadData) as caught:
        read(damaged(damage))
    assert str(caught.value).startswith(message)
    assert len(str(caught.value)) < 250


CHANGES: list[tuple[Damage, str]] = [
    (lambda d: d.update(digest="0" * 64), "$.digest: the game does not end as the record says"),
    (lambda d: d.update(digest=""), "$.digest"),
    (lambda d: d["deal"]["token 0"].reverse(), "$.deal: the chance of this record gives other draws"),
    (lambda d: d["chance"].update(seed=4), "$.deal: the chance of this record gives another deal"),
    (lambda d: d["deal"]["flip"].reverse(), "$.deal: the chance of this record gives another deal"),
    (lambda d: d["deal"].pop("flip"), "$.deal: the chance of this record gives another deal"),
    (lambda d: d["deal"].pop("token 0"), "$.deal: the chance of this record gives other draws"),
    (lambda d: d["deal"].update(more=[]), "$.deal: the chance of this record gives other draws"),
    (lambda d: d.update(chance={"given": {}}), "$.chance: grab needs the draw 'flip', which was not given"),
    (lambda d: d.update(chance={"given": {"flip": d["deal"]["flip"]}}), "$.chance: grab needs the draw 'token 0'"),
    (lambda d: d.update(chance={"given": {"flip": ["bear"]}}), "$.chance: the draw 'flip' is not the 4 items in some"),
    (lambda d: d["setup"].pop(), "$.deal: the chance of this record gives another deal"),
    (lambda d: (d["deal"]["flip"].reverse(), d.update(chance={"given": d["deal"]})), "$.digest"),
    (lambda d: d["actions"].pop(), "$.digest"),
    (lambda d: d["actions"].pop(2), "$.actions[2]: Call("),
    (lambda d: d["actions"][4][1].update(touch=2), "$.digest"),
    (lambda d: d["actions"].insert(0, [15, {"touch": 1, "at": 0}]), "$.actions[0]: Stamped("),
    (lambda d: d["actions"].append(d["actions"][0]), "$.actions[6]: Stamped("),
    (lambda d: d.update(revision=2), "$.game: this record is of 'grab', revision 2; expected 'grab', revision 1"),
]


@pytest.mark.parametrize(("change", "message"), CHANGES)
def test_a_record_that_does_not_play_as_it_says_is_refused(change: Damage, message: str) -> None:
    record = read(damaged(change))
    with pytest.raises(BadData) as caught:
        replay(GAME, record)
    assert str(caught.value).startswith(message)


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(BadData, match=r"\$\.game: this record is of 'grab', not of 'trap'"):
        read_record(TrapGame(), TEXT)


@pytest.mark.parametrize("cut", [0, 1, len(TEXT) // 3, len(TEXT) // 2, len(TEXT) - 1])
def test_a_truncated_record_is_refused(cut: int) -> None:
    with pytest.raises(BadData, match="not JSON"):
        read(TEXT[:cut])


@pytest.mark.parametrize(
    "text",
    [
        "null",
        "[]",
        '"grab"',
        "5",
        TEXT.replace('"digest"', '"game": "grab", "digest"'),
        TEXT.replace('"actions": [', '"actions": [' + "[" * 100_000, 1),
        TEXT.replace('"seed": 3', '"seed": ' + "3" * 100_000),
        TEXT.replace('"seed": 3', '"seed": NaN'),
        TEXT + "x",
        TEXT + " " * 4_000_000,
    ],
)
def test_a_hostile_record_is_refused(text: str) -> None:
    with pytest.raises(BadData) as caught:
        read(text)
    assert len(str(caught.value)) < 250


VALUES: list[Any] = [None, True, -1, 0, 3, 2**70, 1.5, "", "clock", "x" * 99, [], [[]], {}, {"seed": 1}]


def keys_of(place: object) -> Sequence[str | int]:
    """What may be asked of a place in the data; nothing of a text or a number."""
    if isinstance(place, dict):
        return list(cast("Data", place))
    return range(len(cast("list[object]", place))) if isinstance(place, list) else ()


@given(st.data())
def test_a_record_with_any_value_replaced_is_refused_or_the_same(data: st.DataObject) -> None:
    """Anywhere in the data, by anything: it is refused as bad data, or it still plays to the same end."""
    found = cast("Data", json.loads(TEXT))
    place: Any = found
    while True:
        key: Any = data.draw(st.sampled_from(keys_of(place)))
        if not keys_of(place[key]) or data.draw(st.booleans()):
            break
        place = place[key]
    place[key] = data.draw(st.sampled_from(VALUES))
    try:
        session = replay(GAME, read(json.dumps(found)))
    except BadData:
        return
    assert session.events(OPEN) == played().events(OPEN)


@given(st.integers(0, 2**64 - 1), st.data())
def test_every_game_comes_back_from_its_record(seed: int, data: st.DataObject) -> None:
    session: Table = Session(GAME, SETUP, Seeded(seed))
    for at in sorted(data.draw(st.lists(st.integers(0, GRAB_LIMIT - 1), max_size=5))):
        session.do(Seat(data.draw(st.integers(0, 3))), Stamped(Touch(data.draw(st.integers(0, 3))), Millis(at)))
    while not isinstance(awaits := GAME.awaits(session.state), Over):
        if isinstance(awaits, Window):
            session.do(CLOCK, Elapsed(GRAB_LIMIT))
        else:
            assert isinstance(awaits, Turn)
            session.do(awaits.seat, Call(Side.HEADS))
    again = replay(GAME, read(write_record(GAME, record_of(session))))
    assert again.state == session.state
    assert [again.view(seat) for seat in seats(4)] == [session.view(seat) for seat in seats(4)]


@pytest.mark.parametrize("wrong", [None, 5, b"{}", ["{}"]])
def test_what_is_no_text_is_no_record(wrong: object) -> None:
    with pytest.raises(BadData, match=r"\$: expected a text, found"):
        parse(cast("str", wrong))
