"""A game without its names: the same course with made-up ones, so that a record can be passed on."""

from __future__ import annotations

from typing import Final

from moosekit.core.game import Game
from moosekit.core.session import Session
from moosekit.core.timing import Stamped
from moosekit.games.face_de_bouc.actions import Action, Name, Say
from moosekit.games.face_de_bouc.events import Event
from moosekit.games.face_de_bouc.matching import compare
from moosekit.games.face_de_bouc.setup import LONGEST_NAME, Setup
from moosekit.games.face_de_bouc.state import State
from moosekit.games.face_de_bouc.view import FaceView

#: said where what was said was not the name: so far from all made-up names that no number of slips leads there
WRONG: Final = "x" * LONGEST_NAME


def without_names(
    session: Session[Setup, State, Action, Event, FaceView],
) -> Session[Setup, State, Action, Event, FaceView]:
    """The same game with every name replaced by a made-up one ("n1", "n2" …), up to the cursor.

    Right shouts stay right and wrong ones wrong, so everything happens as it did; it can be recorded and replayed.
    """
    game: Game[Setup, State, Action, Event, FaceView] = session.game
    other = Session(game, session.setup, session.chance)
    for number, move in enumerate(session.moves):
        other.do(move.actor, _without(session.state_at(number), other.state, move.action, number))
    return other


def _without(state: State, other: State, action: Action, number: int) -> Action:
    if isinstance(action, Name):
        return Name(f"n{number}")
    if not isinstance(action, Stamped):
        return action
    if isinstance(action.action, Name):
        return Stamped(Name(f"n{number}"), action.at)
    if not isinstance(action.action, Say):
        return action
    name, made_up = state.name_of(state.shown), other.name_of(other.shown)
    if name is None or made_up is None:
        return Stamped(Say(WRONG), action.at)
    match = compare(action.action.text, name.value, state.other_names(state.shown), state.setup.names)
    return Stamped(Say(made_up.value if match.right else WRONG), action.at)
