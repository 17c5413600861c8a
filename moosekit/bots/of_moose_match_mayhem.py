"""The players of Moose Match Mayhem by name: what they know, and how quick their hands are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final, TypeAlias

from moosekit.bots.grabbing import GrabbingBot
from moosekit.bots.greedy_mayhem import GreedyMayhemBot
from moosekit.bots.random import RandomBot
from moosekit.bots.reactions import REACTIONS

MayhemBot: TypeAlias = GrabbingBot

MAKERS: Final[Mapping[str, Callable[[], MayhemBot]]] = MappingProxyType(
    {
        f"{name}-{pace}".removesuffix("-usual"): partial(GrabbingBot, inside, reactions)
        for name, inside in (("random", RandomBot()), ("greedy", GreedyMayhemBot()))
        for pace, reactions in REACTIONS.items()
    }
)
