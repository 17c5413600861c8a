"""What follows an action: a card is turned up, a name is given, something is filed, or the clock has moved on."""

from __future__ import annotations

from typing import Final

from moosekit.cards.card import codes
from moosekit.core.chance import Chance, Drawer
from moosekit.core.facts import facts
from moosekit.core.ids import Millis, Seat
from moosekit.core.timing import Claims, Stamped
from moosekit.core.trace import Journal, Note
from moosekit.games.face_de_bouc import refs
from moosekit.games.face_de_bouc.actions import Act
from moosekit.games.face_de_bouc.asking import answered, free
from moosekit.games.face_de_bouc.deciding import fold
from moosekit.games.face_de_bouc.events import Answered, Began, Drew, Event
from moosekit.games.face_de_bouc.pacing import stamped
from moosekit.games.face_de_bouc.phase import Phase
from moosekit.games.face_de_bouc.setup import A_DAY, Setup
from moosekit.games.face_de_bouc.state import OpenCard, State
from moosekit.games.face_de_bouc.switches import LastCard
from moosekit.games.face_de_bouc.turns import end

#: without a clock, everything has been said once all have answered
ALL_IS_SAID: Final = Millis(3 * A_DAY)


def begin(setup: Setup, chance: Chance, journal: Journal[Event]) -> State:
    """The cards are mixed (clause 1.4), and somebody begins (clause 1.5)."""
    drawer = Drawer(chance, refs.GAME, ())
    draw = tuple(drawer.shuffle("deck", setup.deck, codes(setup.deck)))
    first = setup.first
    if first is None:
        places = tuple(str(seat) for seat in range(setup.players))
        first = Seat(int(drawer.shuffle("first", places, places)[0]))
    if journal.recording:
        journal.note(Note("bouc.begin.pile", refs.DRAW_PILE, "draw", None, len(draw), facts(count=len(draw))))
        chosen = "bouc.begin.drawn" if setup.first is None else "bouc.begin.chosen"
        journal.note(Note(chosen, refs.FIRST, "turn", None, first, facts(seat=first)))
    journal.emit(Began(first, len(draw)))
    return State(setup, chance, drawer.drawn, draw, (), ((),) * setup.players, first)


def draw_card(state: State, journal: Journal[Event]) -> State:
    """The next card lies open; is its character known?"""
    face = state.draw[0]
    known = state.name_of(face) is not None
    owners: tuple[Seat, ...] = ()
    if state.setup.with_special:
        owners = tuple(Seat(seat) for seat, pile in enumerate(state.piles) if pile and pile[-1] is face)
    if journal.recording:
        what = facts(seat=state.turn, face=face.code)
        journal.note(Note("bouc.draw.card", refs.TURN_UP, "centre", None, face.code, what))
        if known:
            journal.note(Note("bouc.draw.known", refs.FIRST_SHOUT, "phase", None, Phase.RECALL, what))
        else:
            journal.note(Note("bouc.draw.new", refs.NEW_CHARACTER, "phase", None, Phase.NAMING, what))
        if owners:
            match = facts(owners=owners, face=face.code)
            journal.note(Note("bouc.draw.match", refs.SPECIAL, "owners", None, owners, match))
    journal.emit(Drew(state.turn, face, known, owners))
    state = state._replace(draw=state.draw[1:], centre=(*state.centre, face))
    if not state.draw and state.setup.last_card is LastCard.ENDS_AT_ONCE:
        return end(state, journal)
    return state._replace(card=OpenCard(Phase.RECALL if known else Phase.NAMING, owners))


def file(state: State, card: OpenCard, seat: Seat, act: Stamped[Act], journal: Journal[Event]) -> State:
    """The clock will judge it; without one, the last answer of all opens the others."""
    setup = state.setup
    card = card._replace(claims=card.claims.file(seat, stamped(setup, card, seat, act)))
    state = state._replace(card=card)
    if setup.clocked:
        return fold(state, journal) if setup.pace(seat) is None else state
    if not answered(card, seat):
        return state
    if journal.recording:
        journal.note(Note("bouc.answered", refs.CLOCK, "answers", None, None, facts(seat=seat)))
    journal.emit(Answered(seat))
    if not all(answered(card, one) for one in free(state, card)):
        return state
    return _ask_again(fold(_promise(state, card, ALL_IS_SAID), journal))


def elapse(state: State, card: OpenCard, at: Millis, journal: Journal[Event]) -> State:
    """The clock promises that nothing stamped earlier will still come."""
    return fold(_promise(state, card, at), journal)


def _promise(state: State, card: OpenCard, at: Millis) -> State:
    return state._replace(card=card._replace(claims=card.claims.promise(at)))


def _ask_again(state: State) -> State:
    """Where the answers did not decide the card, new ones are given."""
    return state if state.card is None else state._replace(card=state.card._replace(claims=Claims()))
