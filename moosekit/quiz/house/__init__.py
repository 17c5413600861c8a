"""Questions on There's a Moose in the House."""

from __future__ import annotations

from moosekit.quiz.case import family_of
from moosekit.quiz.family import Family
from moosekit.quiz.house import building, counting, opening, trapping
from moosekit.quiz.house.table import HOUSE_KIT


def families() -> tuple[Family, ...]:
    """All of them."""
    cases = (*opening.CASES, *building.CASES, *trapping.CASES, *counting.CASES)
    return tuple(family_of(HOUSE_KIT, case) for case in cases)
