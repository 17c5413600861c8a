"""PettingZoo's base classes as type checkers see them, as the package itself ships no types."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable

    Agent = TypeVar("Agent")
    Sight = TypeVar("Sight")
    Said = TypeVar("Said")

    class AECEnv(Generic[Agent, Sight, Said]):
        """The agents act one after the other."""

        _cumulative_rewards: dict[Agent, float]

        def agent_iter(self, max_iter: int = ...) -> Iterable[Agent]:
            """Whose turn it is, until nobody is left."""
            ...

        def last(self) -> tuple[Sight, float, bool, bool, dict[str, object]]:
            """What the selected agent sees, what it got since its last turn, whether it is over or broken off."""
            ...

        def _accumulate_rewards(self) -> None: ...
        def _clear_rewards(self) -> None: ...
        def _was_dead_step(self, action: object) -> None: ...

    class ParallelEnv(Generic[Agent, Sight, Said]):
        """The agents act all at once."""

else:
    from pettingzoo import AECEnv, ParallelEnv

__all__ = ["AECEnv", "ParallelEnv"]
