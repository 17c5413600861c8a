"""The players of Moustache by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from moosekit.bots.greedy import GreedyBot
from moosekit.bots.monte_carlo import MonteCarloBot
from moosekit.bots.random import RandomBot
from moosekit.cards.card import codes
from moosekit.core.bot import ExplainingBot
from moosekit.core.facts import facts
from moosekit.core.reason import Reason
from moosekit.games.moustache.actions import Action, PassCards
from moosekit.games.moustache.events import Event, RoundScored
from moosekit.games.moustache.game import Moustache
from moosekit.games.moustache.view import MoustacheView

MoustacheBot: TypeAlias = ExplainingBot[Action, Event, MoustacheView]


def monte_carlo(iterations: int = 200) -> MoustacheBot:
    """A player that tries its cards out to the end of the round, and passes cards as the greedy one does.

    >>> monte_carlo(50).iterations
    50
    """
    return MonteCarloBot(Moustache(), _margin, _ends, _tell, GreedyBot(), iterations)


def _ends(event: Event) -> bool:
    return isinstance(event, RoundScored)


def _margin(view: MoustacheView, event: Event) -> int:
    """By how many stars the viewer's team wins the round, and one for winning it; below nought where it loses."""
    if not isinstance(event, RoundScored) or not isinstance(view.viewer, int):
        return 0
    pink, blue = event.stars
    margin = 1 + abs(pink - blue)
    return margin if event.winner is view.facts.teams[view.viewer] else -margin


def _tell(action: Action, times: int, total: int) -> Reason:
    cards = codes(action.cards) if isinstance(action, PassCards) else (action.card.code,)
    what = facts(cards=cards, times=times, total=abs(total))
    return Reason("bots.round-for" if total >= 0 else "bots.round-against", what)


MAKERS: Final[Mapping[str, Callable[[], MoustacheBot]]] = MappingProxyType(
    {"random": RandomBot, "greedy": GreedyBot, "monte-carlo": monte_carlo}
)
