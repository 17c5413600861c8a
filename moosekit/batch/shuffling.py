"""Whole shuffles of many keys at once, as ``Stream.shuffle`` gives them: sort words that carry their card's number.

The upper 26 bits of a word nearly always say where its card comes, so half words are sorted, which takes half the time.
Once in 70,000 shuffles of 44 cards two words are alike there; then their block is sorted by all bits.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from moosekit.batch.mixing import GAMMA, LOW, Bytes, Words, mixed, nearly_mixed

Halves: TypeAlias = npt.NDArray[np.uint32]

#: so many keys are shuffled at a time: their words stay in the processor's cache
BLOCK: Final = 500
#: the low bits of a half word, which carry the number of the card
CARD: Final = np.uint32(63)
_HALF: Final = np.uint64(32)


def shuffled(keys: Words, size: int, drawn: int) -> Bytes:
    """The first ``drawn`` cards of a shuffle of ``size``, up to 64, for each key: a row for each card."""
    most = min(BLOCK, len(keys))
    cards = np.tile(np.arange(size, dtype=np.uint32), (most, 1))  # whole blocks are quicker than one row for all
    steps = (cards + np.uint64(1)) * GAMMA
    found = np.empty((drawn, len(keys)), dtype=np.uint8)
    room, spare, halves = np.empty_like(steps), np.empty_like(steps), np.empty_like(cards)
    for start in range(0, len(keys), BLOCK):
        some = keys[start : start + BLOCK, None]
        count = len(some)
        words, order = room[:count], halves[:count]
        np.add(some, steps[:count], words)
        nearly_mixed(words, spare[:count])
        words >>= _HALF
        np.copyto(order, words, casting="unsafe")
        order &= ~CARD
        order |= cards[:count]
        order.sort(axis=1)
        if _alike(order):
            order = _by_all_bits(some, steps[:count])
        np.copyto(found[:, start : start + BLOCK], order[:, :drawn].T, casting="unsafe")
    found &= np.uint8(CARD)
    return found


def _alike(order: Halves) -> bool:
    """Whether two neighbours differ in nothing but their cards; sometimes it says so of the ends of two rows, too."""
    flat = order.reshape(-1)
    return bool((flat[1:] ^ flat[:-1]).min() <= CARD)


def _by_all_bits(keys: Words, steps: Words) -> Halves:
    """The cards in the order of their whole words, as the stream is defined."""
    words = mixed(keys + steps)
    words &= ~LOW
    words |= np.arange(steps.shape[1], dtype=np.uint64)
    words.sort(axis=1)
    return (words & LOW).astype(np.uint32)
