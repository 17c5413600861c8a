"""Hands are counted without order, rows of rule cards with it."""

from __future__ import annotations

from typing import Final

from moosekit.chance.misconceptions import Misconception
from moosekit.chance.question import Level
from moosekit.classroom.lesson import Lesson

LESSON: Final = Lesson(
    id="N03",
    notebook="32-counting-hands",
    game="moustache",
    players=4,
    levels=(Level.L2, Level.L3),
    standards=("HSS-CP.B.9", "Terminale"),
    misconceptions=(Misconception.ORDER_COUNTED, Misconception.ORDER_IGNORED),
    rules=("hands",),
    chances=("1", "4", "13", "39"),
)
