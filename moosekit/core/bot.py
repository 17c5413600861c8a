"""What a bot is, and the driver that lets bots play a game without a clock."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from moosekit.core.awaits import Options, Over, Window, asked
from moosekit.core.chance import Chance
from moosekit.core.game import Game
from moosekit.core.ids import Seat
from moosekit.core.reason import Decision
from moosekit.core.secret import redact
from moosekit.core.session import Session
from moosekit.core.stream import Stream

__all__ = ["Bot", "ExplainingBot", "play"]

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
A_bot = TypeVar("A_bot")
B = TypeVar("B")
B_co = TypeVar("B_co", covariant=True)
E_contra = TypeVar("E_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class Bot(Protocol[A_bot, E_contra, V_contra]):
    """A player that receives only its seat's views and redacted events; the types keep states out of its reach.

    A bot is a frozen value. What it remembers is its own: ``hear`` gives back the bot that has heard.
    """

    __slots__ = ()

    def hear(self, event: E_contra) -> Bot[A_bot, E_contra, V_contra]:
        """The bot after it saw an event."""
        ...

    def choose(self, view: V_contra, options: Options[A_bot], stream: Stream) -> A_bot:
        """One of the options. ``stream`` is this decision's own chance."""
        ...


class ExplainingBot(Bot[A_bot, E_contra, V_contra], Protocol[A_bot, E_contra, V_contra]):
    """A bot that says why. All bots of ``moosekit.bots`` do; ``moosekit.words.say_reason`` has the words."""

    __slots__ = ()

    def hear(self, event: E_contra) -> ExplainingBot[A_bot, E_contra, V_contra]:
        """The bot after it saw an event."""
        ...

    def decide(self, view: V_contra, options: Options[A_bot], stream: Stream) -> Decision[A_bot]:
        """One of the options, and why. ``stream`` is this decision's own chance."""
        ...

    def choose(self, view: V_contra, options: Options[A_bot], stream: Stream) -> A_bot:
        """The option that ``decide`` comes to."""
        return self.decide(view, options, stream).action


def play(
    game: Game[P, S, A, E, V], setup: P, chance: Chance, bots: Sequence[Bot[A, E, V]], stream: Stream
) -> Session[P, S, A, E, V]:
    """Lets bots play a whole game; ``bots[i]`` has seat i. ``stream`` is the bots' own chance, never the game's.

    >>> from moosekit.bots import RandomBot
    >>> from moosekit.core.chance import Seeded
    >>> from moosekit.games.moose_in_the_house import MooseInTheHouse, standard
    >>> played = play(MooseInTheHouse(), standard(3), Seeded(7), [RandomBot()] * 3, Stream(1))
    >>> played.game.awaits(played.state).outcome.points
    (-4, -6, -6)

    Raises:
        ValueError: a bot has to act at a seat for which there is none.
        TypeError: the game has a phase against the clock.
    """
    session = Session(game, setup, chance)
    players = list(bots)
    for event in session.first.events:
        players = heard(players, event)
    decision = 0
    while not isinstance(awaits := game.awaits(session.state), Over):
        if isinstance(awaits, Window):
            raise TypeError(f"{game.id} has a phase against the clock, which needs a driver that owns a clock")
        for seat in asked(awaits):
            if seat >= len(players):
                raise ValueError(f"seat {seat + 1} has no bot: {len(players)} bots were given")
            view, options = session.view(seat), game.legal(session.state, seat)
            action = players[seat].choose(view, options, stream.at(decision))
            decision += 1
            for event in session.do(seat, action):
                players = heard(players, event)
    return session


class _Hears(Protocol[E_contra, B_co]):
    """A bot of some kind; of the same kind is the bot that has heard."""

    def hear(self, event: E_contra) -> B_co: ...


def heard(bots: Iterable[_Hears[E, B]], event: E) -> list[B]:
    """The bots, each after it heard an event, as far as its seat may know of it; bot i has seat i."""
    return [bot.hear(redact(event, Seat(index), live=True)) for index, bot in enumerate(bots)]
