"""A simple player of There's a Moose in the House: it attacks when it can, and protects its own rooms otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from moosekit.bots.only import only
from moosekit.core.awaits import Finite, Options
from moosekit.core.bot import ExplainingBot
from moosekit.core.facts import facts
from moosekit.core.reason import Decision, Reason
from moosekit.core.stream import Stream
from moosekit.games.moose_in_the_house.actions import Action, Answer, DiscardCard, Pass, PlayCard
from moosekit.games.moose_in_the_house.cards import CardKind
from moosekit.games.moose_in_the_house.events import Event
from moosekit.games.moose_in_the_house.view import HouseView

#: which kind of card is played first, and why
PLAYED_FIRST: Final = {
    CardKind.MOOSE: (4, "bots.sends-moose"),
    CardKind.DOOR: (3, "bots.shuts-door"),
    CardKind.HOUSE: (2, "bots.gives-house"),
    CardKind.ROOM: (1, "bots.builds-room"),
}
#: what is kept longest when a card has to go, the last one longest
KEPT: Final = (CardKind.HOUSE, CardKind.ROOM, CardKind.MOOSE, CardKind.DOOR, CardKind.TRAP)
#: how good an action is, compared part by part
Worth: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class GreedyHouseBot(ExplainingBot[Action, Event, HouseView]):
    """Sends a moose to the house with the fewest; then shuts a door, gives a house card, or builds a room.

    House cards and rooms go to the house with the fewest moose as well. It has a trap sprung whenever it may, discards
    what helps least, remembers nothing and draws no chance.
    """

    def hear(self, event: Event) -> GreedyHouseBot:  # noqa: ARG002 - it remembers nothing
        """The same bot: it remembers nothing."""
        return self

    def decide(self, view: HouseView, options: Options[Action], stream: Stream) -> Decision[Action]:  # noqa: ARG002
        """The best option by the rules above; of equal ones the first.

        Raises:
            TypeError: the options cannot be listed.
        """
        if not isinstance(options, Finite):
            raise TypeError("this bot plays There's a Moose in the House, where all options are listed")
        if (alone := only(options)) is not None:
            return alone
        weighed = [_weigh(action, view) for action in options.actions]
        best = max(range(len(weighed)), key=lambda place: weighed[place][0])
        return Decision(options.actions[best], weighed[best][1])


def _weigh(action: Action, view: HouseView) -> tuple[Worth, Reason]:
    """How good an action is, and why."""
    match action:
        case PlayCard(card, target):
            rank, code = PLAYED_FIRST[card.kind]
            moose = view.facts.houses[target].moose
            return (2 + rank, -moose), Reason(code, facts(card=card.code, target=target, moose=moose))
        case DiscardCard(card):
            return (1, -KEPT.index(card.kind)), Reason("bots.discards", facts(card=card.code))
        case Answer():
            trap = action is Answer.TRAP
            return (int(trap), 0), Reason("bots.springs-trap" if trap else "bots.lets-in")
        case Pass():
            return (0, 0), Reason("bots.only")
