"""All that is said of questions, for golden files; `python -m tests.chance.questions.said` writes them anew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from moosekit.chance import Question
from moosekit.chance.questions import FAMILIES, Family

FOLDER: Final = Path(__file__).parents[2] / "goldens" / "questions"
GAMES: Final = tuple(dict.fromkeys([family.game for family in FAMILIES]))
#: races of more players take long
QUICK: Final = {"race": [0, 1]}


def numbers(family: Family) -> list[int]:
    """The first variant with each word that a setting can have, and the last one."""
    if family.slug in QUICK:
        return QUICK[family.slug]
    first: dict[object, int] = {}
    for number in range(len(family)):
        for pair in family.told(number).pairs:
            first.setdefault(pair if isinstance(pair[1], str) else "a number", number)
    return sorted({*first.values(), len(family) - 1})


def said(family: Family, number: int, question: Question) -> Iterator[str]:
    """A question with all that a pupil may ever read of it, a line each."""
    yield f"{question.ref}: {family.title(number).text()} ({question.level}, {question.form}, {question.digits} digits)"
    yield f"  {question.prompt.text()}"
    yield from [f"  hint: {hint.text()}" for hint in question.hints]
    yield f"  answer: {question.answer.value}"
    yield from [f"    {line}" for line in question.answer.lines()]
    yield from [f"  slip {slip.value}: {slip.question.text()}" for slip in question.all_slips]
    yield from [f"  {'right ' * (not one.misconception)}reason: {one.says.text()}" for one in question.reasons]


def brief(question: Question) -> Iterator[str]:
    """The numbers of a question: for variants whose words another one has."""
    yield f"{question.ref}: {question.prompt.text()}"
    slips = [f"{slip.misconception} {slip.value}" for slip in question.all_slips]
    yield f"  answer: {question.answer.value}; slips: {', '.join(slips)}"


def family_lines(family: Family) -> Iterator[str]:
    """All variants of a family, or the quick ones; in full where there is a word that no earlier one has."""
    full = numbers(family)
    for number in full if family.slug in QUICK else range(len(family)):
        question = family.variant(number)
        yield from said(family, number, question) if number in full else brief(question)


def golden_text(game: str) -> str:
    """The questions of a game in the order of the lesson plan."""
    lines = [line for family in FAMILIES if family.game == game for line in family_lines(family)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for game in GAMES:
        (FOLDER / f"{game}.txt").write_text(golden_text(game), encoding="utf-8", newline="\n")
