"""A player that tries its options out: it imagines the cards it cannot see, many times, and plays on.

Each time the rules give it a whole state that fits all it has seen (open cards, cards that others cannot have). It is
budgeted in iterations, never in time, and counts in whole numbers, so it plays the same game everywhere. It
plays on by chance, or everybody as its adviser would: then it is the adviser, who has thought again.
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

#: an option needs so many iterations at least; with less of a budget the bot asks its adviser
LEAST: Final = 3
#: longer than any game
FAR: Final = 10_000


class Rules(Protocol[S, A, E, V]):
    """What the bot uses of a game. ``S`` are states that it imagined; it never receives another one."""

    def imagine(self, view: V, memory: tuple[E, ...], stream: Stream) -> S:
        """A full state that fits what a seat has seen."""
        ...

    def awaits(self, state: S) -> Awaits:
        """Who is to act."""
        ...

    def view(self, state: S, viewer: Seat) -> V:
        """What a seat may know of a state."""
        ...

    def legal(self, state: S, seat: Seat) -> Options[A]:
        """All that the seat may do."""
        ...

    def apply(self, state: S, actor: Seat, action: A) -> tuple[S, tuple[E, ...]]:
        """The state and events after an action."""
        ...


def _never(_view: object) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class MonteCarloBot(ExplainingBot[A, E, V], Generic[S, A, E, V]):
    """Tries every option in the same imagined states, drops the worse half, and goes on with the others.

    Attributes:
        rules: the game's.
        worth: what an event is worth to the viewer of a view; summed over an imagined game.
        ends: whether an imagined game is broken off after an event.
        tell: why an option was best: given the option, in how many imagined games it was tried, and what they were
            worth in all.
        adviser: decides where there are too many options to try each. It is told no events, so it needs no memory.
        iterations: how many imagined games are played for one decision, at the most.
        eager: in imagined games everybody does any of those things for which this is highest.
        horizon: after so many moves an imagined game is broken off, where the adviser does not play it.
        advised: whether the adviser plays the imagined games to the end, at every seat with that seat's view. Then its
            own choice stands, with its own reason, unless another did better by more than one standard error of the
            difference.
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
    advised: Callable[[V], bool] = _never
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
        actions = options.actions
        advice = self.adviser.decide(view, options, stream) if self.advised(view) else None
        kept = None if advice is None else actions.index(advice.action)
        worths = self._tried(view, Seat(view.viewer), actions, kept, stream)
        best = max(worths, key=lambda place: sum(worths[place]))
        if advice is not None and kept is not None and not _clearly_more(worths[best], worths[kept]):
            return advice
        worth = worths[best]
        return Decision(actions[best], self.tell(actions[best], len(worth), sum(worth)))

    def _tried(
        self, view: V, seat: Seat, actions: tuple[A, ...], kept: int | None, stream: Stream
    ) -> dict[int, list[int]]:
        """Sequential halving: what the last actions were worth, by their places, in each of the same imagined games.

        The one that is ``kept`` never falls out.
        """
        worths: dict[int, list[int]] = {place: [] for place in range(len(actions))}
        budget, times, least = self.iterations, 0, 1 if kept is None else 2
        for to_come in range((len(actions) - 1).bit_length(), 0, -1):
            worlds = max(1, budget // to_come // len(worths))
            for _ in range(worlds):
                state = self.rules.imagine(view, self.memory, stream.child("world").at(times))
                for place, worth in worths.items():
                    chance = stream.child("play").at(times)
                    worth.append(self._play_on(view, state, seat, actions[place], chance, advised=kept is not None))
                times += 1
            budget -= worlds * len(worths)
            order = sorted(worths, key=lambda place: (-sum(worths[place]), place != kept, place))
            left = order[: max(least, (len(order) + 1) // 2)]
            if kept is not None and kept not in left:
                left[-1] = kept
            worths = {place: worths[place] for place in left}
        return worths

    def _play_on(self, view: V, state: S, seat: Seat, action: A, stream: Stream, *, advised: bool) -> int:
        """What comes of an action."""
        rules, worth, ends, total = self.rules, self.worth, self.ends, 0
        for move in range(FAR if advised else self.horizon):
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
            if len(options.actions) == 1:
                action = options.actions[0]
            elif advised:
                action = self.adviser.choose(rules.view(state, seat), options, stream)
            else:
                actions = options.actions if self.eager is None else _most_eager(options.actions, self.eager)
                action = actions[stream.below(len(actions), move)]
        return total


def _clearly_more(some: list[int], others: list[int]) -> bool:
    """Whether the first are more than the others, game by game, by over one standard error; in whole numbers.

    >>> _clearly_more([3, 1, 2], [0, 0, 1]), _clearly_more([9, 0, 0], [0, 2, 2])
    (True, False)
    """
    more = [one - other for one, other in zip(some, others, strict=True)]
    count, total = len(more), sum(more)
    spread = count * sum(one * one for one in more) - total * total
    return total > 0 and total * total * (count - 1) > spread


def _most_eager(actions: tuple[A, ...], eager: Callable[[A], int]) -> tuple[A, ...]:
    ranks = [eager(action) for action in actions]
    most = max(ranks)
    return tuple([action for action, rank in zip(actions, ranks, strict=True) if rank == most])
