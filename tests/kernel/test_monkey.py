"""The monkey asks in the middle of a trick: the question is data, so it can be saved, undone, tried both ways."""

from __future__ import annotations

import pytest

from moosekit.core.awaits import Finite, Outcome, Over, Turn
from moosekit.core.chance import Given
from moosekit.core.ids import SPECTATOR, Seat, seats
from moosekit.core.record import read_record, record_of, replay, write_record
from moosekit.core.refusal import IllegalAction
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.core.trace import Trace
from moosekit.tricks.stages import Haul
from tests.kernel.monkey_game import (
    Action,
    Event,
    MonkeyGame,
    PlayCard,
    Setup,
    Sight,
    State,
    Steal,
    Stolen,
    TableCard,
    Taken,
)

GAME = MonkeyGame()
Table = Session[Setup, State, Action, Event, Sight]


def table(codes: str, *, twins: bool = False) -> Table:
    """All seats have played."""
    hand = tuple(TableCard.of(code) for code in codes.split())
    session: Table = Session(GAME, Setup(hand, twins), Given(()))
    for seat in seats(len(hand)):
        session.do(seat, PlayCard())
    return session


def taken(session: Table) -> list[str]:
    return [f"{event.seat}: {event.cards}" for event in session.events(SPECTATOR) if isinstance(event, Taken)]


def test_the_trick_stops_at_the_question_and_goes_on_from_there() -> None:
    session = table("P3 monkey G4")
    assert taken(session) == []
    assert GAME.awaits(session.state) == Turn(Seat(1))
    assert GAME.legal(session.state, Seat(1)) == Finite((Steal(0), Steal(2)))
    assert session.do(Seat(1), Steal(0)) == (Stolen(Seat(1), TableCard.of("P3")), Taken(Seat(0), (TableCard.of("G4"),)))
    assert session.state.haul == Haul(0, (2,), (), stolen=0, thief=1)
    assert GAME.awaits(session.state) == Over(Outcome.by_points((1, 1, 0)))


def test_vanished_cards_are_out_of_reach() -> None:
    session = table("P3 monkey G3 P1", twins=True)
    assert GAME.legal(session.state, Seat(1)) == Finite((Steal(3),))
    session.do(Seat(1), Steal(3))
    assert session.state.haul == Haul(3, (), (0, 2), stolen=3, thief=1)


def test_where_nothing_is_left_nobody_is_asked() -> None:
    session = table("P3 G3 monkey", twins=True)
    assert taken(session) == ["None: ()"]
    assert isinstance(GAME.awaits(session.state), Over)


@pytest.mark.parametrize(("actor", "action"), [(0, Steal(0)), (1, Steal(1)), (1, Steal(9)), (1, PlayCard())])
def test_only_the_monkeys_player_answers_and_only_with_a_card_that_is_there(actor: int, action: Action) -> None:
    session = table("P3 monkey G4")
    before = session.state
    with pytest.raises(IllegalAction):
        session.do(Seat(actor), action)
    assert session.state is before


def test_the_open_question_is_saved_undone_and_answered_otherwise() -> None:
    session = table("P3 monkey G4")
    saved = replay(GAME, read_record(GAME, write_record(GAME, record_of(session))))
    assert saved.state == session.state
    other = session.branch()
    session.do(Seat(1), Steal(0))
    assert session.undo()
    assert session.state == saved.state
    other.do(Seat(1), Steal(2))
    session.do(Seat(1), Steal(2))
    assert session.state == other.state
    assert taken(other) == ["0: (P3,)"]


def test_the_answer_is_explained_with_what_was_there_before_and_after() -> None:
    session = table("P3 monkey G4")
    session.do(Seat(1), Steal(0))
    stolen = session.explain(4, SPECTATOR)[0]
    assert isinstance(stolen, Trace)
    assert [(note.code, note.before, note.after, note.changed) for note in stolen.notes] == [
        ("trick.monkey", (0, 2), (2,), True)
    ]
    full = table("P3 monkey G3 P1", twins=True).explain(4, SPECTATOR)
    assert [note.code for trace in full if isinstance(trace, Trace) for note in trace.notes] == ["row.vanished"]


def test_an_open_question_can_be_imagined() -> None:
    session = table("P3 monkey G4")
    imagined = GAME.imagine(session.view(Seat(2)), session.events(Seat(2)), Stream(0))
    assert imagined == session.state
