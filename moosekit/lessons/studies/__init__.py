"""The studies of the lessons: a study is a function in a file of its game, a line here, and its words."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from moosekit.chance.faults import unknown
from moosekit.core.json_data import is_text
from moosekit.lessons.studies import bouc, house, mayhem, moustache
from moosekit.lessons.studies.study import Study

__all__ = ["STUDIES", "Study", "study"]

STUDIES: Final[dict[str, Callable[[], Study]]] = {
    "blues": moustache.blues,
    "calm-flips": mayhem.calm_flips,
    "colour-takes": moustache.colour_takes,
    "colour-takes-reversed": moustache.colour_takes_reversed,
    "first-repeat": bouc.first_repeat,
    "first-repeat-simple": bouc.first_repeat_simple,
    "first-set": mayhem.first_set,
    "flip": mayhem.flip,
    "hand-values": moustache.hand_values,
    "heads": mayhem.heads,
    "house-hand": house.house_hand,
    "printed": mayhem.printed,
    "recall": bouc.recall,
    "rooms": house.rooms,
    "rooms-back": house.rooms_back,
    "stars": moustache.stars,
    "stuck": house.stuck,
    "their-suit": moustache.their_suit,
    "token-run": mayhem.token_run,
    "trophy": moustache.trophy,
    "two-hands": moustache.two_hands,
    "wait": mayhem.wait,
    "where": moustache.where,
}


def study(name: str) -> Study:
    """The study of a name; counted once.

    >>> study("where").dist.total
    34

    Raises:
        UnknownOutcome: there is none; names the near ones.
    """
    if not is_text(name) or name not in STUDIES:
        raise unknown(name, tuple(STUDIES), "a study")
    return _counted(name)


@cache
def _counted(name: str) -> Study:
    return STUDIES[name]()
