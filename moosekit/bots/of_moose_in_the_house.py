"""The players of There's a Moose in the House by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from moosekit.bots.greedy_house import GreedyHouseBot
from moosekit.bots.monte_carlo import MonteCarloBot
from moosekit.bots.random import RandomBot
from moosekit.core.bot import ExplainingBot
from moosekit.core.facts import facts
from moosekit.core.reason import Reason
from moosekit.games.moose_in_the_house.actions import Action
from moosekit.games.moose_in_the_house.events import Event, GameEnded
from moosekit.games.moose_in_the_house.game import MooseInTheHouse
from moosekit.games.moose_in_the_house.view import HouseView

HouseBot: TypeAlias = ExplainingBot[Action, Event, HouseView]


def monte_carlo(iterations: int = 200) -> HouseBot:
    """A player that tries its options out to the end of the game.

    >>> monte_carlo(50).iterations
    50
    """
    return MonteCarloBot(MooseInTheHouse(), _margin, _tell, GreedyHouseBot(), iterations)


def _margin(view: HouseView, event: Event) -> int | None:
    """How many moose less the viewer has than the others, summed over the others."""
    if not isinstance(event, GameEnded) or not isinstance(view.viewer, int):
        return None
    points = event.outcome.points
    return len(points) * points[view.viewer] - sum(points)


def _tell(action: Action, times: int, total: int) -> Reason:  # noqa: ARG001 - the action says enough by itself
    return Reason("bots.game-for" if total >= 0 else "bots.game-against", facts(times=times, total=abs(total)))


MAKERS: Final[Mapping[str, Callable[[], HouseBot]]] = MappingProxyType(
    {"random": RandomBot, "greedy": GreedyHouseBot, "monte-carlo": monte_carlo}
)
