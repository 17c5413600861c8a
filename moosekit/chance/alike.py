"""Tricks that no rule card can tell apart which only compares colours and values, counted together.

Two tricks are alike when one becomes the other by exchanging colours and values without changing their order. Values
that a rule card names stay. So the game decides tricks of the first few colours and values only; how many tricks of all
44 cards each of them stands for follows by counting.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from math import comb, prod
from typing import TypeAlias, TypeVar

from moosekit.core.trace import Journal
from moosekit.games.moustache.cards import ANIMALS, COLOURS, VALUES, AnimalCard, Cards
from moosekit.games.moustache.events import Event
from moosekit.games.moustache.resolve import PLAYS, TrickRules, decide_trick

U = TypeVar("U", bound=Hashable)
#: how many different members of each run a trick has
Used: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Run:
    """Colours or values whose order is all that matters; ``shift`` is where their bits begin in a mark."""

    members: tuple[int, ...]
    shift: int

    def used(self, mark: int) -> int | None:
        """How many members the mark has, if these are the first ones of the run; otherwise ``None``."""
        mine = mark >> self.shift & (1 << len(self.members)) - 1
        return mine.bit_length() if mine & (mine + 1) == 0 else None

    def places(self, rank: int, used: int) -> list[tuple[int, int]]:
        """Every member, and in how many choices of so many members it is the one of this rank."""
        last = len(self.members) - 1
        return [
            (member, comb(place, rank) * comb(last - place, used - 1 - rank))
            for place, member in enumerate(self.members)
        ]


def decide(cards: Cards, rules: TrickRules, journal: Journal[Event]) -> AnimalCard | None:
    """Which of the cards takes the trick, in the game's own words; ``None`` is nobody."""
    plays = tuple([PLAYS[seat][card.index] for seat, card in enumerate(cards)])
    contest = decide_trick(plays, rules, journal)
    return None if contest.named is None else contest.card(contest.named)


def count_winners(rules: TrickRules, players: int, named: tuple[int, ...]) -> dict[AnimalCard | None, int]:
    """Of all tricks, how many each card takes; ``None`` is nobody. ``named`` are the values that a rule card names."""
    journal: Journal[Event] = Journal()
    runs = _runs(named)
    taken: dict[tuple[Used, AnimalCard | None], int] = {}
    for used, cards in _first_tricks(runs, players):
        key = (used, decide(cards, rules, journal))
        taken[key] = taken.get(key, 0) + 1
    found: dict[AnimalCard | None, int] = dict.fromkeys((*ANIMALS, None), 0)
    for (used, winner), count in taken.items():
        for card, ways in _stands_for(runs, used, winner):
            found[card] += count * ways
    return found


def count_alike(f: Callable[[Cards], U], players: int, named: tuple[int, ...]) -> dict[U, int]:
    """Of all tricks, for how many ``f`` says what; it must say the same of tricks that are alike.

    >>> count_alike(lambda cards: len({card.colour for card in cards}), 2, ())
    {1: 220, 2: 726}
    """
    runs = _runs(named)
    found: dict[U, int] = {}
    for used, cards in _first_tricks(runs, players):
        result = f(cards)
        found[result] = found.get(result, 0) + _choices(runs, used)
    return found


def _runs(named: tuple[int, ...]) -> tuple[Run, ...]:
    """The colours, then the values, cut at those that are named.

    >>> [run.members for run in _runs((2, 3))]
    [(0, 1, 2, 3), (0, 1), (2,), (3,), (4, 5, 6, 7, 8, 9, 10)]
    """
    cut: list[tuple[int, ...]] = [tuple(range(len(COLOURS)))]
    for value in VALUES:
        if len(cut) > 1 and value not in named and value - 1 not in named:
            cut[-1] = (*cut[-1], value)
        else:
            cut.append((value,))
    return tuple([Run(members, sum(map(len, cut[:place]))) for place, members in enumerate(cut)])


def _first_tricks(runs: tuple[Run, ...], players: int) -> Iterator[tuple[Used, Cards]]:
    """The tricks that use the first members of each run and leave none of these out, with how many they use."""
    early = [member for run in runs[1:] for member in run.members[:players]]
    cards = [card for card in ANIMALS if card.value in early]
    marks = [_mark(card, runs) for card in cards]
    used_by: dict[int, Used | None] = {}
    for places in combinations(range(len(cards)), players):
        mark = 0
        for place in places:
            mark |= marks[place]
        if mark not in used_by:
            counts = [run.used(mark) for run in runs]
            used_by[mark] = None if None in counts else tuple([count or 0 for count in counts])
        used = used_by[mark]
        if used is not None:
            yield used, tuple([cards[place] for place in places])


def _mark(card: AnimalCard, runs: tuple[Run, ...]) -> int:
    """A bit for the colour of a card and one for its value."""
    colour, value = divmod(card.index, len(VALUES))
    return sum(
        1 << run.shift + run.members.index(member)
        for run, member in [(runs[0], colour), *[(run, value) for run in runs[1:]]]
        if member in run.members
    )


def _choices(runs: Iterable[Run], used: Iterable[int]) -> int:
    """In how many ways so many members can be chosen from each run."""
    return prod([comb(len(run.members), count) for run, count in zip(runs, used, strict=True)])


def _stands_for(
    runs: tuple[Run, ...], used: Used, winner: AnimalCard | None
) -> Iterator[tuple[AnimalCard | None, int]]:
    """The cards that win in the tricks which a first trick stands for, and in how many of them."""
    if winner is None:
        yield None, _choices(runs, used)
        return
    colour, value = divmod(winner.index, len(VALUES))
    (colours, colours_used), *others = zip(runs, used, strict=True)
    mine = next(place for place, (run, _) in enumerate(others) if value in run.members)
    values, values_used = others.pop(mine)
    rest = prod(comb(len(run.members), count) for run, count in others)
    for own_colour, ways in colours.places(colour, colours_used):
        for own_value, more in values.places(values.members.index(value), values_used):
            yield ANIMALS[own_colour * len(VALUES) + own_value], ways * more * rest
