"""A chunk of a simulation: what a worker gets and gives back. By NumPy or by the engine, the bytes are the same."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, cast

from moosekit.batch.columns import Block, Column
from moosekit.batch.plan import Plan
from moosekit.bots.policies import POLICIES
from moosekit.games.moustache.rule_cards import SHIPPED
from moosekit.games.moustache.setup import Setup

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

#: rounds that NumPy plays side by side: few enough for the processor's cache, and no power of two, as arrays that begin
#: at like addresses hinder each other
SLAB: Final = 30_000
#: the rule cards that the arrays know; a card that is new is played by the engine until they learn it
KNOWN: Final = (
    "green-negative",
    "pink-open",
    "pass-three",
    "most-blue",
    "twos-win",
    "twins-vanish",
    "reversed",
    "threes-low",
    "new-lead",
    "pink-bonus",
    "fewest-stars",
)
#: up to so many rounds the engine is done before NumPy has begun
FEW: Final = 3


def batchable(plan: Plan) -> bool:
    """Whether a plan can be played over arrays: a round of Moustache, shipped rule cards face up, plain policies."""
    if plan.game != "moustache" or not isinstance(plan.setup, Setup):
        return False
    setup = plan.setup
    shown = setup.row is not None and setup.face_up + 1 >= len(setup.row)
    shipped = all(card in SHIPPED and card.id in KNOWN for card in setup.row or ())
    return shown and shipped and setup.rounds == 1 and all(name in POLICIES for name in plan.bots)


def has_numpy() -> bool:
    """Whether NumPy is installed here."""
    return find_spec("numpy") is not None


def play_chunk(plan: Plan, columns: tuple[Column, ...], first: int, count: int) -> Block:
    """Plays some rounds of a plan, wherever this runs."""
    if count <= FEW or not batchable(plan) or not has_numpy():
        from moosekit.batch.engine import engine_block

        return engine_block(plan, columns, first, count)
    slabs = [
        _slab(plan, columns, start, min(SLAB, first + count - start)) for start in range(first, first + count, SLAB)
    ]
    return Block(first, count, tuple(b"".join(parts) for parts in zip(*slabs, strict=True)))


def _slab(plan: Plan, columns: tuple[Column, ...], first: int, count: int) -> tuple[bytes, ...]:
    from moosekit.batch.mixing import keep_memory, words
    from moosekit.batch.rounds import play_rounds

    keep_memory()
    seeds = words(plan.stream().key, first, count)
    names = {column.name for column in columns}
    played = play_rounds(cast("Setup", plan.setup), plan.bots, seeds, tokens="trophies" in names)
    arrays: dict[str, npt.NDArray[np.generic]] = {"seed": seeds, **played._asdict()}
    return tuple(arrays[column.name].astype(_little(column), copy=False).tobytes() for column in columns)


def _little(column: Column) -> str:
    return f"<{column.code}"
