"""The table of a lesson: a lesson code says the game, for how many, the deal, the language, and what is locked."""

from __future__ import annotations

from pathlib import Path

from moosekit.classroom.code import LessonCode
from moosekit.widgets.table.table import GameTable

__all__ = ["lesson_table"]


def lesson_table(code: LessonCode | str, *, seat: int = 0, folder: str | Path = ".") -> GameTable:
    """The table that everybody of a class has who typed this code: all are dealt the same cards.

    >>> first, second = lesson_table("N04-EN-FR848"), lesson_table("n04-en-fr848")
    >>> first.room["deal"], second.room["deal"]
    ('969 796 194', '969 796 194')
    >>> first.close(), second.close()
    (None, None)

    Args:
        code: the code, as typed or as a value.
        seat: the seat at this screen, counted from 0.
        folder: where records are saved.

    Raises:
        Trouble: it is no code.
        TypeError, ValueError: there is no such seat, or the folder is none.
    """
    found = LessonCode.of(code)
    return GameTable(
        found.lesson.game,
        seats=found.lesson.players,
        seed=found.seed,
        seat=seat,
        language=found.language,
        folder=folder,
        locks=found.locks,
    )
