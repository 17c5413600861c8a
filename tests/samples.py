"""How often a big count is sampled: little in `make test`, in full in `make deep`."""

import os

DEEP = os.environ.get("MOOSEKIT_DEEP") == "1"


def samples(quick: int, deep: int) -> int:
    """How many rounds to play or examples to draw: `quick` in `make test`, `deep` in `make deep`."""
    return deep if DEEP else quick
