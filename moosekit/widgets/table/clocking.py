"""What the clock of a page says: what people did since it was heard last, and how late it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from moosekit.core.ids import Millis, Seat
from moosekit.core.json_data import Reader
from moosekit.core.record import MOST_SEATS
from moosekit.core.refusal import IllegalAction
from moosekit.core.timing import stamp_of
from moosekit.widgets.table.answering import Done, Refused, refused, say

if TYPE_CHECKING:
    from moosekit.widgets.table.table import GameTable

#: against the clock: the latest moment, how much later than its stamp a touch can arrive, and how many at once
LATEST: Final = 10**8
SLACK: Final = 40
MOST_ACTS: Final = 24


def heed_clock(message: Reader, table: GameTable) -> Done:
    """The page's clock: what people did since it was heard last, and how late it is.

    Whatever of it can be followed is; the first refusal is told.
    """
    message.only("kind", "id", "state", "phase", "at", "acts")
    sitting = table.sitting
    at, acts = message.field("at").whole(0, LATEST), message.field("acts").items()
    clock = table.now["clock"]
    if clock is None or message.field("phase").text() != clock["phase"] or not clock["runs"]:
        if acts:
            raise Refused(say("phase", table))
        return Done()
    if len(acts) > MOST_ACTS:
        raise message.fault("too many at once")
    refusals: list[Refused] = []
    read: list[tuple[Seat, object]] = []
    for act in acts:
        act.only("seat", "action")
        seat = Seat(act.field("seat").whole(0, MOST_SEATS))
        action = sitting.scene.read_page(act.field("action"), sitting.session.state)
        if seat not in sitting.people:
            refusals.append(Refused(say("not-here", table, seat=seat)))
        elif stamp_of(action, Millis(0)) > at:
            refusals.append(Refused(say("future", table, seat=seat)))
        else:
            read.append((seat, action))
    here = sitting.session.position
    for seat, action in read:
        try:
            sitting.decide(seat, action)
        except IllegalAction:
            refusals.append(refused(table, seat, action))
    table.tick(here, Millis(max(0, at - SLACK)))
    if refusals:
        raise refusals[0]
    return Done()
