"""Rounds of Moustache as an experiment: simulated by the thousand, noted down, compared."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

from moosekit.batch import RoundLine, Rounds, simulate
from moosekit.chance.drawing import Drawing
from moosekit.chance.experiment import Experiment
from moosekit.core.stream import Stream
from moosekit.games.moustache.rule_card import RuleCard
from moosekit.tricks.row import Reading

__all__ = ["rounds"]

T = TypeVar("T", bound=Hashable)


def rounds(
    name: str,
    says: str,
    note: Callable[[RoundLine], T],
    *,
    players: int = 4,
    row: str | tuple[str | RuleCard, ...] = "",
    reading: str = Reading.LAST_WORD,
    bots: str | Sequence[str] = "random",
) -> Experiment[T]:
    """The experiment of a round that bots play, of which ``note`` tells what is noted.

    Two such experiments with one seed have the same deals, so ``against`` tells what the rules alone change.

    >>> says = "A round is played by chance; the stars of the pink team are noted."
    >>> plain = rounds("plain", says, lambda line: line.stars[0])
    >>> plain.run(5, seed=7).values
    (10, 12, 15, 7, 22)

    Raises:
        BadSimulation: when it is run, if there is no such table, row or bot.
    """

    def played(n: int, seed: int) -> Rounds:
        return simulate(n, seed=seed, players=players, row=row, reading=reading, bots=bots)

    def trial(stream: Stream) -> T:
        return note(played(1, stream.key).line(0))

    return Experiment(
        name, says, Drawing.KEPT_OUT, trial, lambda n, seed: tuple([note(line) for line in played(n, seed).lines()])
    )
