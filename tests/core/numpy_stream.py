"""The stream a second time, over NumPy's ``uint64``: written from docs/stream.md, shares no code with the first."""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

Words: TypeAlias = npt.NDArray[np.uint64]

GAMMA: Final = np.uint64(0x9E3779B97F4A7C15)
FIRST: Final = np.uint64(0xBF58476D1CE4E5B9)
SECOND: Final = np.uint64(0x94D049BB133111EB)
LOW: Final = np.uint64(127)


def mix64(z: Words) -> Words:
    """SplitMix64's output function; ``uint64`` drops what runs over."""
    z = (z ^ (z >> np.uint64(30))) * FIRST
    z = (z ^ (z >> np.uint64(27))) * SECOND
    return z ^ (z >> np.uint64(31))


def seeded(seeds: Words) -> Words:
    """The keys of these seeds."""
    return mix64(seeds + GAMMA)


def word(keys: Words, index: int | Words) -> Words:
    """Word number ``index`` of each key. Arrays wrap round in silence; NumPy warns where a single number does."""
    return mix64(keys + (np.atleast_1d(np.asarray(index, dtype=np.uint64)) + np.uint64(1)) * GAMMA)


def child(keys: Words, label: str) -> Words:
    """The key of each key's child."""
    for byte in label.encode("ascii"):
        keys = mix64((keys ^ np.uint64(byte)) + GAMMA)
    return mix64(keys ^ np.uint64(len(label)))


def round_key(keys: Words, index: int | Words) -> Words:
    """The key of round ``index`` of each key."""
    return word(child(keys, "round"), index)


def below(keys: Words, limit: int, index: int = 0) -> Words:
    """A number below ``limit`` for each key; only those that fell into the last stretch are drawn again."""
    drawn = word(keys, index)
    last = 2**64 - 2**64 % limit
    if last < 2**64:
        again = drawn >= np.uint64(last)
        if again.any():
            numbers = drawn % np.uint64(limit)
            numbers[again] = below(child(keys[again], "again"), limit, index)
            return numbers
    return drawn % np.uint64(limit) if limit < 2**64 else drawn


def shuffle(keys: Words, size: int) -> Words:
    """One row of ``size`` numbers for each key."""
    cards = np.arange(size, dtype=np.uint64)
    marked = (word(keys[:, None], cards[None, :]) & ~LOW) | cards
    marked.sort(axis=1)
    return marked & LOW
