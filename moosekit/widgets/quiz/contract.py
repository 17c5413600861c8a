"""What a Quiz sends to its page, as types. `widgets/src/quiz/contract.ts` says the same; a test compares."""

from __future__ import annotations

from typing import TypedDict

from moosekit.widgets.contract import Clause


class QuizCard(TypedDict):
    """A card that lies there, and what stands below it."""

    code: str
    caption: str


class QuizShelf(TypedDict):
    """Cards side by side under a heading."""

    heading: str
    cards: list[QuizCard]


class QuizStep(TypedDict):
    """A step of an explanation; ``clause`` is a key of the scene's clauses."""

    text: str
    clause: str


class QuizChoice(TypedDict):
    """What may be chosen, and whether it is right."""

    text: str
    right: bool


class QuizQuestion(TypedDict):
    """A question; those of one family are siblings."""

    id: str
    family: str
    level: int
    doing: list[str]
    prompt: str
    table: list[QuizShelf]
    choices: list[QuizChoice]
    why: QuizStep
    steps: list[QuizStep]
    after: list[QuizShelf]


class QuizScene(TypedDict):
    """All that does not change: the questions in their order, the clauses, and what cards are called."""

    title: str
    language: str
    questions: list[QuizQuestion]
    clauses: dict[str, Clause]
    cards: dict[str, str]


class QuizAnswer(TypedDict):
    """An answer that was given: the question's id and the place of the choice, from 0."""

    question: str
    choice: int
