"""What is simulated: game, set-up, players and seed. A plan is all that a worker needs, and round k of it one game.

Round k has a seed of its own, ``Stream.seeded(seed).child("simulate").word(k)``: its deal is that of the game with this
seed, and its players draw from ``Stream.seeded(seed of round k).child("bots")``: decision d of a round, whoever makes
it, from ``skip(d)`` of that where it is made by a policy, and from ``child("thinking").at(d)`` by any other bot.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from moosekit.core.stream import Stream

BOTS_STREAM: Final = "bots"
SEEDS_STREAM: Final = "simulate"


@dataclass(frozen=True, slots=True)
class Plan:
    """A simulation without its number of rounds.

    Attributes:
        game: the game's id.
        setup: the set-up, a frozen value of that game.
        bots: by seat the name of who plays there.
        seed: 0 to 2⁶⁴ − 1.
    """

    game: str
    setup: object
    bots: tuple[str, ...]
    seed: int

    def stream(self) -> Stream:
        """The stream whose words are the seeds of the rounds."""
        return Stream.seeded(self.seed).child(SEEDS_STREAM)

    def seed_of(self, number: int) -> int:
        """The seed of round ``number``, from 0."""
        return self.stream().word(number)
