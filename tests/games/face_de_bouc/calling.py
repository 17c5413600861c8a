"""What people call out over a card, by chance: as the twin's calls, and as the actions that file them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from moosekit.core.ids import Millis, Seat
from moosekit.core.stream import Stream
from moosekit.core.timing import Stamped
from moosekit.games.face_de_bouc.actions import PASS, PRESS, SPECIAL, Act, Action, Name, Say
from tests.games.face_de_bouc.playing import some_text
from tests.twins.face_de_bouc.card import Call, Table

KINDS = ("shout", "shout", "shout", "special", "special", "pass", "silent")
DELAYS = (0, 0, 30, 400, 999)


class Called(NamedTuple):
    """One call, and what the seat does to make it; ``ends`` is when all of it has been said."""

    call: Call
    actions: tuple[tuple[Seat, Action], ...]
    ends: int


def some_calls(table: Table, players: int, say_limit: int, luck: Stream) -> list[Called]:
    """What a crowd calls while a card lies open: no seat passes twice or speaks before it has finished."""
    calls: list[Called] = []
    free, passed, at = [0] * players, set[int](), luck.below(300, 0)
    for number in range(luck.below(3 * players, 1)):
        here = luck.at(number)
        at += (0, 1, 60, 150, 151, 500)[here.below(6, 0)]
        seat, kind = here.below(players, 1), KINDS[here.below(len(KINDS), 2)]
        if at < free[seat] or (kind == "pass" and seat in passed):
            continue
        calls.append(called((at, seat, kind, some_name(table, here) if kind == "shout" else ""), say_limit, here))
        free[seat] = calls[-1].ends + 1
        if kind == "pass":
            passed.add(seat)
    return calls


def some_answer(table: Table, seat: int, kinds: Sequence[str], say_limit: int, luck: Stream) -> Called:
    """One answer of a seat, where no clock runs."""
    kind = kinds[luck.below(len(kinds), 0)]
    text = some_name(table, luck) if kind in ("shout", "name") else ""
    return called((luck.below(400, 1), seat, kind, text), say_limit, luck)


def called(call: Call, say_limit: int, luck: Stream) -> Called:
    """A call with what the seat does: a shout is a press, and a name some time later."""
    at, number, kind, text = call
    seat = Seat(number)
    if kind == "shout":
        later = at + min(DELAYS[luck.below(len(DELAYS), 3)], say_limit - 1)
        return Called(call, (_stamped(seat, PRESS, at), _stamped(seat, Say(text), later)), later)
    if kind == "silent":
        return Called(call, (_stamped(seat, PRESS, at),), at + say_limit)
    act: Act = PASS if kind == "pass" else SPECIAL if kind == "special" else Name(text)
    return Called(call, (_stamped(seat, act, at),), at)


def _stamped(seat: Seat, act: Act, at: int) -> tuple[Seat, Action]:
    return seat, Stamped(act, Millis(at))


def some_name(table: Table, luck: Stream) -> str:
    """The true name more often than not, perhaps with a slip; another one; or anything."""
    true = table.names.get(table.shown)
    known = sorted(table.names.values())
    kind = luck.below(6, 5)
    if true is not None and kind < 4:
        return true if kind < 2 else slipped(true, luck)
    return known[luck.below(len(known), 6)] if known and kind == 4 else some_text(luck)


def slipped(name: str, luck: Stream) -> str:
    """The name with one to three typing errors."""
    for number in range(1 + luck.below(3, 7)):
        here = luck.child("slip").at(number)
        at = here.below(max(len(name), 1), 0)
        change = (name[at : at + 1] + "x", "", "z", name[at : at + 2][::-1])[here.below(4, 1)]
        name = name[:at] + change + name[at + (2 if here.below(4, 1) == 3 else 1) :]
    return name or "x"
