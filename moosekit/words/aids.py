"""The player aids: each game in a few headings with two or three lines, for a table in a notebook and for print."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from moosekit.words.catalogue import text

#: the headings of each game's aid in their order, and how many lines each has
HEADINGS: Final[Mapping[str, Mapping[str, int]]] = {
    "moustache": {"goal": 2, "follow": 3, "order": 2, "row": 3, "stars": 3, "jokers": 3, "end": 2},
    "mayhem": {"goal": 2, "flip": 3, "sets": 3, "yetis": 2, "avalanche": 2, "tie": 2, "end": 2},
    "bouc": {"goal": 2, "new": 2, "known": 3, "forgotten": 2, "special": 3, "end": 2},
    "house": {"goal": 2, "turn": 3, "rooms": 2, "moose": 2, "door": 2, "trap": 3, "end": 3},
}


@dataclass(frozen=True, slots=True)
class AidPart:
    """A heading and its lines."""

    heading: str
    lines: tuple[str, ...]


def player_aid(game: str, language: str = "en", headings: Mapping[str, int] | None = None) -> tuple[AidPart, ...]:
    """The aid of a game by its word in ``HEADINGS``; ``headings`` leaves some out.

    >>> player_aid("mayhem")[4].lines
    ('Touch nothing until it is all clear!', 'Whoever touches a card loses the whole herd.')
    """
    return tuple(
        [
            AidPart(
                text(f"table.{game}.aid.{part}", language),
                tuple([text(f"table.{game}.aid.{part}.{line}", language) for line in range(1, lines + 1)]),
            )
            for part, lines in (HEADINGS[game] if headings is None else headings).items()
        ]
    )
