"""Bots and the clock in a phase against the clock, at a table where people sit.

Where somebody at the screen hurries, the page owns the clock: it says how late it is, and time goes on to there.
Otherwise time leaps from one moment to the next, as in ``moosekit.core.clocked``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from moosekit.core.awaits import Options, Window
from moosekit.core.bot import ExplainingBot
from moosekit.core.ids import CLOCK, SPECTATOR, Millis, Seat
from moosekit.core.plans import TICK, Plans
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.core.timing import START
from moosekit.widgets.table.scene import Moment, TableScene

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
#: the clock goes on by even steps for so many milliseconds after something was filed, and then by more and more
STEADY: Final = 1_000
#: no phase has so many steps
MOST_STEPS: Final = 2_000


class Hands(Generic[P, S, A, E, V]):
    """What the bots are about to do, and how late it is.

    ``bot`` gives the bot of a seat as it is now, with all it has heard; ``stream`` is the bots' own chance.
    """

    def __init__(
        self,
        scene: TableScene[P, S, A, E, V],
        session: Callable[[], Session[P, S, A, E, V]],
        people: tuple[Seat, ...],
        bot: Callable[[Seat], ExplainingBot[A, E, V]],
        stream: Stream,
    ) -> None:
        self._scene, self._session, self._people, self._bot, self._stream = scene, session, people, bot, stream
        self._plans = Plans(session, self._choose, self._rests)
        #: how many phases there have been
        self.number: int = 0
        self.forget()

    def forget(self) -> None:
        """The game was taken back, or is another one."""
        self._phase: str | None = None
        self._begin()

    def _begin(self) -> None:
        self._plans.begin()
        self._ticked, self._filed_at = START, START
        self._seen = self._session().position

    def follow(self) -> Moment | None:
        """Where the clock is; with a new phase everything begins anew."""
        moment = self._scene.moment(self._session().view(SPECTATOR))
        if moment is None:
            self._phase = None
            return None
        if moment.phase != self._phase:
            self._phase = moment.phase
            self.number += 1
            self._begin()
        self._plans.now = Millis(max(self._plans.now, moment.at))
        return Moment(f"{self.number}", self._plans.now)

    @property
    def runs(self) -> bool:
        """Whether the page owns the clock: somebody at this screen hurries."""
        window = self._window()
        if window is None:
            return False
        session = self._session()
        return any(self._scene.hurries(session.view(seat), seat) for seat in self._people)

    def _window(self) -> Window | None:
        session = self._session()
        awaits = session.game.awaits(session.state)
        return awaits if isinstance(awaits, Window) else None

    def file(self, seat: Seat, action: A) -> None:
        """A seat does something, which is judged later. Raises ``IllegalAction``."""
        self._session().do(seat, action)
        self._plans.touched()
        self._filed_at = self._plans.now
        self._seen = self._session().position

    def run(self, limit: Millis | None, *, stops: bool = True, until_told: bool = False) -> None:
        """Time goes on to ``limit``; without one to the end of the phase.

        Whoever has no clock is waited for; with ``stops`` everybody is who has something to do. What bots do is filed.
        ``until_told``: it ends where something happens and people here have something to do again.
        """
        self._look_again()
        for _ in range(MOST_STEPS):
            window = self._window()
            if window is None or self.follow() is None:
                return
            bots = [seat for seat in window.seats if seat not in self._people]
            self._plans.ask(window, bots, self._stream.at(self._session().position).at)
            if limit is None and self._waits(window, hurried=stops):
                self._file_up_to(None)
                return
            at = self._next(window, limit)
            if limit is not None and (at is None or at > limit):
                self._plans.now = Millis(max(self._plans.now, limit))
                return
            if at is None:
                return  # nobody acts, and no clock ends this phase: people have to
            if not self._file_up_to(at):
                told = self._go_on(at)
                window = self._window()
                if told and until_told and window is not None and self._waits(window, hurried=True):
                    return

    def _look_again(self) -> None:
        """Where something happened outside of the phase, such as a call, all look anew, and some plans are gone."""
        session = self._session()
        if session.position == self._seen:
            return
        self._seen = session.position
        self._plans.touched()
        self._plans.look_again()

    def _next(self, window: Window, limit: Millis | None) -> Millis | None:
        """When something happens next. A page tells the time when a tie window has passed, which is judged at once."""
        times = [int(plan.at) for plan in self._plans.by_seat.values()]
        if self._plans.filed:
            times.append(self._ticked + self._plans.tick)
            if limit is not None and limit > self._ticked and self._plans.tick == TICK:
                times.append(limit)
        if window.closes is not None:
            times.append(window.closes)
        promised = self._scene.moment(self._session().view(SPECTATOR))
        return Millis(max(0 if promised is None else promised.at, min(times))) if times else None

    def _waits(self, window: Window, *, hurried: bool) -> bool:
        """Whether somebody at this screen is to act; ``hurried``: even if time goes on without that."""
        session = self._session()
        views = [(session.view(seat), seat) for seat in window.seats if seat in self._people]
        return any(
            self._scene.busy(view, seat) and (hurried or not self._scene.hurries(view, seat)) for view, seat in views
        )

    def _choose(self, seat: Seat, options: Options[A], stream: Stream) -> A:
        return self._bot(seat).decide(self._session().view(seat), options, stream).action

    def _rests(self, seat: Seat, stream: Stream) -> bool:
        return self._scene.rests(self._bot(seat), self._session().view(seat), stream)

    def _file_up_to(self, at: Millis | None) -> bool:
        """Files what bots do up to a moment; whether there was anything."""
        due = sorted((plan.at, seat) for seat, plan in self._plans.by_seat.items() if at is None or plan.at <= at)
        for _, seat in due:
            self._plans.file(seat, self.file)
        return bool(due)

    def _go_on(self, at: Millis) -> bool:
        """The clock says how late it is; whether anything happened."""
        self._plans.now = self._ticked = at
        session = self._session()
        events = session.do(CLOCK, self._scene.elapsed(at))
        self._seen = session.position
        if events:
            self._plans.happened()
        elif at > self._filed_at + STEADY:
            self._plans.tick += self._plans.tick // 4
        return bool(events)
