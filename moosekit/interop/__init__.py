"""Our games for other people's tools: as environments of PettingZoo, for learners of any kind (the extra ``rl``).

``MoustacheEnv`` and ``HouseEnv`` go turn by turn (``AECEnv``); in ``MayhemEnv`` all act at once (``ParallelEnv``).
"""

from __future__ import annotations

from importlib.util import find_spec

from moosekit.core.lazily import lazily

TYPE_CHECKING = False  # type checkers take it for true; importing typing would cost time
if TYPE_CHECKING:
    from moosekit.interop.house import HouseEnv
    from moosekit.interop.layout import Layout, Part
    from moosekit.interop.moustache import MoustacheEnv
    from moosekit.interop.table import Observation
    from moosekit.interop.together import MayhemEnv

if find_spec("pettingzoo") is None:
    raise ModuleNotFoundError(
        "moosekit.interop needs PettingZoo, which is not installed: pip install 'moosekit[rl]'", name="pettingzoo"
    )

__all__ = ["HouseEnv", "Layout", "MayhemEnv", "MoustacheEnv", "Observation", "Part"]

if not TYPE_CHECKING:
    __getattr__, __dir__ = lazily(
        __name__,
        {
            "house": "HouseEnv",
            "layout": "Layout Part",
            "together": "MayhemEnv",
            "moustache": "MoustacheEnv",
            "table": "Observation",
        },
    )
