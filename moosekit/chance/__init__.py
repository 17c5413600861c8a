"""Exact probability for the games: whole-number ways over one total, deals that are counted and never listed.

Everything named in ``__all__`` is loaded when it is first asked for.
"""

from __future__ import annotations

TYPE_CHECKING = False  # type checkers take it for true; importing typing would cost time
if TYPE_CHECKING:
    from moosekit.chance.answer import Answer
    from moosekit.chance.comparison import Comparison
    from moosekit.chance.counting import counts, hypergeometric
    from moosekit.chance.deals import deal, deal_alike
    from moosekit.chance.deck import Deck
    from moosekit.chance.dist import Dist
    from moosekit.chance.drawing import Drawing
    from moosekit.chance.experiment import Experiment, hands
    from moosekit.chance.faults import (
        CardGone,
        ImpossibleCondition,
        TooLarge,
        TooManyCards,
        Uncountable,
        UnknownOutcome,
    )
    from moosekit.chance.messages import Message, message
    from moosekit.chance.random_tricks import tricks
    from moosekit.chance.sample import Sample
    from moosekit.chance.two_way import TwoWay
    from moosekit.chance.updating import bayes
    from moosekit.chance.waits import first_repeat, last_new, waiting_time
    from moosekit.chance.winners import trick_winners, win_table

__all__ = [
    "Answer",
    "CardGone",
    "Comparison",
    "Deck",
    "Dist",
    "Drawing",
    "Experiment",
    "ImpossibleCondition",
    "Message",
    "Sample",
    "TooLarge",
    "TooManyCards",
    "TwoWay",
    "Uncountable",
    "UnknownOutcome",
    "bayes",
    "counts",
    "deal",
    "deal_alike",
    "first_repeat",
    "hands",
    "hypergeometric",
    "last_new",
    "message",
    "trick_winners",
    "tricks",
    "waiting_time",
    "win_table",
]

if not TYPE_CHECKING:  # to a type checker, a module with __getattr__ would have every name
    _HOMES = {
        "answer": ("Answer",),
        "updating": ("bayes",),
        "comparison": ("Comparison",),
        "counting": ("counts", "hypergeometric"),
        "deals": ("deal", "deal_alike"),
        "deck": ("Deck",),
        "dist": ("Dist",),
        "drawing": ("Drawing",),
        "experiment": ("Experiment", "hands"),
        "faults": ("CardGone", "ImpossibleCondition", "TooLarge", "TooManyCards", "Uncountable", "UnknownOutcome"),
        "messages": ("Message", "message"),
        "sample": ("Sample",),
        "random_tricks": ("tricks",),
        "two_way": ("TwoWay",),
        "waits": ("first_repeat", "last_new", "waiting_time"),
        "winners": ("trick_winners", "win_table"),
    }
    _HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

    def __getattr__(name: str) -> object:
        if name not in _HOME_OF:
            raise AttributeError(f"module 'moosekit.chance' has no attribute {name!r}; it offers {', '.join(__all__)}")
        from importlib import import_module

        value = getattr(import_module(f"moosekit.chance.{_HOME_OF[name]}"), name)
        globals()[name] = value
        return value

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
