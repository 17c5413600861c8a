"""A player that does anything legal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from moosekit.core.awaits import Finite, Options
from moosekit.core.facts import facts
from moosekit.core.reason import Decision, Reason
from moosekit.core.stream import Stream

__all__ = ["RandomBot"]

A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Chooses one of its options, each equally likely. Plays every game in which options can be listed.

    >>> RandomBot().choose("what it sees does not matter", Finite(("left", "right")), Stream(1))
    'right'
    """

    def hear(self, event: object) -> RandomBot:  # noqa: ARG002 - it does not care what happens
        """It remembers nothing."""
        return self

    def decide(self, view: object, options: Options[A], stream: Stream) -> Decision[A]:  # noqa: ARG002 - it does not look
        """One of the options, and out of how many.

        Raises:
            TypeError: the options are a free text.
        """
        if not isinstance(options, Finite):
            raise TypeError(f"a free text is asked for ({options.code}); this bot only chooses from lists")
        actions = options.actions
        return Decision(by_chance(actions, stream), Reason("bots.chance", facts(count=len(actions))))

    def choose(self, view: object, options: Options[A], stream: Stream) -> A:
        """The option that ``decide`` comes to."""
        return self.decide(view, options, stream).action


def by_chance(actions: tuple[A, ...], stream: Stream) -> A:
    """One of several, each equally likely.

    >>> by_chance(("left", "right"), Stream(1))
    'right'
    """
    return actions[stream.below(len(actions))]
