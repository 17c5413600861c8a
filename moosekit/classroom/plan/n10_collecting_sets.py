"""Collecting until there is a set: pigeonholes first, then the collector's problem."""

from __future__ import annotations

from typing import Final

from moosekit.chance.misconceptions import Misconception
from moosekit.chance.question import Level
from moosekit.classroom.lesson import Lesson

LESSON: Final = Lesson(
    id="N10",
    notebook="39-collecting-sets",
    game="moose-match-mayhem",
    players=4,
    levels=(Level.L2, Level.L4),
    standards=("prob140",),
    misconceptions=(Misconception.WITH_REPLACEMENT,),
    rules=("set",),
    chances=("17", "25", "34", "35"),
)
