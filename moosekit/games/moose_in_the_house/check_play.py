"""Why a card does not fit where somebody wants to play it: whose house, the house card, the room (sections 4 and 5)."""

from __future__ import annotations

from moosekit.core.facts import facts
from moosekit.core.ids import Seat
from moosekit.core.refusal import Refusal
from moosekit.games.moose_in_the_house import refs
from moosekit.games.moose_in_the_house.actions import PlayCard
from moosekit.games.moose_in_the_house.cards import CardKind
from moosekit.games.moose_in_the_house.houses import MOST_OPEN, Cover, House, Houses
from moosekit.games.moose_in_the_house.moves import may_use_doors
from moosekit.games.moose_in_the_house.setup import Setup

#: the rule that sends a card to other players' houses
_TO_OTHERS = {CardKind.ROOM: refs.ROOMS_TO_OTHERS, CardKind.HOUSE: refs.HOUSE_CARD, CardKind.MOOSE: refs.MOOSE}


def misfits(houses: Houses, seat: Seat, action: PlayCard, setup: Setup) -> tuple[Refusal, ...]:
    """Every reason why the card cannot be played there, whether or not the hand holds it.

    >>> from moosekit.games.moose_in_the_house.cards import HOUSE
    >>> two = (House.of("-"), House.of("HC"))
    >>> [refusal.code for refusal in misfits(two, Seat(0), PlayCard(HOUSE, Seat(1)), Setup(2))]
    ['house.has-house-card']
    """
    kind, target = action.card.kind, action.target
    if kind is CardKind.TRAP:
        return (Refusal("house.trap-is-no-play", refs.TRAP_ONLY),)
    if not 0 <= target < len(houses):
        what = facts(number=target + 1, count=len(houses))
        return (Refusal("house.no-seat", refs.ONE_ACTION, what),)
    return (*_wrong_house(seat, action), *_house_misfits(houses[target], action, setup), *_place(houses, action))


def _wrong_house(seat: Seat, action: PlayCard) -> tuple[Refusal, ...]:
    kind = action.card.kind
    if kind is CardKind.DOOR:
        return () if action.target == seat else (Refusal("house.own-door", refs.DOOR, facts(seat=action.target)),)
    if action.target != seat:
        return ()
    return (Refusal("house.to-others", _TO_OTHERS[kind], facts(card=action.card.code)),)


def _house_misfits(house: House, action: PlayCard, setup: Setup) -> tuple[Refusal, ...]:
    """What the target's house card and its open rooms say."""
    what = facts(seat=action.target, card=action.card.code, count=MOST_OPEN)
    match action.card.kind:
        case CardKind.ROOM if house.open_rooms >= MOST_OPEN:
            return (Refusal("house.three-open", refs.THREE_OPEN, what),)
        case CardKind.HOUSE if house.has_card:
            return (Refusal("house.has-house-card", refs.HOUSE_CARD, what),)
        case CardKind.MOOSE if not house.has_card:
            return (Refusal("house.moose-before-card", refs.BEFORE_HOUSE_CARD, what),)
        case CardKind.DOOR if not may_use_doors(house, setup):
            return (Refusal("house.door-before-card", refs.EARLY_DOOR, what),)
        case _:
            return ()


def _place(houses: Houses, action: PlayCard) -> tuple[Refusal, ...]:
    """What the room says: it has to be there, open, and of the right kind."""
    card, house, place = action.card, houses[action.target], action.place
    what = facts(seat=action.target, card=card.code)
    if card.kind not in (CardKind.MOOSE, CardKind.DOOR):
        return () if place is None else (Refusal("house.no-place-needed", refs.ONE_ACTION, what),)
    ref = refs.MOOSE if card.kind is CardKind.MOOSE else refs.DOOR
    if place is None or not 0 <= place < len(house.rooms):
        rooms = tuple(str(room.kind) for room in house.rooms)
        return (Refusal("house.no-such-room", ref, (*what, *facts(rooms=rooms))),)
    room = house.rooms[place]
    reasons: list[Refusal] = []
    if card.kind is CardKind.MOOSE and room.kind is not card.room:
        reasons.append(Refusal("house.other-room", ref, (*what, *facts(room=str(room.kind)))))
    if room.cover is Cover.MOOSE:
        reasons.append(Refusal("house.room-full", refs.ONE_MOOSE, (*what, *facts(room=str(room.kind)))))
    if room.cover is Cover.DOOR:
        reasons.append(Refusal("house.room-shut", refs.ONE_MOOSE, (*what, *facts(room=str(room.kind)))))
    return tuple(reasons)
