"""A model and what it assumes: how many cards of each kind are in the box?"""

from __future__ import annotations

from typing import Final

from moosekit.chance.misconceptions import Misconception
from moosekit.chance.question import Level
from moosekit.classroom.lesson import Lesson

LESSON: Final = Lesson(
    id="N12",
    notebook="41-in-the-box",
    game="moose-match-mayhem",
    players=4,
    levels=(Level.L3, Level.L4),
    standards=("A-level M3", "2nde, échantillonnage"),
    misconceptions=(Misconception.MEAN_IS_TYPICAL,),
    rules=("out",),
    chances=("31", "35b", "35c"),
)
