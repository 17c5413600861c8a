"""Why an action is refused: every reason with its rule. All that counts here lies open, so no reason is a secret."""

from __future__ import annotations

from moosekit.core.facts import RuleRef, facts
from moosekit.core.ids import Actor, Edge, Millis, Seat
from moosekit.core.refusal import Refusal
from moosekit.core.timing import Elapsed, Stamped
from moosekit.games.moose_match_mayhem import refs
from moosekit.games.moose_match_mayhem.actions import Call, ChoosePair, Plain, Touch
from moosekit.games.moose_match_mayhem.clock import acts_once, awaited, is_late
from moosekit.games.moose_match_mayhem.herds import sets_in
from moosekit.games.moose_match_mayhem.state import Flip, State
from moosekit.games.moose_match_mayhem.switches import EarlyTouch

Reasons = tuple[Refusal, ...]
#: no stamp is later: some days
LATEST = 10**9


def refusals(state: State, actor: Actor, action: object) -> Reasons:
    """Every reason against whatever somebody hands over; ``()`` means that it is a legal action."""
    if state.outcome is not None:
        return (Refusal("mayhem.over", refs.THREE_SETS),)
    if isinstance(actor, Edge):
        return _check_clock(state, action)
    if not 0 <= actor < state.setup.players:
        return (Refusal("mayhem.no-seat", refs.PLAYERS, facts(number=actor + 1, count=state.setup.players)),)
    match action:
        case Stamped(Touch(place), at):
            return _check_touch(state, actor, place, at)
        case Call():
            return _check_call(state, actor)
        case ChoosePair():
            return _check_pair(state, actor, action)
        case Plain.FLIP:
            return _check_flip(state, actor)
        case Plain.HANDS_OFF:
            return _check_hands_off(state, actor)
        case Elapsed() | Plain.TIME_UP:
            return (Refusal("mayhem.only-clock", refs.STAMPS),)
        case _:
            return (Refusal("mayhem.no-action", refs.TOGETHER),)


def _check_clock(state: State, action: object) -> Reasons:
    """The clock says how late it is, and that the time for a question is over."""
    flip = state.flip
    if action is Plain.TIME_UP:
        return () if flip is not None and flip.asks is not None else (Refusal("mayhem.no-question", refs.TO_COME),)
    if not isinstance(action, Elapsed):
        return (Refusal("mayhem.only-seats", refs.STAMPS),)
    if flip is None:
        return (Refusal("mayhem.not-flipped", refs.TOGETHER),)
    if flip.paused:
        return (Refusal("mayhem.paused", _pause(flip)),)
    if not flip.claims.promised <= action.at <= LATEST:
        what = facts(time=action.at, promised=flip.claims.promised)
        return (Refusal("mayhem.backwards", refs.STAMPS, what),)
    return ()


def _pause(flip: Flip) -> RuleRef:
    """Which rule stops the clocks."""
    return refs.PAUSE if flip.dispute is not None else refs.CHOICES


def _check_touch(state: State, seat: Seat, place: int, at: Millis) -> Reasons:
    flip = state.flip
    if flip is None:
        return (Refusal("mayhem.not-flipped", refs.TOGETHER),)
    reasons: list[Refusal] = []
    if not 0 <= place < len(flip.middle):
        reasons.append(Refusal("mayhem.no-place", refs.ANY_CARD, facts(number=place + 1, count=len(flip.middle))))
    if flip.paused:
        reasons.append(Refusal("mayhem.paused", _pause(flip)))
    elif acts_once(state.setup, flip, seat):
        reasons += _check_once(state, flip, seat, place)
    if state.setup.pace(seat) is not None:
        reasons += _check_stamp(state, flip, seat, at)
    return tuple(reasons)


def _check_once(state: State, flip: Flip, seat: Seat, place: int) -> list[Refusal]:
    """A seat that the others wait for touches once, and only a card that is still there."""
    if seat in flip.takers:
        return [Refusal("mayhem.has-card", refs.TWO_TOUCHES)]
    if seat not in awaited(state, flip):
        return [Refusal("mayhem.acted", refs.NO_CLOCK)]
    if 0 <= place < len(flip.middle) and flip.takers[place] is not None and not flip.avalanche:
        what = facts(card=flip.middle[place].code, holder=flip.takers[place])
        return [Refusal("mayhem.taken", refs.TAKEN_CARD, what)]
    return []


def _check_stamp(state: State, flip: Flip, seat: Seat, at: Millis) -> list[Refusal]:
    if at < 0 and (state.setup.early_touch is EarlyTouch.IGNORED or acts_once(state.setup, flip, seat)):
        return [Refusal("mayhem.too-early", refs.EARLY_TOUCH)]
    if at < flip.claims.promised or is_late(state.setup, flip, seat, at) or at > LATEST:
        return [Refusal("mayhem.too-late", refs.STAMPS, facts(time=at))]
    return []


def _check_call(state: State, seat: Seat) -> Reasons:
    dispute = None if state.flip is None else state.flip.dispute
    if dispute is None:
        return (Refusal("mayhem.no-dispute", refs.TOKEN),)
    caller = dispute.waiting[0]
    return () if seat == caller else (Refusal("mayhem.not-caller", refs.CALLER, facts(seat=caller)),)


def _check_pair(state: State, seat: Seat, action: ChoosePair) -> Reasons:
    reasons: list[Refusal] = []
    if action.colour is None:
        reasons.append(Refusal("mayhem.pair.neither", refs.AT_ONCE))
    asks = None if state.flip is None else state.flip.asks
    if asks is None:
        return (*reasons, Refusal("mayhem.no-pair", refs.AT_ONCE))
    if seat != asks:
        return (*reasons, Refusal("mayhem.not-asked", refs.PAIR, facts(seat=asks)))
    colours = tuple(option.colour for option in sets_in(state.herds[seat], state.setup.three_wilds))
    if action.colour is not None and action.colour not in colours:
        reasons.append(Refusal("mayhem.pair.no-such", refs.PAIR, facts(colour=action.colour)))
    return tuple(reasons)


def _check_flip(state: State, seat: Seat) -> Reasons:
    if not state.held:
        return (Refusal("mayhem.lies-open", refs.TOGETHER),)
    return (Refusal("mayhem.ready-already", refs.TOGETHER),) if seat in state.ready else ()


def _check_hands_off(state: State, seat: Seat) -> Reasons:
    flip = state.flip
    if flip is None:
        return (Refusal("mayhem.not-flipped", refs.TOGETHER),)
    if not flip.avalanche:
        return (Refusal("mayhem.must-take", refs.MUST_TAKE),)
    if not acts_once(state.setup, flip, seat):
        return (Refusal("mayhem.just-wait", refs.ALL_CLEAR),)
    return () if seat in awaited(state, flip) else (Refusal("mayhem.acted", refs.NO_CLOCK),)
