"""How fast people can be against the clock: a pace a seat, so that slow hands and quick ones can play together."""

from __future__ import annotations

from typing import Final, TypeAlias

from moosekit.core.json_data import Reader

__all__ = ["PACES", "Pace", "Paced"]

#: a pace divides a seat's time; ``None`` plays without a clock
Pace: TypeAlias = int | None
SLOWEST: Final = 10
PACES: Final[tuple[Pace, ...]] = (1, 3, SLOWEST, None)


class Paced:
    """A set-up with paces by seat; ``()`` is pace 1 for all."""

    __slots__ = ()
    paces: tuple[Pace, ...]

    @property
    def slowest(self) -> int | None:
        """The largest pace of a seat with a clock; ``None`` where there is no such seat.

        >>> from moosekit.games.moose_match_mayhem.setup import Setup
        >>> Setup(3, paces=(1, 10, None)).slowest
        10
        """
        return max((pace for pace in self.paces if pace is not None), default=None) if self.paces else 1

    def pace(self, seat: int) -> Pace:
        """The pace of a seat."""
        return self.paces[seat] if self.paces else 1


def read_pace(data: Reader) -> Pace:
    """A pace of a set-up; ``pace_faults`` says later whether there is such a one.

    >>> [read_pace(pace) for pace in (Reader(1), Reader(None))]
    [1, None]
    """
    return None if data.value is None else data.whole(1, SLOWEST)


def pace_faults(paces: tuple[Pace, ...], players: int, clause: str) -> list[str]:
    """What is wrong with the paces of a set-up.

    >>> pace_faults((1, 4, None), 3, "10.2")
    ['seat 2 has the pace 4: expected 1, 3, 10 or None (clause 10.2)']
    """
    faults: list[str] = []
    if paces and len(paces) != players:
        faults.append(f"{len(paces)} paces were given for {players} seats (clause {clause})")
    faults += [
        f"seat {seat} has the pace {pace!r}: expected 1, 3, 10 or None (clause {clause})"
        for seat, pace in enumerate(paces, 1)
        if pace not in PACES
    ]
    return faults
