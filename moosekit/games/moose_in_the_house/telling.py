"""What happens, in one sentence each, as somebody at the table would say it aloud (clause 1.4).

A drawn card is named where the event shows it, which is for its own seat only.
"""

from __future__ import annotations

from typing import assert_never

from moosekit.cards.card import codes
from moosekit.core.secret import Hidden, Secret
from moosekit.games.moose_in_the_house.cards import Cards, HouseCard
from moosekit.games.moose_in_the_house.events import (
    CardDiscarded,
    CardDrawn,
    DoorShut,
    Event,
    GameBegan,
    GameEnded,
    HandDealt,
    HouseCardsDiscarded,
    HouseGiven,
    MooseCounted,
    MooseMovedIn,
    MooseSent,
    Passed,
    PileEmpty,
    RoomBuilt,
    SeatSkipped,
    TrapSprung,
)
from moosekit.words.catalogue import text


def tell(event: Event, language: str = "en") -> str:
    """An event as a sentence; give it the redacted event of whoever listens.

    >>> from moosekit.core.ids import Seat
    >>> tell(MooseMovedIn(Seat(0), Seat(1), HouseCard.of("M.kit"), 0))
    'There is a moose in the kitchen of seat 2!'
    """
    match event:
        case HandDealt() | CardDrawn():
            return _tell_draw(event, language)
        case RoomBuilt() | MooseSent() | MooseMovedIn() | TrapSprung():
            return _tell_room(event, language)
        case HouseGiven(seat, target):
            return text("event.house.house-given", language, seat=seat, target=target)
        case HouseCardsDiscarded(seat, count):
            return text("event.house.house-cards-discarded", language, seat=seat, count=count)
        case DoorShut(seat, room):
            return text("event.house.door-shut", language, seat=seat, room=room.room)
        case CardDiscarded(seat, card):
            return text("event.house.discarded", language, seat=seat, card=card.code)
        case PileEmpty():
            return text("event.house.pile-empty", language)
        case GameBegan() | Passed() | SeatSkipped() | MooseCounted() | GameEnded():
            return _tell_turn(event, language)
        case _:
            assert_never(event)


def _tell_draw(event: HandDealt | CardDrawn, language: str) -> str:
    drawn: Secret[Cards] | Secret[HouseCard] | Hidden = event.cards if isinstance(event, HandDealt) else event.card
    if isinstance(drawn, Hidden):
        key = "event.house.dealt" if isinstance(event, HandDealt) else "event.house.drawn"
        return text(key, language, seat=event.seat)
    cards = (drawn.value,) if isinstance(drawn.value, HouseCard) else drawn.value
    key = "event.house.dealt-seen" if isinstance(event, HandDealt) else "event.house.drawn-seen"
    return text(key, language, seat=event.seat, cards=codes(cards))


def _tell_room(event: RoomBuilt | MooseSent | MooseMovedIn | TrapSprung, language: str) -> str:
    seat, target, room = event.seat, event.target, event.card.room
    match event:
        case RoomBuilt():
            return text("event.house.room-built", language, seat=seat, target=target, room=room)
        case MooseSent():
            return text("event.house.moose-sent", language, seat=seat, target=target, room=room)
        case MooseMovedIn():
            return text("event.house.moved-in", language, target=target, room=room)
        case TrapSprung():
            return text("event.house.trap-sprung", language, target=target, room=room)


def _tell_turn(event: GameBegan | Passed | SeatSkipped | MooseCounted | GameEnded, language: str) -> str:
    match event:
        case GameBegan(seat):
            return text("event.house.began", language, seat=seat)
        case Passed(seat):
            return text("event.house.passed", language, seat=seat)
        case SeatSkipped(seat):
            return text("event.house.skipped", language, seat=seat)
        case MooseCounted(seat, _, in_house, in_hand):
            return text("event.house.counted", language, seat=seat, house=in_house, hand=in_hand)
        case GameEnded(outcome):
            winners = outcome.ranking[0]
            key = "event.house.won" if len(winners) == 1 else "event.house.shared"
            return text(key, language, seats=winners)
