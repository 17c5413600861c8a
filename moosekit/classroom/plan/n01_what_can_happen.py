"""Certain, impossible, likely: outcomes are not equally likely because there are three of them."""

from __future__ import annotations

from typing import Final

from moosekit.chance.misconceptions import Misconception
from moosekit.chance.question import Level
from moosekit.classroom.lesson import Lesson

LESSON: Final = Lesson(
    id="N01",
    notebook="30-what-can-happen",
    game="moose-in-the-house",
    players=4,
    levels=(Level.L1, Level.L1),
    standards=("GCSE P3", "GCSE P4", "cycle 4"),
    misconceptions=(Misconception.EQUIPROBABLE,),
    rules=("house-card",),
    chances=("22", "41", "44", "8"),
)
