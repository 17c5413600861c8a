"""The 58 cards of the house game (clause 1.3): eleven kinds; copies of a kind are one and the same object."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from moosekit.cards.card import Card

__all__ = ["CardKind", "Cards", "HouseCard", "RoomKind", "cards"]


class RoomKind(StrEnum):
    """The four kinds of room, by the short names that notation uses."""

    KITCHEN = "kit"
    BATHROOM = "bath"
    LIVING_ROOM = "liv"
    BEDROOM = "bed"


class CardKind(StrEnum):
    """What a card is for."""

    ROOM = "room"
    MOOSE = "moose"
    HOUSE = "house"
    DOOR = "door"
    TRAP = "trap"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class HouseCard(Card):
    """A card of the house game. Empty rooms and moose have a ``room``; ``copies`` is how many there are.

    >>> HouseCard.of("M.kit").kind, HouseCard.of("M.kit").room, HouseCard.of("M.kit").copies
    (<CardKind.MOOSE: 'moose'>, <RoomKind.KITCHEN: 'kit'>, 5)
    """

    kind: CardKind
    room: RoomKind | None
    copies: int

    _letters = "R. or M. and a room (R.kit, M.kit; bath, liv, bed), HC, D or T"


Cards: TypeAlias = tuple[HouseCard, ...]

#: the eleven kinds, in deck order: empty rooms, moose, house card, door, trap
KINDS: Final = HouseCard.intern(
    (
        *(HouseCard(f"R.{room}", place, CardKind.ROOM, room, 5) for place, room in enumerate(RoomKind)),
        *(HouseCard(f"M.{room}", 4 + place, CardKind.MOOSE, room, 5) for place, room in enumerate(RoomKind)),
        HouseCard("HC", 8, CardKind.HOUSE, None, 10),
        HouseCard("D", 9, CardKind.DOOR, None, 5),
        HouseCard("T", 10, CardKind.TRAP, None, 3),
    )
)
#: by room: the empty room, and the moose in it
ROOM: Final = {card.room: card for card in KINDS if card.kind is CardKind.ROOM}
MOOSE: Final = {card.room: card for card in KINDS if card.kind is CardKind.MOOSE}
HOUSE, DOOR, TRAP = KINDS[8:]
#: all 58, as they are shuffled
CARDS: Final = tuple(card for card in KINDS for _ in range(card.copies))
CODES: Final = tuple(card.code for card in CARDS)


def cards(text: str) -> Cards:
    """Cards from their codes with blanks between; ``x2`` after a code says how many.

    >>> cards("M.kit HC x2 T")
    (M.kit, HC, HC, T)

    Raises:
        UnknownCard: quotes the word that names no card and says what a card looks like.
    """
    return HouseCard.listed(text)


def without(some: Cards, card: HouseCard) -> Cards:
    """The cards without one copy of this one.

    >>> without(cards("HC HC T"), HOUSE)
    (HC, T)

    Raises:
        ValueError: the card is not among them.
    """
    at = some.index(card)
    return some[:at] + some[at + 1 :]
