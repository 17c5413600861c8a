"""A page's clock: what it says is judged in Python; stamps too early or too late, or of other cards, are refused."""

from collections.abc import Iterator
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from moosekit.core.json_data import Json
from moosekit.games.moose_match_mayhem.state import State
from moosekit.widgets.table.contract import Clock, TableAnswer
from tests.samples import samples
from tests.widgets.table.tables import Heard


def clock(table: Heard) -> Clock:
    found = table.now["clock"]
    assert found is not None
    return found


def tick(table: Heard, at: int, *touches: tuple[int, int, int], phase: str | None = None) -> TableAnswer:
    """The page says how late it is, and what was touched: seat, place, stamp."""
    acts: list[Json] = [{"seat": seat, "action": {"touch": place, "at": stamp}} for seat, place, stamp in touches]
    return table.ask("clock", phase=clock(table)["phase"] if phase is None else phase, at=at, acts=acts)


def takers(table: Heard) -> tuple[int | None, ...]:
    flip = cast("State", table.sitting.session.state).flip
    return () if flip is None else flip.takers


@pytest.fixture
def table() -> Iterator[Heard]:
    """A flip that has just begun, with slow bots."""
    with Heard("moose-match-mayhem", seats=3, seed=8, bots="greedy-slow") as made:
        made.play("flip")
        assert clock(made)["runs"]
        assert "avalanche" not in repr(made)
        yield made


def test_a_touch_is_judged_when_its_tie_window_has_passed(table: Heard) -> None:
    assert tick(table, 100, (0, 1, 95))["kind"] == "answer"
    assert takers(table) == (None, None, None)
    tick(table, 200)
    assert takers(table) == (None, None, None)
    tick(table, 95 + 150 + 41)  # the page says that it has, a moment later than all that was stamped in it can arrive
    assert takers(table) == (None, 0, None)


def test_bots_grab_at_their_own_times_and_nobody_waits_for_python(table: Heard) -> None:
    tick(table, 100, (0, 1, 90))
    tick(table, 5_000)
    assert takers(table) == ()  # everybody has a card, and the next ones are taken
    assert table.now["clock"] is None
    assert table.now["asked"] == 0


def test_a_stamp_earlier_than_what_the_clock_promised_is_refused_and_said_so(table: Heard) -> None:
    tick(table, 300, (0, 1, 290))
    tick(table, 600)
    answer = tick(table, 700, (0, 2, 10))
    assert answer["kind"] == "refusal"
    assert answer["clause"] == "10.1"
    assert takers(table)[1] == 0


def test_a_stamp_from_the_future_is_refused_and_said_so(table: Heard) -> None:
    before = table.sitting.session.position
    answer = tick(table, 100, (0, 1, 101))
    assert answer["sentence"] == "Seat 1: that moment has not come yet. It does not count."
    assert table.sitting.session.position == before


def test_a_touch_of_an_earlier_flip_is_refused_and_said_so(table: Heard) -> None:
    old = clock(table)["phase"]
    tick(table, 100, (0, 1, 90))
    tick(table, 5_000)
    table.play("flip")
    assert clock(table)["phase"] != old
    before = table.now
    assert tick(table, 50, (0, 0, 40), phase=old)["sentence"] == "That was for cards that are gone. It does not count."
    assert table.now is before


def test_a_page_cannot_touch_for_a_seat_that_is_not_here(table: Heard) -> None:
    assert "does not sit at this screen" in tick(table, 100, (1, 1, 90))["sentence"]
    assert takers(table) == (None, None, None)


def test_what_is_right_beside_what_is_wrong_still_counts(table: Heard) -> None:
    answer = tick(table, 100, (1, 0, 80), (0, 1, 90))
    assert answer["kind"] == "refusal"
    tick(table, 400)
    assert takers(table)[1] == 0


def test_the_cutting_of_time_changes_nothing() -> None:
    """The same touch, told at once or in small steps: the same cards for everybody."""
    ends: list[object] = []
    for step in (37, 80, 400, 5_000):
        with Heard("moose-match-mayhem", seats=4, seed=11, bots="greedy-slow") as table:
            table.play("flip")
            tick(table, 200, (0, 2, 200))
            at = 200
            while table.now["clock"] is not None:
                at += step
                tick(table, at)
            ends.append(cast("State", table.sitting.session.state).herds[0])
    assert len(set(ends)) == 1


def test_two_people_at_one_keyboard_tie_and_the_token_stops_the_clock() -> None:
    with Heard("moose-match-mayhem", seats=3, seed=8, seat=(0, 1, 2)) as table:
        for _ in range(3):
            table.play("flip", seat=table.now["asked"])
        assert clock(table)["seats"] == [0, 1, 2]
        tick(table, 400, (0, 1, 300), (1, 1, 380))
        tick(table, 650)
        assert table.now["clock"] is None  # a dispute pauses everything
        assert table.now["asked"] == 0
        assert [option["action"] for option in table.now["options"]] == [{"call": "heads"}, {"call": "tails"}]
        assert table.ask("act", seat=0, action={"call": "heads"})["kind"] == "answer"
        assert clock(table)["at"] >= 300
        assert takers(table)[1] in (0, 1)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
acts = st.lists(
    st.fixed_dictionaries(
        {
            "seat": st.integers(-2, 20) | json_values,
            "action": st.fixed_dictionaries(
                {"touch": st.integers(-3, 200) | json_values, "at": st.integers() | json_values}
            )
            | json_values,
        }
    )
    | json_values,
    max_size=4,
)


@settings(max_examples=samples(150, 10_000), deadline=None)
@given(
    phase=st.sampled_from(["1", "2", ""]) | json_values,
    at=st.integers(-(10**12), -1) | json_values,
    acts=acts | json_values,
)
def test_messages_that_make_no_sense_change_nothing(phase: Json, at: Json, acts: Json) -> None:
    if isinstance(at, int) and not isinstance(at, bool) and at >= 0:
        at = -1 - at
    table = FUZZED
    before = table.sitting.session.position
    found = table.ask("clock", phase=phase, at=at, acts=acts)
    assert found["kind"] == "refusal"
    assert table.sitting.session.position == before


FUZZED = Heard("moose-match-mayhem", seats=3, seed=7)
FUZZED.play("flip")
