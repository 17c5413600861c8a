"""The players of There's a Moose in the House by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from moosekit.bots.greedy_house import PLAYED_FIRST, GreedyHouseBot
from moosekit.bots.monte_carlo import MonteCarloBot
from moosekit.bots.random import RandomBot
from moosekit.core.bot import ExplainingBot
from moosekit.core.facts import facts
from moosekit.core.reason import Reason
from moosekit.games.moose_in_the_house.actions import Action, Answer, PlayCard
from moosekit.games.moose_in_the_house.events import Event, GameEnded, MooseCounted, MooseMovedIn
from moosekit.games.moose_in_the_house.game import MooseInTheHouse
from moosekit.games.moose_in_the_house.view import HouseView

HouseBot: TypeAlias = ExplainingBot[Action, Event, HouseView]

#: so many moves it looks ahead when there are two players
HORIZON: Final = 24


def monte_carlo(iterations: int = 200) -> HouseBot:
    """A player that tries its options out.

    Against one other it looks some turns ahead, by chance. Against more, chance hides what an option is worth: there it
    imagines games that greedy bots play to the end, and does what they would unless something else is clearly better.

    >>> monte_carlo(50).iterations
    50
    """
    adviser = GreedyHouseBot()
    return MonteCarloBot(MooseInTheHouse(), _margin, _ends, _tell, adviser, iterations, _eager, HORIZON, _many)


def _many(view: HouseView) -> bool:
    return len(view.facts.houses) > 2


def _ends(event: Event) -> bool:
    return isinstance(event, GameEnded)


def _margin(view: HouseView, event: Event) -> int:
    """A moose of one's own is as bad as one for each of the others is good."""
    if isinstance(event, MooseMovedIn):
        seat, moose = event.target, 1
    elif isinstance(event, MooseCounted):
        seat, moose = event.seat, event.in_hand
    else:
        return 0
    return moose if seat != view.viewer else moose * (1 - len(view.facts.houses))


def _eager(action: Action) -> int:
    """In its imagination everybody is as greedy for moose as the greedy bot, but at anybody's house."""
    if isinstance(action, PlayCard):
        return PLAYED_FIRST[action.card.kind][0]
    return int(action is Answer.TRAP)


def _tell(action: Action, times: int, total: int) -> Reason:  # noqa: ARG001 - the action says enough by itself
    return Reason("bots.game-for" if total >= 0 else "bots.game-against", facts(times=times, total=abs(total)))


MAKERS: Final[Mapping[str, Callable[[], HouseBot]]] = MappingProxyType(
    {"random": RandomBot, "greedy": GreedyHouseBot, "monte-carlo": monte_carlo}
)
