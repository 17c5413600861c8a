"""Time in a flip: which stamp counts, what is waited for, what can be judged by now (section 10).

Claims carry the time that counts: a seat's pace divides its stamp, and without a clock the stamp is one same instant
after the reveal, or after it was freed. The promise of ``Elapsed`` is the clock's own time, so the slowest pace says
what it covers.
"""

from __future__ import annotations

from moosekit.core.facts import facts
from moosekit.core.ids import Millis, Seat, seats
from moosekit.core.timing import START, Claim, Claims, Stamped
from moosekit.core.trace import Journal, Note
from moosekit.games.moose_match_mayhem import refs
from moosekit.games.moose_match_mayhem.actions import Touch
from moosekit.games.moose_match_mayhem.events import Event
from moosekit.games.moose_match_mayhem.setup import Setup
from moosekit.games.moose_match_mayhem.state import Flip, Grab, GrabClaim, State
from moosekit.games.moose_match_mayhem.switches import AllClearClock


def acts_once(setup: Setup, flip: Flip, seat: Seat) -> bool:
    """Whether everybody waits for this seat: it has no clock, or nothing but acting ends the avalanche."""
    return setup.pace(seat) is None or (setup.all_clear is None and flip.avalanche)


def awaited(state: State, flip: Flip) -> tuple[Seat, ...]:
    """The seats that all others wait for now."""
    setup = state.setup
    if not setup.paces and setup.all_clear is not None:  # everybody has a clock, and it goes on
        return ()
    return tuple(
        [
            seat
            for seat in flip.without_card
            if acts_once(setup, flip, seat) and seat not in flip.acted and seat not in flip.waits
        ]
    )


def free_to_touch(state: State, flip: Flip) -> tuple[Seat, ...]:
    """The seats whose touches are filed now: those that are awaited, and those with a clock that still have time."""
    setup, waited_for, earliest = state.setup, awaited(state, flip), earliest_stamp(flip)
    if not setup.paces and not waited_for:  # what holds for one of them holds for all
        one, *_ = everybody = seats(setup.players)
        return () if acts_once(setup, flip, one) or is_late(setup, flip, one, earliest) else everybody
    return tuple(
        [
            seat
            for seat in seats(setup.players)
            if seat in waited_for or not (acts_once(setup, flip, seat) or is_late(setup, flip, seat, earliest))
        ]
    )


def earliest_stamp(flip: Flip) -> Millis:
    """The earliest stamp after the reveal that is still open."""
    return Millis(max(START, flip.claims.promised))


def is_late(setup: Setup, flip: Flip, seat: Seat, at: Millis) -> bool:
    """Whether a touch stamped ``at`` of a seat with a clock comes when the flip's time is up."""
    if flip.closes is None or (setup.all_clear_clock is AllClearClock.STARTS_AGAIN and flip.avalanche):
        return False
    return counted(setup, flip, seat, at) >= flip.closes


def counted(setup: Setup, flip: Flip, seat: Seat, at: Millis) -> Millis:
    """The time that counts of a touch stamped ``at``.

    Without a clock it is one same instant after the reveal, or after the millisecond in which the seat was freed.
    """
    pace = setup.pace(seat)
    if pace is not None:
        return Millis(at // pace)
    return Millis(setup.same_instant + (flip.now + 1 if seat in flip.freed else 0))


def file_touch(state: State, flip: Flip, seat: Seat, stamped: Stamped[Touch]) -> Flip:
    """With one more touch, which nobody judges yet. Its place among the others does not depend on when it arrives."""
    claim = Claim(counted(state.setup, flip, seat, stamped.at), seat, Grab(stamped.at, stamped.action.place))
    filed = sorted([*flip.claims.filed, claim], key=_order)
    acted = tuple(sorted((*flip.acted, seat))) if acts_once(state.setup, flip, seat) else flip.acted
    return flip._replace(claims=Claims(tuple(filed), flip.claims.promised), acted=acted)


def _order(claim: GrabClaim) -> tuple[int, ...]:
    return (claim.at, claim.seat, claim.action.raw, claim.action.place)


def is_known(state: State, flip: Flip, at: int) -> bool:
    """Whether every touch that counts as ``at`` or before has been filed."""
    slowest = state.setup.slowest
    if slowest is None or (state.setup.all_clear is None and flip.avalanche):
        return True
    return flip.claims.promised // slowest > at


def is_closed(state: State, flip: Flip) -> bool:
    """Whether the flip's time is up. While a seat without a clock is awaited, nobody asks."""
    slowest = state.setup.slowest
    if (flip.closes is None or slowest is None) and flip.avalanche:
        return True
    return flip.closes is not None and slowest is not None and flip.claims.promised // slowest >= flip.closes


def note_pace(state: State, claim: GrabClaim, journal: Journal[Event]) -> None:
    """Notes which time counts, where it is not the stamp itself."""
    pace, raw = state.setup.pace(claim.seat), claim.action.raw
    if pace is None:
        what = facts(seat=claim.seat, time=claim.at)
        journal.note(Note("mayhem.no-clock", refs.NO_CLOCK, str(claim.action.place), raw, claim.at, what))
    elif pace != 1:
        what = facts(seat=claim.seat, pace=pace, raw=raw, time=claim.at)
        journal.note(Note("mayhem.pace", refs.PACE, str(claim.action.place), raw, claim.at, what))
