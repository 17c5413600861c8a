"""What I hold changes what the others can hold."""

from __future__ import annotations

from typing import Final

from moosekit.chance.misconceptions import Misconception
from moosekit.chance.question import Level
from moosekit.classroom.lesson import Lesson

LESSON: Final = Lesson(
    id="N04",
    notebook="33-my-hand-is-information",
    game="moustache",
    players=4,
    levels=(Level.L3, Level.L3),
    standards=("HSS-CP.A.3", "A-level M2"),
    misconceptions=(Misconception.FORGOT_OWN_HAND, Misconception.INDEPENDENT_HANDS),
    rules=("follow-suit",),
    chances=("3", "18", "36", "42"),
)
