"""For ages 11 to 14: the token and the trophies."""

from __future__ import annotations

from typing import Final

from moosekit.chance.misconceptions import Misconception
from moosekit.chance.question import Level
from moosekit.classroom.lesson import Lesson

LESSON: Final = Lesson(
    id="fair-or-not",
    notebook="42-fair-or-not",
    game="moose-match-mayhem",
    players=4,
    levels=(Level.L1, Level.L1),
    standards=("GCSE P2", "cycle 4"),
    misconceptions=(Misconception.GAMBLERS_FALLACY,),
    rules=("token",),
    chances=("29", "18c"),
    tally="29",
)
