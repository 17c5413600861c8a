"""A simple player of There's a Moose in the House: it attacks when it can, and protects its own rooms otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from moosekit.bots.only import only
from moosekit.core.awaits import Finite, Options
from moosekit.core.bot import ExplainingBot
from moosekit.core.facts import facts
from moosekit.core.ids import Seat
from moosekit.core.reason import Decision, Reason
from moosekit.core.stream import Stream
from moosekit.games.moose_in_the_house.actions import Action, Answer, DiscardCard, Pass, PlayCard
from moosekit.games.moose_in_the_house.cards import MOOSE, CardKind, HouseCard
from moosekit.games.moose_in_the_house.events import Event
from moosekit.games.moose_in_the_house.houses import Cover
from moosekit.games.moose_in_the_house.view import HouseView

#: which kind of card is played first, and why
PLAYED_FIRST: Final = {
    CardKind.MOOSE: (4, "bots.sends-moose"),
    CardKind.DOOR: (3, "bots.shuts-door"),
    CardKind.HOUSE: (2, "bots.gives-house"),
    CardKind.ROOM: (1, "bots.builds-room"),
}
#: why, where an own moose fits in
FOR_MOOSE: Final = {CardKind.HOUSE: "bots.gives-house-for-moose", CardKind.ROOM: "bots.builds-room-for-moose"}
#: what is kept longest when a card has to go, the last one longest
KEPT: Final = (CardKind.HOUSE, CardKind.ROOM, CardKind.MOOSE, CardKind.DOOR, CardKind.TRAP)
#: how good an action is, compared part by part
Worth: TypeAlias = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class GreedyHouseBot(ExplainingBot[Action, Event, HouseView]):
    """Sends a moose to the house with the fewest; then shuts a door, gives a house card, or builds a room.

    It builds rooms for which it has a moose itself, and gives house cards where its moose find most open rooms; of
    equal houses it takes the one with the fewest moose. It has a trap sprung whenever it may, discards what helps
    least, remembers nothing and draws no chance.
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
            moose, fitting = view.facts.houses[target].moose, _fitting(card, target, view)
            what = facts(card=card.code, target=target, moose=moose)
            return (2 + rank, fitting, -moose), Reason(FOR_MOOSE[card.kind] if fitting else code, what)
        case DiscardCard(card):
            return (1, -KEPT.index(card.kind), 0), Reason("bots.discards", facts(card=card.code))
        case Answer():
            trap = action is Answer.TRAP
            return (int(trap), 0, 0), Reason("bots.springs-trap" if trap else "bots.lets-in")
        case Pass():
            return (0, 0, 0), Reason("bots.only")


def _fitting(card: HouseCard, target: Seat, view: HouseView) -> int:
    """A room: for how many moose of the own hand. A house card: how many open rooms there are for which it has one."""
    hand = view.zone("hand", Seat(view.viewer)).cards if isinstance(view.viewer, int) else ()
    if card.kind is CardKind.ROOM:
        return hand.count(MOOSE[card.room])
    if card.kind is not CardKind.HOUSE:
        return 0
    return sum(room.cover is Cover.OPEN and MOOSE[room.kind] in hand for room in view.facts.houses[target].rooms)
