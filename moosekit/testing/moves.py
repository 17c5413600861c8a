"""A move by chance, for playing a game in tests."""

from __future__ import annotations

from typing import TypeVar

from moosekit.core.awaits import Finite, Window, asked
from moosekit.core.game import Game
from moosekit.core.ids import Actor
from moosekit.core.stream import Stream

__all__ = ["random_move"]

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


def random_move(game: Game[P, S, A, E, V], state: S, stream: Stream) -> tuple[Actor, A] | None:
    """A legal action of one of the seats that are asked, every one equally likely; ``None`` when nobody is.

    >>> from moosekit.core.chance import Seeded
    >>> from moosekit.games.moustache.game import Moustache
    >>> from moosekit.games.moustache.setup import standard
    >>> state = Moustache().start(standard(4), Seeded(1)).state
    >>> random_move(Moustache(), state, Stream(1))
    (1, PlayCard(card=B9))

    Raises:
        TypeError: the options are a free text, or the phase runs against the clock: such a game brings its own moves.
    """
    awaits = game.awaits(state)
    seats = asked(awaits)
    if isinstance(awaits, Window):
        raise TypeError(f"{game.id} has a phase against the clock: give moves of its own")
    if not seats:
        return None
    seat = seats[stream.below(len(seats), 0)]
    options = game.legal(state, seat)
    if not isinstance(options, Finite):
        raise TypeError(f"{game.id} asks for a free text: give moves of its own")
    return seat, options.actions[stream.below(len(options.actions), 1)]
