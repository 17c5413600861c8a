"""The board of There's a Moose in the House: all that lies on the table for one viewer, as plain data."""

from __future__ import annotations

from moosekit.cards.card import codes, in_order
from moosekit.core.awaits import Over, asked
from moosekit.core.ids import Seat
from moosekit.core.json_data import Json
from moosekit.games.moose_in_the_house.actions import Action
from moosekit.games.moose_in_the_house.cards import Cards
from moosekit.games.moose_in_the_house.codec import write_action
from moosekit.games.moose_in_the_house.houses import Cover, House
from moosekit.games.moose_in_the_house.moves import answers, turn_options
from moosekit.games.moose_in_the_house.view import HouseView
from moosekit.widgets.table.contract import Board
from moosekit.widgets.table.ending import ending_of


def board(view: HouseView, own: Seat | None) -> Board:
    """The table as the viewer sees it; ``own`` is whose hand is the own one."""
    facts, over = view.facts, isinstance(view.awaits, Over)
    seats = [Seat(seat) for seat in range(len(facts.houses))]
    zones = [view.zone("hand", seat) for seat in seats]
    return {
        "deck": _left(view),
        "discards": len(view.zone("discard").cards),
        "top": None if facts.top is None else facts.top.code,
        "houses": [house_data(house) for house in facts.houses],
        "held": [len(zone.cards) + zone.hidden for zone in zones],
        "open": [[] if seat == own else list(codes(zone.cards)) for seat, zone in zip(seats, zones, strict=True)],
        "own": own,
        "hand": [] if own is None else list(codes(view.zone("hand", own).cards)),
        "turn": None if over else int(facts.turn),
        "attack": _attack(view),
        "counted": _counted(view),
        "end": ending_of(view.awaits),
        "may": _may(view, own),
    }


def house_data(house: House) -> Json:
    """A house: whether the house card lies there, and the rooms from left to right with what lies on each."""
    return {"card": house.has_card, "rooms": [room_data(room.kind, room.cover) for room in house.rooms]}


def room_data(kind: str, cover: Cover) -> Json:
    """A room, and what lies on it: ``open``, ``moose`` or ``door``."""
    return {"kind": str(kind), "on": cover.name.lower()}


def counted_data(hand: Cards, in_house: int, in_hand: int) -> Json:
    """A hand laid open at the end: its cards, moose in the house, and what counts like them in hand."""
    return {"hand": list(codes(in_order(hand))), "house": in_house, "held": in_hand}


def _left(view: HouseView) -> int:
    """How many cards the draw pile has."""
    deck = view.zone("deck")
    return deck.hidden + len(deck.cards)


def _attack(view: HouseView) -> Json:
    attack = view.facts.attack
    if attack is None:
        return None
    return {"from": int(attack.attacker), "to": int(attack.target), "card": attack.card.code, "place": attack.place}


def _counted(view: HouseView) -> list[Json]:
    """By seat, what was counted; nothing before the end."""
    houses = view.facts.houses
    if not isinstance(view.awaits, Over):
        return [None for _ in houses]
    points = view.awaits.outcome.points
    return [
        counted_data(view.zone("hand", Seat(seat)).cards, house.moose, -points[seat] - house.moose)
        for seat, house in enumerate(houses)
    ]


def _may(view: HouseView, own: Seat | None) -> Json:
    """What the own seat may do now; nothing where it is not asked."""
    if own is None or own not in asked(view.awaits):
        return None
    return [write_action(action) for action in allowed(view, own)]


def allowed(view: HouseView, seat: Seat) -> tuple[Action, ...]:
    """All that a seat may do that is asked, as far as the view shows its hand."""
    facts, hand = view.facts, view.zone("hand", seat).cards
    if facts.attack is not None:
        return answers(hand, facts.setup).actions
    return turn_options(hand, facts.houses, seat, facts.setup, pile=_left(view) > 0).actions
