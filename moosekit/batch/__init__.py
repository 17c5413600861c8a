"""Rounds by the thousand: the same games as the engine's, from the same seeds, as columns of numbers.

``simulate`` plays Moustache over NumPy arrays where it can (the extra ``sim``), and anything else with the engine. The
arrays are a second implementation of the game, guarded by exact comparison with the first.
"""

from __future__ import annotations

from moosekit.core.lazily import lazily

TYPE_CHECKING = False  # type checkers take it for true; importing typing would cost time
if TYPE_CHECKING:
    from moosekit.batch.asking import simulate
    from moosekit.batch.columns import Column, GameLine, RoundLine
    from moosekit.batch.estimate import Estimate
    from moosekit.batch.simulation import BadSimulation, Games, Rounds, Simulation, Unfinished

__all__ = [
    "BadSimulation",
    "Column",
    "Estimate",
    "GameLine",
    "Games",
    "RoundLine",
    "Rounds",
    "Simulation",
    "Unfinished",
    "simulate",
]

if not TYPE_CHECKING:
    __getattr__, __dir__ = lazily(
        __name__,
        {
            "asking": "simulate",
            "columns": "Column GameLine RoundLine",
            "estimate": "Estimate",
            "simulation": "BadSimulation Games Rounds Simulation Unfinished",
        },
    )
