"""Press, then name: stamps, equal shouts, forgetting; and a name that is heard once and found nowhere afterwards."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moosekit.core.awaits import Finite, OpenText, Over, Turn, Window
from moosekit.core.chance import Given
from moosekit.core.ids import CLOCK, OPEN, SPECTATOR, Actor, Millis, Seat, Viewer, seats
from moosekit.core.json_data import canonical
from moosekit.core.record import read_record, record_of, replay, write_record
from moosekit.core.refusal import IllegalAction
from moosekit.core.secret import HIDDEN, Secret, redact
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.core.timing import Elapsed, Stamped
from tests.kernel.shout_game import (
    RECALL_LIMIT,
    SAY_LIMIT,
    Action,
    Draw,
    Event,
    Forgotten,
    Name,
    Named,
    Press,
    SaidNothing,
    Say,
    Setup,
    Shouted,
    ShoutGame,
    Sight,
    State,
    Stayed,
    Won,
)

GAME = ShoutGame()
END = Millis(RECALL_LIMIT + SAY_LIMIT)
NAME = "Zorglub"
EVERYBODY: tuple[Viewer, ...] = (*seats(3), SPECTATOR)
Table = Session[Setup, State, Action, Event, Sight]


def table(*deck: str) -> Table:
    """Three seats; the first card is drawn and named, the second is drawn and waits for shouts."""
    session: Table = Session(GAME, Setup(3, tuple(sorted(deck))), Given.of({"deck": deck}))
    session.do(Seat(0), Draw())
    session.do(Seat(0), Name(NAME))
    session.do(Seat(1), Draw())
    return session


def shout(session: Table, seat: int, press: int, say: int, text: str) -> None:
    session.do(Seat(seat), Stamped(Press(), Millis(press)))
    session.do(Seat(seat), Stamped(Say(text), Millis(say)))


def elapse(session: Table, at: int) -> list[str]:
    """The events as short texts."""
    return [_short(event) for event in session.do(CLOCK, Elapsed(Millis(at)))]


def _short(event: Event) -> str:
    match event:
        case Shouted(seat, _, right):
            return f"seat {seat + 1} {'right' if right else 'wrong'}"
        case SaidNothing(seat):
            return f"seat {seat + 1} silent"
        case Won(seat, cards):
            return f"seat {seat + 1} wins {cards}"
        case _:
            return type(event).__name__.lower()


def rejected(session: Table, actor: Actor, action: Action) -> str:
    with pytest.raises(IllegalAction) as caught:
        session.do(actor, action)
    return caught.value.refusals[0].code


def test_a_name_is_asked_as_open_text_and_a_press_is_asked_before_a_shout() -> None:
    session: Table = Session(GAME, Setup(3, ("K1", "K1")), Given.of({"deck": ("K1", "K1")}))
    session.do(Seat(0), Draw())
    assert GAME.legal(session.state, Seat(0)) == OpenText("ask.name")
    assert GAME.legal(session.state, Seat(1)) == Finite(())
    session.do(Seat(0), Name(NAME))
    session.do(Seat(1), Draw())
    assert GAME.legal(session.state, Seat(2)) == Finite((Stamped(Press(), Millis(0)),))
    session.do(Seat(2), Stamped(Press(), Millis(600)))
    assert GAME.legal(session.state, Seat(2)) == OpenText("ask.shout")
    assert GAME.legal(session.state, Seat(1)) == Finite((Stamped(Press(), Millis(0)),))


def test_a_press_is_seen_by_its_own_seat_only() -> None:
    session = table("K1", "K1")
    before = [session.view(viewer) for viewer in EVERYBODY]
    session.do(Seat(2), Stamped(Press(), Millis(600)))
    after = [session.view(viewer) for viewer in EVERYBODY]
    assert [viewer for viewer, old, new in zip(EVERYBODY, before, after, strict=True) if old != new] == [2]


def test_the_first_right_name_wins_the_pile() -> None:
    session = table("K1", "K1")
    shout(session, 2, 600, 2000, "zorglub ")
    assert elapse(session, 2000) == []
    assert elapse(session, 2001) == ["seat 3 right", "seat 3 wins 2"]
    assert isinstance(GAME.awaits(session.state), Over)


def test_presses_are_heard_in_stamp_order_however_fast_the_typing() -> None:
    session = table("K1", "K1", "K1")
    shout(session, 0, 900, 1000, NAME)
    shout(session, 2, 600, 5000, NAME)
    assert elapse(session, 5000) == []
    assert elapse(session, 5001) == ["seat 3 right", "seat 3 wins 2"]


def test_who_pressed_in_the_same_instant_is_heard_before_anything_is_told() -> None:
    session = table("K1", "K1", "K1")
    session.do(Seat(1), Stamped(Press(), Millis(750)))
    shout(session, 2, 600, 1000, NAME)
    assert elapse(session, 4000) == []
    session.do(Seat(1), Stamped(Say(NAME), Millis(4100)))
    assert elapse(session, 4101) == ["seat 3 right", "seat 2 right", "stayed"]
    assert session.view(SPECTATOR).pile == ("K1", "K1")
    assert GAME.awaits(session.state) == Turn(Seat(2))


def test_just_past_the_same_instant_is_too_late() -> None:
    session = table("K1", "K1", "K1")
    shout(session, 2, 600, 1000, NAME)
    shout(session, 1, 751, 800, NAME)
    assert elapse(session, 1001) == ["seat 3 right", "seat 3 wins 2"]


def test_a_wrong_name_or_none_costs_nothing_and_the_others_go_on() -> None:
    session = table("K1", "K1", "K1")
    session.do(Seat(0), Stamped(Press(), Millis(100)))
    shout(session, 2, 600, 700, "Potato")
    shout(session, 2, 900, 999, NAME)
    assert elapse(session, 5099) == []
    assert elapse(session, 5100) == ["seat 1 silent", "seat 3 wrong", "seat 3 right", "seat 3 wins 2"]


def test_nobody_remembers_and_the_character_is_named_anew() -> None:
    session = table("K1", "K1", "K1")
    assert elapse(session, RECALL_LIMIT - 1) == []
    assert elapse(session, RECALL_LIMIT) == ["forgotten"]
    assert GAME.awaits(session.state) == Turn(Seat(1))
    assert rejected(session, Seat(2), Name("Pip")) == "refusal.turn"
    session.do(Seat(1), Name("Turnip"))
    session.do(Seat(2), Draw())
    shout(session, 0, 100, 200, NAME)
    shout(session, 2, 400, 500, "turnip")
    assert elapse(session, 551) == ["seat 1 wrong", "seat 3 right", "seat 3 wins 3"]


def test_a_press_in_the_last_moment_still_has_its_time() -> None:
    session = table("K1", "K1", "K1")
    session.do(Seat(2), Stamped(Press(), Millis(RECALL_LIMIT - 1)))
    assert elapse(session, RECALL_LIMIT) == []
    assert GAME.awaits(session.state) == Window(seats(3), END)
    session.do(Seat(2), Stamped(Say(NAME), Millis(END - 2)))
    assert elapse(session, END) == ["seat 3 right", "seat 3 wins 2"]


def test_what_is_not_asked_is_refused_and_the_refusal_does_not_tell_the_name() -> None:
    session = table("K1", "K1")
    elapse(session, 1000)
    for actor, action, code in (
        (Seat(2), Stamped(Press(), Millis(999)), "too-late"),
        (Seat(2), Stamped(Press(), RECALL_LIMIT), "too-late"),
        (Seat(2), Stamped(Say(NAME), END), "too-late"),
        (Seat(2), Stamped(Say(" "), Millis(2000)), "name"),
        (Seat(2), Stamped(Say("x" * 41), Millis(2000)), "name"),
        (Seat(7), Stamped(Press(), Millis(2000)), "turn"),
        (Seat(1), Name(NAME), "turn"),
        (Seat(1), Draw(), "turn"),
        (Seat(1), Elapsed(Millis(2000)), "clock"),
        (CLOCK, Elapsed(Millis(999)), "clock"),
    ):
        with pytest.raises(IllegalAction) as caught:
            session.do(actor, action)
        assert caught.value.refusals[0].code == f"refusal.{code}"
        assert NAME not in str(caught.value)


# -- the name is nowhere -----------------------------------------------------------------------------------------------


def test_a_name_is_heard_when_it_is_given_and_found_nowhere_afterwards() -> None:
    session = table("K1", "K1", "K1")
    named = session.moves[1].applied.events[0]
    assert isinstance(named, Named)
    heard = redact(named, Seat(2), live=True).name
    assert isinstance(heard, Secret)
    assert heard.value == NAME
    shout(session, 2, 600, 700, NAME)
    elapse(session, 751)
    for viewer in EVERYBODY:
        logged = session.events(viewer)
        assert [event.name for event in logged if isinstance(event, (Named, Shouted))] == [HIDDEN, HIDDEN]
        explained = [session.explain(move, viewer) for move in range(1, session.position + 1)]
        for shown in (session.view(viewer), logged, explained):
            assert NAME not in repr(shown)
            assert NAME not in canonical(shown)
    assert NAME not in repr(session.state)
    assert NAME not in repr(session.moves)
    assert NAME in canonical(session.events(OPEN))


def test_what_was_heard_is_not_heard_again_when_it_is_told_on() -> None:
    session = table("K1", "K1")
    live = redact(session.moves[1].applied.events, Seat(2), live=True)
    assert NAME not in canonical(redact(live, Seat(2)))
    assert NAME in canonical(redact(live, Seat(2), live=True))


def test_an_imagined_game_looks_the_same_and_knows_what_was_heard() -> None:
    session = table("K1", "K1", "K2")
    session.do(Seat(2), Stamped(Press(), Millis(600)))
    heard = tuple(
        event
        for events in (session.first.events, *(move.applied.events for move in session.moves))
        for event in redact(events, Seat(2), live=True)
    )
    imagined = GAME.imagine(session.view(Seat(2)), heard, Stream(1))
    assert GAME.view(imagined, Seat(2)) == session.view(Seat(2))
    after = GAME.apply(imagined, Seat(2), Stamped(Say(NAME), Millis(700)))
    told = GAME.apply(after.state, CLOCK, Elapsed(Millis(800))).events
    assert [_short(event) for event in told] == ["seat 3 right", "seat 3 wins 2"]
    deaf = GAME.imagine(session.view(Seat(2)), (), Stream(1))
    assert GAME.view(deaf, Seat(2)) == session.view(Seat(2))
    assert NAME not in canonical(deaf)


def test_a_record_keeps_the_names_and_replays() -> None:
    session = table("K1", "K1")
    shout(session, 2, 600, 700, NAME)
    elapse(session, 751)
    text = write_record(GAME, record_of(session))
    assert replay(GAME, read_record(GAME, text)).state == session.state
    changed = json.loads(text)
    changed["actions"][1][1]["text"] = "Potato"
    with pytest.raises(ValueError, match=r"\$\.digest"):
        replay(GAME, read_record(GAME, json.dumps(changed)))


# -- any arrival, any cutting ------------------------------------------------------------------------------------------

TIMES = st.integers(0, END - 1) | st.sampled_from(range(0, 1200, 75))
FILED = st.lists(st.tuples(st.integers(0, 2), st.sampled_from([None, NAME, "Potato"]), TIMES), max_size=12)


def run(steps: list[tuple[Actor, Action]]) -> Table:
    session = table("K1", "K1", "K1")
    for actor, action in steps:
        if not isinstance(GAME.awaits(session.state), Window):
            break
        session.do(actor, action)
    return session


@given(FILED, st.lists(st.integers(0, END), max_size=8), st.data())
def test_any_arrival_and_any_cutting_give_the_same_events(
    filed: list[tuple[int, str | None, int]], cuts: list[int], data: st.DataObject
) -> None:
    acts: list[tuple[Seat, Stamped[Press | Say]]] = [
        (Seat(seat), Stamped(Press() if text is None else Say(text), Millis(at)))
        for seat, text, at in filed
        if text is not None or at < RECALL_LIMIT
    ]
    at_once = run([*acts, (CLOCK, Elapsed(END))])
    steps: list[tuple[Actor, Action]] = []
    waiting = list(data.draw(st.permutations(acts)))
    for bound in [*sorted(set(cuts)), int(END)]:
        early = data.draw(st.integers(0, 3))
        for act in list(waiting):
            if act[1].at < bound or early > 0:
                early -= act[1].at >= bound
                waiting.remove(act)
                steps.append(act)
        steps.append((CLOCK, Elapsed(Millis(bound))))
    cut_up = run(steps)
    assert canonical(cut_up.events(OPEN)) == canonical(at_once.events(OPEN))
    assert cut_up.view(SPECTATOR) == at_once.view(SPECTATOR)
    assert any(isinstance(event, (Won, Stayed, Forgotten)) for event in cut_up.events(OPEN))
