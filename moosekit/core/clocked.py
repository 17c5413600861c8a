"""The driver of bots for games with phases against the clock: a simulation that leaps from one moment to the next.

No real time passes. The driver files in its moment what a bot planned (``plans.py``), lets the clock go on, and asks
again whoever sees something new.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, Protocol, TypeVar

from moosekit.core.awaits import Finite, Options, Over, Window, asked
from moosekit.core.bot import Bot, heard
from moosekit.core.chance import Chance
from moosekit.core.game import Game
from moosekit.core.ids import CLOCK, Actor, Millis, Seat
from moosekit.core.plans import Plans
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.core.timing import stamp_of

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
A_bot = TypeVar("A_bot")
E_contra = TypeVar("E_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class ClockedBot(Bot[A_bot, E_contra, V_contra], Protocol[A_bot, E_contra, V_contra]):
    """A bot that can also do nothing. Its ``choose`` stamps an action with the time at which it will be made."""

    def hear(self, event: E_contra) -> ClockedBot[A_bot, E_contra, V_contra]:
        """The bot after it saw an event."""
        ...

    def acts(self, view: V_contra, stream: Stream) -> bool:
        """Whether it wants to act in a phase against the clock, as far as it can see."""
        ...


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
            table.turns(asked(awaits))
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
        self._plans = Plans(lambda: session, self._choose, self._rests)

    def _choose(self, seat: Seat, options: Options[A], stream: Stream) -> A:
        if seat >= len(self._bots):
            raise ValueError(f"seat {seat + 1} has no bot: {len(self._bots)} bots were given")
        return self._bots[seat].choose(self.session.view(seat), options, stream)

    def _rests(self, seat: Seat, stream: Stream) -> bool:
        return seat < len(self._bots) and not self._bots[seat].acts(self.session.view(seat), stream)

    def _next_stream(self, _seat: Seat) -> Stream:
        """The chance of one more decision."""
        self._decision += 1
        return self._stream.at(self._decision)

    def tell(self, events: tuple[E, ...]) -> None:
        """Everybody hears what happened, as far as the own seat may know."""
        for event in events:
            self._bots = heard(self._bots, event)

    def _do(self, actor: Actor, action: A) -> bool:
        """An action; whether anything happened that can be seen."""
        events = self.session.do(actor, action)
        self.tell(events)
        return bool(events)

    def turns(self, seats: Iterable[Seat]) -> None:
        """Those who are asked without a clock act, one after the other."""
        for seat in seats:
            self._do(seat, self._plans.make(seat, self._next_stream(seat)).action)
        self._plans.look_again()

    def window(self, awaits: Window) -> None:
        """The next moment of a phase against the clock."""
        self._look_at_the_clock(awaits)
        plans = self._plans
        plans.ask(awaits, awaits.seats, self._next_stream)
        if not plans.by_seat:
            self._let_time_pass(awaits)
            return
        seat, plan = min(plans.by_seat.items(), key=lambda item: (item[1].at, item[0]))
        if plan.at <= plans.now:
            plans.file(seat, self._file)
            return
        step = min(plan.at, plans.now + plans.tick) if plans.filed else plan.at
        if awaits.closes is not None:
            step = min(step, awaits.closes)
        self._go_on(Millis(step))

    def _file(self, seat: Seat, action: A) -> None:
        self._plans.touched()
        self._do(seat, action)

    def _look_at_the_clock(self, awaits: Window) -> None:
        """The earliest stamp that is open is the clock's time; where it went back, a new phase has begun."""
        now = self._plans.now
        for seat in awaits.seats:
            options = self.session.game.legal(self.session.state, seat)
            if isinstance(options, Finite) and options.actions:
                if min([stamp_of(one, now) for one in options.actions]) < now:
                    self._plans.begin()
                return

    def _let_time_pass(self, awaits: Window) -> None:
        """Nobody is about to act: touches are judged, or the phase comes to its end."""
        if self._plans.filed:
            step = self._plans.now + self._plans.tick
        elif awaits.closes is not None:
            step = max(awaits.closes, self._plans.now)
        else:
            raise RuntimeError(f"nobody acts in {self.session.game.id}, and no clock ends this phase")
        self._go_on(Millis(step))

    def _go_on(self, at: Millis) -> None:
        self._plans.now = at
        if self._do(CLOCK, self._elapsed(at)):
            self._plans.happened()
            self._plans.filed = True
        else:
            self._plans.tick *= 2
