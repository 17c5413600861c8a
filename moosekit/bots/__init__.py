"""Players made of code. They receive views and redacted events, never a state: the types keep secrets out of reach."""

from __future__ import annotations

from moosekit.bots.greedy import GreedyBot
from moosekit.bots.random import RandomBot

__all__ = ["GreedyBot", "RandomBot"]
