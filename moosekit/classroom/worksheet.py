"""Printed sheets: a page a pupil, with different numbers, and the key with all steps."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from moosekit.classroom.exercise import LETTERS, Exercise, exercise
from moosekit.classroom.key import key_html
from moosekit.classroom.lesson import Lesson
from moosekit.classroom.paper import paper, shelf_html, table_of
from moosekit.classroom.sheet import Sheet, sheet_name
from moosekit.words import text

#: so many questions fit on one page
ONE_PAGE: Final = 5
#: so often a pair tries out what is to be tallied
TRIES: Final = 20


def worksheet(printed: Sequence[Sheet], *, with_key: bool = True) -> str:
    """The page of some sheets of one class, and, if it is wanted, the key behind them.

    >>> from moosekit.classroom.code import LessonCode
    >>> from moosekit.classroom.sheet import sheets
    >>> page = worksheet(sheets(LessonCode.make("our-own-data", seed=7), 2))
    >>> page.count('<section class="sheet '), page.count("Exit ticket")
    (2, 2)

    Raises:
        IndexError: there is no sheet.
    """
    code = printed[0].code
    parts = [_sheet(one) for one in printed]
    feet = [_foot(one.number, sheet_name(one)) for one in printed]
    if with_key:
        parts.append(key_html(printed))
    return paper(f"{code.lesson.title(code.language)} · {code}", parts, code.language, "".join(feet))


def _foot(number: int, said: str) -> str:
    """The style that writes the name of the sheet below each of its pages, so that loose pages find together."""
    return f'@page s{number}{{@bottom-right{{content:"{said}";font-size:8pt}}}} .s{number}{{page:s{number}}}\n'


def _sheet(one: Sheet) -> str:
    language = one.code.language
    exercises = [exercise(name, language) for name in one.questions]
    body = "".join([_exercise(asked, place, one) for place, asked in enumerate(exercises, start=1)])
    size = "one" if len(exercises) <= ONE_PAGE else "long"
    return f'<section class="sheet {size} s{one.number}">{_head(one)}<ol class="exercises">{body}</ol></section>'


def _head(one: Sheet) -> str:
    language = one.code.language
    title = escape(one.code.lesson.title(language))
    name, date = (escape(text(f"classroom.page.{line}", language)) for line in ("name", "date"))
    return (
        f'<header><div class="top"><h1>{title}</h1><span class="code">{escape(sheet_name(one))}</span></div>'
        f'<div class="who"><span>{name}</span><span class="date">{date}</span></div></header>'
    )


def _exercise(asked: Exercise, place: int, one: Sheet) -> str:
    language, lesson = one.code.language, one.code.lesson
    last = place == len(one.questions)
    kind = (" exit" if last else "") + ("" if asked.choices else " chance")
    told = "".join([f"<p>{escape(line)}</p>" for line in (*asked.doing, asked.prompt)])
    body = _on_rules(asked, told, lesson, language) if asked.choices else told + _work(asked, lesson, language)
    heading = escape(_heading(asked, lesson, language, last=last))
    return f'<li class="exercise{kind}"><span class="number">{place}</span><h3>{heading}</h3>{body}</li>'


def _heading(asked: Exercise, lesson: Lesson, language: str, *, last: bool) -> str:
    """What it is about; the exit ticket and the rule that a lesson on chances begins with are called so."""
    if last:
        return text("classroom.page.exit", language, title=asked.title)
    if asked.choices and lesson.chances:
        return text("classroom.page.rule", language, title=asked.title)
    return asked.title


def _on_rules(asked: Exercise, told: str, lesson: Lesson, language: str) -> str:
    """The table and what is asked side by side, where there is room."""
    shelves = "".join([shelf_html(shelf, lesson.game, language) for shelf in asked.table])
    items = "".join([f"<li>{LETTERS[at]}. {escape(said)}</li>" for at, said in enumerate(asked.choices)])
    table = f'<div class="shelves">{shelves}</div>' if shelves else ""
    return f'<div class="said">{table}<div>{told}<ol class="choices">{items}</ol></div></div>'


def _work(asked: Exercise, lesson: Lesson, language: str) -> str:
    """A guess first, then room that takes what the page has left."""
    guess, answer = (_line(text(f"classroom.page.{line}", language)) for line in ("guess", "answer"))
    hint = f'<div class="hint"><p class="form">{escape(asked.form)}</p>{guess}</div>'
    return f'{hint}{_tally(asked, lesson, language)}<div class="work"></div>{answer}'


def _line(*said: str) -> str:
    """Something to write on, after each of these words."""
    return f'<div class="answer">{"".join([f"<span>{escape(one)}</span>" for one in said])}</div>'


def _tally(asked: Exercise, lesson: Lesson, language: str) -> str:
    """Boxes for what a pair tries out, where the lesson wants that: one and the same event for the whole class."""
    tallied = [one.id for one in lesson.chance_families() if one.number == lesson.tally]
    if asked.family not in tallied:
        return ""
    event = exercise(f"{asked.family}#0", language).prompt
    heads = ["", *[str(number) for number in range(1, TRIES + 1)]]
    rows = [[text(f"classroom.page.{row}", language), *[""] * TRIES] for row in ("happened", "not")]
    told = escape(text("classroom.page.tally", language, count=TRIES, event=event))
    lines = _line(*[text(f"classroom.page.{line}", language) for line in ("ours", "pooled")])
    return f"<p>{told}</p>{table_of(heads, rows, kind='tally')}{lines}"
