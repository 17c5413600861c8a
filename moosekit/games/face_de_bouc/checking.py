"""Why an action of Face de bouc is refused: every reason with its rule; the names themselves are never told."""

from __future__ import annotations

from typing import TypeGuard, cast

from moosekit.core.awaits import Over, Turn
from moosekit.core.facts import facts
from moosekit.core.ids import Actor, Edge, Seat
from moosekit.core.refusal import Refusal
from moosekit.core.timing import Elapsed, Stamped
from moosekit.games.face_de_bouc import refs
from moosekit.games.face_de_bouc.actions import Act, Draw, Name, Pass, Press, Say, Special
from moosekit.games.face_de_bouc.asking import answered, awaited, awaits, free, owes, plain_naming, special_allowed
from moosekit.games.face_de_bouc.naming import name_refusals, text_refusals
from moosekit.games.face_de_bouc.phase import Phase
from moosekit.games.face_de_bouc.setup import A_DAY
from moosekit.games.face_de_bouc.state import OpenCard, State
from moosekit.games.face_de_bouc.switches import Passing

Reasons = list[Refusal]


def refusals(state: State, actor: Actor, action: object) -> tuple[Refusal, ...]:
    """Every reason against whatever somebody hands over; ``()`` means that it is a legal action."""
    if isinstance(awaits(state), Over):
        return (Refusal("bouc.turn.over", refs.LAST_CARD),)
    if isinstance(action, Elapsed):
        return _clock_refusals(state, actor, action)
    if isinstance(actor, Edge):
        return (Refusal("bouc.clock.no-player", refs.CLOCK),)
    if not 0 <= actor < state.setup.players:
        what = facts(number=actor + 1, count=state.setup.players)
        return (Refusal("bouc.turn.no-seat", refs.LEFT_NEIGHBOUR, what),)
    if not _is_action(action):
        return (Refusal("bouc.no-action", refs.TURN_UP),)
    card = state.card
    if card is None:
        return _draw_refusals(state, actor, action)
    if isinstance(action, Draw):
        return (Refusal("bouc.turn.card-open", refs.TURN_UP, facts(face=state.shown.code)),)
    if plain_naming(state.setup, card):
        return tuple(_plain_name_refusals(state, card, actor, action))
    if isinstance(action, Name):
        code = "bouc.name.stamp" if card.phase is Phase.NAMING else "bouc.name.known"
        return (Refusal(code, refs.NEW_CHARACTER, facts(face=state.shown.code)),)
    return (*_act_refusals(state, card, actor, action.action), *_stamp_refusals(state, card, actor, action))


def _draw_refusals(state: State, seat: Seat, action: Draw | Name | Stamped[Act]) -> tuple[Refusal, ...]:
    """No card lies open: one is turned up, by whoever's turn it is."""
    what = facts(seat=state.turn)
    if not isinstance(action, Draw):
        return (Refusal("bouc.turn.draw-first", refs.TURN_UP, what),)
    return () if seat == state.turn else (Refusal("bouc.turn.not-yours", refs.LEFT_NEIGHBOUR, what),)


def _is_action(action: object) -> TypeGuard[Draw | Name | Stamped[Act]]:
    """Whether a seat could ever do this."""
    if isinstance(action, Stamped):
        return isinstance(cast("Stamped[object]", action).action, Act)
    return isinstance(action, Draw | Name)


def _clock_refusals(state: State, actor: Actor, action: Elapsed) -> tuple[Refusal, ...]:
    if not isinstance(actor, Edge):
        return (Refusal("bouc.clock.no-clock", refs.CLOCK),)
    if not state.setup.clocked or state.card is None or isinstance(awaits(state), Turn):
        return (Refusal("bouc.clock.not-running", refs.CLOCK),)
    if not state.card.claims.promised <= action.at <= 2 * A_DAY:
        what = facts(at=action.at, promised=state.card.claims.promised)
        return (Refusal("bouc.clock.back", refs.CLOCK, what),)
    return ()


def _plain_name_refusals(state: State, card: OpenCard, seat: Seat, action: Name | Stamped[Act]) -> Reasons:
    """A new name is wanted, and only from whoever turned up the card."""
    ref = refs.NEW_NAME if card.phase is Phase.RENAMING else refs.NEW_CHARACTER
    what = facts(face=state.shown.code, seat=state.turn)
    if isinstance(action, Name):
        reasons = [] if seat == state.turn else [Refusal("bouc.name.not-yours", ref, what)]
        return [*reasons, *name_refusals(state, action.text)]
    reasons = [Refusal("bouc.shout.no-name", ref, what)]
    if isinstance(action.action, Special) and not state.setup.with_special:
        reasons.append(Refusal("bouc.special.not-played", refs.SPECIAL_OFF))
    return reasons


def _act_refusals(state: State, card: OpenCard, seat: Seat, act: Act) -> Reasons:
    """What speaks against the act, whenever it was made."""
    what = facts(face=state.shown.code, seat=state.turn)
    naming = card.phase is Phase.NAMING
    match act:
        case Special():
            return _special_refusals(state, card, seat)
        case Name(text) if naming:
            reasons = [] if seat == state.turn else [Refusal("bouc.name.not-yours", refs.NEW_CHARACTER, what)]
            return [*reasons, *name_refusals(state, text)]
        case Name():
            return [Refusal("bouc.name.known", refs.NEW_CHARACTER, what)]
        case Press() | Say() if naming:
            return [Refusal("bouc.shout.no-name", refs.NEW_CHARACTER, what)]
        case Pass() if naming:
            asked = not state.setup.clocked and seat != state.turn and seat in free(state, card)
            return [] if asked else [Refusal("bouc.pass.no-name", refs.NEW_CHARACTER, what)]
        case Say(text):
            return [*_out_refusals(state, card, seat), *text_refusals(text)]
        case Press() | Pass():
            return _out_refusals(state, card, seat)


def _out_refusals(state: State, card: OpenCard, seat: Seat) -> Reasons:
    if seat in card.out:
        barred = seat in card.barred
        code, ref = ("bouc.shout.barred", refs.AFTER_MISTAKE) if barred else ("bouc.shout.tried", refs.ONE_TRY)
        return [Refusal(code, ref)]
    final = seat in card.passed and state.setup.passing is Passing.FINAL
    return [Refusal("bouc.shout.passed", refs.PASSING)] if final else []


def _special_refusals(state: State, card: OpenCard, seat: Seat) -> Reasons:
    reasons = _out_refusals(state, card, seat)
    if special_allowed(state, card, seat):
        return reasons
    if not state.setup.with_special:
        return [*reasons, Refusal("bouc.special.not-played", refs.SPECIAL_OFF)]
    if not state.piles[seat]:
        return [*reasons, Refusal("bouc.special.no-pile", refs.NO_PILE)]
    what = facts(face=state.shown.code)
    owner = Refusal("bouc.special.own-pile", refs.OWNER, what)
    return [*reasons, owner, Refusal("bouc.special.refused", refs.OWNER_SPECIAL, what)]


def _stamp_refusals(state: State, card: OpenCard, seat: Seat, act: Stamped[Act]) -> Reasons:
    """What speaks against the moment."""
    setup, what = state.setup, act.action
    if not 0 <= act.at <= A_DAY:
        return [Refusal("bouc.stamp.range", refs.PRESS, facts(at=act.at, most=A_DAY))]
    if not setup.clocked:
        return _answer_refusals(state, card, seat, act)
    pace = setup.pace(seat)
    if pace is None:
        return _awaited_refusals(state, card, seat, act)
    if card.claims.too_late(act):
        return [Refusal("bouc.stamp.promised", refs.CLOCK, facts(at=act.at, promised=card.claims.promised))]
    if setup.limit is None or card.phase is Phase.NAMING:
        return []
    ends = setup.limit if isinstance(what, (Press, Special)) else setup.limit + setup.say_limit
    if act.at >= ends * pace:
        return [Refusal("bouc.stamp.limit", refs.RECALL_LIMIT, facts(at=act.at, limit=ends * pace))]
    return []


def _awaited_refusals(state: State, card: OpenCard, seat: Seat, act: Stamped[Act]) -> Reasons:
    """A seat without a clock gives one answer, for which all others wait; then it waits itself."""
    if card.phase is Phase.NAMING and seat != state.turn:
        return [Refusal("bouc.pace.naming", refs.PACE, facts(face=state.shown.code, seat=state.turn))]
    if seat not in awaited(state, card):
        return [Refusal("bouc.answer.already", refs.PACE)]
    if isinstance(act.action, Say) == (owes(card, seat) is not None):
        return []
    code = "press-first" if isinstance(act.action, Say) else "say-now"
    return [Refusal(f"bouc.answer.{code}", refs.PRESS)]


def _answer_refusals(state: State, card: OpenCard, seat: Seat, act: Stamped[Act]) -> Reasons:
    """Without a clock everybody gives one answer: a press is followed by its name, and by nothing else."""
    if answered(card, seat):
        return [Refusal("bouc.answer.already", refs.CLOCK)]
    pressed = owes(card, seat)
    if isinstance(act.action, Say):
        if pressed is None:
            return [Refusal("bouc.answer.press-first", refs.PRESS)]
        last = pressed + state.setup.say_limit - 1
        if not pressed <= act.at <= last:
            return [Refusal("bouc.answer.late", refs.PRESS, facts(at=act.at, first=pressed, last=last))]
        return []
    return [] if pressed is None else [Refusal("bouc.answer.say-now", refs.PRESS)]
