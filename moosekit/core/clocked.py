"""The driver of bots for games with phases against the clock: a simulation that leaps from one moment to the next.

No real time passes. A bot says what it will do and when (the stamp of its action); the driver files that in its moment,
lets the clock go on, and asks again whoever sees something new.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, Protocol, TypeVar

from moosekit.core.awaits import Finite, OpenText, Over, Window, asked
from moosekit.core.bot import Bot
from moosekit.core.chance import Chance
from moosekit.core.game import Game
from moosekit.core.ids import CLOCK, Actor, Millis, Seat
from moosekit.core.secret import redact
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.core.timing import START, stamp_of, unstamped

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
A_bot = TypeVar("A_bot")
E_contra = TypeVar("E_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)
#: while touches wait for their judgement, the clock goes on by so many milliseconds, then by twice as many, and so on
TICK: Final = 60


class ClockedBot(Bot[A_bot, E_contra, V_contra], Protocol[A_bot, E_contra, V_contra]):
    """A bot that can also do nothing. Its ``choose`` stamps an action with the time at which it will be made."""

    def hear(self, event: E_contra) -> ClockedBot[A_bot, E_contra, V_contra]:
        """The bot after it saw an event."""
        ...

    def acts(self, view: V_contra, stream: Stream) -> bool:
        """Whether it wants to act in a phase against the clock, as far as it can see."""
        ...


@dataclass(frozen=True, slots=True)
class Plan(Generic[A]):
    """What a bot will do, when, and the chance it was chosen with."""

    at: Millis
    action: A
    stream: Stream


def play_clocked(
    game: Game[P, S, A, E, V],
    setup: P,
    chance: Chance,
    bots: Sequence[ClockedBot[A, E, V]],
    stream: Stream,
    elapsed: Callable[[Millis], A],
) -> Session[P, S, A, E, V]:
    """Lets bots play a whole game; ``bots[i]`` has seat i. ``stream`` is the bots' own chance, never the game's.

    ``elapsed`` makes the clock's action; it is ``Elapsed`` itself, handed in so that the types know the game has it.

    >>> from moosekit.bots.grabbing import GrabbingBot
    >>> from moosekit.bots.random import RandomBot
    >>> from moosekit.core.chance import Seeded
    >>> from moosekit.core.timing import Elapsed
    >>> from moosekit.games.moose_match_mayhem.game import MooseMatchMayhem
    >>> from moosekit.games.moose_match_mayhem.setup import Setup
    >>> bots = [GrabbingBot(RandomBot()) for _ in range(3)]
    >>> played = play_clocked(MooseMatchMayhem(), Setup(3, goal=1), Seeded(1), bots, Stream(1), Elapsed)
    >>> played.state.outcome is not None
    True

    Raises:
        ValueError: a bot has to act at a seat for which there is none.
        RuntimeError: nobody wants to act, and no clock ends the phase.
    """
    table = _Table(Session(game, setup, chance), list(bots), stream, elapsed)
    table.tell(table.session.first.events)
    while not isinstance(awaits := game.awaits(table.session.state), Over):
        if isinstance(awaits, Window):
            table.window(awaits)
        else:
            for seat in asked(awaits):
                table.do(seat, table.choose(seat, table.next_stream()).action)
            table.look_again()
    return table.session


class _Table(Generic[P, S, A, E, V]):
    """The session, the bots, and what each of them is about to do."""

    def __init__(
        self,
        session: Session[P, S, A, E, V],
        bots: list[ClockedBot[A, E, V]],
        stream: Stream,
        elapsed: Callable[[Millis], A],
    ) -> None:
        self.session = session
        self._bots, self._stream, self._elapsed = bots, stream, elapsed
        self._decision = 0
        self._new_window()

    def _new_window(self) -> None:
        self._now = START
        self._plans: dict[Seat, Plan[A]] = {}
        self._resting: list[Seat] = []  # asked before, and nothing new to see since
        self._filed = False
        self._tick = TICK

    def next_stream(self) -> Stream:
        """The chance of one more decision."""
        self._decision += 1
        return self._stream.at(self._decision)

    def tell(self, events: tuple[E, ...]) -> None:
        """Everybody hears what happened, as far as the own seat may know."""
        for index in range(len(self._bots)):
            for event in events:
                self._bots[index] = self._bots[index].hear(redact(event, Seat(index), live=True))

    def do(self, actor: Actor, action: A) -> bool:
        """An action; whether anything happened that can be seen."""
        events = self.session.do(actor, action)
        self.tell(events)
        return bool(events)

    def look_again(self) -> None:
        """Something happened outside of the phase: everybody may want to act, and some plans are of no use any more."""
        self._resting.clear()
        game, state = self.session.game, self.session.state
        self._plans = {seat: plan for seat, plan in self._plans.items() if not game.check(state, seat, plan.action)}

    def choose(self, seat: Seat, stream: Stream) -> Plan[A]:
        """What the bot of a seat does."""
        if seat >= len(self._bots):
            raise ValueError(f"seat {seat + 1} has no bot: {len(self._bots)} bots were given")
        options = self.session.game.legal(self.session.state, seat)
        action = self._bots[seat].choose(self.session.view(seat), options, stream)
        return Plan(stamp_of(action, self._now), action, stream)

    def window(self, awaits: Window) -> None:
        """The next moment of a phase against the clock."""
        self._look_at_the_clock(awaits)
        self._plans = {seat: plan for seat, plan in self._plans.items() if seat in awaits.seats}
        for seat in awaits.seats:
            if seat not in self._plans and seat not in self._resting:
                self._ask(seat)
        if not self._plans:
            self._let_time_pass(awaits)
            return
        seat, plan = min(self._plans.items(), key=lambda item: (item[1].at, item[0]))
        if plan.at > self._now:
            step = min(plan.at, self._now + self._tick) if self._filed else plan.at
            if awaits.closes is not None:
                step = min(step, awaits.closes)
            self._go_on(Millis(step))
        elif not self.session.game.check(self.session.state, seat, plan.action):
            del self._plans[seat]
            self._filed, self._tick = True, TICK
            spoke = self._asked_for_words(seat)
            self.do(seat, plan.action)
            if spoke or not self._asked_for_words(seat):  # otherwise something is to follow: a name after a press
                self._resting.append(seat)
        else:  # too late by now, or somebody else was quicker: it looks again
            del self._plans[seat]
            self._resting.append(seat)

    def _asked_for_words(self, seat: Seat) -> bool:
        return isinstance(self.session.game.legal(self.session.state, seat), OpenText)

    def _look_at_the_clock(self, awaits: Window) -> None:
        """The earliest stamp that is open is the clock's time; where it went back, a new phase has begun."""
        for seat in awaits.seats:
            options = self.session.game.legal(self.session.state, seat)
            if isinstance(options, Finite) and options.actions:
                if min([stamp_of(one, self._now) for one in options.actions]) < self._now:
                    self._new_window()
                return

    def _ask(self, seat: Seat) -> None:
        stream = self.next_stream()
        if seat < len(self._bots) and not self._bots[seat].acts(self.session.view(seat), stream):
            self._resting.append(seat)
        else:
            self._plans[seat] = self.choose(seat, stream)

    def _let_time_pass(self, awaits: Window) -> None:
        """Nobody is about to act: touches are judged, or the phase comes to its end."""
        if self._filed:
            step = self._now + self._tick
        elif awaits.closes is not None:
            step = max(awaits.closes, self._now)
        else:
            raise RuntimeError(f"nobody acts in {self.session.game.id}, and no clock ends this phase")
        self._go_on(Millis(step))

    def _go_on(self, at: Millis) -> None:
        self._now = at
        if not self.do(CLOCK, self._elapsed(at)):
            self._tick *= 2
            return
        self._tick = TICK
        self._resting.clear()
        self._filed = True
        if isinstance(self.session.game.awaits(self.session.state), Window):
            self._plans = {seat: self._reconsidered(seat, plan) for seat, plan in self._plans.items()}

    def _reconsidered(self, seat: Seat, plan: Plan[A]) -> Plan[A]:
        """A plan after something happened: who would do the same keeps its moment, who would not begins anew."""
        if plan.at <= self._now or seat not in asked(self.session.game.awaits(self.session.state)):
            return plan
        other = self.choose(seat, plan.stream)
        return plan if unstamped(other.action) == unstamped(plan.action) else other
