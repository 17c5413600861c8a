"""A game in turns as an environment of PettingZoo: one agent acts after the other (AEC)."""

from __future__ import annotations

from operator import index
from typing import Generic, SupportsIndex, TypeVar

from moosekit.core.awaits import Over, asked
from moosekit.core.ids import Seat
from moosekit.interop.bases import AECEnv
from moosekit.interop.coding import Coding
from moosekit.interop.seated import Seated
from moosekit.interop.table import ANSI, Observation, Table

__all__ = ["TurnsEnv"]

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


class TurnsEnv(Seated[P, S, A, E, V], AECEnv[str, Observation, int], Generic[P, S, A, E, V]):
    """Seats that choose in secret do so one after the other, and none learns what the others chose."""

    metadata: dict[str, object]
    possible_agents: list[str]
    agents: list[str]
    agent_selection: str
    rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, object]]
    render_mode: str | None

    def __init__(self, coding: Coding[P, S, A, E, V], render_mode: str | None, language: str) -> None:
        super().__init__()
        self.metadata = {"name": coding.name, "render_modes": [ANSI], "is_parallelizable": False}
        self.render_mode = render_mode
        self._table = Table(coding, render_mode, language)
        self.possible_agents = list(self._table.agents)
        self.agents = []
        self._options: dict[int, A | None] = {}
        self._said: tuple[str, ...] = ()

    def reset(self, seed: SupportsIndex | None = None, options: dict[str, object] | None = None) -> None:  # noqa: ARG002
        """Deals the game of this seed, as everywhere in moosekit; without one the next game after the last.

        Raises:
            ValueError: the seed is no whole number from 0 to 2⁶⁴ − 1.
        """
        self._table.deal(seed)
        self._said = ()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: str) -> Observation:
        """What an agent sees now; its mask is empty while another one is to act."""
        seat = Seat(self.possible_agents.index(agent))
        if agent != self.agent_selection:
            return self._table.look(seat, {})
        return self._table.look(seat, self._options, self._said)

    def step(self, action: SupportsIndex | None) -> None:
        """The selected agent's action; ``None`` after the end.

        Raises:
            ValueError: there is no such action now, or no game; nothing has changed.
        """
        if not self.agents:
            raise ValueError("no agent is at the table: call reset() first")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        chosen = self._chosen(agent, action)
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self._table.begin_step()
        if (done := self._options[chosen]) is None:
            self._said = (*self._said, self.actions[chosen])
        else:
            self._said = ()
            got = self._table.do(Seat(self.possible_agents.index(agent)), done)
            self.rewards = dict(zip(self.agents, map(float, got), strict=True))
        self._go_on()
        self._accumulate_rewards()

    def _chosen(self, agent: str, action: SupportsIndex | None) -> int:
        number = index(action) if isinstance(action, SupportsIndex) else None
        if number in self._options:
            return number
        legal = ", ".join(f"{number} ({self.actions[number]})" for number in sorted(self._options))
        raise ValueError(f"{agent} cannot do {action!r} now: its action mask allows {legal}")

    def _go_on(self) -> None:
        """On to whoever is to act, or to the end."""
        awaits = self._table.awaits
        self._options = {}
        if isinstance(awaits, Over):
            self.terminations = dict.fromkeys(self.agents, True)
            return
        seat = asked(awaits)[0]
        self.agent_selection = self.possible_agents[seat]
        self._options = self._table.options(seat, self._said)
