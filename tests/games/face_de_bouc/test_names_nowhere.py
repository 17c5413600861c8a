"""A name is heard when it is said, and found nowhere afterwards; a record keeps it, and an export can do without."""

from __future__ import annotations

import json

import pytest

from moosekit.core.awaits import Finite, OpenText, Window
from moosekit.core.chance import Given
from moosekit.core.ids import CLOCK, OPEN, SPECTATOR, Millis, Seat, Viewer, seats
from moosekit.core.json_data import BadData, canonical
from moosekit.core.record import read_record, record_of, replay, write_record
from moosekit.core.refusal import IllegalAction
from moosekit.core.secret import HIDDEN, Secret, redact
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.core.timing import Elapsed, Stamped
from moosekit.games.face_de_bouc.actions import DRAW, PASS, PRESS, Name, Say
from moosekit.games.face_de_bouc.events import Named, Shouted, Verdict, Won
from moosekit.games.face_de_bouc.setup import Setup
from moosekit.games.face_de_bouc.stripped import without_names
from moosekit.games.face_de_bouc.switches import Clock
from moosekit.games.face_de_bouc.telling import tell
from moosekit.words import LANGUAGES
from tests.games.face_de_bouc.playing import GAME, Table, some_game

NAME = "Zorglub"
DECK = ["f01", "f01", "f02", "f01"]
EVERYBODY: tuple[Viewer, ...] = (*seats(3), SPECTATOR)


def table(clock: Clock = Clock.STAMPS) -> Table:
    """Three seats; the first card is drawn and named, the second is drawn and waits for shouts."""
    setup = Setup(3, copies=(3, 1) + (0,) * 10, first=Seat(0), clock=clock)
    session: Table = Session(GAME, setup, Given.of({"deck": DECK}))
    session.do(Seat(0), DRAW)
    session.do(Seat(0), Name(NAME))
    session.do(Seat(1), DRAW)
    return session


def shouted() -> Table:
    session = table()
    session.do(Seat(2), Stamped(PRESS, Millis(600)))
    session.do(Seat(2), Stamped(Say(NAME), Millis(700)))
    session.do(CLOCK, Elapsed(Millis(751)))
    return session


def test_a_name_is_heard_when_it_is_given() -> None:
    named = table().moves[1].applied.events[0]
    assert isinstance(named, Named)
    for viewer in EVERYBODY:
        heard = redact(named, viewer, live=True)
        assert isinstance(heard.name, Secret)
        assert heard.name.value == NAME
        assert NAME in tell(heard)


def test_it_is_found_nowhere_afterwards() -> None:
    session = shouted()
    for viewer in EVERYBODY:
        logged = session.events(viewer)
        assert [event.name for event in logged if isinstance(event, Named)] == [HIDDEN]
        assert [event.said for event in logged if isinstance(event, Shouted)] == [HIDDEN]
        explained = [session.explain(move, viewer) for move in range(1, session.position + 1)]
        for shown in (
            session.view(viewer),
            logged,
            explained,
            [tell(event, language) for event in logged for language in LANGUAGES],
        ):
            assert NAME.lower() not in repr(shown).lower()
            if not isinstance(shown, list):
                assert NAME not in canonical(shown)
    assert NAME not in repr(session.state)
    assert NAME not in repr(session.moves)
    assert NAME not in canonical(session.view(OPEN))
    assert NAME in canonical(session.events(OPEN))


def test_no_view_of_a_filed_or_sealed_name_shows_it() -> None:
    session = table()
    session.do(Seat(2), Stamped(PRESS, Millis(600)))
    session.do(Seat(2), Stamped(Say(NAME), Millis(700)))
    sealed = table(Clock.TURNS)
    sealed.do(Seat(2), Stamped(PRESS, Millis(600)))
    sealed.do(Seat(2), Stamped(Say(NAME), Millis(700)))
    for one in (session, sealed):
        for viewer in (*EVERYBODY, OPEN):
            assert NAME not in canonical(one.view(viewer))


def test_a_refusal_does_not_tell_the_name() -> None:
    session = shouted()
    session.do(Seat(2), DRAW)
    session.do(Seat(2), Name("Pip"))
    with pytest.raises(IllegalAction) as refused:
        session.do(Seat(1), Name(NAME))
    assert NAME not in str(refused.value)


def test_a_press_is_seen_by_its_own_seat_only() -> None:
    session = table()
    before = [session.view(viewer) for viewer in EVERYBODY]
    session.do(Seat(2), Stamped(PRESS, Millis(600)))
    after = [session.view(viewer) for viewer in EVERYBODY]
    assert [viewer for viewer, old, new in zip(EVERYBODY, before, after, strict=True) if old != new] == [2]
    assert GAME.legal(session.state, Seat(2)) == OpenText("bouc.ask.shout")
    assert isinstance(GAME.legal(session.state, Seat(1)), Finite)


def test_an_imagined_game_knows_what_was_heard() -> None:
    session = table()
    session.do(Seat(2), Stamped(PRESS, Millis(600)))
    steps = (session.first, *(move.applied for move in session.moves))
    heard = tuple(event for step in steps for event in redact(step.events, Seat(2), live=True))
    imagined = GAME.imagine(session.view(Seat(2)), heard, Stream(1))
    assert GAME.view(imagined, Seat(2)) == session.view(Seat(2))
    after = GAME.apply(imagined, Seat(2), Stamped(Say(NAME), Millis(700))).state
    told = GAME.apply(after, CLOCK, Elapsed(Millis(800))).events
    assert [type(event) for event in told] == [Shouted, Won]
    deaf = GAME.imagine(session.view(Seat(2)), (), Stream(1))
    assert NAME not in canonical(deaf)


# -- records -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_a_record_replays_and_verifies_itself(seed: int) -> None:
    session = some_game(seed)
    text = write_record(GAME, record_of(session))
    again = replay(GAME, read_record(GAME, text))
    assert again.state == session.state
    assert write_record(GAME, record_of(again)) == text


def test_a_changed_name_is_found_out() -> None:
    text = write_record(GAME, record_of(shouted()))
    changed = json.loads(text)
    changed["actions"][1][1]["text"] = "Potato"
    with pytest.raises(BadData, match=r"\$\.digest"):
        replay(GAME, read_record(GAME, json.dumps(changed)))


@pytest.mark.parametrize("seed", range(12))
def test_an_export_can_do_without_the_names(seed: int) -> None:
    """The same course, to the last event; and none of the words that were said is left."""
    session = some_game(seed)
    stripped = without_names(session)
    assert stripped.events(SPECTATOR) == session.events(SPECTATOR)
    assert stripped.view(OPEN) == session.view(OPEN)
    text = write_record(GAME, record_of(stripped))
    assert replay(GAME, read_record(GAME, text)).state == stripped.state
    said = {move.action.text for move in session.moves if isinstance(move.action, Name)}
    for move in session.moves:
        if isinstance(move.action, Stamped) and isinstance(move.action.action, (Name, Say)):
            said.add(move.action.action.text)
    assert said
    assert [word for word in sorted(said) if json.dumps(word) in text] == []


def test_an_export_keeps_a_shout_that_was_right() -> None:
    stripped = without_names(shouted())
    assert NAME not in write_record(GAME, record_of(stripped))
    verdicts = [event.verdict for event in stripped.events(OPEN) if isinstance(event, Shouted)]
    assert verdicts == [Verdict.RIGHT]


def test_a_pass_needs_no_words() -> None:
    session = table()
    for seat in seats(3):
        session.do(seat, Stamped(PASS, Millis(5)))
    assert isinstance(GAME.awaits(session.state), Window)
    session.do(CLOCK, Elapsed(Millis(6)))
    assert GAME.legal(session.state, Seat(1)) == OpenText("bouc.ask.name")
