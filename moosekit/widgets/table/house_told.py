"""The events of There's a Moose in the House in words, each with what it changes on the board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, assert_never, cast

from moosekit.cards.card import codes
from moosekit.core.json_data import Json
from moosekit.core.secret import Secret
from moosekit.games.moose_in_the_house.cards import DOOR, HOUSE, TRAP, HouseCard
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
from moosekit.games.moose_in_the_house.houses import Cover
from moosekit.games.moose_in_the_house.telling import tell as say
from moosekit.widgets.table.contract import Board
from moosekit.widgets.table.house_board import counted_data, room_data
from moosekit.widgets.table.scene import Around, Changes, Told, as_list

WAITING: Final[Changes] = {"may": None}


def tell(event: Event, around: Around[Event]) -> Told:
    """One event: its sentence, and the fields of the board that it changes."""
    board, line = around.board, say(event, around.language)
    match event:
        case HandDealt() | GameBegan() | CardDrawn() | PileEmpty():
            return _drawn(event, board, around.after, line)
        case RoomBuilt() | HouseGiven() | DoorShut():
            return _laid(event, board, line)
        case MooseSent() | MooseMovedIn() | TrapSprung():
            return _moose(event, board, line)
        case HouseCardsDiscarded() | CardDiscarded() | Passed() | SeatSkipped():
            return _discarded(event, board, line)
        case MooseCounted(seat, hand, in_house, in_hand):
            count = counted_data(hand, in_house, in_hand)
            counted = [count if place == seat else one for place, one in enumerate(as_list(board["counted"]))]
            return Told("end", seat, line, {"counted": counted, "turn": None, **WAITING})
        case GameEnded():
            return Told("end", None, line, {"end": around.after["end"], "turn": None, **WAITING})
        case _:
            assert_never(event)


def _laid(event: RoomBuilt | HouseGiven | DoorShut, board: Board, line: str) -> Told:
    match event:
        case RoomBuilt(seat, target, card):
            new = room_data(str(card.room), Cover.OPEN)
            houses = _house(board, target, rooms=[*_rooms(board, target), new])
            return Told("build", seat, line, {**_played(board, seat, card), **houses, **WAITING})
        case HouseGiven(seat, target):
            changes = {**_played(board, seat, HOUSE), **_house(board, target, card=True)}
            return Told("build", seat, line, {**changes, **WAITING})
        case DoorShut(seat, _, place):
            changes = {**_played(board, seat, DOOR), **_covered(board, seat, place, Cover.DOOR)}
            return Told("door", seat, line, {**changes, **WAITING})


def _moose(event: MooseSent | MooseMovedIn | TrapSprung, board: Board, line: str) -> Told:
    match event:
        case MooseSent(seat, target, card, place):
            attack: Json = {"from": int(seat), "to": int(target), "card": card.code, "place": place}
            return Told("moose", seat, line, {**_played(board, seat, card), "attack": attack, **WAITING})
        case MooseMovedIn(_, target, _, place):
            changes = {**_covered(board, target, place, Cover.MOOSE), "attack": None}
            return Told("moose", target, line, {**changes, **WAITING})
        case TrapSprung(_, target):
            changes = {**_played(board, target, TRAP), **_thrown(board, TRAP, 2), "attack": None}
            return Told("moose", target, line, {**changes, **WAITING})


def _drawn(event: HandDealt | GameBegan | CardDrawn | PileEmpty, board: Board, after: Board, line: str) -> Told:
    match event:
        case HandDealt(seat, cards):
            own = codes(cards.value) if isinstance(cards, Secret) and seat == board["own"] else ()
            hand: Changes = {"hand": list(own)} if own else {}
            return Told("deal", seat, line, {**hand, **WAITING}, stop=bool(own))
        case GameBegan(seat):
            return Told("deal", seat, line, {"turn": int(seat), **WAITING})
        case CardDrawn(seat):
            hand = {"hand": after["hand"]} if seat == board["own"] else {}
            left: Changes = {"deck": max(cast("int", board["deck"]) - 1, 0), "turn": after["turn"]}
            return Told("draw", seat, line, {**hand, **left, "held": _counted(board, seat, 1), **WAITING}, stop=False)
        case PileEmpty():
            return Told("draw", None, line, {"deck": 0, **WAITING})


def _discarded(event: HouseCardsDiscarded | CardDiscarded | Passed | SeatSkipped, board: Board, line: str) -> Told:
    match event:
        case CardDiscarded(seat, card):
            return Told("discard", seat, line, {**_played(board, seat, card), **_thrown(board, card, 1), **WAITING})
        case HouseCardsDiscarded(seat, count):
            changes = {**_played(board, seat, HOUSE, count), **_thrown(board, HOUSE, count)}
            return Told("discard", seat, line, {**changes, **WAITING}, stop=False)
        case Passed(seat) | SeatSkipped(seat):
            return Told("discard", seat, line, WAITING, stop=isinstance(event, Passed))


def _played(board: Board, seat: int, card: HouseCard, count: int = 1) -> Changes:
    """Cards leave a hand: the count goes down, and they go from where they were seen."""
    hands = [
        _without(hand, card, count) if place == seat else hand for place, hand in enumerate(as_list(board["open"]))
    ]
    own: Changes = {"hand": _without(board["hand"], card, count)} if seat == board["own"] else {}
    return {**own, "open": hands, "held": _counted(board, seat, -count)}


def _thrown(board: Board, card: HouseCard, count: int) -> Changes:
    """Cards lie on the discard pile, this one on top."""
    return {"discards": cast("int", board["discards"]) + count, "top": card.code}


def _house(board: Board, seat: int, **new: Json) -> Changes:
    """A house with something new in it."""
    houses = as_list(board["houses"])
    house = {**cast("Mapping[str, Json]", houses[seat]), **new}
    return {"houses": [house if place == seat else one for place, one in enumerate(houses)]}


def _covered(board: Board, seat: int, place: int, cover: Cover) -> Changes:
    """Something lies on a room now."""
    rooms = _rooms(board, seat)
    kind = cast("Mapping[str, str]", rooms[place])["kind"]
    rooms[place] = room_data(kind, cover)
    return _house(board, seat, rooms=rooms)


def _rooms(board: Board, seat: int) -> list[Json]:
    return as_list(cast("Mapping[str, Json]", as_list(board["houses"])[seat])["rooms"])


def _without(hand: Json, card: HouseCard, count: int) -> list[Json]:
    """A hand without so many copies of a card, as far as they are seen in it."""
    left = as_list(hand)
    for _ in range(min(count, left.count(card.code))):
        left.remove(card.code)
    return left


def _counted(board: Board, seat: int, more: int) -> list[Json]:
    """The counts of the hands, with that of one seat changed."""
    return [cast("int", held) + (more if place == seat else 0) for place, held in enumerate(as_list(board["held"]))]
