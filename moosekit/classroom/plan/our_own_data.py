"""For ages 11 to 14: relative frequency from tallies of fifteen pairs."""

from __future__ import annotations

from typing import Final

from moosekit.chance.misconceptions import Misconception
from moosekit.chance.question import Level
from moosekit.classroom.lesson import Lesson

LESSON: Final = Lesson(
    id="our-own-data",
    notebook="43-our-own-data",
    game="moose-in-the-house",
    players=4,
    levels=(Level.L1, Level.L1),
    standards=("GCSE P1", "GCSE P5", "cycle 4"),
    misconceptions=(Misconception.EQUIPROBABLE,),
    rules=("own-room",),
    chances=("41", "44"),
    tally="41",
)
