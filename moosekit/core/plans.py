"""What bots are about to do in a phase against the clock, whoever owns the clock.

A bot says what it will do and when (the stamp of its action). It is asked once, and again when it sees something new.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from moosekit.core.awaits import Finite, OpenText, Options, Window, asked
from moosekit.core.ids import Millis, Seat
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.core.timing import START, stamp_of, unstamped

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
#: while touches wait for their judgement, the clock goes on by so many milliseconds, then by more
TICK: Final = 60


@dataclass(frozen=True, slots=True)
class Plan(Generic[A]):
    """What a bot will do, when, and the chance it was chosen with."""

    at: Millis
    action: A
    stream: Stream


class Plans(Generic[P, S, A, E, V]):
    """The plans of all bots at a table, and what the next step of the clock hangs on.

    ``session`` is the game as it is now; ``choose`` is what the bot of a seat does, ``rests`` whether it does nothing.
    """

    def __init__(
        self,
        session: Callable[[], Session[P, S, A, E, V]],
        choose: Callable[[Seat, Options[A], Stream], A],
        rests: Callable[[Seat, Stream], bool],
    ) -> None:
        self._session, self._choose, self._rests = session, choose, rests
        self.begin()

    def begin(self) -> None:
        """A phase begins: nobody has a plan."""
        self.now = START
        self.by_seat: dict[Seat, Plan[A]] = {}
        self._resting: list[Seat] = []  # asked before, and nothing new to see since
        #: whether touches wait for their judgement, and how far the clock goes on meanwhile
        self.filed: bool = False
        self.tick: int = TICK

    def touched(self) -> None:
        """Something waits for its judgement now."""
        self.filed, self.tick = True, TICK

    def make(self, seat: Seat, stream: Stream) -> Plan[A]:
        """What the bot of a seat does as things are."""
        session = self._session()
        action = self._choose(seat, session.game.legal(session.state, seat), stream)
        return Plan(stamp_of(action, self.now), action, stream)

    def ask(self, window: Window, bots: Iterable[Seat], stream: Callable[[Seat], Stream]) -> None:
        """Asks those of the bots in a phase who have no plan and do not rest; ``stream`` is the chance of a seat."""
        self.by_seat = {seat: plan for seat, plan in self.by_seat.items() if seat in window.seats}
        for seat in bots:
            if seat in self.by_seat or seat in self._resting:
                continue
            own = stream(seat)
            if self._rests(seat, own):
                self._resting.append(seat)
            else:
                self.by_seat[seat] = self.make(seat, own)

    def file(self, seat: Seat, do: Callable[[Seat, A], object]) -> None:
        """The bot of a seat does what it planned; where it is too late for that, it looks again."""
        plan, session = self.by_seat.pop(seat), self._session()
        if session.game.check(session.state, seat, plan.action):  # or somebody else was quicker
            self._resting.append(seat)
            return
        spoke = self._owes_words(seat)
        do(seat, plan.action)
        if spoke or not self._owes_words(seat):  # otherwise something is to follow: a name after a press
            self._resting.append(seat)

    def look_again(self) -> None:
        """Something happened outside of the phase: everybody may want to act, and some plans are of no use any more."""
        self._resting.clear()
        game, state = self._session().game, self._session().state
        self.by_seat = {seat: plan for seat, plan in self.by_seat.items() if not game.check(state, seat, plan.action)}

    def happened(self) -> None:
        """The clock's time showed something new: who would do the same keeps its moment, all others plan again."""
        self.tick = TICK
        self._resting.clear()
        session = self._session()
        awaits = session.game.awaits(session.state)
        if isinstance(awaits, Window):
            self.by_seat = {
                seat: self._reconsidered(seat, plan) if plan.at > self.now and seat in asked(awaits) else plan
                for seat, plan in self.by_seat.items()
            }

    def _reconsidered(self, seat: Seat, plan: Plan[A]) -> Plan[A]:
        session = self._session()
        if not isinstance(session.game.legal(session.state, seat), Finite):
            return plan  # words that were found are not looked for anew
        other = self.make(seat, plan.stream)
        return plan if unstamped(other.action) == unstamped(plan.action) else other

    def _owes_words(self, seat: Seat) -> bool:
        session = self._session()
        return isinstance(session.game.legal(session.state, seat), OpenText)
