"""Questions on Face de bouc."""

from __future__ import annotations

from moosekit.quiz.bouc import course, shouting, special
from moosekit.quiz.bouc.table import BOUC_KIT
from moosekit.quiz.case import family_of
from moosekit.quiz.family import Family


def families() -> tuple[Family, ...]:
    """All of them."""
    cases = (*course.CASES, *shouting.CASES, *special.CASES)
    return tuple(family_of(BOUC_KIT, case) for case in cases)
