"""A simple player of There's a Moose in the House: it attacks when it can, and protects its own rooms otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from moosekit.core.awaits import Finite, Options
from moosekit.core.stream import Stream
from moosekit.games.moose_in_the_house.actions import Action, Answer, DiscardCard, Pass, PlayCard
from moosekit.games.moose_in_the_house.cards import CardKind
from moosekit.games.moose_in_the_house.events import Event
from moosekit.games.moose_in_the_house.view import HouseView

#: which kind of card is played first, and which is kept longest when one has to go
PLAYED_FIRST: Final = (CardKind.ROOM, CardKind.HOUSE, CardKind.DOOR, CardKind.MOOSE)
KEPT_LONGEST: Final = (CardKind.HOUSE, CardKind.ROOM, CardKind.MOOSE, CardKind.DOOR, CardKind.TRAP)


@dataclass(frozen=True, slots=True)
class GreedyHouseBot:
    """Sends a moose to the house with the fewest; then shuts a door, gives a house card, or builds a room.

    House cards and rooms go to the house with the fewest moose as well. It has a trap sprung whenever it may, discards
    what helps least, remembers nothing and draws no chance.
    """

    def hear(self, event: Event) -> GreedyHouseBot:  # noqa: ARG002 - it remembers nothing
        """The same bot: it remembers nothing."""
        return self

    def choose(self, view: HouseView, options: Options[Action], stream: Stream) -> Action:  # noqa: ARG002
        """The best option by the rules above; of equal ones the first.

        Raises:
            TypeError: the options cannot be listed.
        """
        if not isinstance(options, Finite):
            raise TypeError("this bot plays There's a Moose in the House, where all options are listed")
        return max(options.actions, key=lambda action: _worth(action, view))


def _worth(action: Action, view: HouseView) -> tuple[int, int]:
    """How good an action is; compared part by part."""
    match action:
        case PlayCard(card, target):
            return (2 + PLAYED_FIRST.index(card.kind), -view.facts.houses[target].moose)
        case DiscardCard(card):
            return (1, -KEPT_LONGEST.index(card.kind))
        case Answer():
            return (int(action is Answer.TRAP), 0)
        case Pass():
            return (0, 0)
