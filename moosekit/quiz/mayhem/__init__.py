"""Questions on Moose Match Mayhem."""

from __future__ import annotations

from moosekit.quiz.case import family_of
from moosekit.quiz.family import Family
from moosekit.quiz.mayhem import dealing, grabbing, herding
from moosekit.quiz.mayhem.table import MAYHEM_KIT


def families() -> tuple[Family, ...]:
    """All of them."""
    cases = (*grabbing.CASES, *herding.CASES, *dealing.CASES)
    return tuple(family_of(MAYHEM_KIT, case) for case in cases)
