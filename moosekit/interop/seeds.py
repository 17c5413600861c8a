"""Which seed each game of an environment has."""

from __future__ import annotations

from dataclasses import dataclass

from moosekit.core.stream import Stream


@dataclass(frozen=True, slots=True)
class Seeds:
    """The seeds of one game after the other. The first is the seed itself, so that it gives the game it gives anywhere.

    >>> seeds = Seeds(7)
    >>> seeds.seed, seeds.next().seed
    (7, 11467054156742005886)
    """

    first: int
    number: int = 0

    @property
    def seed(self) -> int:
        """The seed of this game."""
        return Stream.seeded(self.first).child("interop").word(self.number) if self.number else self.first

    def next(self) -> Seeds:
        """Those from the next game on."""
        return Seeds(self.first, self.number + 1)
