"""Whoever has no card is given one of those that are left (clauses 3.7 to 3.9)."""

from __future__ import annotations

from moosekit.core.facts import facts
from moosekit.core.ids import Millis
from moosekit.core.timing import Claims
from moosekit.core.trace import Journal, Note
from moosekit.games.moose_match_mayhem import refs
from moosekit.games.moose_match_mayhem.drawing import draw
from moosekit.games.moose_match_mayhem.events import Event
from moosekit.games.moose_match_mayhem.state import Flip, State
from moosekit.games.moose_match_mayhem.switches import Idle
from moosekit.games.moose_match_mayhem.taking import take


def hand_out(state: State, flip: Flip, at: Millis, journal: Journal[Event]) -> State:
    """Seats in order, cards left to right or by chance; all of them at the same time ``at``."""
    idle, left = flip.without_card, list(flip.free)
    if state.setup.idle is Idle.BY_CHANCE and len(left) > 1:
        if journal.recording:
            journal.note(Note("mayhem.handed.by-chance", refs.IDLE, "middle", None, None))
        state, left = draw(state, "idle", left, tuple(str(place) for place in left))
    flip = flip._replace(claims=Claims((), flip.claims.promised), asks=None)
    for seat, place in zip(idle, left, strict=True):
        if journal.recording:
            code = "mayhem.handed.waited" if seat in flip.waits else "mayhem.handed"
            what = facts(seat=seat, card=flip.middle[place].code)
            journal.note(Note(code, refs.IDLE, str(place), None, seat, what))
        state = take(state, flip, seat, place, at, journal, handed=True)
        assert state.flip is not None
        flip = state.flip
    return state
