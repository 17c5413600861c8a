"""Studies that can be dealt out card by card: of which deck, which cards are counted, and when it happens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from moosekit.chance.faults import unknown
from moosekit.games.moose_in_the_house.setup import HAND as HOUSE_HAND
from moosekit.lessons.studies.mayhem import SETUP as MAYHEM
from moosekit.lessons.studies.moustache import HAND, MANY


@dataclass(frozen=True, slots=True)
class Deal:
    """``wanted`` are the codes that are counted; ``own`` lie open; ``happens`` is told how many each hand got."""

    game: str
    wanted: str
    hands: tuple[int, ...]
    happens: Callable[[tuple[int, ...]], bool]
    own: str = ""


def _none(counts: tuple[int, ...]) -> bool:
    return not any(counts)


def _all_many(counts: tuple[int, ...]) -> bool:
    return min(counts) >= MANY


#: by the names of their studies
DEALS: Final[dict[str, Deal]] = {
    "blues": Deal("moustache", "B*", (HAND,), _none),
    "flip": Deal("moose-match-mayhem", "avalanche", (MAYHEM.players,), any),
    "house-hand": Deal("moose-in-the-house", "HC", (HOUSE_HAND,), _none),
    "their-suit": Deal("moustache", "O*", (HAND,), _none, own="O2 O4 O5 O8 O10 G0 G3 P1 P7 B6"),
    "two-hands": Deal("moustache", "B*", (HAND, HAND), _all_many),
}


def deal_of(name: str) -> Deal:
    """The deal of a study.

    >>> deal_of("blues").hands
    (10,)

    Raises:
        UnknownOutcome: this study is not dealt from a deck of its game; names the near ones.
    """
    if name not in DEALS:
        raise unknown(name, tuple(DEALS), "a study that is dealt")
    return DEALS[name]
