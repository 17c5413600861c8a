"""The scene of a Quiz: which questions, in which order, with their clauses and the names of cards."""

from __future__ import annotations

from collections.abc import Sequence

from moosekit.core.facts import RuleRef
from moosekit.core.ids import RuleId
from moosekit.core.stream import Stream
from moosekit.quiz import VARIANTS, Family, Question, Reason, Shelf, families
from moosekit.widgets.quiz.contract import QuizCard, QuizChoice, QuizQuestion, QuizScene, QuizShelf, QuizStep
from moosekit.widgets.saying import Saying
from moosekit.words.card_names import card_name


def asked_about(game: str, clauses: Sequence[str] | None) -> tuple[Family, ...]:
    """The families of a game, or only those about some sections (``8``) and clauses (``8.1``).

    Raises:
        ValueError: there are no questions of this game, or none about what was asked for.
    """
    found = families(game)
    if clauses is None:
        return found
    known = {name for family in found for name in (family.clause, family.clause.partition(".")[0])}
    unknown = [clause for clause in clauses if clause not in known]
    if unknown or not clauses:
        some = ", ".join(dict.fromkeys(family.clause for family in found))
        raise ValueError(
            f"there is no question on {', '.join(map(repr, unknown)) or 'nothing':.60}; there are on {some}"
        )
    return tuple(family for family in found if {family.clause, family.clause.partition(".")[0]} & {*clauses})


def quiz_scene(game: str, asked: Sequence[Family], seed: int, saying: Saying) -> QuizScene:
    """Two questions of each family, the families in an order by the seed."""
    luck = Stream.seeded(seed).child("quiz")
    order = luck.child("order").shuffle(len(asked))
    pairs = [_siblings(asked[place], luck.child(asked[place].name), saying.language) for place in order]
    questions = [question for pair in pairs for question in pair]
    refs = {step.clause for question in questions for step in (*question.steps, question.why)}
    codes = {
        card.code for question in questions for shelf in (*question.table, *question.after) for card in shelf.cards
    }
    return QuizScene(
        title=saying.said(f"quiz.title.{game}"),
        language=saying.language,
        questions=[_question(question) for question in questions],
        clauses={ref: saying.clause(RuleRef(game, RuleId("quiz"), ref)) for ref in sorted(refs)},
        cards={code: card_name(game, code, saying.language) for code in sorted(codes)},
    )


def _siblings(family: Family, luck: Stream, language: str) -> tuple[Question, Question]:
    """Two variants that differ in what is seen or asked."""
    first = family.ask(luck.below(VARIANTS), language)
    following = (family.ask((first.number + step) % VARIANTS, language) for step in range(1, VARIANTS))
    return first, next(other for other in following if _asked(other) != _asked(first))


def _asked(question: Question) -> object:
    return question.table, question.doing, question.prompt


def _question(question: Question) -> QuizQuestion:
    return QuizQuestion(
        id=question.id,
        family=question.family,
        level=question.level,
        doing=[*question.doing],
        prompt=question.prompt,
        table=[_shelf(shelf) for shelf in question.table],
        choices=[QuizChoice(text=choice.text, right=choice.right) for choice in question.choices],
        why=_step(question.why),
        steps=[_step(step) for step in question.steps],
        after=[_shelf(shelf) for shelf in question.after],
    )


def _shelf(shelf: Shelf) -> QuizShelf:
    cards = [QuizCard(code=card.code, caption=card.caption) for card in shelf.cards]
    return QuizShelf(heading=shelf.heading, cards=cards)


def _step(step: Reason) -> QuizStep:
    return QuizStep(text=step.text, clause=step.clause)
