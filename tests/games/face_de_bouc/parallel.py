"""The same game twice, with other names and the same course: what nobody may be able to tell apart."""

from __future__ import annotations

from typing import Final

from moosekit.core.ids import Actor
from moosekit.core.session import Session
from moosekit.core.timing import Stamped
from moosekit.games.face_de_bouc.actions import Action, Name, Say
from tests.games.face_de_bouc.playing import GAME, Table

FROM: Final = "abegilmnoprstuzéÉ"
TO: Final = "bcfhjklmnqstuvyḟḞ"
#: Every name is turned into another one, sign by sign: what was equal stays equal, and as near as it was. The order of
#: texts stays, too: it decides between two texts that one seat says in one millisecond.
OTHER: Final = str.maketrans(FROM, TO)


def other_text(text: str) -> str:
    """Another name, as long as the first.

    >>> other_text("zorglub")
    'ynshkvc'
    """
    if any(sign not in FROM for sign in text):
        raise ValueError(f"{text!r} has a sign that no other one stands for")
    return text.translate(OTHER)


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
