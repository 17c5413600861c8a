"""The switches of the set-up: what the rulebook leaves open, or another edition plays differently. Defaults first."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

__all__ = [
    "AfterMistake",
    "Clock",
    "LastCard",
    "NameAndSpecial",
    "NearNames",
    "OwnerSpecial",
    "Passing",
    "Penalty",
    "SameName",
    "SpecialOff",
    "SpecialShout",
    "SpecialTop",
    "Swaps",
    "Tie",
    "TitleAsName",
    "Tries",
]


class Clock(StrEnum):
    """Whether a clock runs (clause 4.4)."""

    STAMPS = "stamps"
    TURNS = "turns"


class SpecialShout(StrEnum):
    """Whether the special shout is played (clause 6.1)."""

    OFF = "off"
    ON = "on"


class OwnerSpecial(StrEnum):
    """The special shout of an owner of a matching pile (clause 6.5)."""

    REFUSED = "refused"
    MISTAKE = "mistake"


class AfterMistake(StrEnum):
    """What may be done after a mistaken special shout (clause 6.8)."""

    BARRED = "barred"
    MAY_NAME = "may-name"


class SpecialTop(StrEnum):
    """What lies on top after a special shout (clause 6.9)."""

    DRAWN = "drawn"
    TAKEN = "taken"


class NameAndSpecial(StrEnum):
    """A right name and a right special shout at the same time (clause 6.10)."""

    EARLIER = "earlier"
    EQUAL = "equal"


class SpecialOff(StrEnum):
    """The special shout in a game without it (clause 6.11)."""

    REFUSED = "refused"
    WRONG_NAME = "wrong-name"


class Tries(StrEnum):
    """How often a seat may try for one card (clause 3.7)."""

    UNLIMITED = "unlimited"
    ONE = "one"


class Penalty(StrEnum):
    """What a wrong name costs (clause 3.8)."""

    NONE = "none"
    ONE_CARD = "one-card"


class SameName(StrEnum):
    """Two characters with one name (clause 2.4)."""

    ALLOWED = "allowed"
    REFUSED = "refused"


class TitleAsName(StrEnum):
    """The game's title as a name while the special shout is played (clause 2.3)."""

    REFUSED = "refused"
    ALLOWED = "allowed"


class Passing(StrEnum):
    """Shouting after a pass (clause 4.2)."""

    OPEN = "open"
    FINAL = "final"


class LastCard(StrEnum):
    """When the game ends (clause 7.1)."""

    PLAYED_OUT = "played-out"
    ENDS_AT_ONCE = "ends-at-once"


class Tie(StrEnum):
    """Equally many cards at the end (clause 7.4)."""

    SHARED = "shared"
    MOST_FACES = "most-faces"


class Swaps(StrEnum):
    """How many slips two swapped neighbours are (clause 5.3)."""

    ONE = "one"
    TWO = "two"


class NearNames(StrEnum):
    """Whether the name of another character can stand in the way of one with slips (clause 5.4)."""

    HINDER = "hinder"
    IGNORED = "ignored"


#: every switch by its field in the set-up, with its values, the default first
SWITCHES: Final[Mapping[str, tuple[StrEnum, ...]]] = MappingProxyType(
    {
        "clock": tuple(Clock),
        "special_shout": tuple(SpecialShout),
        "owner_special": tuple(OwnerSpecial),
        "after_mistake": tuple(AfterMistake),
        "special_top": tuple(SpecialTop),
        "name_and_special": tuple(NameAndSpecial),
        "special_off": tuple(SpecialOff),
        "tries": tuple(Tries),
        "penalty": tuple(Penalty),
        "same_name": tuple(SameName),
        "title_as_name": tuple(TitleAsName),
        "passing": tuple(Passing),
        "last_card": tuple(LastCard),
        "tie": tuple(Tie),
        "swaps": tuple(Swaps),
        "near_names": tuple(NearNames),
    }
)
#: where the rules speak of each switch
CLAUSES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "clock": "4.4",
        "special_shout": "6.1",
        "owner_special": "6.5",
        "after_mistake": "6.8",
        "special_top": "6.9",
        "name_and_special": "6.10",
        "special_off": "6.11",
        "tries": "3.7",
        "penalty": "3.8",
        "same_name": "2.4",
        "title_as_name": "2.3",
        "passing": "4.2",
        "last_card": "7.1",
        "tie": "7.4",
        "swaps": "5.3",
        "near_names": "5.4",
    }
)
