"""Cards change hands: the open pile is won, with a special shout other won piles too; a mistake is paid."""

from __future__ import annotations

from moosekit.core.facts import RuleRef, facts
from moosekit.core.ids import Seat
from moosekit.core.trace import Journal, Note
from moosekit.games.face_de_bouc import refs
from moosekit.games.face_de_bouc.actions import Special
from moosekit.games.face_de_bouc.cards import Faces
from moosekit.games.face_de_bouc.events import Event, Paid, PileTaken, Won
from moosekit.games.face_de_bouc.state import Heard, State
from moosekit.games.face_de_bouc.switches import SpecialTop
from moosekit.games.face_de_bouc.turns import next_turn, note_next


def pay(state: State, seat: Seat, count: int, ref: RuleRef, journal: Journal[Event]) -> State:
    """The top ``count`` won cards of a seat go onto the open pile, below the card just turned up."""
    pile = state.piles[seat]
    if not pile or not count:
        return state
    kept, paid = pile[:-count], pile[-count:]
    if journal.recording:
        code = "bouc.pay.all" if ref is refs.MISTAKE else "bouc.pay.one"
        what = facts(seat=seat, count=len(paid))
        journal.note(Note(code, ref, "won", len(pile), len(kept), what))
    journal.emit(Paid(seat, paid))
    centre = (*state.centre[:-1], *paid, state.shown)
    return state.with_pile(seat, kept)._replace(centre=centre)


def win(state: State, shout: Heard, journal: Journal[Event]) -> State:
    """The one right shout wins; the next card is turned up."""
    seat, centre = shout.seat, state.centre
    taken: Faces = ()
    if isinstance(shout.said, Special):
        state, taken = _take_piles(state, seat, journal)
    on_top = state.setup.special_top is SpecialTop.TAKEN
    pile = (*state.piles[seat], *centre, *taken) if on_top else (*state.piles[seat], *taken, *centre)
    if journal.recording:
        what = facts(seat=seat, count=len(centre), face=pile[-1].code)
        journal.note(Note("bouc.win.pile", refs.FIRST_SHOUT, "won", len(state.piles[seat]), len(pile), what))
        if taken:
            code = "bouc.win.top-taken" if on_top else "bouc.win.top-drawn"
            journal.note(Note(code, refs.SPECIAL_TOP, "top", None, pile[-1].code, what))
    note_next(state, journal)
    journal.emit(Won(seat, centre, pile[-1]))
    return next_turn(state.with_pile(seat, pile)._replace(centre=()), journal)


def _take_piles(state: State, seat: Seat, journal: Journal[Event]) -> tuple[State, Faces]:
    """The won piles of all owners, in seat order (clauses 6.2 and 6.3)."""
    owners = () if state.card is None else state.card.owners
    taken: Faces = ()
    for owner in owners:
        pile = state.piles[owner]
        if not pile:
            continue
        if journal.recording:
            if len(owners) > 1:
                several = facts(owners=owners)
                journal.note(Note("bouc.special.several", refs.SEVERAL_OWNERS, "won", None, None, several))
            what = facts(seat=seat, owner=owner, count=len(pile))
            journal.note(Note("bouc.special.takes", refs.SPECIAL, "won", len(pile), 0, what))
        journal.emit(PileTaken(seat, owner, pile))
        taken = (*taken, *pile)
        state = state.with_pile(owner, ())
    return state, taken
