"""What a simulation came to, in a small table: each estimate with its standard error and its interval."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import isfinite
from typing import TYPE_CHECKING

from moosekit.batch.estimate import Estimate, mean_of_counts, share
from moosekit.core.facts import FactValue
from moosekit.core.ids import Seat
from moosekit.games.moustache.stages import TEAMS
from moosekit.words.catalogue import fill, text
from moosekit.words.numbers import count, decimal
from moosekit.words.table import Table

if TYPE_CHECKING:
    from moosekit.batch.simulation import AnySimulation


def summary(simulation: AnySimulation, language: str) -> Table:
    """The table. Estimates that need a column which was not kept are left out."""
    kept = {column.name for column in simulation.kept}
    of = _of_rounds if simulation.plan.game == "moustache" else _of_games
    rows = (
        [(name, *_cells(estimate, language)) for name, estimate in of(simulation, kept, language)] if simulation else []
    )
    title = text(f"cli.title.{simulation.plan.game}", language)
    what: dict[str, FactValue] = {
        "title": title,
        "n": count(len(simulation), language),
        "total": count(simulation.asked, language),
        "seed": simulation.plan.seed,
    }
    caption = fill(f"simulate.summary.{'caption' if simulation.complete else 'part'}", language, what)
    heads = tuple(text(f"simulate.summary.{head}", language) for head in ("what", "estimate", "error", "interval"))
    return Table(caption, heads, tuple(rows))


def _of_rounds(simulation: AnySimulation, kept: set[str], language: str) -> Iterator[tuple[str, Estimate]]:
    n = len(simulation)
    if "team" in kept:
        wins = Counter(simulation.column("team"))
        for place, team in enumerate(TEAMS):
            yield text("simulate.summary.team-wins", language, team=team.value), share(wins[place], n)
    if "stars" in kept:
        stars = simulation.column("stars")
        pairs = Counter(zip(stars[::2], stars[1::2], strict=True))
        yield text("simulate.summary.tie", language), share(sum(pairs[pair] for pair in pairs if pair[0] == pair[1]), n)
        for place, team in enumerate(TEAMS):
            own: Counter[int] = Counter()
            for pair, often in pairs.items():
                own[pair[place]] += often
            yield text("simulate.summary.stars", language, team=team.value), mean_of_counts(own)
    if "winner" in kept:
        winners = simulation.column("winner")
        nobody = Counter(winners)[-1]
        if nobody:
            yield text("simulate.summary.nobody", language), share(nobody, len(winners))


def _of_games(simulation: AnySimulation, kept: set[str], language: str) -> Iterator[tuple[str, Estimate]]:
    seats = len(simulation.plan.bots)
    if "moves" in kept:
        yield text("simulate.summary.moves", language), mean_of_counts(Counter(simulation.column("moves")))
    for seat in range(seats):
        if "first" in kept:
            firsts = Counter(simulation.column("first")[seat::seats])
            yield text("simulate.summary.first", language, seat=Seat(seat)), share(firsts[1], len(simulation))
    for seat in range(seats):
        if "points" in kept:
            points = Counter(simulation.column("points")[seat::seats])
            yield text("simulate.summary.points", language, seat=Seat(seat)), mean_of_counts(points)


def _cells(estimate: Estimate, language: str) -> tuple[str, str, str]:
    """Estimate, standard error and interval as they are written in a language."""
    value, error, low, high = (
        shown(number, language) for number in (estimate.value, estimate.standard_error, estimate.low, estimate.high)
    )
    return value, error, text("simulate.summary.from-to", language, low=low, high=high)


def shown(number: float, language: str) -> str:
    """An estimate as a language writes it, to four digits that count; a dash where one round tells nothing.

    >>> shown(0.12344, "fr"), shown(float("inf"), "en")
    ('0,1234', '–')
    """
    return decimal(Fraction(number), language, 4) if isfinite(number) else "–"
