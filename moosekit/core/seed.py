"""A seed that somebody typed, checked in one place for the library, the command line and tables."""

from __future__ import annotations

from typing import Final

from moosekit.core.stream import MASK

__all__ = ["BadSeed"]

#: seeds that nobody chose are short, so that they can be typed again
SHORT_SEEDS: Final = 1_000_000


class BadSeed(ValueError):
    """What is no seed."""


def checked_seed(seed: object) -> int:
    """The seed, if it is one: a whole number from 0 to 2⁶⁴ − 1.

    >>> checked_seed(7)
    7
    >>> checked_seed("7")
    Traceback (most recent call last):
        ...
    moosekit.core.seed.BadSeed: the seed is '7': expected a whole number from 0 to 18446744073709551615

    Raises:
        BadSeed: it is none.
    """
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed <= MASK:
        return seed
    raise BadSeed(f"the seed is {seed!r:.60}: expected a whole number from 0 to {MASK}")
