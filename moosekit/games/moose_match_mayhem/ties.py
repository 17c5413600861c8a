"""Several hands on one card: the token settles it, two by two (section 4)."""

from __future__ import annotations

from typing import cast

from moosekit.core.asking import Frame
from moosekit.core.facts import facts
from moosekit.core.ids import RuleId, Seat, clockwise, seats
from moosekit.core.trace import Journal, Note
from moosekit.games.moose_match_mayhem import refs
from moosekit.games.moose_match_mayhem.actions import Call, Side
from moosekit.games.moose_match_mayhem.drawing import draw
from moosekit.games.moose_match_mayhem.events import Event, TokenFell
from moosekit.games.moose_match_mayhem.setup import Setup
from moosekit.games.moose_match_mayhem.state import Dispute, Flip, GrabClaim, State
from moosekit.games.moose_match_mayhem.switches import Caller, Flipper, ManyTied
from moosekit.games.moose_match_mayhem.taking import take

Contenders = tuple[GrabClaim, ...]


def note_tie(state: State, tied: Contenders, journal: Journal[Event]) -> None:
    """Notes the times that are the same instant."""
    times = tuple(one.at for one in tied)
    what = facts(seats=tuple(one.seat for one in tied), times=times, window=state.setup.same_instant)
    journal.note(Note("mayhem.tie", refs.SAME_INSTANT, str(tied[0].action.place), times, times, what))


def in_meeting_order(state: State, tied: Contenders, journal: Journal[Event]) -> tuple[State, Contenders]:
    """The order in which they meet: by stamps, which they have already; or clockwise from a drawn seat."""
    if len(tied) == 2:
        return state, tied
    if state.setup.many_tied is ManyTied.STAMP_ORDER:
        if journal.recording:
            what = facts(seats=tuple(one.seat for one in tied))
            journal.note(Note("mayhem.tie.by-stamp", refs.MANY_TIED, "order", None, None, what))
        return state, tied
    state, mixed = draw(state, "start", tied, tuple(f"seat {one.seat + 1}" for one in tied))
    first = mixed[0].seat
    by_seat = {one.seat: one for one in tied}
    ordered = tuple(by_seat[seat] for seat in clockwise(first, state.setup.players) if seat in by_seat)
    if journal.recording:
        what = facts(seat=first, seats=tuple(one.seat for one in ordered))
        journal.note(Note("mayhem.tie.drawn", refs.MANY_TIED, "order", None, first, what))
    return state, ordered


def question(setup: Setup, contenders: Contenders) -> Dispute:
    """The first two meet; one of them is asked to call."""
    two = sorted(contenders[:2], key=lambda one: (one.at, one.seat))
    caller = two[0] if setup.caller is Caller.EARLIEST else two[1]
    return Frame(RuleId("token"), contenders[0].action.place, (caller.seat,), contenders)


def flip_token(state: State, flip: Flip, seat: Seat, call: Call, journal: Journal[Event]) -> State:
    """The token falls: who is right goes on, to the next contender or to the card; the other is free again."""
    dispute = cast("Dispute", flip.dispute)
    one, two, *others = dispute.value
    caller, other = (one, two) if one.seat == seat else (two, one)
    state, sides = draw(state, "token", tuple(Side), tuple(Side))
    right = sides[0] is call.side
    winner, loser = (caller, other) if right else (other, caller)
    flipper = _flipper(state.setup, tuple(claim.seat for claim in dispute.value))
    if journal.recording:
        _note_token(state.setup, flipper, seat, journal)
        code = "mayhem.token.right" if right else "mayhem.token.wrong"
        what = facts(seat=seat, call=call.side, side=sides[0], winner=winner.seat)
        journal.note(Note(code, refs.TOKEN, str(dispute.place), None, winner.seat, what))
        journal.note(
            Note("mayhem.token.loser", refs.LOSER_FREE, str(dispute.place), None, None, facts(seat=loser.seat))
        )
    journal.emit(TokenFell(flipper, seat, call.side, sides[0], winner.seat, loser.seat))
    flip = flip.dropped(loser)._replace(dispute=None)
    if others:
        return state.with_flip(flip._replace(dispute=question(state.setup, (winner, *others))))
    if journal.recording:
        what = facts(seat=winner.seat, card=flip.middle[dispute.place].code)
        journal.note(Note("mayhem.token.takes", refs.TOKEN, str(dispute.place), None, winner.seat, what))
    return take(state, flip.dropped(winner), winner.seat, dispute.place, winner.at, journal)


def _flipper(setup: Setup, contenders: tuple[Seat, ...]) -> Seat | None:
    """Who flips the token: the lowest seat that has no hand on the card; ``None`` is the table."""
    if setup.flipper is Flipper.TABLE:
        return None
    return next((seat for seat in seats(setup.players) if seat not in contenders), None)


def _note_token(setup: Setup, flipper: Seat | None, caller: Seat, journal: Journal[Event]) -> None:
    if flipper is None:
        journal.note(Note("mayhem.token.table-flips", refs.FLIPPER, "token", None, None))
    else:
        journal.note(Note("mayhem.token.seat-flips", refs.FLIPPER, "token", None, flipper, facts(seat=flipper)))
    code = "mayhem.token.earlier-calls" if setup.caller is Caller.EARLIEST else "mayhem.token.later-calls"
    journal.note(Note(code, refs.CALLER, "token", None, caller, facts(seat=caller)))
