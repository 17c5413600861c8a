"""A trick of every round at once: who wins it and which cards are won. Guarded by the exact test against the engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from moosekit.batch.hands import JOKERS_MASK
from moosekit.batch.mixing import Bytes, Flags, Words
from moosekit.batch.rules import HALF, NAMED, Contest
from moosekit.games.moustache.cards import CARDS

#: a bit for each value; jokers have none
VALUE_BITS: Final = np.array([0 if c.value is None else 1 << c.value for c in CARDS], dtype=np.uint16)
_PLACE: Final = np.uint16(7)
_NOBODY: Final = np.uint16(8)


class Decided(NamedTuple):
    """Who wins, by place in the order of play (0 where nobody does); who is nobody's; the cards with a colour left."""

    place: Bytes
    nobody: Flags | None
    left: Words


def decide(cards: Sequence[Bytes], bits: Words, rules: Contest, *, jokers: bool) -> Decided:
    """Decides tricks: ``cards`` by place, ``bits`` all cards of each trick."""
    left = bits & ~JOKERS_MASK if jokers else bits
    early = _best(cards, _with_three(left, rules), rules.early) if rules.early is not None else None
    alive: Sequence[Flags] | None = None
    if rules.vanish:
        alive, left = _without_twins(cards, left)
    best = _best(cards, _with_three(left, rules), rules.keys, alive)
    place = best & _PLACE
    if early is not None:
        stands = (early >= NAMED) & (best < NAMED) & (left != 0)
        place = np.where(stands, early & _PLACE, place)
    if not rules.vanish:
        return Decided(place.astype(np.uint8), None, left)
    nobody = best < _NOBODY
    place *= ~nobody  # whoever led leads again
    return Decided(place.astype(np.uint8), nobody, left)


def _with_three(left: Words, rules: Contest) -> Bytes | None:
    """Where in the table of keys a trick is looked up: in the second half if a 3 is left."""
    if not rules.threes:
        return None
    half: Bytes = np.multiply((left & rules.threes) != 0, np.uint8(HALF), dtype=np.uint8)
    return half


def _best(
    cards: Sequence[Bytes],
    half: Bytes | None,
    keys: npt.NDArray[np.uint16],
    alive: Sequence[Flags] | None = None,
) -> npt.NDArray[np.uint16]:
    """The highest key of each trick, its place in its three lowest bits."""
    best: npt.NDArray[np.uint16] | None = None
    for place, card in enumerate(cards):
        key = keys.take(card if half is None else card + half)
        key |= np.uint16(place)
        if alive is not None:
            key *= alive[place]
        best = key if best is None else np.maximum(best, key, out=best)
    if best is None:
        raise ValueError("a trick without cards")
    return best


def _without_twins(cards: Sequence[Bytes], left: Words) -> tuple[Sequence[Flags], Words]:
    """Which cards are no twins, by place, and the cards left."""
    values = [VALUE_BITS.take(card) for card in cards]
    seen, twice = values[0].copy(), np.zeros_like(values[0])
    for value in values[1:]:
        twice |= seen & value
        seen |= value
    alive = [(value & twice) == 0 for value in values]
    gone = twice.astype(np.uint64)
    gone |= gone << np.uint64(11)
    gone |= gone << np.uint64(22)
    return alive, left & ~gone
