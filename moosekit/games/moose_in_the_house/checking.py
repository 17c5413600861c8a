"""Why an action of the house game is refused: every reason with its rule. What a hand holds is told to its holder."""

from __future__ import annotations

from moosekit.cards.card import codes
from moosekit.core.facts import facts
from moosekit.core.ids import Actor, Edge, Seat
from moosekit.core.refusal import Refusal
from moosekit.core.secret import Secret
from moosekit.games.moose_in_the_house import refs
from moosekit.games.moose_in_the_house.actions import Action, Answer, DiscardCard, Pass, PlayCard
from moosekit.games.moose_in_the_house.cards import Cards, HouseCard
from moosekit.games.moose_in_the_house.check_play import misfits
from moosekit.games.moose_in_the_house.moves import different, playable
from moosekit.games.moose_in_the_house.setup import YesNo
from moosekit.games.moose_in_the_house.state import State


def refusals(state: State, actor: Actor, action: Action) -> tuple[Refusal, ...]:
    """Every reason against the action; ``()`` means legal."""
    if actor == state.asked and action in state.options.actions:
        return ()
    if isinstance(actor, Edge):
        return (Refusal("house.no-clock", refs.ONE_ACTION),)
    if not 0 <= actor < len(state.hands):
        what = facts(number=actor + 1, count=len(state.hands))
        return (Refusal("house.no-seat", refs.ONE_ACTION, what),)
    if state.outcome is not None:
        return (Refusal("house.over", refs.END),)
    if state.attack is not None:
        return _answer_refusals(state, actor, action)
    return (*_not_yours(state, actor), *_turn_refusals(state, actor, action))


def _not_yours(state: State, seat: Seat) -> tuple[Refusal, ...]:
    if seat == state.asked:
        return ()
    return (Refusal("house.not-yours", refs.ONE_ACTION, facts(seat=state.asked)),)


def _answer_refusals(state: State, seat: Seat, action: Action) -> tuple[Refusal, ...]:
    """While a moose is on its way only its target speaks, and the answer has to fit its hand (clause 6.3)."""
    if not isinstance(action, Answer):
        return (*_not_yours(state, seat), Refusal("house.answer-first", refs.TRAP_ASKED, facts(seat=state.asked)))
    if seat != state.asked:
        return _not_yours(state, seat)
    if action is Answer.TRAP:
        return (Refusal("house.no-trap-held", refs.TRAP_ONLY, facts(cards=_secret(state.hands[seat], seat))),)
    return (Refusal("house.trap-held", refs.TRAP_MUST, facts(seat=seat)),)


def _turn_refusals(state: State, seat: Seat, action: object) -> tuple[Refusal, ...]:
    """Of whatever somebody hands over: no type stops a person at a keyboard."""
    match action:
        case Answer():
            return (Refusal("house.no-attack", refs.TRAP_ONLY),)
        case PlayCard():
            hand = _not_in_hand(state, seat, action.card)
            return (*hand, *misfits(state.houses, seat, action, state.match.setup))
        case DiscardCard():
            return _discard_refusals(state, seat, action.card)
        case Pass():
            reasons = [Refusal("house.pass-with-pile", refs.PASS)] if state.deck else []
            return (*reasons, *_must_play(state, seat, passing=True))
        case _:
            return (Refusal("house.no-action", refs.ONE_ACTION),)


def _discard_refusals(state: State, seat: Seat, card: HouseCard) -> tuple[Refusal, ...]:
    reasons = list(_not_in_hand(state, seat, card))
    if not state.deck:
        reasons.append(Refusal("house.discard-without-pile", refs.NO_PILE))
    return (*reasons, *_must_play(state, seat, passing=not state.deck))


def _must_play(state: State, seat: Seat, *, passing: bool) -> tuple[Refusal, ...]:
    """A hand that can play has to (clause 3.3); where one may discard instead, it still may not pass (8.2)."""
    setup, hand = state.match.setup, state.hands[seat]
    plays = playable(hand, state.houses, seat, setup)
    if not plays or (setup.must_act == YesNo.NO and not passing):
        return ()
    ref = refs.MUST_ACT if setup.must_act == YesNo.YES else refs.PASS
    cards = tuple(different(tuple(play.card for play in plays)))
    return (Refusal("house.must-play", ref, facts(cards=_secret(cards, seat))),)


def _not_in_hand(state: State, seat: Seat, card: HouseCard) -> tuple[Refusal, ...]:
    hand = state.hands[seat]
    if card in hand:
        return ()
    return (Refusal("house.not-in-hand", refs.ONE_ACTION, facts(card=card.code, cards=_secret(hand, seat))),)


def _secret(cards: Cards, seat: Seat) -> Secret[tuple[str, ...]]:
    return Secret(codes(cards), (seat,))
