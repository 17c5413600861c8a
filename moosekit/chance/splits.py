"""The ways to share equal cards out over hands and the cards set aside, pruned to those that can still be finished."""

from __future__ import annotations

from math import comb
from typing import Final, TypeAlias

from moosekit.chance.faults import TooLarge

#: how much room is left in every hand
Room: TypeAlias = tuple[int, ...]
#: how many each hand gets, and in how many ways
Split: TypeAlias = tuple[tuple[int, ...], int]

#: a deal that keeps more different results than this is refused
MANY_STATES: Final = 100_000
TOO_LARGE: Final = (
    f"this deal has more than {MANY_STATES:,} different results on the way: group the deck to the classes that the"
    " question looks at (deck.group), let the step keep less, or use deal_alike if the hands need not be told apart"
)


def splits(room: Room, cards: int, later: int) -> list[Split]:
    """Every way to give hands some of ``cards`` equal cards, when so many ``later`` ones are still to come.

    A way that leaves more room than the later cards can fill is not begun.

    >>> splits((1, 1), cards=2, later=1)
    [((0, 1), 2), ((1, 0), 2), ((1, 1), 2)]

    Raises:
        TooLarge: there are too many ways.
    """
    most_aside = later + cards - sum(room)
    begun: list[tuple[tuple[int, ...], int, int]] = [((), cards, 1)]
    for hand, free in enumerate(room):
        spare = most_aside + sum(room[hand + 1 :])  # what may be left when this hand has been served
        begun = [
            ((*given, mine), left - mine, ways * comb(left, mine))
            for given, left, ways in begun
            for mine in range(max(left - spare, 0), min(free, left) + 1)
        ]
        if len(begun) > MANY_STATES:
            raise TooLarge(TOO_LARGE)
    return [(given, ways) for given, _, ways in begun]


def alike_splits(room: Room, cards: int, later: int) -> list[Split]:
    """The same where hands cannot be told apart: one split stands for all that differ in their order only.

    ``room`` is sorted. Of hands with equal room an earlier one gets no more than a later one; ways count all orders.

    >>> alike_splits((1, 1), cards=2, later=1)
    [((0, 1), 4), ((1, 1), 2)]

    Raises:
        TooLarge: there are too many ways.
    """
    most_aside = later + cards - sum(room)
    begun: list[tuple[tuple[int, ...], int, int, int]] = [((), cards, 1, 0)]
    twins = 0
    for hand, free in enumerate(room):
        spare = most_aside + sum(room[hand + 1 :])
        twins = twins + 1 if hand and room[hand - 1] == free else 1  # hands with this room, this one among them
        begun = [
            ((*given, mine), left - mine, ways * comb(left, mine) * twins // equal, equal)
            for given, left, ways, run in begun
            for lowest in (given[-1] if twins > 1 else 0,)
            for mine in range(max(left - spare, lowest), min(free, left) + 1)
            for equal in (run + 1 if twins > 1 and mine == lowest else 1,)  # hands in a row that get as much
        ]
        if len(begun) > MANY_STATES:
            raise TooLarge(TOO_LARGE)
    return [(given, ways) for given, _, ways, _ in begun]
