"""What a seat can do in the house game. Actions are values, each made once."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Final, TypeAlias

from moosekit.core.ids import Seat
from moosekit.games.moose_in_the_house.cards import KINDS, HouseCard

__all__ = ["Action", "Answer", "DiscardCard", "Pass", "PlayCard"]


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card to the house of ``target``; a moose or a door also names its room, counted from 0 on the left.

    >>> PlayCard(HouseCard.of("D"), Seat(1), place=0)
    PlayCard(card=D, target=1, place=0)
    """

    card: HouseCard
    target: Seat
    place: int | None = None


@cache
def play_card(card: HouseCard, target: Seat, place: int | None = None) -> PlayCard:
    """The one object for a play, as options are made with every turn.

    >>> play_card(KINDS[0], Seat(1)) is play_card(KINDS[0], Seat(1))
    True
    """
    return PlayCard(card, target, place)


@dataclass(frozen=True, slots=True)
class DiscardCard:
    """Lay a card on the discard pile, face up (clause 3.4).

    >>> DiscardCard(HouseCard.of("D"))
    DiscardCard(card=D)
    """

    card: HouseCard


class Answer(StrEnum):
    """What an attacked seat says (section 6)."""

    TRAP = "trap"
    NO_TRAP = "no-trap"


class Pass(StrEnum):
    """Doing nothing, when the draw pile is used up (clause 8.2)."""

    PASS = "pass"


Action: TypeAlias = PlayCard | DiscardCard | Answer | Pass
PASS: Final = Pass.PASS
#: one object for each card, by the card's index
DISCARD: Final = tuple(DiscardCard(card) for card in KINDS)
