"""Why an action of Moustache is refused: every reason with its rule. What a hand holds is told to its holder only."""

from __future__ import annotations

from moosekit.cards.card import codes
from moosekit.core.asking import Frame
from moosekit.core.facts import facts
from moosekit.core.ids import Actor, Edge, Seat
from moosekit.core.refusal import Refusal
from moosekit.core.secret import Secret
from moosekit.games.moustache import refs
from moosekit.games.moustache.actions import Action, PassCards, PlayCard, StealCard
from moosekit.games.moustache.cards import Cards
from moosekit.games.moustache.following import play_refusals
from moosekit.games.moustache.rule_cards.pass_three import PASSED
from moosekit.games.moustache.setup import PassJokers, Setup
from moosekit.games.moustache.state import MonkeyChoice, PassFrame, State


def refusals(state: State, actor: Actor, action: Action) -> tuple[Refusal, ...]:
    """Every reason against the action; ``()`` means legal."""
    table = state.table
    if isinstance(actor, Edge):
        return (Refusal("turn.no-clock", refs.CLOCKWISE),)
    if not 0 <= actor < len(table.piles):
        what = facts(number=actor + 1, count=len(table.piles))
        return (Refusal("turn.no-seat", refs.CLOCKWISE, what),)
    pending = table.pending
    if isinstance(pending, Frame):
        return _pass_refusals(state, pending, actor, action)
    if isinstance(pending, MonkeyChoice):
        return _monkey_refusals(pending, actor, action)
    return _play_refusals(state, actor, action)


def _play_refusals(state: State, seat: Seat, action: Action) -> tuple[Refusal, ...]:
    match, round_, table = state.match, state.round, state.table
    if match.outcome is not None:
        return (Refusal("turn.over", refs.MOST_POINTS),)
    if not isinstance(action, PlayCard):
        return (*_not_yours(table.turn, seat), Refusal("action.play-now", refs.CLOCKWISE, facts(seat=table.turn)))
    reasons = play_refusals(table.hands[seat], table.plays, round_.rules, seat, action.card)
    return (*_not_yours(table.turn, seat), *reasons)


def _not_yours(turn: Seat, seat: Seat) -> tuple[Refusal, ...]:
    return () if turn == seat else (Refusal("turn.not-yours", refs.CLOCKWISE, facts(seat=turn)),)


def _monkey_refusals(choice: MonkeyChoice, seat: Seat, action: Action) -> tuple[Refusal, ...]:
    choices = tuple(sorted(choice.contest.card(place) for place in choice.haul.within_reach))
    reasons = list(_not_yours(choice.seat, seat))
    if not isinstance(action, StealCard):
        reasons.append(Refusal("action.monkey-first", refs.MONKEY, facts(seat=choice.seat)))
    elif action.card not in choices:
        what = facts(card=action.card.code, cards=codes(choices))
        reasons.append(Refusal("monkey.out-of-reach", refs.MONKEY, what))
    return tuple(reasons)


def passable(setup: Setup, hand: Cards) -> Cards:
    """The cards of a hand that may be passed."""
    return hand if setup.pass_jokers is PassJokers.YES else tuple(card for card in hand if card.colour is not None)


def _pass_refusals(state: State, frame: PassFrame, seat: Seat, action: Action) -> tuple[Refusal, ...]:
    reasons: list[Refusal] = []
    if seat not in frame.waiting:
        reasons.append(Refusal("pass.already", refs.PASS_THREE, facts(seats=frame.waiting)))
    if not isinstance(action, PassCards):
        reasons.append(Refusal("action.pass-first", refs.PASS_THREE, facts(count=PASSED)))
        return tuple(reasons)
    hand, cards = state.table.hands[seat], action.cards
    if len(cards) != PASSED:
        reasons.append(Refusal("pass.count", refs.PASS_THREE, facts(found=len(cards), wanted=PASSED)))
    for place, card in enumerate(cards):
        if card in cards[:place]:
            reasons.append(Refusal("pass.twice", refs.PASS_THREE, facts(card=card.code)))
        elif card not in hand:
            what = facts(card=card.code, cards=Secret(codes(hand), (seat,)))
            reasons.append(Refusal("pass.not-in-hand", refs.PASS_THREE, what))
        elif card not in passable(state.match.setup, hand):
            reasons.append(Refusal("pass.joker", refs.PASS_THREE, facts(card=card.code)))
    if not reasons and cards != tuple(sorted(cards)):
        reasons.append(Refusal("pass.order", refs.PASS_THREE, facts(cards=codes(tuple(sorted(cards))))))
    return tuple(reasons)
