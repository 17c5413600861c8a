"""Judging filed touches in the order of their time that counts, as far as nothing is missing; then the flip ends."""

from __future__ import annotations

from typing import cast

from moosekit.core.facts import facts
from moosekit.core.ids import Millis, Seat
from moosekit.core.timing import Elapsed
from moosekit.core.trace import Journal, Note
from moosekit.games.moose_match_mayhem import refs
from moosekit.games.moose_match_mayhem.avalanche import all_clear, touch_avalanche
from moosekit.games.moose_match_mayhem.cards import Colour
from moosekit.games.moose_match_mayhem.clock import awaited, is_closed, is_known, note_pace
from moosekit.games.moose_match_mayhem.dealing import take_cards
from moosekit.games.moose_match_mayhem.ending import end_won
from moosekit.games.moose_match_mayhem.events import Disputed, Event, Why
from moosekit.games.moose_match_mayhem.hands import is_gone, stay, tied_with, touch_of_nothing
from moosekit.games.moose_match_mayhem.leftovers import hand_out
from moosekit.games.moose_match_mayhem.setup import Setup
from moosekit.games.moose_match_mayhem.state import Flip, GrabClaim, State
from moosekit.games.moose_match_mayhem.switches import TakenCard, ThirdSet, TwoTouches
from moosekit.games.moose_match_mayhem.taking import choose_pair, default_pair, take
from moosekit.games.moose_match_mayhem.ties import in_meeting_order, note_tie, question


def elapse(state: State, flip: Flip, elapsed: Elapsed, journal: Journal[Event]) -> State:
    """The clock has promised that nothing earlier will come: all that can be judged is judged."""
    return fold(state.with_flip(flip._replace(claims=flip.claims.promise(elapsed.at))), journal)


def fold(state: State, journal: Journal[Event]) -> State:
    """Judges until something has to be waited for: a tie window, a seat without a clock, or an answer."""
    while state.outcome is None and state.flip is not None and not state.flip.paused:
        after = _one_step(state, state.flip, journal)
        if after is None:
            break
        state = after
    return state


def _one_step(state: State, flip: Flip, journal: Journal[Event]) -> State | None:
    claim = _next(flip)
    if not flip.avalanche and not flip.free:
        return _end_flip(state, flip, journal)
    if _decided(state, flip, claim):
        return end_won(state, flip, journal)
    if not flip.avalanche and all(seat in flip.waits for seat in flip.without_card):
        return hand_out(state, flip, flip.now, journal)
    if _waits(state, flip, claim):
        return None
    closed = is_closed(state, flip)
    if claim is not None and (closed or is_known(state, flip, claim.at + _window(state.setup, flip))):
        return touch_avalanche(state, flip, claim, journal) if flip.avalanche else _judge(state, flip, claim, journal)
    if closed:
        return _end_flip(state, flip, journal) if flip.avalanche else _close(state, flip, journal)
    return None


def _window(setup: Setup, flip: Flip) -> int:
    """How long after a touch another one can still matter to it: as a tie, or as what such a hand slides on to."""
    if flip.avalanche:
        return 0
    return setup.same_instant * (2 if setup.two_touches is TwoTouches.LAST else 1)


def _waits(state: State, flip: Flip, claim: GrabClaim | None) -> bool:
    """Whether a seat without a clock has to act first.

    Turn by turn, whoever was freed chooses when all hands that were there at the same time have their cards.
    """
    waiting = awaited(state, flip)
    if state.setup.slowest is None and claim is not None and claim.at <= flip.now:
        return not all(seat in flip.freed for seat in waiting)
    return bool(waiting)


def _next(flip: Flip) -> GrabClaim | None:
    """The earliest touch that is filed; beside an avalanche none that came after "all clear"."""
    first = flip.claims.filed[0] if flip.claims.filed else None
    late = first is not None and flip.avalanche and flip.closes is not None and first.at >= flip.closes
    return None if late else first


def _decided(state: State, flip: Flip, claim: GrabClaim | None) -> bool:
    """Whether somebody has won, and no touch that could be as early waits for its judgement (clause 9.2)."""
    if not flip.third or state.setup.third_set is ThirdSet.SAME_FLIP:
        return False
    return claim is None or claim.at > min(at for _, at in flip.third)


def _judge(state: State, flip: Flip, claim: GrabClaim, journal: Journal[Event]) -> State:
    """The earliest touch gets its card, has no effect, or is one of several in the same instant."""
    if journal.recording:
        note_pace(state, claim, journal)
    why = _no_effect(state, flip, claim)
    if why is not None:
        return _nothing(state, flip, claim, why, journal)
    tied = tied_with(state, flip, claim)
    if claim not in tied:
        return _nothing(state, flip, claim, Why.SLID_ON, journal)
    flip = flip._replace(since=(*flip.since, (claim.action.place, claim.at)))
    if len(tied) > 1:
        if journal.recording:
            note_tie(state, tied, journal)
        state, ordered = in_meeting_order(state, tied, journal)
        journal.emit(Disputed(claim.action.place, tuple(one.seat for one in ordered)))
        now = max(one.at for one in tied)
        flip = stay(state, flip, tied, journal)
        return state.with_flip(flip._replace(dispute=question(state.setup, ordered), now=max(flip.now, now)))
    if journal.recording:
        what = facts(seat=claim.seat, card=flip.middle[claim.action.place].code, time=claim.at)
        journal.note(Note("mayhem.first", refs.FIRST_TOUCH, str(claim.action.place), None, claim.seat, what))
    return take(state, flip.dropped(claim), claim.seat, claim.action.place, claim.at, journal)


def _no_effect(state: State, flip: Flip, claim: GrabClaim) -> Why | None:
    """Why a touch has no effect, whatever else the hand did."""
    if claim.seat in flip.waits:
        return Why.WAITS
    if claim.at < 0:
        return Why.EARLY
    if claim.seat in flip.takers:
        return Why.HAS_CARD
    return Why.TAKEN if is_gone(state, flip, claim) else None


def _nothing(state: State, flip: Flip, claim: GrabClaim, why: Why, journal: Journal[Event]) -> State:
    """A touch without effect, which may cost its seat the choice."""
    costs = why is Why.EARLY or (why is Why.TAKEN and state.setup.taken_card is TakenCard.LAST_PICK)
    left = touch_of_nothing(flip, claim, why, journal, costs=costs)
    waits = tuple(sorted((*flip.waits, claim.seat))) if costs else flip.waits
    return state.with_flip(left._replace(waits=waits, now=max(flip.now, claim.at)))


def _close(state: State, flip: Flip, journal: Journal[Event]) -> State:
    """Time is up: who has no card is given one."""
    limit = Millis(0) if flip.closes is None else flip.closes
    return hand_out(state, flip, limit, journal)


def _end_flip(state: State, flip: Flip, journal: Journal[Event]) -> State:
    """Nothing is left to grab: the last questions, the end of the game, or new cards."""
    if flip.third:
        return end_won(state, flip, journal)
    if flip.avalanche:
        return take_cards(all_clear(state, flip, journal), journal)
    if flip.pairs:
        return state.with_flip(flip._replace(asks=flip.pairs[0]))
    return take_cards(state, journal)


def answer_pair(state: State, flip: Flip, colour: Colour | None, journal: Journal[Event]) -> State:
    """The seat that is asked has chosen a pair; ``None``: it has not, and its time is up."""
    seat = cast("Seat", flip.asks)
    pairs = tuple(other for other in flip.pairs if other != seat)
    state = state.with_flip(flip._replace(asks=None, pairs=pairs))
    if colour is None:
        return default_pair(state, seat, journal)
    if journal.recording:
        what = facts(seat=seat, colour=colour)
        journal.note(Note("mayhem.pair.chosen", refs.PAIR, "herd", None, colour, what))
    return choose_pair(state, seat, colour, journal)
