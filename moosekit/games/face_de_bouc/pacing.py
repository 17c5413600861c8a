"""Which time counts, and what can be judged by now, where seats have paces of their own (clause 4.5).

Claims carry stamps of the page's clock. A seat's pace divides its stamp; without a clock an answer is filed with the
time that counts, one same instant after the card lay open or after the last answers were told.
"""

from __future__ import annotations

from moosekit.core.facts import facts
from moosekit.core.ids import Millis, Seat
from moosekit.core.timing import Claim, Stamped
from moosekit.core.trace import Journal, Note
from moosekit.games.face_de_bouc import refs
from moosekit.games.face_de_bouc.actions import Act
from moosekit.games.face_de_bouc.asking import awaited, owes
from moosekit.games.face_de_bouc.events import Event
from moosekit.games.face_de_bouc.setup import Setup
from moosekit.games.face_de_bouc.state import Heard, OpenCard, State


def counted(setup: Setup, claim: Claim[Act]) -> Millis:
    """The time that counts of a claim."""
    pace = setup.pace(claim.seat)
    return claim.at if pace is None else Millis(claim.at // pace)


def stamped(setup: Setup, card: OpenCard, seat: Seat, act: Stamped[Act]) -> Stamped[Act]:
    """The act as it is filed: without a clock with the time that counts, a name with that of its press."""
    if setup.pace(seat) is not None:
        return act
    pressed = owes(card, seat)
    return Stamped(act.action, Millis(card.now + setup.same_instant) if pressed is None else pressed)


def known(state: State, card: OpenCard, at: int) -> bool:
    """Whether all that counts as ``at`` or before has been filed, so that it can be judged."""
    if awaited(state, card):
        return False
    slowest = state.setup.slowest
    return slowest is None or card.claims.promised // slowest > at


def note_pace(state: State, heard: Heard, journal: Journal[Event]) -> None:
    """Notes which time counts, where it is not the stamp itself."""
    pace = state.setup.pace(heard.seat)
    if pace is None:
        what = facts(seat=heard.seat, time=heard.at)
        journal.note(Note("bouc.pace.none", refs.PACE, "shout", None, heard.at, what))
    elif pace != 1:
        what = facts(seat=heard.seat, pace=pace, raw=heard.stamp, time=heard.at)
        journal.note(Note("bouc.pace.divides", refs.PACE, "shout", heard.stamp, heard.at, what))
