"""Waiting for a card is not geometric: cards do not go back."""

from __future__ import annotations

from typing import Final

from moosekit.chance.misconceptions import Misconception
from moosekit.chance.question import Level
from moosekit.classroom.lesson import Lesson

LESSON: Final = Lesson(
    id="N09",
    notebook="38-waiting-for-a-card",
    game="moose-match-mayhem",
    players=4,
    levels=(Level.L2, Level.L4),
    standards=("AP Statistics 4",),
    misconceptions=(Misconception.WITH_REPLACEMENT, Misconception.TIME_AXIS),
    rules=("avalanche-card",),
    chances=("16", "32", "33", "40"),
)
