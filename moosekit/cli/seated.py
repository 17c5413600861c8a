"""A person at a table of bots: the bots and the clock act until it is the person's turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar, cast

from moosekit.cli.kit import Kit
from moosekit.core.awaits import Options, Window, asked
from moosekit.core.bot import ExplainingBot, heard
from moosekit.core.ids import CLOCK, Actor, Millis, Seat
from moosekit.core.reason import Decision, Reason
from moosekit.core.refusal import Refusal
from moosekit.core.secret import redact
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.core.timing import Stamped
from moosekit.core.trace import Note, Trace, notes_of

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
Happened = list[tuple[E, tuple[Note, ...]]]


class Seated(Generic[P, S, A, E, V]):
    """The session, the bots with what they have heard, and where the person decided something.

    The bot at the person's own seat never acts; it is asked for hints. ``stream`` is the bots' own chance: each
    decision has its part of it by its place in the game, so that after ``undo`` they would do the same again.
    """

    def __init__(
        self,
        kit: Kit[P, S, A, E, V],
        session: Session[P, S, A, E, V],
        seat: Seat,
        bots: Sequence[ExplainingBot[A, E, V]],
        stream: Stream,
    ) -> None:
        self.kit = kit
        self.session = session
        self.seat = seat
        self._fresh = tuple(bots)
        self._bots = list(bots)
        self._stream = stream
        self._decisions: list[int] = []
        #: the stamps of what the person does against the clock; ``None`` while the person is still to act
        self._filed: tuple[Millis, ...] | None = None
        self._hear(session.first.events)

    @property
    def view(self) -> V:
        """What the person may know."""
        return self.session.view(self.seat)

    @property
    def options(self) -> Options[A]:
        """What the person may do."""
        return self.session.game.legal(self.session.state, self.seat)

    def start(self) -> Happened[E]:
        """What happened before anybody could act."""
        traces = self.session.game.explain_start(self.session.setup, self.session.chance, self.seat)
        return self._told(self.session.first.events, traces)

    def advance(self) -> Iterator[Happened[E]]:
        """Lets the bots and the clock act until the person is asked or the game is over; tells each step at once."""
        while (told := self._one_step()) is not None:
            yield told

    def _one_step(self) -> Happened[E] | None:
        """What one bot does, or everybody against the clock; ``None`` while nothing goes on without the person."""
        awaits = self.session.game.awaits(self.session.state)
        if isinstance(awaits, Window):
            asked_now = self._filed is None and self.seat in awaits.seats and self.kit.asks(self.view)
            return None if asked_now else self._round(awaits)
        others = [seat for seat in asked(awaits) if seat != self.seat]
        return self._do(others[0], self._decide(others[0]).action) if others else None

    def _round(self, awaits: Window) -> Happened[E]:
        """Every bot files what it does, without a look at what the others file; then time passes, beyond all of it."""
        told: Happened[E] = []
        stamps = list(self._filed or ())
        self._filed = None
        for seat in awaits.seats:
            view = self.session.view(seat)
            if seat == self.seat or not self.kit.asks(view) or self._rests(seat) is not None:
                continue
            action = self._decide(seat).action
            if not self.session.game.check(self.session.state, seat, action):  # a slow hand can come too late
                told += self._do(seat, action)
                stamps += _stamps((action,))
        return [*told, *self._do(CLOCK, self.kit.tick(self.view, stamps))]

    def refusals(self, actions: Sequence[A]) -> tuple[Refusal, ...]:
        """Why the person may not do these things, one after the other; ``()`` where they may."""
        game, state = self.session.game, self.session.state
        for action in actions:
            reasons = game.check(state, self.seat, action)
            if reasons:
                return redact(reasons, self.seat)
            state = game.apply(state, self.seat, action).state
        return ()

    def decide(self, actions: Sequence[A]) -> Happened[E]:
        """What the person does, one thing after the other, all of them legal; nothing lets time pass."""
        here = self.session.position
        against_the_clock = isinstance(self.session.game.awaits(self.session.state), Window)
        self._filed = _stamps(actions) if against_the_clock else None
        self._decisions = [*[place for place in self._decisions if place < here], here]
        return [entry for action in actions for entry in self._do(self.seat, action)]

    def undo(self) -> bool:
        """Back to the person's last decision; ``False`` where there is none."""
        return self._go([place for place in self._decisions if place < self.session.position][-1:])

    def redo(self) -> bool:
        """Forward to the next decision, or to the end of what was undone; ``False`` where nothing was."""
        here, length = self.session.position, self.session.length
        return self._go([place for place in (*self._decisions, length) if place > here][:1])

    def last(self) -> tuple[Note, ...]:
        """The notes on everything since the person's last decision, or on the beginning of the game."""
        since = [place for place in self._decisions if place < self.session.position]
        traces: list[Refusal | Trace[E]] = []
        for position in range(since[-1] if since else 0, self.session.position):
            traces += self.session.explain(position + 1, self.seat)
        if not traces:
            traces += self.session.game.explain_start(self.session.setup, self.session.chance, self.seat)
        return notes_of(traces)

    def hint(self) -> Decision[A | None]:
        """What the bot at the person's seat would do, ``None`` for nothing, and why."""
        rests = self._rests(self.seat)
        if rests is not None:
            return Decision(None, rests)
        action, reason = self._decide(self.seat)
        return Decision(action, reason)

    def _decide(self, seat: Seat) -> Decision[A]:
        options = self.session.game.legal(self.session.state, seat)
        return self._bots[seat].decide(self.session.view(seat), options, self._chance(seat))

    def _rests(self, seat: Seat) -> Reason | None:
        if not isinstance(self.session.game.awaits(self.session.state), Window):
            return None
        return self.kit.rests(self._bots[seat], self.session.view(seat), self._chance(seat))

    def _chance(self, seat: Seat) -> Stream:
        return self._stream.at(self.session.position).at(seat)

    def _do(self, actor: Actor, action: A) -> Happened[E]:
        events = self.session.do(actor, action)
        self._hear(events)
        traces = self.session.explain(self.session.position, self.seat)
        return self._told(events, tuple(trace for trace in traces if isinstance(trace, Trace)))

    def _told(self, events: Sequence[E], traces: Sequence[Trace[E]]) -> Happened[E]:
        """Each event as the person hears it, with its reasons."""
        heard = [redact(event, self.seat, live=True) for event in events]
        return [(event, trace.notes) for event, trace in zip(heard, traces, strict=True)]

    def _hear(self, events: Sequence[E]) -> None:
        for event in events:
            self._bots = heard(self._bots, event)

    def _go(self, places: list[int]) -> bool:
        """To the first of these places, where the bots know what they knew there."""
        if not places:
            return False
        self.session.goto(places[0])
        self._filed = None
        self._bots = list(self._fresh)
        self._hear(self.session.first.events)
        for move in self.session.moves:
            self._hear(move.applied.events)
        return True


def _stamps(actions: Sequence[object]) -> tuple[Millis, ...]:
    return tuple(cast("Stamped[object]", action).at for action in actions if isinstance(action, Stamped))
