"""The card is judged, as far as the clock's promise reaches: what was heard is told, and a right shout wins."""

from __future__ import annotations

from moosekit.core.facts import facts
from moosekit.core.secret import EVERYONE, Passing
from moosekit.core.trace import Journal, Note
from moosekit.games.face_de_bouc import refs
from moosekit.games.face_de_bouc.actions import Name, Pass, Special
from moosekit.games.face_de_bouc.events import (
    Event,
    Forgotten,
    Passed,
    Shouted,
    SpecialShouted,
    Stayed,
    Verdict,
)
from moosekit.games.face_de_bouc.hearing import hear, next_claim, next_in_naming
from moosekit.games.face_de_bouc.naming import give_name
from moosekit.games.face_de_bouc.pacing import counted, known, note_pace
from moosekit.games.face_de_bouc.phase import Phase
from moosekit.games.face_de_bouc.state import OpenCard, State
from moosekit.games.face_de_bouc.switches import NameAndSpecial, Penalty
from moosekit.games.face_de_bouc.turns import next_turn, note_next
from moosekit.games.face_de_bouc.verdicts import Standing, judge
from moosekit.games.face_de_bouc.why import note_shout, note_special
from moosekit.games.face_de_bouc.winning import pay, win


def fold(state: State, journal: Journal[Event]) -> State:
    """Hears and tells in the order of the stamps until something earlier could still come, or the card is decided."""
    while (card := state.card) is not None:
        after = _naming_step(state, card, journal) if card.phase is Phase.NAMING else _step(state, card, journal)
        if after is None:
            break
        state = after
    return state


def _naming_step(state: State, card: OpenCard, journal: Journal[Event]) -> State | None:
    """A new character: special shouts are mistakes, until a name is given."""
    claim = next_in_naming(state, card, judge(state, card))
    if claim is None or not known(state, card, counted(state.setup, claim)):
        return None
    if isinstance(claim.action, Name):
        return give_name(state, claim.seat, claim.action.text, journal)
    heard = hear(state, card, claim)
    if heard is None or heard.card is None:
        return None
    return _tell(heard, heard.card, judge(heard, heard.card), journal)


def _step(state: State, card: OpenCard, journal: Journal[Event]) -> State | None:
    if card.phase is Phase.RENAMING:
        return None
    standing = judge(state, card)
    if standing.decided:
        return _forget(_tell(state, card, standing, journal), journal)
    claim, bound = next_claim(state, card, standing), standing.bound
    if claim is not None and (bound is None or counted(state.setup, claim) <= bound):
        return hear(state, card, claim)
    limit = state.setup.limit
    if bound is None:
        return _time_up(state, journal) if limit is not None and known(state, card, limit - 1) else None
    if not known(state, card, bound if limit is None else min(bound, limit - 1)):
        return None
    told = _tell(state, card, standing, journal)
    return _decide(told, standing, journal) if standing.right else told


def _tell(state: State, card: OpenCard, standing: Standing, journal: Journal[Event]) -> State:
    """Everything heard becomes known at once, with what it costs."""
    for number in range(len(card.heard)):
        state = _tell_one(state, standing, number, journal)
    out, barred, passed = tuple(standing.out), tuple(standing.barred), tuple(standing.passed)
    now = max([card.now, *(heard.at for heard in card.heard)])
    return state._replace(card=card._replace(heard=(), out=out, passed=passed, barred=barred, now=now))


def _tell_one(state: State, standing: Standing, number: int, journal: Journal[Event]) -> State:
    heard, verdict = standing.card.heard[number], standing.verdicts[number]
    if journal.recording:
        note_pace(state, heard, journal)
    seat, said, setup = heard.seat, heard.said, state.setup
    if isinstance(said, Pass) or verdict is None:
        if journal.recording:
            journal.note(Note("bouc.passed", refs.PASSING, "card", None, None, facts(seat=seat)))
        journal.emit(Passed(seat))
        return state
    if isinstance(said, Special):
        note_special(state, standing, number, journal)
        journal.emit(SpecialShouted(seat, verdict))
    else:
        note_shout(state, standing, number, journal)
        journal.emit(Shouted(seat, None if said is None else Passing(said.value, EVERYONE), verdict))
    if verdict is Verdict.MISTAKE:
        return pay(state, seat, len(state.piles[seat]), refs.MISTAKE, journal)
    if verdict is Verdict.WRONG and setup.penalty is Penalty.ONE_CARD:
        return pay(state, seat, 1, refs.PENALTY, journal)
    return state


def _decide(state: State, standing: Standing, journal: Journal[Event]) -> State:
    """One right shout wins; with equal ones the cards stay."""
    first, *others = standing.right
    if not others:
        return win(state, first, journal)
    if journal.recording:
        told = tuple(heard.seat for heard in standing.right)
        what = facts(seats=told, span=state.setup.same_instant)
        if any(isinstance(heard.said, Special) != isinstance(first.said, Special) for heard in others):
            equal = state.setup.name_and_special is NameAndSpecial.EQUAL
            code = "bouc.equal.kinds" if equal else "bouc.equal.moment"
            journal.note(Note(code, refs.NAME_AND_SPECIAL, "winner", None, None, what))
        journal.note(Note("bouc.equal.instant", refs.SAME_INSTANT, "winner", None, None, what))
        journal.note(Note("bouc.equal.stay", refs.EQUAL_SHOUTS, "pile", None, None, what))
    note_next(state, journal)
    journal.emit(Stayed(tuple(heard.seat for heard in standing.right)))
    return next_turn(state, journal)


def _time_up(state: State, journal: Journal[Event]) -> State:
    if journal.recording:
        limit = state.setup.limit
        journal.note(Note("bouc.forgotten.time", refs.RECALL_LIMIT, "name", None, None, facts(limit=limit)))
    return _forget(state, journal)


def _forget(state: State, journal: Journal[Event]) -> State:
    """The name is gone, and whoever turned up the card is to give another."""
    face, card = state.shown, state.card
    if journal.recording:
        if card is not None and len({*card.passed, *card.out}) == state.setup.players:
            journal.note(Note("bouc.forgotten.passed", refs.PASSING, "name", None, None))
            _note_out(card, journal)
        what = facts(face=face.code, seat=state.turn)
        journal.note(Note("bouc.forgotten.anew", refs.NEW_NAME, "name", None, None, what))
    journal.emit(Forgotten(face))
    return state.without_name(face)._replace(card=OpenCard(Phase.RENAMING))


def _note_out(card: OpenCard, journal: Journal[Event]) -> None:
    """Those who may not act any more count as having passed, each for the reason of its own."""
    tried = tuple([seat for seat in card.out if seat not in card.barred])
    if tried:
        journal.note(Note("bouc.forgotten.tried", refs.ONE_TRY, "name", None, None, facts(seats=tried)))
    if card.barred:
        journal.note(Note("bouc.forgotten.barred", refs.AFTER_MISTAKE, "name", None, None, facts(seats=card.barred)))
