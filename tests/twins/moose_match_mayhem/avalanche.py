"""Touches beside an avalanche: which of them count before "all clear"."""

from typing import NamedTuple

from tests.twins.moose_match_mayhem.race import Touch


class AvalancheRules(NamedTuple):
    """What the rules leave open, with the defaults of the rulings."""

    card_kept: bool = False
    """The first card touched comes into the empty herd, unless it is the avalanche."""
    clock_starts_again: bool = False
    """A touch restarts the wait for "all clear"."""


class Slide(NamedTuple):
    counted: tuple[Touch, ...]
    refused: tuple[Touch, ...]


def slide(touches: list[Touch], all_clear: int | None, rules: AvalancheRules) -> Slide:
    """The touches from the reveal to "all clear"; without a time for it, all of them."""
    counted: list[Touch] = []
    refused: list[Touch] = []
    end = all_clear
    for touch in sorted(touches, key=lambda touch: touch[:2]):
        if touch[0] < 0 or (end is not None and touch[0] >= end):
            refused.append(touch)
            continue
        counted.append(touch)
        if rules.clock_starts_again and all_clear is not None:
            end = max(end or 0, touch[0] + all_clear)
    return Slide(tuple(counted), tuple(refused))
