"""The house game for the quiz: positions and moves as texts, and what lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import permutations
from typing import Final, TypeAlias

from moosekit.core.ids import Seat
from moosekit.games.moose_in_the_house import refs
from moosekit.games.moose_in_the_house.actions import Action
from moosekit.games.moose_in_the_house.cards import HOUSE, MOOSE, ROOM, RoomKind
from moosekit.games.moose_in_the_house.events import Event
from moosekit.games.moose_in_the_house.game import MooseInTheHouse
from moosekit.games.moose_in_the_house.houses import Cover, House
from moosekit.games.moose_in_the_house.notation import read
from moosekit.games.moose_in_the_house.position import position
from moosekit.games.moose_in_the_house.setup import Setup
from moosekit.games.moose_in_the_house.state import State
from moosekit.quiz.case import Case, Kit
from moosekit.quiz.come import Come, come_of
from moosekit.quiz.question import Shelf, ShownCard
from moosekit.quiz.variant import Variant
from moosekit.words import text

GAME: Final = MooseInTheHouse()
ORDERS: Final = tuple(permutations(RoomKind))
HouseCome: TypeAlias = Come[State, Event]
HouseCase: TypeAlias = Case[State, Event]


def after(
    houses: str, hands: str, *moves: str, turn: int = 1, deck: str = "…", setup: Setup | None = None
) -> Callable[[Variant], HouseCome]:
    """What comes of moves, each by the seat that is asked, unless ``2:`` before it says whose it is."""

    def come(variant: Variant) -> HouseCome:
        state = position(
            Setup(variant.players) if setup is None else setup,
            houses=variant.by_seat(houses),
            hands=variant.by_seat(hands),
            turn=variant.seat(turn),
            deck=variant(deck),
        )
        found = come_of(GAME, state, ())
        for move in moves:
            found = _then(found, variant(move))
        return found

    return come


def _then(found: HouseCome, move: str) -> HouseCome:
    """One move more; after a refusal nothing is done."""
    if found.refusals:
        return found
    who, colon, said = move.rpartition(":")
    seat = Seat(int(who) - 1) if colon else found.after.asked
    action: Action = read(said, found.after.houses, seat)
    return found.then(come_of(GAME, found.after, [(seat, action)]))


def _names(number: int) -> Mapping[str, str]:
    """The four kinds of room in another order, as a, b, c and d."""
    return {name: kind.value for name, kind in zip("abcd", ORDERS[number % len(ORDERS)], strict=True)}


def _table(state: State, hands: Sequence[int], language: str) -> tuple[Shelf, ...]:
    """Every house, and the hands that are shown."""
    houses = [
        Shelf(text("quiz.shelf.house", language, seat=seat), _house(house, language))
        for seat, house in enumerate(state.houses)
    ]
    shown = [
        Shelf(text("quiz.shelf.hand", language, seat=seat), tuple(ShownCard(card.code) for card in state.hands[seat]))
        for seat in hands
    ]
    return (*houses, *shown)


def _house(house: House, language: str) -> tuple[ShownCard, ...]:
    shown = [ShownCard(HOUSE.code)] if house.has_card else []
    for room in house.rooms:
        match room.cover:
            case Cover.OPEN:
                shown.append(ShownCard(ROOM[room.kind].code))
            case Cover.MOOSE:
                shown.append(ShownCard(MOOSE[room.kind].code))
            case Cover.DOOR:
                shown.append(ShownCard("D", text("quiz.door-on", language, room=room.kind)))
    return tuple(shown)


HOUSE_KIT: Final = Kit(refs.GAME, "house", _names, _table)
