"""A session is a cursor over states: undo, redo, goto, branch; a refused action leaves all as it was."""

from __future__ import annotations

import pytest

from moosekit.core.chance import ChanceFault, Given, Seeded
from moosekit.core.ids import OPEN, SPECTATOR, Seat, seats
from moosekit.core.record import steps
from moosekit.core.refusal import IllegalAction, Refusal
from moosekit.core.secret import redact
from moosekit.core.session import Session
from moosekit.core.trace import Trace
from tests.kernel.trap_game import Action, Answer, Attack, Event, Sight, State, TrapGame

GAME = TrapGame()
Table = Session[int, State, Action, Event, Sight]


def played() -> Table:
    """Two seats; seat 2 springs a trap, then seat 1 has none."""
    session: Table = Session(GAME, 2, Given.of({"deck": ["R1", "R2", "T1", "R3", "R4", "T2", "T3"]}))
    session.do(Seat(0), Attack(Seat(1)))
    session.do(Seat(1), Answer.TRAP)
    session.do(Seat(1), Attack(Seat(0)))
    session.do(Seat(0), Answer.NO_TRAP)
    return session


def whole(session: Table) -> tuple[object, ...]:
    return session.state, session.moves, session.length, session.position, session.events(OPEN)


def test_undo_and_redo_move_the_cursor() -> None:
    session = played()
    states = [session.state_at(position) for position in range(5)]
    assert [session.undo() for _ in range(5)] == [True] * 4 + [False]
    assert session.state is states[0] is session.first.state
    assert (session.position, session.length, session.moves) == (0, 4, ())
    assert [session.redo() for _ in range(5)] == [True] * 4 + [False]
    assert session.state is states[4]


def test_it_is_over_at_the_end_and_not_before_it() -> None:
    """Each of the two seats has attacked once."""
    session = played()
    assert session.over
    session.undo()
    assert not session.over


def test_it_says_where_it_is_and_is_the_same_in_every_run() -> None:
    """``simulate(…)[k]`` is one, and a notebook shows it."""
    session = played()
    session.undo()
    assert repr(session) == f"Session({GAME.id}, move 3 of 4)"


def test_goto_finds_any_state_and_refuses_others() -> None:
    session = played()
    session.goto(2)
    assert session.state is session.state_at(2)
    assert len(session.moves) == 2
    for position in (-1, 5):
        with pytest.raises(IndexError, match=f"there is no position {position}"):
            session.goto(position)
        with pytest.raises(IndexError):
            session.state_at(position)
    assert session.position == 2


def test_the_log_ends_at_the_cursor() -> None:
    session = played()
    full = session.events(SPECTATOR)
    session.goto(1)
    assert session.events(SPECTATOR) == full[:3]
    assert len(full) == 2 + 1 + 2 + 1 + 1
    assert [len(step.events) for step in steps(session)] == [2, 1]


def test_a_new_action_gives_up_what_was_undone() -> None:
    session = played()
    session.goto(3)
    before = session.state
    session.do(Seat(0), Answer.NO_TRAP)
    assert (session.length, session.position) == (4, 4)
    session.goto(2)
    session.do(Seat(1), Attack(Seat(0)))
    assert (session.length, session.state) == (3, before)
    assert not session.redo()


@pytest.mark.parametrize("position", range(4))
def test_a_refused_action_leaves_all_as_it_was(position: int) -> None:
    session = played()
    session.goto(position)
    before, undone = whole(session), session.length
    with pytest.raises(IllegalAction) as caught:
        session.do(Seat(0), Attack(Seat(0)))
    assert whole(session) == before
    assert session.length == undone
    assert caught.value.state is session.state
    assert caught.value.action == Attack(Seat(0))
    assert all(isinstance(refusal, Refusal) for refusal in caught.value.refusals)
    assert "is not legal: refusal." in str(caught.value)


def test_a_branch_leaves_the_session_as_it_was() -> None:
    session = played()
    session.goto(2)
    before = whole(session)
    branch = session.branch()
    assert branch.state is session.state
    assert (branch.length, branch.moves) == (2, session.moves)
    branch.do(Seat(1), Attack(Seat(0)))
    branch.undo()
    branch.undo()
    assert whole(session) == before


def test_every_move_can_be_explained() -> None:
    session = played()
    for position in range(1, 5):
        traces = session.explain(position, OPEN)
        happened = redact(session.moves[position - 1].applied.events, OPEN)
        assert tuple(trace.event for trace in traces if isinstance(trace, Trace)) == happened
    for position in (0, -1, 5):
        with pytest.raises(IndexError, match=f"there is no position {position}"):
            session.explain(position, OPEN)


def test_explaining_is_applying_with_a_recorder() -> None:
    session = played()
    (sprung, drawn) = session.explain(2, Seat(0))
    assert isinstance(sprung, Trace)
    assert [note.code for note in sprung.notes] == ["trap.sprung"]
    assert drawn == Trace(session.events(Seat(0))[4], ())
    begun = GAME.explain_start(2, session.chance, Seat(1))
    assert tuple(trace.event for trace in begun) == session.events(Seat(1))[:2]


def test_a_session_does_not_begin_with_chance_that_does_not_fit() -> None:
    with pytest.raises(ChanceFault, match="trap needs the draw 'deck'"):
        Session(GAME, 2, Given(()))


def test_the_same_seed_is_the_same_game() -> None:
    one, other = (Session(GAME, 3, Seeded(5)) for _ in range(2))
    assert one.state == other.state
    assert [one.view(seat) for seat in seats(3)] == [other.view(seat) for seat in seats(3)]
    assert one.state != Session(GAME, 3, Seeded(6)).state
