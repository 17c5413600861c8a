"""Environments of programs that learn, by random legal play: RLCard's, PettingZoo's, and ours for PettingZoo.

All are driven as the examples of those libraries do it. Who is not installed is left out (``pip install rlcard
pettingzoo pygame``; PettingZoo's card games are made of RLCard's).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from typing import Any, Final, cast

from benchmarks.measuring import Subject

GAMES: Final = ("uno", "gin-rummy", "bridge")
#: of PettingZoo's own games these are played with cards and have masks of what is legal
THEIRS: Final = ("leduc_holdem_v4", "texas_holdem_v4")

#: how names of ours begin
OURS: Final = "our "


def subjects() -> Iterator[Subject]:
    """One for each game of those that are installed."""
    rlcard = find_spec("rlcard") is not None
    if rlcard:
        for name in GAMES:
            yield Subject(f"RLCard's {name}", "moves", _running(name))
    if find_spec("pettingzoo") is None:
        return
    if rlcard and find_spec("pygame") is not None:
        for name in THEIRS:
            env = cast("Any", import_module(f"pettingzoo.classic.{name}")).env()  # may be missing, types and all
            yield Subject(f"PettingZoo's {name}", "moves", _turn_by_turn(env))
    ours = import_module("moosekit.interop")
    yield Subject(f"{OURS}Moustache for PettingZoo", "moves", _turn_by_turn(ours.MoustacheEnv(players=4)))
    yield Subject(f"{OURS}house game for PettingZoo", "moves", _turn_by_turn(ours.HouseEnv(players=4)))


def _running(name: str) -> Callable[[], int]:
    rlcard, agents = (cast("Any", import_module(module)) for module in ("rlcard", "rlcard.agents"))  # have no types
    env = rlcard.make(name, config={"seed": 1})
    env.set_agents([agents.RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def run() -> int:
        trajectories, _ = env.run(is_training=False)
        return sum((len(steps) - 1) // 2 for steps in trajectories)

    return run


def _turn_by_turn(env: Any) -> Callable[[], int]:  # noqa: ANN401 - theirs have no types
    seeds = count()

    def run() -> int:
        env.reset(seed=next(seeds))
        moves = 0
        for agent in env.agent_iter():
            seen, _, ended, stopped, _ = env.last()
            if ended or stopped:
                env.step(None)
                continue
            env.step(env.action_space(agent).sample(seen["action_mask"]))
            moves += 1
        return moves

    return run
