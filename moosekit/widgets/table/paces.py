"""How fast people can be against the clock, as they choose it on the first screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

#: how many times longer a person may take; ``None`` is no clock at all
PACES: Final[dict[str, int | None]] = {"usual": 1, "three": 3, "ten": 10, "none": None}


def chosen(paces: Sequence[str], players: int) -> tuple[int | None, ...]:
    """A pace for every seat: the first seats as chosen, all others as usual; ``()`` where all are as usual.

    >>> chosen(["three", "none"], 4), chosen(["usual"], 3)
    ((3, None, 1, 1), ())
    """
    first = [PACES[pace] for pace in paces[:players]]
    return () if all(pace == 1 for pace in first) else (*first, *[1] * (players - len(first)))
