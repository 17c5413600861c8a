"""How fast people can be against the clock, as they choose it on the first screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moosekit.core import pace

#: how many times longer a person may take; ``None`` is no clock at all
PACES: Final[dict[str, pace.Pace]] = dict(zip(("usual", "three", "ten", "none"), pace.PACES, strict=True))


def chosen(paces: Sequence[str], players: int) -> tuple[pace.Pace, ...]:
    """A pace for every seat: the first seats as chosen, all others as usual; ``()`` where all are as usual.

    >>> chosen(["three", "none"], 4), chosen(["usual"], 3)
    ((3, None, 1, 1), ())
    """
    first = [PACES[name] for name in paces[:players]]
    return () if all(one == 1 for one in first) else (*first, *[1] * (players - len(first)))
