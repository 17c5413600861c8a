"""The first rules of There's a Moose in the House."""

from __future__ import annotations

from typing import Final

from moosekit.chance.question import Level
from moosekit.classroom.lesson import Lesson

LESSON: Final = Lesson(
    id="rules-moose-in-the-house",
    game="moose-in-the-house",
    players=4,
    levels=(Level.L1, Level.L1),
    standards=(),
    misconceptions=(),
    rules=("house-card", "own-room", "moose", "fewest"),
)
