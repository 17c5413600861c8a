"""moosekit: card games that explain every decision they take.

Everything named in ``__all__`` is loaded when it is first asked for, so that ``import moosekit`` costs next to nothing.
"""

from __future__ import annotations

from moosekit.core.lazily import lazily

TYPE_CHECKING = False  # type checkers take it for true; importing typing would cost more than all the rest
if TYPE_CHECKING:
    from moosekit.games.moustache import OwnCard, Reading, Trick, rule_card
    from moosekit.widgets import GameTable, TrickStepper
    from moosekit.words import narrate

__version__ = "0.1.0"
__all__ = ["GameTable", "OwnCard", "Reading", "Trick", "TrickStepper", "__version__", "narrate", "rule_card"]

if not TYPE_CHECKING:
    __getattr__, __dir__ = lazily(
        __name__,
        {
            "games.moustache": "OwnCard Reading Trick rule_card",
            "widgets": "GameTable TrickStepper",
            "words": "narrate",
        },
    )
