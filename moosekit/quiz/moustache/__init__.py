"""Questions on Moustache."""

from __future__ import annotations

from moosekit.quiz.case import family_of
from moosekit.quiz.family import Family
from moosekit.quiz.moustache import following, scoring, starting, winning
from moosekit.quiz.moustache.table import MOUSTACHE_KIT, TRICK_KIT


def families() -> tuple[Family, ...]:
    """All of them."""
    tricks = tuple(family_of(TRICK_KIT, case) for case in winning.CASES)
    cases = (*starting.CASES, *following.CASES, *scoring.CASES)
    return (*tricks, *(family_of(MOUSTACHE_KIT, case) for case in cases))
