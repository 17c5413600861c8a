"""What environments of both kinds have: spaces, names of actions, the game behind, and what happened in words."""

from __future__ import annotations

from typing import Generic, TypeVar

from gymnasium.spaces import Dict, Discrete

from moosekit.core.session import Session
from moosekit.interop.layout import Layout
from moosekit.interop.table import Table

__all__ = ["Seated"]

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


class Seated(Generic[P, S, A, E, V]):
    """The agents are ``player_0``, which has seat 1, to the last seat of the table."""

    _table: Table[P, S, A, E, V]

    @property
    def actions(self) -> tuple[str, ...]:
        """What each number of an action means."""
        return self._table.coding.actions

    @property
    def layout(self) -> Layout:
        """The parts of an observation."""
        return self._table.coding.layout

    @property
    def session(self) -> Session[P, S, A, E, V]:
        """The game that is played. It knows all cards, so it is for you, not for your players.

        Raises:
            ValueError: ``reset`` has not been called.
        """
        return self._table.session

    def observation_space(self, agent: str) -> Dict:
        """What an agent can see."""
        return self._table.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """What an agent can say."""
        return self._table.action_spaces[agent]

    def render(self) -> str | None:
        """What happened in the last step, in words, as all at the table may hear it (with ``render_mode="ansi"``)."""
        return self._table.told()

    def close(self) -> None:
        """Nothing is held open."""
