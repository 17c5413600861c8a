"""Actions as short texts: ``R.kit>2``, ``M.kit>2 kit2``, ``D>kit``, ``discard T``, ``pass``, ``trap``, ``no trap``."""

from __future__ import annotations

import re
from typing import Final

from moosekit.cards.card import UnknownCard
from moosekit.core.ids import Seat
from moosekit.games.moose_in_the_house.actions import DISCARD, PASS, Action, Answer, DiscardCard, Pass, PlayCard
from moosekit.games.moose_in_the_house.cards import HouseCard, RoomKind
from moosekit.games.moose_in_the_house.houses import House, Houses

__all__ = ["BadNotation", "read", "write"]

_WORDS: dict[str, Action] = {
    "pass": PASS,
    "trap": Answer.TRAP,
    "T": Answer.TRAP,
    "no trap": Answer.NO_TRAP,
    "no-trap": Answer.NO_TRAP,
}

_SEAT: Final = re.compile(r"S?([0-9]{1,3})")


class BadNotation(ValueError):
    """A text that is no action; says what one looks like."""


def read(text: str, houses: Houses, seat: Seat) -> Action:
    """The action that a text means, said by ``seat``; whether it is legal is another question.

    Seats are written from 1, ``S2`` or ``2``; without one, a door goes to one's own house. ``kit2`` is the second
    kitchen from the left; without a room the first open one that fits a moose is meant.

    >>> houses = (House.of("HC"), House.of("HC kit bed kit"))
    >>> read("M.kit>S2 kit2", houses, Seat(0))
    PlayCard(card=M.kit, target=1, place=2)

    Raises:
        BadNotation: quotes the text.
    """
    said = text.strip()
    if said in _WORDS:
        return _WORDS[said]
    if said.startswith("discard "):
        return DISCARD[_card(said.removeprefix("discard ").strip(), text).index]
    code, arrow, rest = said.partition(">")
    if not arrow:
        raise _bad(text)
    card = _card(code.strip(), text)
    words = rest.split()
    target = seat
    if words and (number := _SEAT.fullmatch(words[0])) is not None:
        target = Seat(int(number[1]) - 1)
        del words[0]
    if len(words) > 1 or not 0 <= target < len(houses):
        raise _bad(text)
    if not words:
        return PlayCard(card, target, _first_open(card, houses[target]))
    return PlayCard(card, target, _place(words[0], houses[target], text))


def _card(code: str, text: str) -> HouseCard:
    try:
        return HouseCard.of(code)
    except UnknownCard:
        raise _bad(text) from None


def _first_open(card: HouseCard, house: House) -> int | None:
    """The room that a moose without a room named goes to."""
    if card.code[:2] != "M.":
        return None
    fitting = [place for place, room in enumerate(house.rooms) if room.kind is card.room and not room.cover]
    return fitting[0] if fitting else None


def _place(word: str, house: House, text: str) -> int:
    kind = word.rstrip("0123456789")
    number = int(word[len(kind) :][:3] or 1)
    places = [place for place, room in enumerate(house.rooms) if room.kind == kind]
    if kind not in tuple(RoomKind) or not 1 <= number <= len(places):
        raise BadNotation(f"{text[:60]!r}: there is no room {word[:20]!r} in the house {house}")
    return places[number - 1]


def _bad(text: str) -> BadNotation:
    return BadNotation(
        f"{text[:60]!r} is no action: expected for example R.kit>2, M.kit>2 kit2, HC>2, D>kit, discard T, pass, trap"
    )


def write(action: Action, houses: Houses, seat: Seat) -> str:
    """The short text of an action.

    >>> houses = (House.of("HC liv"), House.of("HC kit bed kit"))
    >>> write(PlayCard(HouseCard.of("M.kit"), Seat(1), 2), houses, Seat(0))
    'M.kit>2 kit2'
    >>> write(PlayCard(HouseCard.of("D"), Seat(0), 0), houses, Seat(0))
    'D>liv'
    """
    match action:
        case PlayCard(card, target, place):
            whose = "" if target == seat else str(target + 1)
            return f"{card.code}>{' '.join([*([whose] if whose else []), *_room_name(houses[target], place)])}"
        case DiscardCard(card):
            return f"discard {card.code}"
        case Answer.NO_TRAP:
            return "no trap"
        case Answer() | Pass():
            return action.value


def _room_name(house: House, place: int | None) -> list[str]:
    if place is None:
        return []
    kind = house.rooms[place].kind
    same = [index for index, room in enumerate(house.rooms) if room.kind is kind]
    return [f"{kind}{same.index(place) + 1}" if len(same) > 1 else str(kind)]
