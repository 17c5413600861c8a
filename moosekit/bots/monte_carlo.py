"""A player that tries its options out: it imagines the cards it cannot see, many times, and plays on by chance.

Each time the rules give it a whole state that fits all it has seen (open cards, cards that others cannot have). It is
budgeted in iterations, never in time, and counts in whole numbers, so it plays the same game everywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, Generic, Protocol, TypeVar

from moosekit.bots.only import only
from moosekit.cards.card import Card
from moosekit.cards.zone import View
from moosekit.core.awaits import Awaits, Finite, Options, asked
from moosekit.core.bot import ExplainingBot
from moosekit.core.ids import Seat
from moosekit.core.reason import Decision, Reason
from moosekit.core.stream import Stream

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V", bound=View[Card, object])
V_contra = TypeVar("V_contra", bound=View[Card, object], contravariant=True)

#: an option needs so many iterations at least; with less of a budget the bot asks its adviser
LEAST: Final = 3
#: longer than any game
FAR: Final = 10_000


class Rules(Protocol[S, A, E, V_contra]):
    """What the bot uses of a game. ``S`` are states that it imagined; it never receives another one."""

    def imagine(self, view: V_contra, memory: tuple[E, ...], stream: Stream) -> S:
        """A full state that fits what a seat has seen."""
        ...

    def awaits(self, state: S) -> Awaits:
        """Who is to act."""
        ...

    def legal(self, state: S, seat: Seat) -> Options[A]:
        """All that the seat may do."""
        ...

    def apply(self, state: S, actor: Seat, action: A) -> tuple[S, tuple[E, ...]]:
        """The state and events after an action."""
        ...


@dataclass(frozen=True, slots=True)
class MonteCarloBot(ExplainingBot[A, E, V], Generic[S, A, E, V]):
    """Tries every option in the same imagined states, drops the worse half, and goes on with the others.

    Attributes:
        rules: the game's.
        worth: what an event is worth to the viewer of a view; summed over an imagined game.
        ends: whether an imagined game is broken off after an event.
        tell: why an option was best: given the option, in how many imagined games it was tried, and what they were
            worth in all.
        adviser: decides where there are too many options to try each.
        iterations: how many imagined games are played for one decision, at the most.
        eager: in imagined games everybody does any of those things for which this is highest.
        horizon: after so many moves an imagined game is broken off.
        memory: all events that it has heard.

    Raises:
        ValueError: the budget is no number of iterations.
    """

    rules: Rules[S, A, E, V]
    worth: Callable[[V, E], int]
    ends: Callable[[E], bool]
    tell: Callable[[A, int, int], Reason]
    adviser: ExplainingBot[A, E, V]
    iterations: int = 200
    eager: Callable[[A], int] | None = None
    horizon: int = FAR
    memory: tuple[E, ...] = ()

    def __post_init__(self) -> None:
        if self.iterations < 1:
            raise ValueError(f"a budget of {self.iterations!r} iterations: expected a whole number from 1")

    def hear(self, event: E) -> MonteCarloBot[S, A, E, V]:
        """The bot with one event more in its memory."""
        return replace(self, memory=(*self.memory, event))

    def decide(self, view: V, options: Options[A], stream: Stream) -> Decision[A]:
        """The option that did best.

        Raises:
            TypeError: the viewer has no seat, or the options cannot be listed.
            ValueError: the view does not fit what the bot has heard.
        """
        if not isinstance(options, Finite) or not isinstance(view.viewer, int):
            raise TypeError("this bot plays a seat of a game where all options are listed")
        if (alone := only(options)) is not None:
            return alone
        if self.iterations < LEAST * len(options.actions):
            return self.adviser.decide(view, options, stream)
        action, times, total = self._best(view, Seat(view.viewer), options.actions, stream)
        return Decision(action, self.tell(action, times, total))

    def _best(self, view: V, seat: Seat, actions: tuple[A, ...], stream: Stream) -> tuple[A, int, int]:
        """Sequential halving: the action, how often it was tried, and what that was worth in all."""
        totals, left = [0] * len(actions), list(range(len(actions)))
        budget, times = self.iterations, 0
        for to_come in range((len(actions) - 1).bit_length(), 0, -1):
            worlds = max(1, budget // to_come // len(left))
            for _ in range(worlds):
                state = self.rules.imagine(view, self.memory, stream.child("world").at(times))
                for place in left:
                    totals[place] += self._play_on(view, state, seat, actions[place], stream.child("play").at(times))
                times += 1
            budget -= worlds * len(left)
            left = sorted(left, key=lambda place: (-totals[place], place))[: (len(left) + 1) // 2]
        return actions[left[0]], times, totals[left[0]]

    def _play_on(self, view: V, state: S, seat: Seat, action: A, stream: Stream) -> int:
        """What comes of an action where everybody goes on by chance."""
        rules, worth, ends, total = self.rules, self.worth, self.ends, 0
        for move in range(self.horizon):
            state, events = rules.apply(state, seat, action)
            over = False
            for event in events:
                total += worth(view, event)
                over = over or ends(event)
            if over:
                break
            seat = asked(rules.awaits(state))[0]
            options = rules.legal(state, seat)
            if not isinstance(options, Finite):
                raise TypeError(f"a free text is asked for ({options.code}); this bot only tries what is listed")
            actions = options.actions if self.eager is None else _most_eager(options.actions, self.eager)
            action = actions[stream.below(len(actions), move)]
        return total


def _most_eager(actions: tuple[A, ...], eager: Callable[[A], int]) -> tuple[A, ...]:
    ranks = [eager(action) for action in actions]
    most = max(ranks)
    return tuple([action for action, rank in zip(actions, ranks, strict=True) if rank == most])
