"""A played session: undo, redo and goto lead to the states that were there; its record replays."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from moosekit.core.json_data import BadData
from moosekit.core.record import read_record, record_of, replay, write_record
from moosekit.core.session import Session
from moosekit.testing.faults import Nonconforming, require
from moosekit.testing.looks import fingerprint

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


def check_session(session: Session[P, S, A, E, V], where: str) -> None:
    """Undo, redo and goto lead to the states that were there; the record is read back and verifies itself."""
    game, end = session.game, session.position
    states = [session.state_at(place) for place in range(end + 1)]
    for place in range(end, 0, -1):
        require(session.undo() and session.state is states[place - 1], "undo goes back", where)
    require(not session.undo(), "nothing lies before the beginning", where)
    for place in range(1, end + 1):
        require(session.redo() and session.state is states[place], "redo goes on", where)
    session.goto(end // 2)
    require(session.state is states[end // 2], "goto goes there", where)
    session.goto(end)
    last = fingerprint(game, session.state)
    text = write_record(game, record_of(session))
    record = read_record(game, text)
    for told, chance in (("its seed", record.chance), ("what was drawn", record.deal)):
        try:
            again = replay(game, replace(record, chance=chance))
        except BadData as fault:
            raise Nonconforming(f"a record replays from {told} — not so {where}: {fault}") from fault
        same = fingerprint(game, again.state).splitlines()[1:] == last.splitlines()[1:]
        require(same, f"a record replays from {told} to the same end", where)
    again = replay(game, record)
    require(write_record(game, record_of(again)) == text, "a record is written the same again", where)
