"""What people do on the page of a table: deal, play, take back, take the screen, leave."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from moosekit.core.ids import Seat
from moosekit.core.json_data import Reader
from moosekit.core.record import MOST_SEATS
from moosekit.core.refusal import IllegalAction
from moosekit.widgets.table.answering import Deed, Done, Refused, refused, say
from moosekit.widgets.table.scene import MOST_MOVES
from moosekit.words import text

if TYPE_CHECKING:
    from moosekit.widgets.table.table import GameTable


def _deal(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state", "seats", "variation", "people", "paces", "bots", "begins")
    seats = message.field("seats").whole(1, MOST_SEATS)
    variation = message.field("variation").choice([one["id"] for one in table.room["variations"]])
    people = message.field("people").whole(0, seats)
    told = message.optional("paces")
    paces = [] if told is None else [one.choice(table.room["paces"]) for one in told.items()[:seats]]
    kind, first = message.optional("bots"), message.optional("begins")
    bots = None if kind is None else kind.choice([one["id"] for one in table.room["bots"]])
    begins = None if first is None else first.whole(0, seats - 1)
    if table.room["seats"] and not table.sitting.ended:
        raise Refused(say("playing", table))
    if seats not in table.room["players"]:
        raise message.fault("not so many")
    here = None if table.fixed else range(people)
    try:
        table.deal(seats=seats, setup=variation, paces=paces, people=here, bots=bots, begins=begins)
    except ValueError:  # not so many seats as Python has named bots for, or no game to begin so
        raise message.fault("no such game") from None
    return Done()


def _act(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state", "seat", "action")
    sitting = table.sitting
    seat = Seat(message.field("seat").whole(0, MOST_SEATS))
    if seat not in sitting.people:
        raise Refused(say("not-here", table, seat=seat))
    if sitting.curtain is not None or (not sitting.shared and seat != sitting.looking):
        raise Refused(say("curtain", table, seat=seat))
    action = sitting.scene.read_page(message.field("action"), sitting.session.state)
    try:
        table.act_for_page(seat, action)
    except IllegalAction:
        raise refused(table, seat, action) from None
    return Done()


def _go_on(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state")
    if table.sitting.waits_for_bots():
        table.go_on(MOST_MOVES)
    return Done()


def _undo(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state")
    if not table.undo():
        raise Refused(say("no-undo", table))
    return Done(text("table.undone", table.language))


def _redo(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state")
    if not table.redo():
        raise Refused(say("no-redo", table))
    return Done(text("table.redone", table.language))


def _look(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state", "seat")
    seat = message.field("seat").whole(0, MOST_SEATS)
    if table.sitting.curtain != seat:
        raise Refused(say("not-here", table, seat=seat))
    table.take_screen(seat)
    return Done()


def _leave(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state")
    if table.fixed and not table.sitting.ended:
        raise Refused(say("playing", table))
    table.leave_room()
    return Done()


#: by the kind of the message
DEEDS: Final[Mapping[str, Deed]] = {
    "deal": _deal,
    "act": _act,
    "go-on": _go_on,
    "undo": _undo,
    "redo": _redo,
    "look": _look,
    "leave": _leave,
}
