"""A game in the hands of a person: the one mutable thing, a cursor over a list of states. Undo is moving the cursor."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from moosekit.core.awaits import Over
from moosekit.core.chance import Chance
from moosekit.core.game import Applied, Game
from moosekit.core.ids import Actor, Viewer
from moosekit.core.refusal import Refusal
from moosekit.core.secret import redact
from moosekit.core.trace import Trace

__all__ = ["Move", "Session"]

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


class Move(NamedTuple, Generic[S, A, E]):
    """One action of a session and what it gave."""

    actor: Actor
    action: A
    applied: Applied[S, E]


class Session(Generic[P, S, A, E, V]):
    """Plays, undoes, redoes and branches one game.

    The history lives here, never in a state, so no view can leak it. A refused action leaves everything as it was.

    >>> from moosekit.core.chance import Seeded
    >>> from moosekit.games.moustache.game import Moustache
    >>> from moosekit.games.moustache.setup import standard
    >>> Session(Moustache(), standard(4), Seeded(7))
    Session(moustache, move 0 of 0)
    """

    def __init__(self, game: Game[P, S, A, E, V], setup: P, chance: Chance) -> None:
        self.game = game
        self.setup = setup
        self.chance = chance
        self.first: Applied[S, E] = game.start(setup, chance)
        self._moves: list[Move[S, A, E]] = []
        self._cursor = 0

    def __repr__(self) -> str:
        return f"Session({self.game.id}, move {self._cursor} of {self.length})"

    @property
    def moves(self) -> tuple[Move[S, A, E], ...]:
        """The moves up to the cursor."""
        return tuple(self._moves[: self._cursor])

    @property
    def state(self) -> S:
        """The state at the cursor."""
        return self.state_at(self._cursor)

    @property
    def length(self) -> int:
        """How many moves there are, undone ones included."""
        return len(self._moves)

    @property
    def position(self) -> int:
        """How many moves lie before the cursor."""
        return self._cursor

    @property
    def over(self) -> bool:
        """Whether the game has ended at the cursor."""
        return isinstance(self.game.awaits(self.state), Over)

    def state_at(self, position: int) -> S:
        """The state after this many moves.

        Raises:
            IndexError: there are not that many moves.
        """
        self._within(position)
        return self._moves[position - 1].applied.state if position else self.first.state

    def do(self, actor: Actor, action: A) -> tuple[E, ...]:
        """Plays an action at the cursor; moves that had been undone are given up.

        Raises:
            IllegalAction: the session stays as it was.
        """
        applied = self.game.apply(self.state, actor, action)
        self._moves[self._cursor :] = [Move(actor, action, applied)]
        self._cursor += 1
        return applied.events

    def undo(self) -> bool:
        """One move back; ``False`` at the beginning."""
        return self._go(self._cursor - 1)

    def redo(self) -> bool:
        """One move forward again; ``False`` at the end."""
        return self._go(self._cursor + 1)

    def goto(self, position: int) -> None:
        """To the state after ``position`` moves.

        Raises:
            IndexError: there are not that many moves.
        """
        self._within(position)
        self._go(position)

    def _within(self, position: int, first: int = 0) -> None:
        if not first <= position <= self.length:
            raise IndexError(f"there is no position {position!r}: this session has {first} to {self.length}")

    def _go(self, position: int) -> bool:
        if not 0 <= position <= self.length:
            return False
        self._cursor = position
        return True

    def branch(self) -> Session[P, S, A, E, V]:
        """A new session with the same past, to try something else in; this one stays as it is."""
        other = Session(self.game, self.setup, self.chance)
        other._moves = list(self.moves)
        other._cursor = len(other._moves)
        return other

    def view(self, viewer: Viewer) -> V:
        """What the viewer may know at the cursor."""
        return self.game.view(self.state, viewer)

    def events(self, viewer: Viewer) -> tuple[E, ...]:
        """All that happened up to the cursor, as the viewer saw it."""
        happened = list(self.first.events)
        for move in self.moves:
            happened.extend(move.applied.events)
        return redact(tuple(happened), viewer)

    def explain(self, position: int, viewer: Viewer) -> tuple[Refusal, ...] | tuple[Trace[E], ...]:
        """Why move number ``position`` (from 1) had the events it had.

        Raises:
            IndexError: there is no such move.
        """
        self._within(position, first=1)
        move = self._moves[position - 1]
        return self.game.explain(self.state_at(position - 1), move.actor, move.action, viewer)
