"""A moose on its way, and what the attacked seat says to it (sections 5 and 6).

The question is a turn of the attacked seat without a time limit, the same whatever its hand holds (clause 6.2).
"""

from __future__ import annotations

from moosekit.core.facts import facts
from moosekit.core.ids import left_of
from moosekit.core.trace import Journal, Note
from moosekit.games.moose_in_the_house import refs
from moosekit.games.moose_in_the_house.actions import Answer, PlayCard
from moosekit.games.moose_in_the_house.cards import TRAP, without
from moosekit.games.moose_in_the_house.drawing import AFTER_TRAP, refill
from moosekit.games.moose_in_the_house.events import Event, MooseMovedIn, MooseSent, TrapSprung
from moosekit.games.moose_in_the_house.houses import Cover
from moosekit.games.moose_in_the_house.moves import answers
from moosekit.games.moose_in_the_house.state import Attack, State


def send_moose(state: State, action: PlayCard, journal: Journal[Event]) -> State:
    """A moose sets out for a room; its owner is asked for a trap."""
    attack = Attack(state.turn, action.target, action.card, action.place or 0)
    if journal.recording:
        what = facts(seat=attack.attacker, target=attack.target, card=action.card.code, room=str(action.card.room))
        journal.note(Note("house.moose-fits", refs.MOOSE, "house", None, action.card.code, what))
        journal.note(Note("house.asked", refs.TRAP_ASKED, "trap", None, None, facts(target=attack.target)))
    journal.emit(MooseSent(attack.attacker, attack.target, attack.card, attack.place))
    state = state.with_hand(state.turn, without(state.hands[state.turn], action.card))
    return state._replace(attack=attack, options=answers(state.hands[attack.target], state.match.setup))


def answer_attack(state: State, answer: Answer, journal: Journal[Event]) -> State:
    """The moose moves in, or a trap chases it away."""
    attack = state.attack
    if attack is None:
        raise ValueError(f"{answer!r} answers an attack, and there is none")
    return _trapped(state, attack, journal) if answer is Answer.TRAP else _moved_in(state, attack, journal)


def _note_next(state: State, attack: Attack, journal: Journal[Event]) -> None:
    following = left_of(attack.attacker, len(state.hands))
    what = facts(seat=attack.attacker, next=following)
    journal.note(Note("house.next", refs.AFTER_ATTACK, "turn", attack.attacker, following, what))


def _moved_in(state: State, attack: Attack, journal: Journal[Event]) -> State:
    attacker, target, card, place = attack
    if journal.recording:
        what = facts(seat=target, room=str(card.room))
        journal.note(Note("house.no-trap", refs.TRAP_MUST, "house", None, card.code, what))
        _note_next(state, attack, journal)
    journal.emit(MooseMovedIn(attacker, target, card, place))
    house = state.houses[target].covered(place, Cover.MOOSE)
    return state._replace(houses=(*state.houses[:target], house, *state.houses[target + 1 :]))


def _trapped(state: State, attack: Attack, journal: Journal[Event]) -> State:
    attacker, target, card, place = attack
    if journal.recording:
        what = facts(seat=target, room=str(card.room), card=card.code)
        journal.note(Note("house.trap", refs.TRAP, "discard", None, (card.code, TRAP.code), what))
        _note_next(state, attack, journal)
        if not state.deck:
            journal.note(Note("house.trap-no-draw", refs.TRAP_DRAW, "hand", None, None, facts(seat=target)))
    journal.emit(TrapSprung(attacker, target, card, place))
    state = state.with_hand(target, without(state.hands[target], TRAP))
    state = state._replace(discard=(*state.discard, card, TRAP))
    return refill(state, target, AFTER_TRAP, journal)
