"""Cards, houses and hands as codes, and what they allow.

A hand card is "R.kit" (empty room), "M.kit" (moose in the room), "HC" (moose in the house), "D" (door) or "T" (trap).
A house is a tuple: "HC" or "-" first, then its rooms from left to right: "kit", "kit+M" with a moose, "kit+D" closed.
"""

from collections import Counter
from collections.abc import Sequence

ROOMS = ("kit", "bath", "liv", "bed")
MAX_EMPTY = 3

Cards = tuple[str, ...]
House = tuple[str, ...]


def full_deck() -> Cards:
    """The 58 cards of the box: 20 rooms, 20 moose in rooms, 10 house cards, 5 doors, 3 traps."""
    rooms = [card for room in ROOMS for card in (f"R.{room}", f"M.{room}") for _ in range(5)]
    return (*rooms, *["HC"] * 10, *["D"] * 5, *["T"] * 3)


def has_house_card(house: House) -> bool:
    return house[0] == "HC"


def is_empty_room(part: str) -> bool:
    return part in ROOMS


def empty_rooms(house: House) -> list[int]:
    """The places in the house, counted from 1 for the leftmost room, that nothing lies on."""
    return [place for place, part in enumerate(house) if is_empty_room(part)]


def moose_in(house: House) -> int:
    return sum(part.endswith("+M") for part in house)


def doors_in(house: House) -> int:
    return sum(part.endswith("+D") for part in house)


def room_name(house: House, place: int) -> str:
    """ "kit", or "kit2" for the second of several kitchens."""
    kind = house[place].split("+")[0]
    same = [other for other in range(1, len(house)) if house[other].split("+")[0] == kind]
    return kind if len(same) == 1 else f"{kind}{same.index(place) + 1}"


def room_place(house: House, name: str) -> int:
    """The place of the room that `room_name` calls so."""
    places = [place for place in range(1, len(house)) if room_name(house, place) == name]
    if not places:
        raise ValueError(f"no room {name!r} in the house {' '.join(house)}")
    return places[0]


def covered(house: House, place: int, sign: str) -> House:
    """The house with a moose ("+M") or a door ("+D") laid on one of its rooms."""
    return (*house[:place], house[place] + sign, *house[place + 1 :])


def without(hand: Cards, card: str) -> Cards:
    """The hand with one such card less."""
    at = hand.index(card)
    return (*hand[:at], *hand[at + 1 :])


def plays(hand: Cards, houses: Sequence[House], seat: int, door_before_house_card: bool) -> set[str]:
    """Every way in which a seat could lay down one of these cards. A trap is never among them."""
    found: set[str] = set()
    for card in Counter(hand):
        if card == "D":
            found |= _door_plays(houses[seat], door_before_house_card)
            continue
        for other, house in enumerate(houses):
            if other != seat:
                found |= _plays_on(card, house, f"{card}>S{other + 1}")
    return found


def _plays_on(card: str, house: House, code: str) -> set[str]:
    if card == "HC":
        return set() if has_house_card(house) else {code}
    if card.startswith("R."):
        return {code} if len(empty_rooms(house)) < MAX_EMPTY else set()
    if card.startswith("M.") and has_house_card(house):
        return {f"{code} {room_name(house, place)}" for place in empty_rooms(house) if house[place] == card[2:]}
    return set()


def _door_plays(house: House, before_house_card: bool) -> set[str]:
    if not has_house_card(house) and not before_house_card:
        return set()
    return {f"D>{room_name(house, place)}" for place in empty_rooms(house)}
