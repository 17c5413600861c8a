"""What the rulebook leaves open, as named switches; the first value of each is the default."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

__all__ = [
    "AllClearClock",
    "AvalancheCard",
    "Caller",
    "Choices",
    "EarlyTouch",
    "Flipper",
    "Idle",
    "ManyTied",
    "Reshuffle",
    "ShortTie",
    "TakenCard",
    "ThirdSet",
    "ThreeWilds",
    "ToCome",
    "TwoTouches",
]


class TwoTouches(StrEnum):
    """Which of two cards counts that one seat touches (clause 3.6)."""

    FIRST = "first"
    LAST = "last"


class TakenCard(StrEnum):
    """What touching a card that is gone costs (clause 3.7)."""

    FREE = "free"
    LAST_PICK = "last-pick"


class EarlyTouch(StrEnum):
    """What a touch before the reveal means (clause 3.8)."""

    IGNORED = "ignored"
    LAST_PICK = "last-pick"


class Idle(StrEnum):
    """How free cards are given to seats that took none (clause 3.9)."""

    IN_ORDER = "in-order"
    BY_CHANCE = "by-chance"


class ManyTied(StrEnum):
    """In which order three or more seats meet over one card (clause 4.4)."""

    STAMP_ORDER = "stamp-order"
    DRAWN_START = "drawn-start"


class Flipper(StrEnum):
    """Who flips the token (clause 4.5)."""

    SEAT = "seat"
    TABLE = "table"


class Caller(StrEnum):
    """Which of the two calls (clause 4.6)."""

    EARLIEST = "earliest"
    LATEST = "latest"


class ThreeWilds(StrEnum):
    """Whether three wild cards are a set (clause 5.3)."""

    SET = "set"
    NO_SET = "no-set"


class Choices(StrEnum):
    """When a seat is asked which pair its wild card completes (clause 5.6)."""

    AFTER_FLIP = "after-flip"
    AT_ONCE = "at-once"


class ToCome(StrEnum):
    """Which cards are still to come, where a seat does not answer (clause 5.7)."""

    PILES = "piles"
    PILES_AND_DISCARD = "piles-and-discard"


class AvalancheCard(StrEnum):
    """Where a card goes that is touched beside an avalanche (clause 7.2)."""

    STAYS = "stays"
    KEPT = "kept"


class AllClearClock(StrEnum):
    """Whether a touch restarts the wait for "all clear" (clause 7.4)."""

    RUNS_ON = "runs-on"
    STARTS_AGAIN = "starts-again"


class Reshuffle(StrEnum):
    """When the discard pile is mixed if the draw piles are used up exactly (clause 8.3)."""

    WHEN_NEEDED = "when-needed"
    AT_ONCE = "at-once"


class ShortTie(StrEnum):
    """What decides between equal sets when cards run out (clause 8.4)."""

    HERD = "herd"
    SHARED = "shared"


class ThirdSet(StrEnum):
    """Who wins when several seats finish a third set in one flip (clause 9.2)."""

    EARLIER = "earlier"
    SAME_FLIP = "same-flip"


#: each switch by its field of the set-up
SWITCHES: Final[dict[str, type[StrEnum]]] = {
    "two_touches": TwoTouches,
    "taken_card": TakenCard,
    "early_touch": EarlyTouch,
    "idle": Idle,
    "many_tied": ManyTied,
    "flipper": Flipper,
    "caller": Caller,
    "three_wilds": ThreeWilds,
    "choices": Choices,
    "to_come": ToCome,
    "avalanche_card": AvalancheCard,
    "all_clear_clock": AllClearClock,
    "reshuffle": Reshuffle,
    "short_tie": ShortTie,
    "third_set": ThirdSet,
}
#: where the rules speak of each switch
CLAUSES: Final = {
    "two_touches": "3.6",
    "taken_card": "3.7",
    "early_touch": "3.8",
    "idle": "3.9",
    "many_tied": "4.4",
    "flipper": "4.5",
    "caller": "4.6",
    "three_wilds": "5.3",
    "choices": "5.6",
    "to_come": "5.7",
    "avalanche_card": "7.2",
    "all_clear_clock": "7.4",
    "reshuffle": "8.3",
    "short_tie": "8.4",
    "third_set": "9.2",
}
