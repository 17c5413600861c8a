"""Bayes and Monty Hall: what it means that somebody could do nothing."""

from __future__ import annotations

from typing import Final

from moosekit.chance.misconceptions import Misconception
from moosekit.chance.question import Level
from moosekit.classroom.lesson import Lesson

LESSON: Final = Lesson(
    id="N11",
    notebook="40-stuck-on-the-first-turn",
    game="moose-in-the-house",
    players=4,
    levels=(Level.L3, Level.L4),
    standards=("HSS-CP.A.3", "HSS-CP.A.4", "HSS-CP.A.5", "HSS-CP.A.6", "Data 8"),
    misconceptions=(Misconception.INVERSE, Misconception.PROTOCOL),
    rules=("nothing-fits",),
    chances=("37", "38", "43"),
)
