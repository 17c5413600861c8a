"""What an observation is made of: parts with names, whole numbers all, one after the other in one array."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box

__all__ = ["Layout", "Part"]

#: no sum of stars or points of a game comes near it
FAR: Final = 10_000


class Part(NamedTuple):
    """So many numbers of an observation, each from ``low`` to ``high``."""

    name: str
    size: int
    high: int = 1
    low: int = 0


@dataclass(frozen=True, slots=True)
class Layout:
    """The parts of an observation, in order.

    >>> layout = Layout((Part("hand", 3), Part("points", 1, high=99)))
    >>> layout.pack({"hand": (1, 0, 1), "points": (7,)})
    array([1, 0, 1, 7], dtype=int16)
    >>> print(layout)
    hand            0..2        0 to 1
    points          3           0 to 99
    """

    parts: tuple[Part, ...]

    @property
    def places(self) -> Mapping[str, slice]:
        """Where each part lies, such as ``observation[layout.places["hand"]]``."""
        found: dict[str, slice] = {}
        first = 0
        for part in self.parts:
            found[part.name] = slice(first, first + part.size)
            first += part.size
        return found

    def space(self) -> Box:
        """All arrays of this layout."""
        low = [part.low for part in self.parts for _ in range(part.size)]
        high = [part.high for part in self.parts for _ in range(part.size)]
        return Box(np.array(low, dtype=np.int16), np.array(high, dtype=np.int16), dtype=np.int16)

    def pack(self, numbers: Mapping[str, Sequence[int]]) -> npt.NDArray[np.int16]:
        """One array of the numbers of all parts.

        Raises:
            ValueError: a part has too few numbers, or too many.
        """
        packed: list[int] = []
        for part in self.parts:
            own = numbers[part.name]
            if len(own) != part.size:
                raise ValueError(f"the part {part.name!r} has {len(own)} numbers: expected {part.size}")
            packed += own
        return np.array(packed, dtype=np.int16)

    def __str__(self) -> str:
        lines: list[str] = []
        for part, place in zip(self.parts, self.places.values(), strict=True):
            where = str(place.start) if part.size == 1 else f"{place.start}..{place.stop - 1}"
            lines.append(f"{part.name:<15} {where:<11} {part.low} to {part.high}")
        return "\n".join(lines)


def marks(size: int, places: Iterable[int]) -> list[int]:
    """Ones at these places, and nothing elsewhere.

    >>> marks(4, (1, 3))
    [0, 1, 0, 1]
    """
    found = [0] * size
    for place in places:
        found[place] = 1
    return found


def counts(size: int, places: Iterable[int]) -> list[int]:
    """How often each place is named.

    >>> counts(3, (2, 0, 2))
    [1, 0, 2]
    """
    found = [0] * size
    for place in places:
        found[place] += 1
    return found
