"""The players of Face de bouc by name: what they remember."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from moosekit.bots.memory import Memory
from moosekit.bots.random_namer import RandomNamer
from moosekit.bots.remembering import RememberingBot

FaceBot: TypeAlias = RandomNamer | RememberingBot

#: for how many cards a name holds that was heard once: our own guesses; there are twelve characters
SPANS: Final = {"forgetful": 4, "attentive": 12}

MAKERS: Final[Mapping[str, Callable[[], FaceBot]]] = MappingProxyType(
    {
        "random": RandomNamer,
        "forgetful": lambda: RememberingBot(Memory(SPANS["forgetful"])),
        "attentive": lambda: RememberingBot(Memory(SPANS["attentive"])),
        "greedy": RememberingBot,
    }
)
