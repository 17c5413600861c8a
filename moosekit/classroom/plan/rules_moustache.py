"""The first rules of Moustache."""

from __future__ import annotations

from typing import Final

from moosekit.chance.question import Level
from moosekit.classroom.lesson import Lesson

LESSON: Final = Lesson(
    id="rules-moustache",
    game="moustache",
    players=4,
    levels=(Level.L1, Level.L1),
    standards=(),
    misconceptions=(),
    rules=(
        "crown-leads",
        "follow-suit",
        "order",
        "strongest",
        "most-stars",
    ),
)
