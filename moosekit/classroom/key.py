"""The key to printed sheets: all answers on one table, then every variant that was printed with its steps."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from moosekit.classroom.exercise import Exercise, exercise
from moosekit.classroom.paper import table_of
from moosekit.classroom.sheet import Sheet
from moosekit.words import text


def key_html(printed: Sequence[Sheet]) -> str:
    """The sections of the key, as HTML."""
    code = printed[0].code
    language = code.language
    title = escape(text("classroom.key.title", language, title=code.lesson.title(language)))
    head = f'<header><div class="top"><h1>{title}</h1><span class="code">{escape(str(code))}</span></div></header>'
    return f'<section class="key">{head}{_answers(printed)}</section>{_worked(printed, head)}'


def _answers(printed: Sequence[Sheet]) -> str:
    """A row a sheet, a column a question."""
    language = printed[0].code.language
    places = range(1, len(printed[0].questions) + 1)
    heads = [text("classroom.key.sheet", language), *[str(place) for place in places]]
    rows = [[str(one.number), *[exercise(name, language).short_answer for name in one.questions]] for one in printed]
    return table_of(heads, rows, text("classroom.key.answers", language))


def _worked(printed: Sequence[Sheet], head: str) -> str:
    """Every variant once, with the numbers of the sheets that it is on."""
    language = printed[0].code.language
    sections: list[str] = []
    for place in range(len(printed[0].questions)):
        on: dict[str, list[int]] = {}
        for one in printed:
            on.setdefault(one.questions[place], []).append(one.number)
        solved = [(exercise(name, language), numbers) for name, numbers in on.items()]
        title = f"{place + 1}. {solved[0][0].title}"
        sections.append(
            _on_rules(title, solved, language) if solved[0][0].choices else _counted(title, solved, language)
        )
    said = escape(text("classroom.key.steps", language))
    return f'<section class="key">{head}<p class="small">{said}</p>{"".join(sections)}</section>'


def _on_rules(title: str, solved: Sequence[tuple[Exercise, list[int]]], language: str) -> str:
    """One table: these answers are a letter and a sentence."""
    heads = [text(f"classroom.key.{head}", language) for head in ("sheet", "question", "answer", "why")]
    rows = [(_listed(sheets), asked.prompt, asked.answer, *asked.steps) for asked, sheets in solved]
    return table_of(heads, rows, title)


def _counted(title: str, solved: Sequence[tuple[Exercise, list[int]]], language: str) -> str:
    return f"<h2>{escape(title)}</h2>{''.join([_solution(asked, sheets, language) for asked, sheets in solved])}"


def _solution(asked: Exercise, sheets: list[int], language: str) -> str:
    on = escape(text("classroom.key.on", language, name=asked.id, sheets=_listed(sheets), count=len(sheets)))
    steps = "".join([f"<li>{escape(step)}</li>" for step in asked.steps])
    telling = "".join([f"<li>{escape(value)} – {escape(said)}</li>" for value, said in asked.telling])
    wrong = f'<p class="small">{escape(text("classroom.key.telling", language))}</p><ul class="small">{telling}</ul>'
    return (
        f'<div class="worked"><h3>{on}</h3><p>{escape(asked.prompt)}</p><p class="right">{escape(asked.answer)}</p>'
        f'{f"<ol>{steps}</ol>" if steps else ""}<p class="small">{escape(" ".join(asked.assumed))}</p>'
        f"{wrong if telling else ''}</div>"
    )


def _listed(sheets: list[int]) -> str:
    return ", ".join(map(str, sheets))
