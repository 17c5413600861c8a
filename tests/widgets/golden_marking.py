"""Answers and how Python marks them, for the page's twin of the marking: `python -m tests.widgets.golden_marking`."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Final

from moosekit.chance import Form, Misconception, Question, Slip, check
from moosekit.chance.questions import FAMILIES
from moosekit.widgets.numbers.scene import number_scene
from moosekit.widgets.saying import Saying
from tests.chance.test_checking import MORE, REPORTED, asked

GOLDEN: Final = Path(__file__).parent / "golden/marking.json"
#: everything that has a rule of its own in the reader, and some that nobody should type
TYPED: Final = (
    "0.5", ".5", ",5", "5.", "1/2", "2/4", "50%", "50,0%", "1:1", "1/0", "0/0", "0", "1", "0.0", "1.0", "100%",
    "7/2", "-1/2", "+1/2", "--1", "1,440", "1.440", "14,400/28,800", "½", "1½", "2¾", "⅓", "٣/٨", "３/８", "5e-1",
    "5x10^-1", "5×10⁻¹", "5e31", "1e-30", "0x1", "1/2/3", "..", ",", "%", "3/", "/8", "50%%", "0.33333333333333",
    "0.3333334", "1/3.", "33.3", "0.333%", "2/1", "one", "1 in 2", "1 chance in 3", "one in 3", "1 sur 3",
    "3 out of 8", "1 in 3.2", "p = 1/3", "P(A) = 0.25", "≈ 0.33", "about 1/3", "1 1/2", "1 + 1/2", "3 to 5",
    "3 contre 5", "3-to-5", "50 percent", "50 per cent", "50 pour cent", "1 / 3", "12 345", "1 000 000", "", "   ",
    "a half", "Fifty-fifty", "IMPOSSIBLE", "impossible", "peu probable", "certain", "likely", "unlikely", "even",
    "never", "x" * 61, "1\xa0000", "1'000", "−1/3", "1\u20442", "0.25!", "\x07", "5 in 0",
    "0·5", "·5", "33·3%", "1·440", "5·10⁻¹", "3·75·10⁻¹", "1·2·3", "2·5/8", "1/2·3", "0 · 5", "0⋅333", "٠٫٥", "٥٠٪",
    "१.५", "١٬٤٤٠", "٠،٥", "p = 0·25", "0·10", "1·5 in 3", "·", "5·",
    "- 1/2", "- -1/2", "- +1/2", "5 x 102", "0.5 x 100", "5*10**-1", "5*10-1", "2³",
)  # fmt: skip


def questions() -> list[Question]:
    """One of each kind: chances small, even, certain; a number; a word; a place; with slips."""
    slips = (Slip(Misconception.WITH_REPLACEMENT, Fraction(1, 3)), Slip(Misconception.INVERSE, Fraction(1, 4)))
    plain = [asked(value) for value in ("1/2", "1/3", "3/8", "0", "1", "999/1000", "1/1440")]
    numbers = [asked(value, Form.NUMBER) for value in ("1440", "29/4", "-3/2", "1/3")]
    words = [asked(value, form) for form in (Form.WORD, Form.PLACE) for value in ("0", "1/5", "49/100", "1", "7/8")]
    return [*plain, asked("5/21", Form.CHANCE, *slips), *numbers, *words]


def cases() -> Iterator[tuple[Question, Sequence[str]]]:
    """Every kind with everything that may be typed, what pupils reported, and right and wrong ways of all families."""
    for question in questions():
        yield question, TYPED
    for value in dict.fromkeys([value for value, _, _ in (*REPORTED, *MORE)]):
        yield asked(value), [typed for of, typed, _ in (*REPORTED, *MORE) if of == value]
    for family in FAMILIES:
        if family.number != "35b":  # the race takes a second to simulate
            question = family.variant(len(family) // 2)
            yield (
                question,
                [str(value) for value in (question.answer.value, *[slip.value for slip in question.all_slips])],
            )
            yield replace(question, form=Form.PLACE), ["0.31"]


def marked(question: Question, typed: Sequence[str]) -> dict[str, object]:
    """A question with what was typed, each with its verdict, and the sentence's key or the misconception."""
    checked = [check(question, text) for text in typed]
    return {
        "form": str(question.form),
        "digits": question.digits,
        "value": str(question.answer.value),
        "slips": [[str(slip.misconception), str(slip.value)] for slip in question.all_slips],
        "tries": [
            [
                text,
                str(one.verdict),
                str(one.misconception or one.message.key.removeprefix("chance.")),
                one.uses_attempt,
            ]
            for text, one in zip(typed, checked, strict=True)
        ],
    }


def golden_text() -> str:
    """The file: a question a line."""
    typed = number_scene("", [], Saying.about((), "en"), hints=True)["typed"]
    lines = ",\n".join([json.dumps(marked(*case), ensure_ascii=False) for case in cases()])
    return f'{{"typed": {json.dumps(typed, ensure_ascii=False)}, "questions": [\n{lines}\n]}}\n'


if __name__ == "__main__":
    GOLDEN.write_text(golden_text(), encoding="utf-8")
