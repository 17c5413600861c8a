"""Giving a character a name (clauses 2.2 and 4.1), and what can be a name (clause 2.3)."""

from __future__ import annotations

import unicodedata

from moosekit.core.facts import facts
from moosekit.core.ids import Seat
from moosekit.core.refusal import Refusal
from moosekit.core.secret import EVERYONE, Passing
from moosekit.core.trace import Journal, Note
from moosekit.games.face_de_bouc import refs
from moosekit.games.face_de_bouc.events import Event, Named
from moosekit.games.face_de_bouc.matching import letters
from moosekit.games.face_de_bouc.phase import Phase
from moosekit.games.face_de_bouc.setup import LONGEST_NAME
from moosekit.games.face_de_bouc.state import State
from moosekit.games.face_de_bouc.switches import SameName, TitleAsName
from moosekit.games.face_de_bouc.turns import next_turn, note_next

#: the title of the game, as names are compared
TITLE = letters("Face de bouc")
#: signs that turn the rest of a line round; writing from right to left needs none of them
TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


def give_name(state: State, seat: Seat, name: str, journal: Journal[Event]) -> State:
    """The character on the table has a name; the pile stays, and the next card is turned up."""
    face = state.shown
    if journal.recording:
        anew = state.card is not None and state.card.phase is Phase.RENAMING
        what = facts(seat=seat, face=face.code)
        if anew:
            journal.note(Note("bouc.name.anew", refs.NEW_NAME, "name", None, None, what))
            journal.note(Note("bouc.name.newest", refs.NEWEST_NAME, "name", None, None, what))
        else:
            journal.note(Note("bouc.name.first", refs.NEW_CHARACTER, "name", None, None, what))
    note_next(state, journal)
    journal.emit(Named(seat, face, Passing(name, EVERYONE)))
    return next_turn(state.with_name(face, name), journal)


def text_refusals(text: str) -> tuple[Refusal, ...]:
    """Why a text can be nobody's name; the text itself is not told again."""
    if len(text) > LONGEST_NAME:
        what = facts(found=len(text), most=LONGEST_NAME)
        return (Refusal("bouc.name.too-long", refs.NAME, what),)
    if any(unicodedata.category(sign) == "Cc" or sign in TURNING for sign in text):
        return (Refusal("bouc.name.signs", refs.NAME),)
    return () if letters(text) else (Refusal("bouc.name.no-letters", refs.NAME),)


def name_refusals(state: State, text: str) -> tuple[Refusal, ...]:
    """Why a text cannot be the name of the character on the table."""
    reasons = list(text_refusals(text))
    if reasons:
        return tuple(reasons)
    setup, plain = state.setup, letters(text)
    if setup.with_special and setup.title_as_name is TitleAsName.REFUSED and plain == TITLE:
        reasons.append(Refusal("bouc.name.title", refs.NAME))
    if setup.same_name is SameName.REFUSED and plain in map(letters, state.other_names(state.shown)):
        reasons.append(Refusal("bouc.name.taken", refs.SAME_NAME))
    return tuple(reasons)
