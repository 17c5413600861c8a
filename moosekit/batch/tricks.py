"""A trick of every round at once: who wins it and which cards are won. Guarded by the exact test against the engine."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from moosekit.batch.hands import FIELD, JOKER, chosen, looked_up, total
from moosekit.batch.mixing import Bytes, Flags
from moosekit.batch.rules import HALF, NAMED, Contest
from moosekit.games.moustache.rule_cards.threes_low import VALUE as THREE
from moosekit.games.moustache.setup import PLAYERS

_FIELD: Final = np.uint8(FIELD)
_HALF: Final = np.uint8(HALF)
_PLACES: Final = np.arange(max(PLAYERS), dtype=np.uint8)[:, None]


class Decided(NamedTuple):
    """Who wins, by place in the order of play (0 where nobody does); who is nobody's; the cards with a colour left.

    ``nobody`` and ``left`` are ``None`` where somebody always wins, and where all cards are left.
    """

    place: Bytes
    nobody: Flags | None
    left: Flags | None


def decide(cards: Bytes, rules: Contest, *, jokers: bool) -> Decided:
    """Decides tricks: ``cards`` by place."""
    coloured: Flags | None = cards < JOKER if jokers else None
    values = values_of(cards, jokers=jokers) if rules.vanish or rules.threes else None
    alive = without_twins(values) if values is not None and rules.vanish else None
    left = alive if coloured is None else coloured if alive is None else alive & coloured
    place, best = _best(_looked_at(cards, values, left, rules), rules.keys, alive)
    if rules.early is not None and left is not None:
        early_place, early = _best(_looked_at(cards, values, coloured, rules), rules.early, None)
        stands = (early >= NAMED) & (best < NAMED) & (total(left) != 0)
        place = chosen(stands, early_place, place)
    if not rules.vanish:
        return Decided(place, None, left)
    nobody: Flags = best == 0
    place *= np.not_equal(best, 0).view(np.uint8)  # whoever led leads again
    return Decided(place, nobody, left)


def _looked_at(cards: Bytes, values: Bytes | None, left: Flags | None, rules: Contest) -> Bytes:
    """Where in the table of keys each card is looked up: in the second half if a 3 is left."""
    if values is None or not rules.threes:
        return cards
    threes = values == THREE if left is None else (values == THREE) & left
    half = np.logical_or.reduce(threes, axis=0).view(np.uint8)
    looked_at: Bytes = cards + half * _HALF
    return looked_at


def _best(looked_at: Bytes, keys: bytes, alive: Flags | None) -> tuple[Bytes, Bytes]:
    """The place with the highest key of each trick, and that key."""
    found = looked_up(keys, looked_at)
    if alive is not None:
        found *= alive.view(np.uint8)
    best: Bytes = np.maximum.reduce(found, axis=0)
    return total((found == best).view(np.uint8) * _PLACES[: len(found)]), best


def values_of(cards: Bytes, *, jokers: bool) -> Bytes:
    """The value of each card; jokers, which have none, get one each that no card has."""
    values = cards // _FIELD
    values *= _FIELD
    np.subtract(cards, values, out=values)
    if jokers:
        values += (cards >= JOKER).view(np.uint8) * _FIELD
    return values


def without_twins(values: Bytes) -> Flags:
    """Which cards are no twins, by place."""
    twins: Flags = np.zeros(values.shape, dtype=np.bool_)
    for apart in range(1, len(values)):
        same = values[:-apart] == values[apart:]
        twins[:-apart] |= same
        twins[apart:] |= same
    return np.logical_not(twins, out=twins)
