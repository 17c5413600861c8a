"""The head of a lesson: for whom it is and what it is against; and, for the teacher, the plan of 45 minutes."""

from __future__ import annotations

from html import escape
from typing import Final

from moosekit.chance.question import Level
from moosekit.classroom.lesson import Lesson
from moosekit.lessons.shown import Shown, tabled
from moosekit.lessons.studies import Study
from moosekit.words import text
from moosekit.words.catalogue import fill

#: minutes of each part, in order; they belong to the headings of every lesson
MINUTES: Final = {"start": 5, "predict": 8, "data": 10, "count": 12, "change": 5, "leave": 5}
WAYS: Final = ("each", "pairs", "projector", "paper")


def head(lesson: Lesson, language: str) -> Shown:
    """For whom, which standards, against which thoughts, with which game.

    >>> from moosekit.classroom.plan import lesson
    >>> print(head(lesson("N01"), "en"))  # doctest: +NORMALIZE_WHITESPACE
    This lesson
      for                   ages 11 to 14
      standards             GCSE P3, GCSE P4, cycle 4
      against the thought   “All that can happen is equally likely.”
      game                  There's a Moose in the House
      time                  45 minutes
    """
    first, last = lesson.levels
    level = _level(first, language)
    if first is not last:
        level = text("guide.from-to", language, first=level, last=_level(last, language))
    rows = [("for", level), ("standards", ", ".join(lesson.standards))]
    rows += [("against", _quoted(f"question.reason.{thought}", language)) for thought in lesson.misconceptions]
    rows += [
        ("game", text(f"table.title.{lesson.game}", language)),
        ("time", text("guide.minutes", language, count=sum(MINUTES.values()))),
    ]
    named = [(text(f"guide.head.{key}", language), said) for key, said in rows]
    return tabled(text("guide.head", language), ("", ""), named, language)


def teacher_plan(lesson: Lesson, study: Study, language: str) -> Shown:
    """The 45 minutes, what to cut, and four ways to hold the lesson; folded, as it is for the teacher only."""
    heads = (text("guide.plan.minutes", language), text("guide.plan.part", language))
    rows: list[tuple[str, str]] = []
    begin = 0
    for part, minutes in MINUTES.items():
        rows.append((f"{begin}–{begin + minutes}", text(f"guide.plan.{part}", language)))
        begin += minutes
    plan = tabled(text("guide.plan", language), heads, rows, language)
    facts = {"lesson": lesson.id, "hand": study.says("paper", language)}
    ways = [(text(f"guide.way.{way}", language), fill(f"guide.way.{way}.said", language, facts)) for way in WAYS]
    cut = text("guide.plan.cut", language)
    inside = f"{plan.html}<p>{escape(cut)}</p>{_list(ways)}"
    summary = escape(text("guide.teacher", language))
    html = f'<details lang="{escape(language)}"><summary>{summary}</summary>{inside}</details>'
    words = [text("guide.teacher", language), plan.words, cut]
    words += [text("lesson.titled", language, title=name, said=said) for name, said in ways]
    return Shown(html, "\n".join(words))


def _level(level: Level, language: str) -> str:
    return text(f"guide.level.{int(level)}", language)


def _quoted(key: str, language: str) -> str:
    return text("guide.quoted", language, said=text(key, language))


def _list(ways: list[tuple[str, str]]) -> str:
    items = [f"<li><strong>{escape(name)}</strong>: {escape(said)}</li>" for name, said in ways]
    return f"<ul>{''.join(items)}</ul>"
