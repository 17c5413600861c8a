"""Two things that happen together, for two-way tables and trees."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from moosekit.chance.counting import counts
from moosekit.chance.dist import Dist
from moosekit.chance.faults import unknown
from moosekit.chance.questions.stuck_turn import first_hands
from moosekit.core.json_data import is_text
from moosekit.lessons.studies.moustache import ALL, HAND, MANY, is_blue
from moosekit.words import text


@dataclass(frozen=True, slots=True)
class Pair:
    """Two events, each true or false, with the exact chances of both; its words begin with ``study.pair``."""

    id: str
    joint: Dist[tuple[bool, bool]]
    #: of so many cases a class can speak
    out_of: int = 1000

    def says(self, part: str, language: str) -> str:
        """``title``, or what the two things are: ``side`` and ``top``."""
        return text(f"study.pair.{self.id}.{part}", language)


def stuck_trap() -> Pair:
    """Whether the first player can play nothing, and whether that hand has a trap."""
    return Pair("stuck-trap", first_hands().map(lambda held: (held[0] == 0, held[2] > 0)), 10_000)


def many_blues() -> Pair:
    """Whether I have many blue cards, and whether my partner has."""
    hands = counts(ALL, [HAND, HAND], is_blue)
    return Pair("many-blues", hands.map(lambda blues: (blues[0] >= MANY, blues[1] >= MANY)))


PAIRS: Final[dict[str, Callable[[], Pair]]] = {"many-blues": many_blues, "stuck-trap": stuck_trap}


def pair(name: str) -> Pair:
    """The pair of a name.

    >>> pair("many-blues").joint.p(lambda both: both == (True, True)) < pair("many-blues").joint.p(lambda two: two[0])
    True

    Raises:
        UnknownOutcome: there is none; names the near ones.
    """
    if not is_text(name) or name not in PAIRS:
        raise unknown(name, tuple(PAIRS), "a pair")
    return PAIRS[name]()
