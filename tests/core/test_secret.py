"""Secrets: what a viewer may not know is gone, and no repr shows what is kept."""

from __future__ import annotations

import copy
import pickle
from dataclasses import dataclass
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moosekit.core.ids import OPEN, SPECTATOR, Seat, Viewer, seats
from moosekit.core.json_data import canonical
from moosekit.core.secret import (
    EVERYONE,
    HIDDEN,
    MOST_KNOWN,
    NOBODY,
    Hidden,
    Passing,
    Secret,
    may_see,
    redact,
    revealed,
)

ZERO, ONE, TWO = seats(3)


@dataclass(frozen=True, slots=True)
class Box:
    label: str
    inside: Secret[object] | Hidden
    more: tuple[object, ...] = ()


class Pair(NamedTuple):
    left: object
    right: object


class Opaque:
    """Neither tuple nor dataclass."""


@pytest.mark.parametrize(
    ("viewer", "audience", "seen"),
    [
        (ZERO, (ZERO,), True),
        (ONE, (ZERO,), False),
        (SPECTATOR, (ZERO, ONE), False),
        (SPECTATOR, EVERYONE, True),
        (OPEN, NOBODY, True),
        (ZERO, NOBODY, False),
        (ZERO, EVERYONE, True),
    ],
)
def test_who_may_see(viewer: Viewer, audience: tuple[Seat, ...], seen: bool) -> None:
    assert may_see(viewer, audience) is seen


def test_secrets_are_found_in_tuples_named_tuples_dataclasses_and_other_secrets() -> None:
    inner = Secret("P3", (ONE,))
    box = Box("box", Secret((inner, Pair(1, inner)), (ZERO, ONE)), (Pair("a", inner), ((inner,),)))
    assert redact(box, TWO) == Box("box", HIDDEN, (Pair("a", HIDDEN), ((HIDDEN,),)))
    seen_by_zero = redact(box, ZERO)
    assert seen_by_zero.inside == Secret((HIDDEN, Pair(1, HIDDEN)), EVERYONE)
    assert isinstance(redact((Pair(1, inner),), ZERO)[0], Pair)
    assert redact(box, ONE).more == (Pair("a", Secret("P3", EVERYONE)), ((Secret("P3", EVERYONE),),))


def test_who_else_knows_is_not_told() -> None:
    alone, shared = Secret("P3", (ZERO,)), Secret("P3", (ZERO, ONE))
    assert redact(alone, ZERO) == redact(shared, ZERO)


def test_what_holds_no_secret_is_passed_on_as_the_same_object() -> None:
    box = Box("box", HIDDEN, (Pair(1, (2, "x")), None))
    opaque = Opaque()
    for value in (box, box.more, opaque, "text", 5):
        assert redact(value, TWO) is value


def test_no_repr_shows_a_secret() -> None:
    box = Box("box", Secret("P3", EVERYONE), (Passing("P3", (ZERO,)), Pair(Secret(("P3",), NOBODY), 1)))
    for value in (box, redact(box, ZERO), redact(box, OPEN), f"{box.inside}", f"{box.more[0]!s}"):
        assert "P3" not in repr(value)


def test_a_passing_secret_is_heard_live_only() -> None:
    said: object = Passing("Zorglub", (ZERO, ONE))
    assert redact(said, ONE, live=True) == Passing("Zorglub", EVERYONE)
    assert redact(said, TWO, live=True) == HIDDEN
    assert [redact(said, viewer) for viewer in (ZERO, ONE, TWO, SPECTATOR)] == [HIDDEN] * 4
    assert redact(said, OPEN) == Passing("Zorglub", EVERYONE)
    assert redact(redact((said,), ONE, live=True), ONE) == (HIDDEN,)


def test_secrets_survive_copying_between_processes() -> None:
    secret = Secret(("P3",), (ZERO,))
    assert pickle.loads(pickle.dumps(secret)) == secret  # noqa: S301  (our own bytes)
    assert copy.deepcopy(Passing("x", NOBODY)) == Passing("x", NOBODY)
    assert (revealed(secret), revealed(HIDDEN)) == (("P3",), None)


@dataclass(slots=True)
class Shelf:
    """Not frozen: what it holds may change."""

    inside: object


def test_what_was_walked_once_is_still_cut_down_for_everybody_else() -> None:
    """Where the secrets of a value are is remembered; what is seen of them is not."""
    box = Box("box", Secret("P3", (ZERO,)), (Pair(Secret("P4", (ONE,)), "open"), "open"))
    for _ in range(2):
        assert redact(box, ZERO) == Box("box", Secret("P3", EVERYONE), (Pair(HIDDEN, "open"), "open"))
        assert redact(box, ONE) == Box("box", HIDDEN, (Pair(Secret("P4", EVERYONE), "open"), "open"))
        assert redact(box, SPECTATOR) == Box("box", HIDDEN, (Pair(HIDDEN, "open"), "open"))


def test_what_may_change_is_walked_every_time() -> None:
    shelf = Shelf("open")
    assert redact(shelf, ONE) is shelf
    shelf.inside = Secret("P3", (ZERO,))
    assert redact(shelf, ONE) == Shelf(HIDDEN)


def test_only_so_many_values_are_remembered_and_none_is_mistaken_for_another() -> None:
    for number in range(3 * MOST_KNOWN):
        assert redact(Pair(number, "open"), ONE) == Pair(number, "open")
        assert redact(Pair(number, Secret(number, (ZERO,))), ONE) == Pair(number, HIDDEN)


def nested(depth: int) -> st.SearchStrategy[object]:
    leaf = st.builds(Secret, st.just("SECRET"), st.just((ZERO,))) | st.integers() | st.just(Passing("SECRET", (ZERO,)))
    if depth == 0:
        return leaf
    below = nested(depth - 1)
    return (
        leaf
        | st.lists(below, max_size=3).map(tuple)
        | st.builds(Pair, below, below)
        | st.builds(Box, st.just("b"), st.just(HIDDEN), st.lists(below, max_size=2).map(tuple))
        | st.builds(Secret, below, st.just((ZERO, ONE)))
    )


@given(nested(3))
def test_however_deep_nothing_is_left_for_those_who_may_not_know(value: object) -> None:
    for viewer in (ONE, TWO, SPECTATOR):
        assert "SECRET" not in canonical(redact(value, viewer))
    assert redact(redact(value, ONE), ONE) == redact(value, ONE)
