"""The conformance kit finds what it is there to find: one broken game for each promise."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from moosekit.core.awaits import Finite, Options
from moosekit.core.chance import Seeded
from moosekit.core.facts import facts
from moosekit.core.ids import OPEN, Actor, Seat, Viewer
from moosekit.core.refusal import Refusal
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.core.trace import Journal, Note, Trace
from moosekit.games.moustache import refs
from moosekit.games.moustache.actions import PLAY, Action
from moosekit.games.moustache.events import Event
from moosekit.games.moustache.game import Moustache
from moosekit.games.moustache.setup import Setup
from moosekit.games.moustache.state import State
from moosekit.games.moustache.view import MoustacheView
from moosekit.testing import Nonconforming, conformance, golden_fault, leaks, transcript

SETUP = Setup(3, row=(), rounds=1)


def kit(game: Moustache) -> None:
    conformance(game, [(SETUP, 3)], [2], lambda _setup: PLAY, every=4)


def test_the_true_game_passes() -> None:
    kit(Moustache())


class Unsorted(Moustache):
    def legal(self, state: State, seat: Seat) -> Options[Action]:
        options = super().legal(state, seat)
        assert isinstance(options, Finite)
        return Finite(options.actions[::-1])


class Silent(Moustache):
    """Offers nothing to the seat that is asked."""

    def legal(self, state: State, seat: Seat) -> Options[Action]:
        return Finite(())


class Lenient(Moustache):
    """Checks nothing."""

    def check(self, state: State, actor: Actor, action: Action) -> tuple[Refusal, ...]:
        found = super().check(state, actor, action)
        return () if [refusal.code for refusal in found] == ["play.must-follow"] else found


class Wordless(Moustache):
    def check(self, state: State, actor: Actor, action: Action) -> tuple[Refusal, ...]:
        found = super().check(state, actor, action)
        return tuple(replace(refusal, code="play.because") for refusal in found)


class Lawless(Moustache):
    """Refers to a clause that is not there."""

    def check(self, state: State, actor: Actor, action: Action) -> tuple[Refusal, ...]:
        found = super().check(state, actor, action)
        return tuple(replace(refusal, ref=refs.ref("follow-suit", "4.9")) for refusal in found)


class Moody(Moustache):
    """Does something else every time."""

    turns = 0

    def _step(self, state: State, actor: Actor, action: Action, journal: Journal[Event]) -> State:
        self.turns += 1
        after = super()._step(state, actor, action, journal)
        table = after.table
        return after._replace(now=table._replace(lost=(*table.lost, *table.hands[0][: self.turns % 2])))


class Mute(Moustache):
    """Explains nothing."""

    def _step(self, state: State, actor: Actor, action: Action, journal: Journal[Event]) -> State:
        quiet: Journal[Event] = Journal()
        after = super()._step(state, actor, action, quiet)
        for event in quiet.events:
            journal.emit(event)
        return after


class Mumbling(Moustache):
    """Explains in codes that no catalogue has."""

    def _step(self, state: State, actor: Actor, action: Action, journal: Journal[Event]) -> State:
        if journal.recording:
            journal.note(Note("play.mumble", refs.FOLLOW, "lead", facts=facts(seat=0)))
        return super()._step(state, actor, action, journal)


class Blabbing(Moustache):
    """Shows everybody the hand of seat 1."""

    def view(self, state: State, viewer: Viewer) -> MoustacheView:
        view = super().view(state, viewer)
        return replace(view, facts=replace(view.facts, plays=tuple((Seat(0), card) for card in state.table.hands[0])))


class Forgetful(Moustache):
    """Imagines the game from its beginning."""

    def imagine(self, view: MoustacheView, memory: tuple[Event, ...], stream: Stream) -> State:
        return self.start(SETUP, Seeded(1)).state


class Gossiping(Moustache):
    """Tells everybody the explanation that is meant for somebody who sees all."""

    def explain(
        self, before: State, actor: Actor, action: Action, viewer: Viewer
    ) -> tuple[Refusal, ...] | tuple[Trace[Event], ...]:
        found = super().explain(before, actor, action, OPEN)
        return found if self.check(before, actor, action) == () else super().explain(before, actor, action, viewer)


@pytest.mark.parametrize(
    ("broken", "promise"),
    [
        (Unsorted, "in the game's order"),
        (Silent, "has options when asked only"),
        (Lenient, "legal and check agree"),
        (Wordless, "'play.because' has no words in 'en'"),
        (Lawless, "clause '4.9', which 'en' lacks"),
        (Moody, "apply is deterministic"),
        (Mute, "is explained"),
        (Mumbling, "'play.mumble' has no words"),
        (Forgetful, "beside what it imagines"),
    ],
)
def test_a_broken_game_is_found(broken: Callable[[], Moustache], promise: str) -> None:
    with pytest.raises(Nonconforming, match=promise):
        kit(broken())


def two_states(game: Moustache) -> tuple[State, State, Seat]:
    """A state after two tricks, what a seat that is not asked imagines, with the same later chance, and that seat."""
    session = Session(game, Setup(4, row=(), rounds=1), Seeded(3))
    for _ in range(8):
        seat = session.state.table.turn
        options = game.legal(session.state, seat)
        assert isinstance(options, Finite)
        session.do(seat, options.actions[0])
    truth = session.state
    viewer = Seat((truth.table.turn + 1) % 4)
    other = Moustache().imagine(Moustache().view(truth, viewer), session.events(viewer), Stream(4))
    assert other.table.hands != truth.table.hands
    return truth, other._replace(match=truth.match, round=other.round._replace(tokens=truth.round.tokens)), viewer


def test_the_true_game_does_not_leak() -> None:
    assert leaks(Moustache(), *two_states(Moustache()), PLAY) > 40


@pytest.mark.parametrize(("broken", "what"), [(Blabbing, "the view tells"), (Gossiping, "the explanation of")])
def test_a_leak_is_found(broken: Callable[[], Moustache], what: str) -> None:
    game = broken()
    with pytest.raises(Nonconforming, match=what):
        leaks(game, *two_states(game), PLAY)


def test_a_transcript_is_the_same_every_time_and_differs_from_a_changed_one(tmp_path: Path) -> None:
    session = Session(Moustache(), SETUP, Seeded(3))
    seat = session.state.table.turn
    options = Moustache().legal(session.state, seat)
    assert isinstance(options, Finite)
    session.do(seat, options.actions[0])
    told = transcript(session, 3)
    golden = tmp_path / "game.txt"
    assert golden_fault(golden, told) == "game.txt is missing"
    golden.write_text(told, encoding="utf-8")
    assert golden_fault(golden, told) is None
    session.undo()
    session.do(seat, options.actions[1])
    fault = golden_fault(golden, transcript(session, 3))
    assert fault is not None
    assert "+digest" in fault or "-== 1" in fault


def test_a_transcript_shows_everybody_only_what_they_may_see() -> None:
    session = Session(Moustache(), SETUP, Seeded(3))
    lines = transcript(session, 3).splitlines()
    for seat in range(3):
        shown = [line for line in lines if line.startswith(f"view {seat} zones[") and "cards = [" in line]
        assert len([line for line in shown if not line.endswith("[]")]) == 1
