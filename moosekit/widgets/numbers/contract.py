"""What a NumberQuiz sends to its page, as types. `widgets/src/numbers/contract.ts` says the same; a test compares."""

from __future__ import annotations

from typing import TypedDict


class NumberSlip(TypedDict):
    """The value that a misconception leads to, what this is called, and what to ask whoever has it."""

    id: str
    value: str
    name: str
    sentence: str


class NumberReason(TypedDict):
    """A reason to choose; ``slip`` is what its misconception is called, and empty for the right one."""

    says: str
    slip: str


class NumberVariant(TypedDict):
    """A question with its numbers. ``value`` is exact ("5/17"), ``shown`` the same as people write it."""

    id: str
    prompt: str
    form: str
    says: str
    digits: int
    value: str
    shown: str
    hints: list[str]
    reasons: list[NumberReason]
    steps: list[str]
    assumed: list[str]
    slips: list[NumberSlip]


class NumberQuestion(TypedDict):
    """A question with all its variants that go with the page."""

    title: str
    level: int
    variants: list[NumberVariant]


class NumberScene(TypedDict):
    """All that does not change. ``typed`` are the ways to type each of the five words, in any language."""

    title: str
    language: str
    questions: list[NumberQuestion]
    typed: dict[str, str]


class NumberTry(TypedDict):
    """What was typed as an answer to a variant."""

    question: str
    typed: str
