"""Moose Match Mayhem as an environment of PettingZoo in which all agents act at once (parallel)."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Final, SupportsIndex

from moosekit.core.awaits import Together, Window
from moosekit.core.ids import CLOCK, Seat
from moosekit.core.timing import START, Elapsed
from moosekit.games import USUAL_PLAYERS
from moosekit.games.moose_match_mayhem.actions import Action, Plain
from moosekit.games.moose_match_mayhem.events import Event
from moosekit.games.moose_match_mayhem.setup import Setup, turn_by_turn
from moosekit.games.moose_match_mayhem.state import State
from moosekit.games.moose_match_mayhem.view import MayhemView
from moosekit.interop.bases import ParallelEnv
from moosekit.interop.mayhem import MayhemCoding
from moosekit.interop.seated import Seated
from moosekit.interop.table import ANSI, Observation, Table

#: steps after which a game is broken off, unless somebody says another number
MOST_STEPS: Final = 1_000


class MayhemEnv(Seated[Setup, State, Action, Event, MayhemView], ParallelEnv[str, Observation, int]):
    """Moose Match Mayhem for learners; ``action_names`` and ``MayhemCoding`` say what the numbers mean.

    In a step all agents act; what is not asked of an agent is ``wait``, and its mask says so. A number that an agent
    may not say now counts as the first of those that it may, as PettingZoo's own tests say anything; ``infos`` tells.
    Cards are turned over, and choices judged, without a step.

    Args:
        players: 3 to 6.
        setup: a set-up in place of ``players``, in which nobody has a clock.
        max_cycles: steps after which the game is broken off (truncated).
        render_mode: ``"ansi"`` to let ``render`` tell what happened last.
        language: in which language it does.

    >>> env = MayhemEnv(3)
    >>> observations, infos = env.reset(seed=7)
    >>> [env.actions[number] for number in observations["player_0"]["action_mask"].nonzero()[0]]
    ['touch +0', 'touch +1', 'touch +2', 'hands-off']
    """

    metadata: dict[str, object]
    possible_agents: list[str]
    agents: list[str]
    render_mode: str | None
    max_cycles: int

    def __init__(
        self,
        players: int = USUAL_PLAYERS,
        *,
        setup: Setup | None = None,
        max_cycles: int = MOST_STEPS,
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        coding = MayhemCoding(turn_by_turn(players) if setup is None else setup)
        self.metadata = {"name": coding.name, "render_modes": [ANSI], "is_parallelizable": True}
        self.render_mode, self.max_cycles = render_mode, max_cycles
        self._table = Table(coding, render_mode, language)
        self.possible_agents = list(self._table.agents)
        self.agents = []
        self._options: dict[str, dict[int, Action | None]] = {}
        self._steps = 0

    def reset(
        self,
        seed: SupportsIndex | None = None,
        options: dict[str, object] | None = None,  # noqa: ARG002 - PettingZoo's signature
    ) -> tuple[dict[str, Observation], dict[str, dict[str, object]]]:
        """Deals the game of this seed, as everywhere in moosekit; without one the next game after the last.

        Raises:
            ValueError: the seed is no whole number from 0 to 2⁶⁴ − 1.
        """
        self._table.deal(seed)
        self._steps = 0
        self.agents = list(self.possible_agents)
        self._settle()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, SupportsIndex]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, object]],
    ]:
        """An action of every agent.

        Raises:
            ValueError: there is no game, or an agent has no action.
            TypeError: an action is no whole number. In either case nothing has changed.
        """
        if not self.agents:
            raise ValueError("no agent is at the table: call reset() first")
        if missing := [agent for agent in self.agents if agent not in actions]:
            raise ValueError(f"there is no action of {', '.join(missing)}: all agents act in a step")
        numbers = [index(actions[agent]) for agent in self.agents]  # all of them are read before anything is done
        self._table.begin_step()
        infos: dict[str, dict[str, object]] = {}
        rewards = [0] * len(self.agents)
        for seat, (agent, number) in enumerate(zip(self.agents, numbers, strict=True)):
            options = self._options[agent]
            infos[agent] = {"legal": number in options}
            if (action := options.get(number, options[min(options)])) is not None:
                rewards = _plus(rewards, self._table.do(Seat(seat), action))
        rewards = _plus(rewards, self._settle())
        self._steps += 1
        over = self._table.session.over
        broken_off = not over and self._steps >= self.max_cycles
        observations = self._observations()
        gone = self.agents
        if over or broken_off:
            self.agents = []
        return (
            observations,
            dict(zip(gone, map(float, rewards), strict=True)),
            dict.fromkeys(gone, over),
            dict.fromkeys(gone, broken_off),
            infos,
        )

    def _settle(self) -> list[int]:
        """All that happens before somebody has to choose: cards are turned over, choices are judged."""
        got = [0] * len(self.possible_agents)
        while True:
            awaits = self._table.awaits
            if isinstance(awaits, Together):
                for seat in awaits.seats:
                    got = _plus(got, self._table.do(seat, Plain.FLIP))
            elif isinstance(awaits, Window) and not awaits.seats:
                got = _plus(got, self._table.do(CLOCK, Elapsed(START)))
            else:
                break
        self._options = {agent: self._table.options(Seat(seat)) for seat, agent in enumerate(self.possible_agents)}
        return got

    def _observations(self) -> dict[str, Observation]:
        agents = enumerate(self.possible_agents)
        return {agent: self._table.look(Seat(seat), self._options[agent]) for seat, agent in agents}


def _plus(some: list[int], more: tuple[int, ...] | list[int]) -> list[int]:
    return [one + other for one, other in zip(some, more, strict=True)]
