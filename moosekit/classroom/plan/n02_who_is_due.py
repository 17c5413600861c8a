"""A token forgets, a deck does not."""

from __future__ import annotations

from typing import Final

from moosekit.chance.misconceptions import Misconception
from moosekit.chance.question import Level
from moosekit.classroom.lesson import Lesson

LESSON: Final = Lesson(
    id="N02",
    notebook="31-who-is-due",
    game="moose-match-mayhem",
    players=4,
    levels=(Level.L1, Level.L2),
    standards=("GCSE P5", "HSS-CP.A.5"),
    misconceptions=(Misconception.GAMBLERS_FALLACY, Misconception.NO_MEMORY),
    rules=("token",),
    chances=("29", "31", "30"),
)
