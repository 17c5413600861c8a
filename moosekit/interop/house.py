"""There's a Moose in the House as an environment: a card and where it goes, counted from the own seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from moosekit.core.awaits import asked
from moosekit.core.ids import Seat, clockwise
from moosekit.games import USUAL_PLAYERS
from moosekit.games.moose_in_the_house.actions import Action, Answer, DiscardCard, Pass, PlayCard
from moosekit.games.moose_in_the_house.cards import CARDS, KINDS, CardKind, RoomKind
from moosekit.games.moose_in_the_house.events import Event, MooseCounted, MooseMovedIn
from moosekit.games.moose_in_the_house.game import MooseInTheHouse
from moosekit.games.moose_in_the_house.houses import MOST_OPEN, Cover, House, Houses
from moosekit.games.moose_in_the_house.setup import Setup, standard
from moosekit.games.moose_in_the_house.state import State
from moosekit.games.moose_in_the_house.view import HouseView
from moosekit.interop.coding import Coding, Glance, steps_left
from moosekit.interop.layout import Layout, Part, counts, marks
from moosekit.interop.turns import TurnsEnv

Parts: TypeAlias = Mapping[str, Sequence[int]]
COVERS: Final = tuple(Cover)
ROOMS: Final = tuple(RoomKind)
#: the cards that one lays before others, a moose in one of their open rooms
FOR_OTHERS: Final = tuple(card for card in KINDS if card.kind in (CardKind.ROOM, CardKind.HOUSE))
MOOSE: Final = tuple(card for card in KINDS if card.kind is CardKind.MOOSE)
DOOR: Final = next(card for card in KINDS if card.kind is CardKind.DOOR)


def action_names(players: int) -> tuple[str, ...]:
    """What can be done at a table: ``R.kit +1`` goes to the left neighbour, a moose or a door into an open room.

    Open rooms are counted from 0 on the left; a house never has more than three.

    >>> len(action_names(2)), action_names(2)[:2], action_names(2)[-4:]
    (34, ('R.kit +1', 'R.bath +1'), ('discard T', 'trap', 'no-trap', 'pass'))
    """
    others, rooms = range(1, players), range(MOST_OPEN)
    return (
        *[f"{card} +{left}" for card in FOR_OTHERS for left in others],
        *[f"{card} +{left} room {room}" for card in MOOSE for left in others for room in rooms],
        *[f"{DOOR} room {room}" for room in rooms],
        *[f"discard {card}" for card in KINDS],
        *map(str, (*Answer, *Pass)),
    )


def layout_of(players: int) -> Layout:
    """The parts of an observation. What has an entry for each seat begins with the own one and goes on clockwise."""
    kinds, cards = len(KINDS), len(CARDS)
    return Layout(
        (
            Part("hand", kinds, high=cards),
            Part("hand_sizes", players, high=cards),
            Part("house_cards", players),
            Part("rooms", players * len(COVERS) * len(ROOMS), high=cards),
            Part("open_rooms", players * MOST_OPEN * len(ROOMS)),
            Part("discard", kinds, high=cards),
            Part("deck", 1, high=cards),
            Part("turn", players),
            Part("asked", players),
            Part("attack", len(ROOMS)),
        )
    )


class HouseCoding(Coding[Setup, State, Action, Event, HouseView]):
    """A moose that moves into one's house costs a point at once, one that is left in the hand costs it at the end."""

    def __init__(self, setup: Setup) -> None:
        players = setup.players
        name, actions, layout = "moose_in_the_house_v1", action_names(players), layout_of(players)
        super().__init__(name, MooseInTheHouse(), setup, players, actions, layout)

    def named(self, glance: Glance[Event, HouseView], options: tuple[Action, ...]) -> dict[str, Action | None]:
        """One name for each."""
        return {self._name(option, glance.seat, glance.view.facts.houses): option for option in options}

    def _name(self, action: Action, seat: Seat, houses: Houses) -> str:
        match action:
            case PlayCard(card, target, place):
                left = "" if target == seat else f" +{steps_left(target, seat, self.players)}"
                room = "" if place is None else f" room {_open_places(houses[target]).index(place)}"
                return f"{card}{left}{room}"
            case DiscardCard(card):
                return f"discard {card}"
            case _:
                return str(action)

    def look(self, glance: Glance[Event, HouseView]) -> Parts:
        """The own hand, what lies open, and who is asked."""
        view, seat, facts, count = glance.view, glance.seat, glance.view.facts, self.players
        places = clockwise(seat, count)
        houses = [facts.houses[who] for who in places]
        hands = [view.zone("hand", who) for who in places]
        attack = () if facts.attack is None else (facts.attack.card.room,)
        return {
            "hand": counts(len(KINDS), [card.index for card in hands[0].cards]),
            "hand_sizes": [len(hand.cards) + hand.hidden for hand in hands],
            "house_cards": [int(house.has_card) for house in houses],
            "rooms": [number for house in houses for number in _rooms(house)],
            "open_rooms": [number for house in houses for number in _open_rooms(house)],
            "discard": counts(len(KINDS), [card.index for card in view.zone("discard").cards]),
            "deck": [view.zone("deck").hidden],
            "turn": marks(count, [steps_left(facts.turn, seat, count)]),
            "asked": marks(count, [steps_left(who, seat, count) for who in asked(view.awaits)]),
            "attack": [int(room in attack) for room in ROOMS],
        }

    def score(self, event: Event, seat: Seat) -> int:
        """A point less for each moose, in the house or in hand."""
        if isinstance(event, MooseMovedIn) and event.target == seat:
            return -1
        return -event.in_hand if isinstance(event, MooseCounted) and event.seat == seat else 0


def _open_places(house: House) -> list[int]:
    return [place for place, room in enumerate(house.rooms) if room.cover is Cover.OPEN]


def _rooms(house: House) -> list[int]:
    """How many rooms of each kind are open, have a moose, are shut."""
    found = [COVERS.index(room.cover) * len(ROOMS) + ROOMS.index(room.kind) for room in house.rooms]
    return counts(len(COVERS) * len(ROOMS), found)


def _open_rooms(house: House) -> list[int]:
    """The kinds of the open rooms, from left to right, as actions count them."""
    kinds = [house.rooms[place].kind for place in _open_places(house)]
    return marks(MOST_OPEN * len(ROOMS), [place * len(ROOMS) + ROOMS.index(kind) for place, kind in enumerate(kinds)])


class HouseEnv(TurnsEnv[Setup, State, Action, Event, HouseView]):
    """There's a Moose in the House for learners; ``action_names`` and ``HouseCoding`` say what the numbers mean.

    Args:
        players: 2 to 5.
        setup: a set-up in place of ``players``.
        render_mode: ``"ansi"`` to let ``render`` tell what happened last.
        language: in which language it does.

    >>> env = HouseEnv(4)
    >>> env.reset(seed=7)
    >>> mask = env.observe(env.agent_selection)["action_mask"]
    >>> [env.actions[number] for number in mask.nonzero()[0]][:3]
    ['R.bath +1', 'R.bath +2', 'R.bath +3']
    """

    def __init__(
        self,
        players: int = USUAL_PLAYERS,
        *,
        setup: Setup | None = None,
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        super().__init__(HouseCoding(standard(players) if setup is None else setup), render_mode, language)
