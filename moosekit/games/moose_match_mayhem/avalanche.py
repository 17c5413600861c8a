"""An avalanche lies in the middle: every touch costs the herd, and "all clear" ends the flip (section 7)."""

from __future__ import annotations

from moosekit.cards.card import codes
from moosekit.core.facts import facts
from moosekit.core.ids import Millis
from moosekit.core.trace import Journal, Note
from moosekit.games.moose_match_mayhem import refs
from moosekit.games.moose_match_mayhem.cards import CardKind
from moosekit.games.moose_match_mayhem.clock import acts_once, note_pace
from moosekit.games.moose_match_mayhem.events import AllClear, Cause, Event, NoEffect, Why
from moosekit.games.moose_match_mayhem.state import Flip, GrabClaim, State
from moosekit.games.moose_match_mayhem.switches import AllClearClock, AvalancheCard
from moosekit.games.moose_match_mayhem.taking import lose_herd, take


def touch_avalanche(state: State, flip: Flip, claim: GrabClaim, journal: Journal[Event]) -> State:
    """A touch beside an avalanche, whichever card it is."""
    if claim.at < 0:
        return _too_early(state, flip, claim, journal)
    place, seat = claim.action.place, claim.seat
    if journal.recording:
        note_pace(state, claim, journal)
        what = facts(seat=seat, card=flip.middle[place].code)
        journal.note(Note("mayhem.avalanche.touched", refs.HANDS_OFF, str(place), None, None, what))
        if state.setup.avalanche_card is AvalancheCard.STAYS:
            journal.note(Note("mayhem.avalanche.stays", refs.AVALANCHE_CARD, str(place), None, None, what))
    done = flip._replace(claims=flip.claims.drop((claim,)), now=max(flip.now, claim.at))
    done = _wait_again(state, done, claim.at, journal)
    state = lose_herd(state.with_flip(done), seat, Cause.AVALANCHE, journal)
    keeps = seat not in done.takers and done.takers[place] is None and _is_worth_keeping(state, done, place)
    if not keeps:
        return state
    if journal.recording:
        what = facts(seat=seat, card=done.middle[place].code)
        journal.note(Note("mayhem.avalanche.kept", refs.AVALANCHE_CARD, str(place), None, seat, what))
    return take(state, done, seat, place, claim.at, journal)


def _is_worth_keeping(state: State, flip: Flip, place: int) -> bool:
    kept = state.setup.avalanche_card is AvalancheCard.KEPT
    return kept and flip.middle[place].kind is not CardKind.AVALANCHE


def _wait_again(state: State, flip: Flip, at: Millis, journal: Journal[Event]) -> Flip:
    """With the switch, every touch starts the wait for "all clear" again."""
    if flip.closes is None or state.setup.all_clear is None:
        return flip
    if state.setup.all_clear_clock is AllClearClock.RUNS_ON:
        return flip
    closes = Millis(at + state.setup.all_clear)
    if journal.recording:
        what = facts(time=closes)
        journal.note(Note("mayhem.avalanche.again", refs.ALL_CLEAR_CLOCK, "middle", flip.closes, closes, what))
    return flip._replace(closes=max(flip.closes, closes))


def _too_early(state: State, flip: Flip, claim: GrabClaim, journal: Journal[Event]) -> State:
    """A touch before anybody could see the avalanche."""
    if journal.recording:
        what = facts(seat=claim.seat, card=flip.middle[claim.action.place].code, holder=None)
        journal.note(Note("mayhem.nothing.early", refs.EARLY_TOUCH, str(claim.action.place), None, None, what))
    journal.emit(NoEffect(claim.seat, claim.action.place, Why.EARLY))
    return state.with_flip(flip.dropped(claim))


def all_clear(state: State, flip: Flip, journal: Journal[Event]) -> State:
    """What lies in the middle goes to the discard pile, good cards too."""
    left = tuple(flip.middle[place] for place in flip.free)
    if journal.recording:
        waited = any(acts_once(state.setup, flip, seat) for seat in flip.without_card)
        code = "mayhem.all-clear.all-acted" if waited else "mayhem.all-clear"
        what = facts(cards=codes(left), count=len(left))
        journal.note(Note(code, refs.ALL_CLEAR, "middle", codes(left), (), what))
    journal.emit(AllClear(left))
    return state._replace(discard=(*state.discard, *left))
