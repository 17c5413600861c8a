"""What several seats choose in secret stays a secret until the last of them has chosen."""

from __future__ import annotations

from typing import TypeVar

from moosekit.core.awaits import Finite, Together
from moosekit.core.game import Game
from moosekit.core.ids import OPEN, Seat, Viewer
from moosekit.core.json_data import canonical
from moosekit.core.secret import redact
from moosekit.testing.faults import require
from moosekit.testing.leaks import as_text, told
from moosekit.testing.states import viewers

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


def check_choices(game: Game[P, S, A, E, V], state: S, players: int, where: str) -> None:
    """Whatever a seat chooses, the others see and are told the same, as long as somebody is still to choose.

    Of each seat's options the first and the last one are compared. With the choice of the last seat all are out.
    """
    awaits = game.awaits(state)
    for seat in awaits.seats if isinstance(awaits, Together) and len(awaits.seats) > 1 else ():
        options = game.legal(state, seat)
        actions = options.actions if isinstance(options, Finite) else ()
        ends = [
            next((action for action in order if _leaves_others(game, state, seat, action)), None)
            for order in (actions, actions[::-1])
        ]
        choices = [action for action in ends if action is not None]
        for viewer in viewers(players):
            if viewer not in (seat, OPEN):
                shown = {_shown(game, state, seat, action, viewer) for action in choices}
                require(len(shown) <= 1, f"what seat {seat} chooses in secret tells {viewer!r} nothing", where)


def _leaves_others(game: Game[P, S, A, E, V], state: S, seat: Seat, action: A) -> bool:
    """Whether others are still to choose; where the seat itself is asked again, this was only a part of its choice."""
    after = game.awaits(game.apply(state, seat, action).state)
    return isinstance(after, Together) and seat not in after.seats


def _shown(game: Game[P, S, A, E, V], state: S, seat: Seat, action: A, viewer: Viewer) -> str:
    """All that a viewer sees, hears and can be told of a choice."""
    after, events = game.apply(state, seat, action)
    heard = canonical(redact(events, viewer))
    return "\n".join((as_text(game.view(after, viewer)), heard, told(game, state, (seat, action), viewer)))
