"""The first rules of Face de bouc."""

from __future__ import annotations

from typing import Final

from moosekit.chance.question import Level
from moosekit.classroom.lesson import Lesson

LESSON: Final = Lesson(
    id="rules-face-de-bouc",
    game="face-de-bouc",
    players=4,
    levels=(Level.L1, Level.L1),
    standards=(),
    misconceptions=(),
    rules=(
        "new-character",
        "first-shout",
        "mistake",
        "most-cards",
    ),
)
