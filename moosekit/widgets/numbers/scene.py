"""The scene of a NumberQuiz: its questions with some variants each, all words of their marking among them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from moosekit.chance.chance_word import ChanceWord
from moosekit.chance.form import Form
from moosekit.chance.misconceptions import Slip
from moosekit.chance.question import Question, QuestionRef, Reason
from moosekit.chance.questions import Family, family
from moosekit.core.stream import Stream
from moosekit.widgets.numbers.contract import NumberQuestion, NumberReason, NumberScene, NumberSlip, NumberVariant
from moosekit.widgets.saying import Saying
from moosekit.words import LANGUAGES, numbers, text

#: what a page needs to mark by itself
MARKING: Final = ("verdict.", "unreadable.", "word-means.", "word.")
KIND: Final = re.compile(r"\{(\w+):[\w-]+\}")


def asked(name: str, luck: Stream, variants: int) -> list[Question]:
    """The variants of a question: from the one that its name says (``#3``) or luck chooses, so many on.

    Raises:
        Uncountable, UnknownOutcome: no such question.
        NoSuchVariant: no such variant.
    """
    ref = QuestionRef.parse(name) if "#" in name else None
    found: Family = family(ref.family if ref else name)
    first = ref.variant if ref else luck.child(f"number-quiz {found.id}").below(len(found))
    many = min(variants, len(found))
    return [found.variant(first), *[found.variant((first + step) % len(found)) for step in range(1, many)]]


def in_form(question: Question, form: Form | None) -> Question:
    """A chance asked for in a word, or as a place on the line; other questions stay as they are."""
    return replace(question, form=form) if form is not None and question.form is Form.CHANCE else question


def number_scene(title: str, questions: Sequence[Sequence[Question]], saying: Saying, *, hints: bool) -> NumberScene:
    """The scene; without ``hints`` none is in it."""
    return NumberScene(
        title=title,
        language=saying.language,
        questions=[_question(variants, saying, hints=hints) for variants in questions],
        typed={
            str(word): ", ".join([text(f"chance.typed.{word}", language) for language in LANGUAGES])
            for word in ChanceWord
        },
    )


def marking_words(saying: Saying) -> Mapping[str, str]:
    """The sentences of marking; their gaps are filled on the page with texts that are written already."""
    found = saying.page("chance.")
    return {key: KIND.sub(r"{\1}", said) for key, said in found.items() if key.startswith(MARKING)}


def _question(variants: Sequence[Question], saying: Saying, *, hints: bool) -> NumberQuestion:
    ref = variants[0].ref
    return NumberQuestion(
        title=family(ref.family).title(ref.variant).text(saying.language),
        level=int(variants[0].level),
        variants=[_variant(one if hints else replace(one, hints=()), saying) for one in variants],
    )


def _variant(question: Question, saying: Saying) -> NumberVariant:
    language, answer = saying.language, question.answer
    return NumberVariant(
        id=str(question.ref),
        prompt=question.prompt.text(language),
        form=str(question.form),
        says=question.form.says(language),
        digits=question.digits,
        value=str(answer.value),
        shown=numbers.fraction(answer.value, language),
        hints=[hint.text(language) for hint in question.hints],
        reasons=[_reason(reason, saying) for reason in question.reasons],
        steps=[*[step.text(language) for step in answer.steps], _result(question, saying)],
        assumed=[said.text(language) for said in answer.assumptions],
        slips=[_slip(slip, saying) for slip in question.all_slips],
    )


def _result(question: Question, saying: Saying) -> str:
    value = question.answer.value
    if question.form is Form.WORD:
        return saying.said("number-quiz.result-word", word=ChanceWord.of(value).says(saying.language))
    return saying.said("number-quiz.result", value=str(value))


def _reason(reason: Reason, saying: Saying) -> NumberReason:
    slip = reason.misconception
    return NumberReason(
        says=reason.says.text(saying.language),
        slip="" if slip is None else saying.said(f"number-quiz.slip.{slip}"),
    )


def _slip(slip: Slip, saying: Saying) -> NumberSlip:
    return NumberSlip(
        id=str(slip.misconception),
        value=str(slip.value),
        name=saying.said(f"number-quiz.slip.{slip.misconception}"),
        sentence=slip.question.text(saying.language),
    )
