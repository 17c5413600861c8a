"""Actions and set-ups as data: what is sent is read and checked, or refused with its place; nothing else happens."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from moosekit.core.ids import CLOCK, Actor, Seat
from moosekit.core.json_data import BadData, Json, Reader
from tests.fuzz.guided.harness import done
from tests.fuzz.junk import values
from tests.games.kits import Kit, every_game
from tests.samples import samples

COUNT = samples(60, 1_500)
ANYWHERE = st.integers(0, 2**20)
#: a name, and perhaps another value: what is changed in data that was right
CHANGES = st.lists(st.tuples(ANYWHERE, values, st.booleans()), max_size=3)


def changed(data: Json, changes: list[tuple[int, Json, bool]]) -> Json:
    """The data with some of its fields changed, gone, or new ones beside them."""
    if not isinstance(data, dict):
        return changes[0][1] if changes else data
    fields = dict(data)
    for at, value, remove in changes:
        names = [*sorted(fields), "more"]
        name = names[at % len(names)]
        if remove:
            fields.pop(name, None)
        else:
            fields[name] = value
    return fields


def read(reading: Callable[[Reader], object], data: Json) -> object:
    """What the data mean, or the refusal."""
    try:
        return reading(Reader(data))
    except BadData as fault:
        return fault


def some_data(kit: Kit, seed: int, at: int) -> tuple[Any, Json]:
    """A state of a game by chance, and an action that was done in it or before, as data."""
    session = kit.session(seed % 20, 1 + at % 25)
    move = session.moves[at % session.length]
    return session.state, json.loads(json.dumps(kit.game.write_action(move.action)))


@every_game
@settings(max_examples=COUNT)
@given(ANYWHERE, ANYWHERE, CHANGES, st.integers(-2, 8))
def test_any_action_is_done_or_refused(
    kit: Kit, seed: int, at: int, changes: list[tuple[int, Json, bool]], who: int
) -> None:
    state, data = some_data(kit, seed, at)
    action = read(kit.game.read_action, changed(data, changes))
    if isinstance(action, BadData):
        assert action.path.startswith("$")
        return
    assert kit.game.read_action(Reader(kit.game.write_action(action))) == action
    actor: Actor = CLOCK if who == -2 else Seat(who)
    done(kit.game, state, actor, action)


@every_game
@settings(max_examples=COUNT)
@given(values)
def test_any_other_value_is_no_action(kit: Kit, value: Json) -> None:
    assert isinstance(read(kit.game.read_action, value), BadData)


@every_game
@settings(max_examples=COUNT)
@given(ANYWHERE, CHANGES)
def test_any_set_up_is_one_that_can_be_played_or_is_refused(
    kit: Kit, seed: int, changes: list[tuple[int, Json, bool]]
) -> None:
    data = changed(json.loads(json.dumps(kit.game.write_setup(kit.some_setup(seed % 50)))), changes)
    setup = read(kit.game.read_setup, data)
    if isinstance(setup, BadData):
        assert setup.path.startswith("$")
        return
    assert kit.game.read_setup(Reader(kit.game.write_setup(setup))) == setup
