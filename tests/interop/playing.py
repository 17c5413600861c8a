"""Playing environments in tests: random legal play, as data of a stream."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from moosekit.core.awaits import Over
from moosekit.core.stream import Stream
from moosekit.interop import HouseEnv, MayhemEnv, MoustacheEnv, Observation
from moosekit.interop.turns import TurnsEnv

AnyTurns: TypeAlias = TurnsEnv[Any, Any, Any, Any, Any]
TURNS: Final[tuple[type[MoustacheEnv] | type[HouseEnv], ...]] = (MoustacheEnv, HouseEnv)


def legal(seen: Observation) -> list[int]:
    """The numbers that a mask allows."""
    return [number for number, allowed in enumerate(seen["action_mask"]) if allowed]


def turns(env: AnyTurns, luck: Stream, most: int = 2_000) -> Iterator[tuple[str, Observation]]:
    """Goes on by random legal actions to the end; yields who is to act, and what it sees."""
    for step, agent in enumerate(env.agent_iter(most)):
        seen, _, ended, _, _ = env.last()
        if ended:
            env.step(None)
            continue
        yield agent, seen
        allowed = legal(seen)
        env.step(allowed[luck.below(len(allowed), step)])


def rounds(env: MayhemEnv, luck: Stream, first: dict[str, Observation]) -> Iterator[dict[str, Observation]]:
    """The same where all act at once; yields what all see."""
    seen = first
    while env.agents:
        yield seen
        luck = luck.child("step")
        chosen = {agent: legal(seen[agent]) for agent in env.agents}
        numbers = {agent: allowed[luck.below(len(allowed), at)] for at, (agent, allowed) in enumerate(chosen.items())}
        seen, _, _, _, _ = env.step(numbers)


def points(env: AnyTurns | MayhemEnv) -> tuple[int, ...]:
    """The result of a game that is over."""
    awaits = env.session.game.awaits(env.session.state)
    assert isinstance(awaits, Over)
    return awaits.outcome.points


def fingerprint(seed: int) -> str:
    """All that anybody sees in one game of each kind."""
    told = hashlib.sha256()
    for kind in TURNS:
        env = kind()
        env.reset(seed=seed)
        for agent, seen in turns(env, Stream.seeded(seed)):
            told.update(agent.encode() + seen["observation"].tobytes() + seen["action_mask"].tobytes())
    together = MayhemEnv()
    for all_see in rounds(together, Stream.seeded(seed), together.reset(seed=seed)[0]):
        for agent, seen in all_see.items():
            told.update(agent.encode() + seen["observation"].tobytes() + seen["action_mask"].tobytes())
    return told.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(fingerprint(int(sys.argv[1])))
