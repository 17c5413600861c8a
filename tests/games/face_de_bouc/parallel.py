"""The same game twice, with other names and the same course: what nobody may be able to tell apart."""

from __future__ import annotations

from typing import Final

from moosekit.core.ids import Actor
from moosekit.core.session import Session
from moosekit.core.timing import Stamped
from moosekit.games.face_de_bouc.actions import Action, Name, Say
from moosekit.games.face_de_bouc.matching import letters
from tests.games.face_de_bouc.playing import GAME, Table

#: every name is turned into another one letter by letter: what was equal stays equal, what differed differs
SHIFT: Final = str.maketrans("abcdefghijklmnopqrstuvwxyz", "bcdefghijklmnopqrstuvwxyza")


def other_text(text: str) -> str:
    """Another name, as long as the first."""
    return letters(text).translate(SHIFT)


def other_action(action: Action) -> Action:
    """The same action with another name."""
    if isinstance(action, Name):
        return Name(other_text(action.text))
    if isinstance(action, Stamped):
        if isinstance(action.action, Say):
            return Stamped(Say(other_text(action.action.text)), action.at)
        if isinstance(action.action, Name):
            return Stamped(Name(other_text(action.action.text)), action.at)
    return action


def in_other_words(session: Table) -> Table:
    """The same session, all names shifted."""
    other: Table = Session(GAME, session.setup, session.chance)
    for move in session.moves:
        actor: Actor = move.actor
        other.do(actor, other_action(move.action))
    return other
