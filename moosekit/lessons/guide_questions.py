"""Questions in a lesson's notebook: asked with hints and steps behind a click, and answered for several settings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from html import escape

from moosekit.chance.form import Form
from moosekit.chance.question import Question
from moosekit.chance.questions import family
from moosekit.classroom.exercise import GAMES, LETTERS, Exercise, exercise
from moosekit.classroom.paper import card_picture
from moosekit.lessons.pictures import captioned, side_by_side
from moosekit.lessons.shown import Shown, tabled
from moosekit.quiz import Shelf
from moosekit.words import numbers, text
from moosekit.words.card_names import card_name
from moosekit.words.catalogue import listed

SIZE = 56
#: a fraction of more letters is left out where several stand below one another
READABLE = 11
#: how many digits of an answer are shown: no more than are needed
DIGITS = range(numbers.SIGNIFICANT, 7)


def asked(name: str, language: str, *, hints: bool = True) -> Shown:
    """A question with its form, hints and steps, each behind a click; in words, without the answer.

    >>> print(asked("house.room-kinds#0", "en").words.splitlines()[0][:27])
    house.room-kinds#0: 3 rooms
    """
    found = exercise(name, language)
    choices = [f"{letter}) {choice}" for letter, choice in zip(LETTERS, found.choices, strict=False)]
    table = [_shelf(shelf, name, language) for shelf in found.table]
    lines = [found.prompt, *choices, found.form]
    html = "".join([f"<p><strong>{escape(name)}</strong></p>", *map(_paragraph, found.doing)])
    html += "".join([*[shown.html for shown in table], *map(_paragraph, lines)])
    for number, hint in enumerate(found.hints if hints else (), start=1):
        html += _folded(text("guide.hint", language, number=number), [hint])
    html += _folded(text("lesson.answer", language), _answer(found))
    return Shown(
        f'<div lang="{escape(language)}">{html}</div>',
        f"{name}: {' '.join([*found.doing, *[shown.words for shown in table], *lines])}",
    )


def steps(name: str, language: str) -> Shown:
    """A question and how its answer is counted, step by step, with what is taken for granted."""
    found = exercise(name, language)
    lines = [*_answer(found), *found.assumed]
    html = f'<div lang="{escape(language)}">{_paragraph(found.prompt)}{_listed(lines)}</div>'
    return Shown(html, "\n".join([found.prompt, *lines]))


def slips(name: str, language: str) -> Shown:
    """The values that known ways of thinking lead to, each with the question that it gets.

    >>> "independent-hands" in str(slips("moustache.opponent-void#1", "en"))
    False
    """
    heads = _heads(language, "slip", "asked-back")
    return tabled(text("guide.slips", language), heads, exercise(name, language).telling, language)


def answers(number: str, setting: str, fixed: Mapping[str, str], values: Sequence[str], language: str) -> Shown:
    """A question with one setting changed: a row for each value, with the question in full and its exact answer.

    ``values`` are those of its variants, unless some are given.

    Raises:
        UnknownOutcome: there is no such question or setting.
        Uncountable, Meaningless: a value that cannot be.
    """
    asked_about = family(number).with_settings(fixed)
    known = {one.name: one.values for one in asked_about.settings}
    chosen = values or [str(value) for value in known.get(setting, ())] or [""]
    questions = [asked_about.with_settings({setting: value}).variant(0) for value in chosen]
    found = [exercise(str(one.ref), language) for one in questions]
    digits = _telling_apart([question.answer.value for question in questions])
    rows = [
        (str(place), _told(one, found), _brief(question, language, digits))
        for place, (question, one) in enumerate(zip(questions, found, strict=True), start=1)
    ]
    heads = ("", *_heads(language, "question", "answer"))
    return tabled(asked_about.title().text(language), heads, rows, language)


def key(names: Sequence[str], language: str) -> Shown:
    """The answers of some questions, for the teacher."""
    rows = [(name, exercise(name, language).answer) for name in names]
    return tabled(text("guide.key", language), _heads(language, "question", "answer"), rows, language)


def tickets(names: Sequence[str], language: str) -> Shown:
    """The exit tickets of sheets 1, 2, 3 … with their answers, for the teacher."""
    rows = [(str(number), name, exercise(name, language).answer) for number, name in enumerate(names, start=1)]
    return tabled(text("guide.tickets", language), _heads(language, "sheet", "question", "answer"), rows, language)


def _heads(language: str, *names: str) -> tuple[str, ...]:
    return tuple([text(f"guide.{name}", language) for name in names])


def _shelf(shelf: Shelf, name: str, language: str) -> Shown:
    """Cards that lie on the table, in pictures and in words."""
    game = GAMES[name.partition(".")[0]]
    figures = [
        captioned(card_picture(game, card.code, language, SIZE), card.caption, wide=SIZE * 1.6) for card in shelf.cards
    ]
    names = [card_name(game, card.code, language) for card in shelf.cards]
    words = text("lesson.titled", language, title=shelf.heading, said=listed(names, language))
    return Shown(f"{_paragraph(shelf.heading)}{side_by_side(figures, language)}", f"{words}.")


def _told(one: Exercise, all_: Sequence[Exercise]) -> str:
    """The question; where others ask the same in the same words, also what only this one takes for granted."""
    same = [other for other in all_ if other.prompt == one.prompt]
    own = [said for said in one.assumed if not all(said in other.assumed for other in same)]
    return " ".join([one.prompt, *own])


def _telling_apart(values: Sequence[Fraction]) -> int:
    """How many digits show what is not the same as not the same."""
    many = len(set(values))
    enough = [digits for digits in DIGITS if len({numbers.decimal(value, "en", digits) for value in values}) == many]
    return next(iter(enough), DIGITS[-1])


def _brief(question: Question, language: str, digits: int) -> str:
    """The answer as it stands below others: a fraction that can be read, and a percentage or a decimal."""
    value = question.answer.value
    chance = question.form is Form.CHANCE
    shown = numbers.percent(value, language, digits) if chance else numbers.decimal(value, language, digits)
    scaled = value * 100 if chance else value
    sign = "≈" if numbers.is_rounded(scaled, digits) else "="
    if value.denominator == 1 and not chance:
        return shown
    return f"{value} {sign} {shown}" if len(str(value)) <= READABLE else f"≈ {shown}"


def _answer(found: Exercise) -> list[str]:
    return [*found.steps, found.answer]


def _paragraph(line: str) -> str:
    return f"<p>{escape(line)}</p>"


def _listed(lines: Sequence[str]) -> str:
    return f"<ol>{''.join([f'<li>{escape(line)}</li>' for line in lines])}</ol>"


def _folded(summary: str, lines: Sequence[str]) -> str:
    return f"<details><summary>{escape(summary)}</summary>{_listed(lines)}</details>"
