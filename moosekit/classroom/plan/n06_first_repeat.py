"""The birthday problem, without replacement."""

from __future__ import annotations

from typing import Final

from moosekit.chance.misconceptions import Misconception
from moosekit.chance.question import Level
from moosekit.classroom.lesson import Lesson

LESSON: Final = Lesson(
    id="N06",
    notebook="35-first-repeat",
    game="face-de-bouc",
    players=4,
    levels=(Level.L2, Level.L4),
    standards=("prob140 1.4",),
    misconceptions=(Misconception.MEAN_IS_TYPICAL,),
    rules=("new-character",),
    chances=("19", "20", "21", "28"),
)
