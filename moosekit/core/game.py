"""What a game is: pure functions on frozen values.

A game says how it begins, what may be done and what follows; applying, refusing and explaining are done here, once for
all games, by the same step: with a recorder when somebody asks why, without when nobody does.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, NamedTuple, TypeVar

from moosekit.core.awaits import Awaits, Options
from moosekit.core.chance import Chance
from moosekit.core.ids import OPEN, Actor, Seat, Viewer
from moosekit.core.json_data import Json, Reader
from moosekit.core.making import make
from moosekit.core.order import Sortable, written_order
from moosekit.core.refusal import IllegalAction, Refusal
from moosekit.core.secret import redact
from moosekit.core.stream import Stream
from moosekit.core.trace import Journal, Silent, Trace

__all__ = ["Applied", "Game"]

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


class Applied(NamedTuple, Generic[S, E]):
    """What a step gave: the new state and what happened. A ``NamedTuple``, as one is made with every move."""

    state: S
    events: tuple[E, ...]


class Game(ABC, Generic[P, S, A, E, V]):
    """A game with set-ups ``P``, states ``S``, actions ``A``, events ``E`` and views ``V``."""

    id: str
    """The game's stable name, used in records and on the command line."""
    revision: int
    """Raised when the rules change in a way that gives old records another result."""

    # -- what a game must say ------------------------------------------------------------------------------------

    @abstractmethod
    def _begin(self, setup: P, chance: Chance, journal: Journal[E]) -> S:
        """The first state that waits for somebody."""

    @abstractmethod
    def _step(self, state: S, actor: Actor, action: A, journal: Journal[E]) -> S:
        """What follows a legal action. Private: nothing reaches it but through ``check``."""

    @abstractmethod
    def awaits(self, state: S) -> Awaits:
        """Who is to act, and how."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> Options[A]:
        """All that the seat may do now, sorted by ``order``; agrees with ``check``.

        In a ``Window`` each action carries the earliest stamp that is still open; whoever acts puts the true one.
        """

    def order(self, action: A) -> Sortable:
        """The key by which ``legal`` sorts: that of the written action, unless a game knows a better one.

        So the options of a state are the same list wherever and whenever they are asked for, and learners, bots and
        records can count on their places.
        """
        return written_order(self.write_action(action))

    @abstractmethod
    def check(self, state: S, actor: Actor, action: A) -> tuple[Refusal, ...]:
        """Every reason against the action, each with its rule; ``()`` means legal."""

    @abstractmethod
    def view(self, state: S, viewer: Viewer) -> V:
        """What the viewer may know."""

    @abstractmethod
    def imagine(self, view: V, memory: tuple[E, ...], stream: Stream) -> S:
        """A full state that this viewer, who saw the (redacted) events of ``memory``, cannot tell from the true one."""

    @abstractmethod
    def drawn(self, state: S) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Every random outcome so far, by label: enough to play the same game again with ``Given``."""

    @abstractmethod
    def write_setup(self, setup: P) -> Json:
        """A set-up as JSON data."""

    @abstractmethod
    def read_setup(self, data: Reader) -> P:
        """A set-up from JSON data; ``BadData`` names the place of a fault."""

    @abstractmethod
    def write_action(self, action: A) -> Json:
        """An action as JSON data."""

    @abstractmethod
    def read_action(self, data: Reader) -> A:
        """An action from JSON data; ``BadData`` names the place of a fault."""

    # -- what is the same for all games ----------------------------------------------------------------------------

    def start(self, setup: P, chance: Chance) -> Applied[S, E]:
        """A new game. Raises ``ChanceFault`` when given chance does not fit."""
        journal: Journal[E] = Silent()
        return Applied(self._begin(setup, chance, journal), tuple(journal))

    def apply(self, state: S, actor: Actor, action: A) -> Applied[S, E]:
        """The state and events after an action.

        Raises:
            IllegalAction: with every refusal and the state as it was.
        """
        refusals = self.check(state, actor, action)
        if refusals:
            raise IllegalAction(state, action, refusals)
        journal: Journal[E] = Silent()
        given = (self._step(state, actor, action, journal), tuple(journal))
        return make(Applied, given)  # pyright: ignore[reportUnknownVariableType]  # make() loses what it is generic in

    def explain(self, before: S, actor: Actor, action: A, viewer: Viewer) -> tuple[Refusal, ...] | tuple[Trace[E], ...]:
        """Why the action is refused, or one trace for each event that it brings, without what the viewer may not know.

        The step is run again with a recorder; nothing was stored. A refusal is told to its actor (and ``OPEN``) only,
        ``()`` to everybody else: that a card may not be played tells something about the hand.
        """
        refusals = self.check(before, actor, action)
        if refusals:
            return redact(refusals, viewer) if viewer is OPEN or viewer == actor else ()
        journal: Journal[E] = Journal(recording=True)
        self._step(before, actor, action, journal)
        return redact(journal.traces, viewer)

    def explain_start(self, setup: P, chance: Chance, viewer: Viewer) -> tuple[Trace[E], ...]:
        """One trace for each event of the beginning of a game."""
        journal: Journal[E] = Journal(recording=True)
        self._begin(setup, chance, journal)
        return redact(journal.traces, viewer)
