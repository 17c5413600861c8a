"""Set-ups and actions of the house game as JSON data, and back; a fault names its place."""

from __future__ import annotations

from typing import assert_never

from moosekit.cards.card import UnknownCard
from moosekit.core.ids import Seat
from moosekit.core.json_data import BadData, Json, Reader
from moosekit.core.refusal import BadSetup
from moosekit.games.moose_in_the_house.actions import DISCARD, PASS, Action, Answer, DiscardCard, Pass, PlayCard
from moosekit.games.moose_in_the_house.cards import HouseCard
from moosekit.games.moose_in_the_house.setup import (
    SWITCHES,
    DoorsCounted,
    RefillOrder,
    SecondTie,
    Setup,
    Start,
    Trap,
    YesNo,
)

MANY = 1_000


def write_setup(setup: Setup) -> Json:
    """Every value of the set-up."""
    switches = {switch: setup.value(switch) for switch in SWITCHES}
    return {"players": setup.players, "named": setup.named, **switches, "name": setup.name}


def read_setup(data: Reader) -> Setup:
    """A set-up.

    Raises:
        BadData: names the place of the fault.
    """
    data.only("players", "named", *SWITCHES, "name")
    named = data.field("named")
    try:
        return Setup(
            players=data.field("players").whole(0, MANY),
            named=None if named.value is None else Seat(named.whole(0, MANY)),
            start=data.field("start").member(Start),
            must_act=data.field("must_act").member(YesNo),
            trap=data.field("trap").member(Trap),
            doors_before_house=data.field("doors_before_house").member(YesNo),
            refill_order=data.field("refill_order").member(RefillOrder),
            count_house_cards=data.field("count_house_cards").member(YesNo),
            doors_counted=data.field("doors_counted").member(DoorsCounted),
            second_tie=data.field("second_tie").member(SecondTie),
            name=data.field("name").text(),
        )
    except BadSetup as fault:
        raise data.fault(str(fault)) from fault


def read_card(data: Reader) -> HouseCard:
    """A card by its code."""
    try:
        return HouseCard.of(data.text())
    except UnknownCard as fault:
        raise BadData(data.path, str(fault)) from None


def write_action(action: Action) -> Json:
    """An action as an object, such as ``{"play": "M.kit", "on": 1, "room": 0}``; seats and rooms count from 0."""
    match action:
        case PlayCard(card, target, None):
            return {"play": card.code, "on": target}
        case PlayCard(card, target, place):
            return {"play": card.code, "on": target, "room": place}
        case DiscardCard(card):
            return {"discard": card.code}
        case Answer() | Pass():
            return {"say": action.value}
        case _:
            assert_never(action)


def read_action(data: Reader) -> Action:
    """An action from an object with ``play``, ``discard`` or ``say``."""
    data.only("play", "on", "room", "discard", "say")
    play, discard, say = data.optional("play"), data.optional("discard"), data.optional("say")
    given = [one for one in (play, discard, say) if one is not None]
    if len(given) != 1:
        raise data.fault(f"expected one of play, discard, say; found {len(given)} of them")
    if play is not None:
        room = data.optional("room")
        place = None if room is None else room.whole(0, MANY)
        return PlayCard(read_card(play), Seat(data.field("on").whole(0, MANY)), place)
    for name in ("on", "room"):
        extra = data.optional(name)
        if extra is not None:
            raise extra.fault("only a card that is played has a house and a room")
    if discard is not None:
        return DISCARD[read_card(discard).index]
    word = data.field("say").choice((*Answer, PASS))
    return PASS if word == PASS else Answer(word)
