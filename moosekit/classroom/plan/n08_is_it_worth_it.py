"""Expected values, and decisions that hang on them."""

from __future__ import annotations

from typing import Final

from moosekit.chance.misconceptions import Misconception
from moosekit.chance.question import Level
from moosekit.classroom.lesson import Lesson

LESSON: Final = Lesson(
    id="N08",
    notebook="37-is-it-worth-it",
    game="face-de-bouc",
    players=4,
    levels=(Level.L2, Level.L3),
    standards=("HSS-MD.A.3", "HSS-MD.B.5", "HSS-MD.B.6", "HSS-MD.B.7"),
    misconceptions=(Misconception.MEAN_IS_TYPICAL,),
    rules=("special",),
    chances=("15", "18b", "18c", "23", "26", "27"),
)
