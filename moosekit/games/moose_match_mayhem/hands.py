"""Where the hands lie: which touch of a seat counts, whose hands lie on one card, and which touches are none."""

from __future__ import annotations

from typing import Final

from moosekit.core.facts import facts
from moosekit.core.trace import Journal, Note
from moosekit.games.moose_match_mayhem import refs
from moosekit.games.moose_match_mayhem.events import Event, NoEffect, Why
from moosekit.games.moose_match_mayhem.state import Flip, GrabClaim, State
from moosekit.games.moose_match_mayhem.switches import TakenCard, TwoTouches

#: the rule that leaves a touch without effect
NOTHING: Final = {
    Why.TAKEN: refs.TAKEN_CARD,
    Why.HAS_CARD: refs.TWO_TOUCHES,
    Why.SLID_ON: refs.TWO_TOUCHES,
    Why.ELSEWHERE: refs.TWO_TOUCHES,
    Why.EARLY: refs.EARLY_TOUCH,
    Why.WAITS: refs.IDLE,
}


def tied_with(state: State, flip: Flip, claim: GrabClaim) -> tuple[GrabClaim, ...]:
    """The touches of this card in the same instant, of every hand that lies on it (clause 4.2)."""
    latest, place = claim.at + state.setup.same_instant, claim.action.place
    near = [one for one in flip.claims.filed if one.action.place == place and one.at <= latest]
    return tuple(one for one in near if _lies(state, flip, one))


def _lies(state: State, flip: Flip, claim: GrabClaim) -> bool:
    """Whether this is the touch of its seat that counts (clause 3.6).

    It is the first on a free card from which the hand does not slide on. Whoever has a card, or has to wait for what
    is left, has none.
    """
    if claim.seat in flip.takers or claim.seat in flip.waits:
        return False
    for own in flip.claims.filed:
        if own.seat != claim.seat:
            continue
        if flip.takers[own.action.place] is None:
            if state.setup.two_touches is TwoTouches.FIRST or not _slides_on(state, flip, own):
                return own is claim
        elif state.setup.taken_card is TakenCard.LAST_PICK and is_gone(state, flip, own):
            return False
        if own is claim:
            return False
    return False


def _slides_on(state: State, flip: Flip, claim: GrabClaim) -> bool:
    """Whether the same hand then touches another free card within the same instant."""
    latest, filed = claim.at + state.setup.same_instant, flip.claims.filed
    return any(
        other.seat == claim.seat
        and other.at <= latest
        and other.action.place != claim.action.place
        and not is_gone(state, flip, other)
        for other in filed[filed.index(claim) + 1 :]
    )


def is_gone(state: State, flip: Flip, claim: GrabClaim) -> bool:
    """Whether the card is out of reach at this touch: some other hand has lain on it for more than an instant."""
    place, since = claim.action.place, claim.at - state.setup.same_instant
    if place in dict(flip.since):
        return dict(flip.since)[place] < since
    earlier = [one for one in flip.claims.filed if one.action.place == place and one.at < since]
    return any(one.seat != claim.seat and _lies(state, flip, one) for one in earlier)


def stay(state: State, flip: Flip, tied: tuple[GrabClaim, ...], journal: Journal[Event]) -> Flip:
    """Tied hands lie on this card alone: what they touched besides in this instant is no touch (clause 3.6)."""
    latest, hands = tied[0].at + state.setup.same_instant, [one.seat for one in tied]
    for one in flip.claims.filed:
        if one.seat in hands and one not in tied and one.at <= latest:
            flip = touch_of_nothing(flip, one, Why.ELSEWHERE, journal)
    return flip


def touch_of_nothing(flip: Flip, claim: GrabClaim, why: Why, journal: Journal[Event], *, costs: bool = False) -> Flip:
    """A touch that has no effect is told, with what it costs, and is no longer filed."""
    place = claim.action.place
    if journal.recording:
        what = facts(seat=claim.seat, card=flip.middle[place].code, holder=flip.takers[place])
        journal.note(Note(f"mayhem.nothing.{why}", NOTHING[why], str(place), None, None, what))
        if costs:
            journal.note(Note("mayhem.last-pick", NOTHING[why], str(place), None, None, facts(seat=claim.seat)))
    journal.emit(NoEffect(claim.seat, place, why))
    return flip.dropped(claim)
