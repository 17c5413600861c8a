"""Outcomes in the order in which people look for them."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TypeVar

T = TypeVar("T", bound=Hashable)


def ordered(outcomes: Iterable[T]) -> list[T]:
    """From small to large; where some of them cannot be compared, in the order given.

    >>> ordered([3, 1, 2]), ordered(["b", None])
    ([1, 2, 3], ['b', None])
    """
    given = list(outcomes)
    try:
        return sorted(given)  # type: ignore[type-var] # whether they can be compared is what is tried here
    except TypeError:
        return given
