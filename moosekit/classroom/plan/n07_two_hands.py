"""Two hands of one deck depend on each other."""

from __future__ import annotations

from typing import Final

from moosekit.chance.misconceptions import Misconception
from moosekit.chance.question import Level
from moosekit.classroom.lesson import Lesson

LESSON: Final = Lesson(
    id="N07",
    notebook="36-two-hands-one-deck",
    game="moustache",
    players=4,
    levels=(Level.L4, Level.L4),
    standards=("prob140 4",),
    misconceptions=(Misconception.INDEPENDENT_HANDS,),
    rules=("leftover",),
    chances=("2", "9", "11", "12"),
)
