"""What pupils type: a line with the number of a question of the lesson plan and of its variant, then the answer."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import Final

from moosekit.chance.checking import check
from moosekit.chance.question import Question
from moosekit.chance.questions import FAMILIES
from moosekit.chance.reading import LONGEST, Reading, read_number
from moosekit.words import LANGUAGES
from tests.fuzz.guided.texts import read

#: all but the race, which takes a second to simulate
FAMILY_OF: Final = {family.number: family for family in FAMILIES if family.number != "35b"}
VARIANTS: Final = 2


def one(data: bytes) -> None:
    """Nothing raises; a number is read the same again, and every verdict can be said."""
    first, _, typed = read(data).partition("\n")
    reading = read_number(typed)
    assert len(reading.typed) <= LONGEST
    assert reading.typed.isprintable()
    if isinstance(reading, Reading):
        assert read_number(reading.typed) == reading
    number, _, variant = first.partition(" ")
    if number not in FAMILY_OF or variant not in map(str, range(VARIANTS)):
        return
    question = _question(number, int(variant))
    checked = check(question, typed)
    assert 0 <= checked.credit <= 1
    for language in LANGUAGES:
        assert checked.message.text(language).encode()
    if checked.right and isinstance(reading, Reading) and question.form == "chance":
        assert abs(reading.value - question.answer.value) < Fraction(1, 20), checked


@cache
def _question(number: str, variant: int) -> Question:
    return FAMILY_OF[number].variant(variant)


def seeds() -> Iterator[str]:
    """To every question a right answer, and all forms of a number."""
    forms = [
        "6/16",
        ".375",
        "0,375 %",
        "3 in 8",
        "1 sur 8",
        "3:5",
        "3.75e-1",
        "1 440",
        "1 3/4",
        "⅜",
        "p(a) = ٣/٨",
        "-5·10⁻³",
        "sometimes",
    ]
    for place, family in enumerate(FAMILY_OF.values()):
        yield f"{family.number} 0\n{forms[place % len(forms)]}"
        yield f"{family.number} 1\n{_question(family.number, 1).answer.value}"
