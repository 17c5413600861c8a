"""A rule card changes the model, and with it every chance."""

from __future__ import annotations

from typing import Final

from moosekit.chance.misconceptions import Misconception
from moosekit.chance.question import Level
from moosekit.classroom.lesson import Lesson

LESSON: Final = Lesson(
    id="N05",
    notebook="34-which-card-wins",
    game="moustache",
    players=4,
    levels=(Level.L2, Level.L4),
    standards=("A-level M3",),
    misconceptions=(Misconception.EQUIPROBABLE,),
    rules=("twos-win",),
    chances=("5", "6", "7", "7b", "10", "14"),
)
