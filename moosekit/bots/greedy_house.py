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
        if isinstance(options, Finite) and (alone := only(options)) is not None:
            return alone
        best = self._best(view, options)
        return Decision(best, _why(best, view))

    def choose(self, view: HouseView, options: Options[Action], stream: Stream) -> Action:  # noqa: ARG002
        """What ``decide`` comes to, without the words."""
        return self._best(view, options)

    def _best(self, view: HouseView, options: Options[Action]) -> Action:
        if not isinstance(options, Finite):
            raise TypeError("this bot plays There's a Moose in the House, where all options are listed")
        actions: tuple[Action, ...] = options.actions
        return max(actions, key=lambda action: _worth(action, view))


def _worth(action: Action, view: HouseView) -> Worth:
    """How good an action is."""
    match action:
        case PlayCard(card, target):
            return 2 + PLAYED_FIRST[card.kind][0], _fitting(card, target, view), -view.facts.houses[target].moose
        case DiscardCard(card):
            return 1, -KEPT.index(card.kind), 0
        case Answer():
            return int(action is Answer.TRAP), 0, 0
        case Pass():
            return 0, 0, 0


def _why(action: Action, view: HouseView) -> Reason:
    """Why an action is the best."""
    match action:
        case PlayCard(card, target):
            fits = _fitting(card, target, view) > 0
            what = facts(card=card.code, target=target, moose=view.facts.houses[target].moose)
            return Reason(FOR_MOOSE[card.kind] if fits else PLAYED_FIRST[card.kind][1], what)
        case DiscardCard(card):
            return Reason("bots.discards", facts(card=card.code))
        case Answer():
            return Reason("bots.springs-trap" if action is Answer.TRAP else "bots.lets-in")
        case Pass():
            return Reason("bots.only")


def _fitting(card: HouseCard, target: Seat, view: HouseView) -> int:
    """A room: for how many moose of the own hand. A house card: how many open rooms there are for which it has one."""
    hand = view.zone("hand", Seat(view.viewer)).cards if isinstance(view.viewer, int) else ()
    if card.kind is CardKind.ROOM:
        return hand.count(MOOSE[card.room])
    if card.kind is not CardKind.HOUSE:
        return 0
    return sum(room.cover is Cover.OPEN and MOOSE[room.kind] in hand for room in view.facts.houses[target].rooms)
