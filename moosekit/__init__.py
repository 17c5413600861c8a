"""moosekit: card games that explain every decision they take.

Everything named in ``__all__`` is loaded when it is first asked for, so that ``import moosekit`` costs next to nothing.
"""

from __future__ import annotations

TYPE_CHECKING = False  # type checkers take it for true; importing typing would cost more than all the rest
if TYPE_CHECKING:
    from moosekit.games.moustache import OwnCard, Reading, Trick, rule_card
    from moosekit.widgets import GameTable, TrickStepper
    from moosekit.words import narrate

__version__ = "0.1.0"
__all__ = ["GameTable", "OwnCard", "Reading", "Trick", "TrickStepper", "__version__", "narrate", "rule_card"]

if not TYPE_CHECKING:  # to a type checker, a module with __getattr__ would have every name
    _HOMES = {
        "GameTable": "moosekit.widgets",
        "OwnCard": "moosekit.games.moustache",
        "Reading": "moosekit.games.moustache",
        "Trick": "moosekit.games.moustache",
        "TrickStepper": "moosekit.widgets",
        "narrate": "moosekit.words",
        "rule_card": "moosekit.games.moustache",
    }

    def __getattr__(name: str) -> object:
        home = _HOMES.get(name)
        if home is None:
            raise AttributeError(f"module 'moosekit' has no attribute {name!r}; it offers {', '.join(__all__)}")
        from importlib import import_module

        value = getattr(import_module(home), name)
        globals()[name] = value
        return value

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
