"""Whole rounds of Moustache, thousands at once: the second implementation of the game, for speed alone.

It explains nothing, refuses nothing and asks nobody. That it plays exactly what the engine plays is tested on every
number of players, row, reading and policy (``tests/batch/test_exact.py``).

Arrays are by slot, trick, place or seat first and by round last.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from moosekit.batch.counting import count_stars, winners
from moosekit.batch.dealing import by_seat, deal, trophies
from moosekit.batch.mixing import Bytes, Words, child, seeded
from moosekit.batch.plan import BOTS_STREAM
from moosekit.batch.playing import Table
from moosekit.batch.rules import rules_of
from moosekit.games.moustache.setup import Setup

T = TypeVar("T", bound=np.generic)
FEW: Final = 20


class Played(NamedTuple):
    """Rounds that were played, by round first; ``moosekit.batch.columns`` says what each array means."""

    teams: Bytes
    crown: Bytes
    cards: Bytes
    leader: Bytes
    winner: npt.NDArray[np.int8]
    stolen: npt.NDArray[np.int8]
    stars: npt.NDArray[np.int16]
    team: Bytes
    trophies: Bytes


def play_rounds(setup: Setup, bots: tuple[str, ...], seeds: Words, *, tokens: bool = True) -> Played:
    """Plays the round of each seed; without ``tokens`` no trophies are drawn, and all are 0."""
    rules = rules_of(setup)
    games = seeded(seeds)
    dealt = deal(setup, games)
    table = Table(setup, rules, dealt, bots, child(games, BOTS_STREAM))
    for trick in range(setup.hand_size):
        table.play_trick(trick)
    piles = table.piles()
    stars = count_stars(rules.count, piles)
    blue_wins = winners(rules.count, setup, stars, piles, table.team_of(dealt.crown))
    teams = by_seat(setup, dealt.teams)
    drawn = trophies(setup, dealt, blue_wins) if tokens else np.zeros_like(teams)
    return Played(
        _by_round(teams),
        dealt.crown,
        _by_round(table.cards.reshape(-1, len(seeds))).reshape(len(seeds), *table.cards.shape[:-1]),
        _by_round(table.leaders),
        _by_round(table.winners),
        table.stolen,
        _by_round(stars),
        blue_wins,
        _by_round(drawn),
    )


def _by_round(rows: npt.NDArray[T]) -> npt.NDArray[T]:
    """Rows as columns; a few are faster one by one."""
    if len(rows) > FEW:
        return np.ascontiguousarray(rows.T)
    turned = np.empty(rows.shape[::-1], dtype=rows.dtype)
    for place, row in enumerate(rows):
        turned[:, place] = row
    return turned
