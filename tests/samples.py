"""How often a big count is sampled: little in `make test`, in full in `make deep`."""

import os
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

DEEP = os.environ.get("MOOSEKIT_DEEP") == "1"


def samples(quick: int, deep: int) -> int:
    """How many rounds to play or examples to draw: `quick` in `make test`, `deep` in `make deep`."""
    return deep if DEEP else quick


def some_of(cases: Iterable[T], every: int) -> list[T]:
    """One case in so many in `make test`, all of them in `make deep`."""
    return list(cases)[:: samples(every, 1)]
