"""A player that does anything legal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from moosekit.core.awaits import Finite, Options
from moosekit.core.stream import Stream

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

    def choose(self, view: object, options: Options[A], stream: Stream) -> A:  # noqa: ARG002 - it does not look
        """One of the options.

        Raises:
            TypeError: the options are a free text.
        """
        if not isinstance(options, Finite):
            raise TypeError(f"a free text is asked for ({options.code}); this bot only chooses from lists")
        return options.actions[stream.below(len(options.actions))]
