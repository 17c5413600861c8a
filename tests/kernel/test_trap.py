"""The question after an attack tells nothing: what others get is the same to the byte, whatever the hand holds."""

from __future__ import annotations

import pytest

from moosekit.core.awaits import Over, Turn
from moosekit.core.chance import Given
from moosekit.core.ids import OPEN, SPECTATOR, Seat, Viewer, seats
from moosekit.core.json_data import canonical
from moosekit.core.record import read_record, record_of, replay, write_record
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from tests.kernel.trap_game import CARDS, Action, Answer, Attack, Dealt, Event, MovedIn, Sight, State, TrapGame, Trapped

GAME = TrapGame()
TARGET = Seat(1)
STRANGERS: tuple[Viewer, ...] = (Seat(0), Seat(2), SPECTATOR)
ACTIONS: tuple[Action, ...] = (*Answer, *(Attack(seat) for seat in seats(3)))
Table = Session[int, State, Action, Event, Sight]


def table(deal: str, count: int = 3) -> Table:
    """Two cards for each seat, in the order of the deal; what is left is the deck."""
    return Session(GAME, count, Given.of({"deck": deal.split()}))


def knowable(session: Table, viewer: Viewer) -> str:
    """Everything that a viewer can get out of a session, as text."""
    state = session.state
    asks = [canonical(GAME.awaits(state)), canonical(session.view(viewer)), repr(session.view(viewer))]
    log = [canonical(session.events(viewer)), repr(session.events(viewer))]
    if isinstance(viewer, int):
        asks.append(repr(GAME.legal(state, viewer)))
        asks += [repr(GAME.check(state, viewer, action)) for action in ACTIONS]
        asks += [repr(GAME.explain(state, viewer, action, viewer)) for action in ACTIONS]
    past = [repr(session.explain(move, viewer)) for move in range(1, session.position + 1)]
    return "\n".join([*asks, *log, *past])


@pytest.mark.parametrize("kept", ["R1", "R3"])
def test_nobody_else_learns_whether_a_trap_is_held(kept: str) -> None:
    """The attacked hand with a trap, and with a room from the deck in its place."""
    spare = "R3" if kept == "R1" else "R1"
    worlds = [table(f"T1 R4 {kept} {held} T3 {spare} {deck}") for held, deck in (("T2", "R2"), ("R2", "T2"))]
    for session in worlds:
        session.do(Seat(0), Attack(TARGET))
    for viewer in STRANGERS:
        assert len({knowable(session, viewer) for session in worlds}) == 1
    assert len({knowable(session, TARGET) for session in worlds}) == 2


def test_nobody_else_learns_whether_a_trap_was_drawn() -> None:
    """A trap that came in the place of another one, and a room that did."""
    worlds = [table(f"R4 R1 T1 R2 {deck} T3", count=2) for deck in ("T2 R3", "R3 T2")]
    for session in worlds:
        session.do(Seat(0), Attack(TARGET))
        session.do(TARGET, Answer.TRAP)
    for viewer in (Seat(0), SPECTATOR):
        assert len({knowable(session, viewer) for session in worlds}) == 1
    assert len({knowable(session, TARGET) for session in worlds}) == 2


@pytest.mark.parametrize("mine", ["R1 R2", "R1 T2"])
def test_a_wrong_answer_is_told_to_its_own_seat_only(mine: str) -> None:
    deck = "T2" if mine == "R1 R2" else "R2"
    session = table(f"T1 R4 {mine} T3 R3 {deck}")
    session.do(Seat(0), Attack(TARGET))
    assert GAME.awaits(session.state) == Turn(TARGET)
    wrong = Answer.TRAP if mine == "R1 R2" else Answer.NO_TRAP
    assert GAME.explain(session.state, TARGET, wrong, Seat(0)) == ()
    assert GAME.explain(session.state, TARGET, wrong, SPECTATOR) == ()
    for viewer in (TARGET, OPEN):
        (refusal,) = GAME.explain(session.state, TARGET, wrong, viewer)
        assert "must-play-trap" in repr(refusal)
        assert mine.split()[1] in canonical(refusal)
        assert "R1" not in repr(refusal)


def test_a_trap_is_played_and_replaced_in_secret() -> None:
    session = table("R4 T1 R1 T2 T3 R3 R2")
    session.do(Seat(0), Attack(TARGET))
    trapped, dealt = session.do(TARGET, Answer.TRAP)
    assert trapped == Trapped(TARGET, CARDS[1])
    assert isinstance(dealt, Dealt)
    assert "R2" not in canonical(session.events(Seat(0)))
    assert "R2" in canonical(session.events(TARGET))
    assert session.view(TARGET).zone("hand", TARGET).cards == (CARDS[3], CARDS[4])
    assert session.view(Seat(0)).zone("hand", TARGET).hidden == 2
    assert session.view(Seat(0)).zone("discard").cards == (CARDS[1],)


def test_without_a_trap_the_moose_moves_in_and_the_game_ends() -> None:
    session = table("R4 T1 R1 R2 T3 R3 T2")
    for attacker, target, answer in ((0, 1, Answer.NO_TRAP), (1, 2, Answer.TRAP), (2, 1, Answer.NO_TRAP)):
        session.do(Seat(attacker), Attack(Seat(target)))
        events = session.do(Seat(target), answer)
    assert events == (MovedIn(TARGET),)
    over = GAME.awaits(session.state)
    assert isinstance(over, Over)
    assert over.outcome.ranking == ((0, 2), (1,))
    record = record_of(session)
    assert replay(GAME, read_record(GAME, write_record(GAME, record))).state == session.state


def test_an_imagined_table_looks_the_same_to_its_viewer() -> None:
    session = table("R4 T1 R1 T2 T3 R3 R2")
    session.do(Seat(0), Attack(TARGET))
    session.do(TARGET, Answer.TRAP)
    for viewer in (TARGET, *STRANGERS):
        worlds = [GAME.imagine(session.view(viewer), session.events(viewer), Stream(key)) for key in range(5)]
        assert [GAME.view(world, viewer) for world in worlds] == [session.view(viewer)] * 5
        assert len({world.hands for world in worlds}) > 1
