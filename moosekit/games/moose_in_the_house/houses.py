"""What lies in front of a player: a house card or none, and rooms from left to right, open or covered."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias

from moosekit.core.latest import kept
from moosekit.games.moose_in_the_house.cards import DOOR, HOUSE, MOOSE, ROOM, Cards, RoomKind

__all__ = ["Cover", "House", "Houses", "Room"]

#: a house with so many open rooms gets no more (clause 4.2)
MOST_OPEN: Final = 3


class Cover(StrEnum):
    """What lies on a room, by its sign in notation; nothing on an open one."""

    OPEN = ""
    MOOSE = "+M"
    DOOR = "+D"


class Room(NamedTuple):
    """A room of a house.

    >>> from moosekit.games.moose_in_the_house.cards import RoomKind
    >>> room = Room(RoomKind("kit"), Cover.MOOSE)
    >>> str(room), room.cards
    ('kit+M', (R.kit, M.kit))
    """

    kind: RoomKind
    cover: Cover

    @property
    def cards(self) -> Cards:
        """The cards that it is made of."""
        base = ROOM[self.kind]
        if self.cover is Cover.MOOSE:
            return (base, MOOSE[self.kind])
        return (base, DOOR) if self.cover is Cover.DOOR else (base,)

    def __str__(self) -> str:
        return f"{self.kind}{self.cover}"


_ROOMS: Final = {f"{kind}{cover}": Room(kind, cover) for kind in RoomKind for cover in Cover}


class House(NamedTuple):
    """The house of one player; ``has_card`` says whether the house card lies there.

    >>> house = House.of("HC kit bath+M kit+D")
    >>> house.open_rooms, house.moose, house.doors
    (1, 1, 1)
    """

    has_card: bool
    rooms: tuple[Room, ...]

    @classmethod
    def of(cls, text: str) -> House:
        """A house from notation: ``HC`` or ``-``, then rooms such as ``kit``, ``kit+M``, ``kit+D``.

        Raises:
            ValueError: quotes the word that is wrong and says what would be right.
        """
        first, *rest = text.split() or [""]
        if first not in ("HC", "-"):
            raise ValueError(f"a house begins with HC or -, not with {first[:40]!r}")
        for word in rest:
            if word not in _ROOMS:
                raise ValueError(f"{word[:40]!r} is no room: expected {', '.join(RoomKind)}, perhaps with +M or +D")
        return cls(first == "HC", tuple(_ROOMS[word] for word in rest))

    @property
    def open_rooms(self) -> int:
        """How many rooms have nothing on them."""
        return len(open_places(self))

    @property
    def moose(self) -> int:
        """How many rooms have a moose."""
        return self._count(Cover.MOOSE)

    @property
    def doors(self) -> int:
        """How many rooms are shut."""
        return self._count(Cover.DOOR)

    def _count(self, cover: Cover) -> int:
        return sum([room.cover is cover for room in self.rooms])

    @property
    def cards(self) -> Cards:
        """All cards that lie here."""
        return (*((HOUSE,) if self.has_card else ()), *(card for room in self.rooms for card in room.cards))

    def built(self, kind: RoomKind) -> House:
        """With an open room more, at the right end."""
        return House(self.has_card, (*self.rooms, Room(kind, Cover.OPEN)))

    def covered(self, place: int, cover: Cover) -> House:
        """With something on the room at this place, counted from 0 on the left."""
        room = Room(self.rooms[place].kind, cover)
        return House(self.has_card, (*self.rooms[:place], room, *self.rooms[place + 1 :]))

    def __str__(self) -> str:
        return " ".join(["HC" if self.has_card else "-", *(str(room) for room in self.rooms)])


@kept
def open_places(house: House) -> tuple[tuple[int, RoomKind], ...]:
    """The places of the rooms that have nothing on them, and their kinds.

    >>> [(place, str(kind)) for place, kind in open_places(House.of("HC kit bath+M liv"))]
    [(0, 'kit'), (2, 'liv')]
    """
    return tuple([(place, room.kind) for place, room in enumerate(house.rooms) if room.cover is Cover.OPEN])


Houses: TypeAlias = tuple[House, ...]
EMPTY: Final = House(has_card=False, rooms=())


def all_have_card(houses: Houses) -> bool:
    """Whether a house card lies in front of every player (clause 7.1).

    >>> all_have_card((House.of("HC kit"), House.of("-")))
    False
    """
    return False not in [house.has_card for house in houses]
