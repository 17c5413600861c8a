"""The first rules of Moose Match Mayhem."""

from __future__ import annotations

from typing import Final

from moosekit.chance.question import Level
from moosekit.classroom.lesson import Lesson

LESSON: Final = Lesson(
    id="rules-moose-match-mayhem",
    game="moose-match-mayhem",
    players=4,
    levels=(Level.L1, Level.L1),
    standards=(),
    misconceptions=(),
    rules=(
        "first-touch",
        "token",
        "set",
        "two-yetis",
        "three-sets",
    ),
)
