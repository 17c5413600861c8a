"""The Quiz: questions on the rules of a game, which follow the learner."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import cast

import traitlets

from moosekit.core.json_data import Json, Reader
from moosekit.core.seed import checked_seed
from moosekit.draw.card import card_svg
from moosekit.widgets.base import Checks, Data, SceneWidget, Told, valid
from moosekit.widgets.contract import KeptHere, Theme
from moosekit.widgets.kept import kept_here
from moosekit.widgets.kinds import TEXT, TEXTS, check_kinds
from moosekit.widgets.quiz.contract import QuizAnswer, QuizQuestion, QuizScene
from moosekit.widgets.quiz.scene import asked_about, quiz_scene
from moosekit.widgets.saying import Saying

__all__ = ["Quiz"]


class Quiz(SceneWidget[QuizScene]):
    """Questions on all rules of a game. The game's own code answers them and gives the reasons.

    After a wrong answer the position is gone through step by step, and a sibling of the question follows. Questions
    become harder after right answers, and easier after wrong ones. All of it works in a page without Python.

    ``game`` is its id, ``seed`` chooses the questions and their order, ``clauses`` limits them to sections and clauses
    of the rules, such as ``["8", "5.2"]``. ``progress`` are the answers so far, each the id of a question and the
    place of the choice from 0; set it to ``[]`` to begin again.

    Raises:
        TypeError, ValueError: an argument that is not known or not right; the message says what would be.
        TraitError: a theme that there is not; lists those there are.

    >>> quiz = Quiz("moustache", seed=7, clauses=["8.1"])
    >>> quiz
    Quiz('moustache', 1 rule, 0 of 0 right)
    >>> quiz.scene["questions"][0]["prompt"]
    'Twos win is on show. Who wins this trick?'
    >>> quiz.close()
    """

    progress: Data[list[QuizAnswer]] = Data[list[QuizAnswer]]().tag(sync=True)
    kept: Told[KeptHere] = Told[KeptHere]().tag(sync=True)
    notice: traitlets.Unicode[str, str | bytes] = traitlets.Unicode("").tag(sync=True)
    """what is said of the file in which answers are kept, if there is anything to say"""

    def __init__(
        self,
        game: str = "moustache",
        *,
        seed: int = 0,
        clauses: Sequence[str] | None = None,
        language: str = "en",
        theme: Theme = "auto",
    ) -> None:
        check_kinds(("game", game, TEXT), ("clauses", clauses, TEXTS.or_none))
        self._asked = asked_about(game, clauses)
        self._game = game
        self._front = f"quiz-{game}"
        saying = Saying.about((), language)
        self._saying = saying
        scene = quiz_scene(game, self._asked, checked_seed(seed), saying)
        self._questions = {question["id"]: question for question in scene["questions"]}
        words, kept = saying.page("quiz.page."), kept_here("quiz", self._questions, saying)
        super().__init__(language, {"scene": scene, "progress": [], "kept": kept, "words": words, "theme": theme})

    @property
    def score(self) -> tuple[int, int]:
        """How many answers were right, and how many were given."""
        return sum(self._right(answer) for answer in self.progress), len(self.progress)

    @property
    def to_review(self) -> tuple[str, ...]:
        """The clauses about which the last answer was wrong, in the order in which they were asked about."""
        last = {self._questions[answer["question"]]["family"]: self._right(answer) for answer in self.progress}
        clause = {family.name: family.clause for family in self._asked}
        return tuple(dict.fromkeys(clause[family] for family, right in last.items() if not right))

    def __repr__(self) -> str:
        right, answered = self.score
        rules = len({family.clause for family in self._asked})
        return f"Quiz({self._game!r}, {rules} {'rule' if rules == 1 else 'rules'}, {right} of {answered} right)"

    @traitlets.validate("progress")
    def _valid_progress(self, proposal: dict[str, object]) -> list[QuizAnswer]:
        return valid(self._read_progress, proposal, "this is no progress of this quiz: {why}")

    def _checks(self) -> Checks:
        return {"progress": lambda value: cast("Json", self._read_progress(value))}

    def _read_progress(self, value: Reader) -> list[QuizAnswer]:
        """Answers to questions of this quiz, each once."""
        items = value.items()
        if len(items) > len(self._questions):
            raise value.fault(f"expected at most {len(self._questions)} answers")
        answers: list[QuizAnswer] = []
        for item in items:
            item.only("question", "choice")
            id_ = item.field("question").choice(list(self._questions))
            if id_ in [answer["question"] for answer in answers]:
                raise item.fault("this question has been answered already")
            choice = item.field("choice").whole(0, len(self._questions[id_]["choices"]) - 1)
            answers.append(QuizAnswer(question=id_, choice=choice))
        return answers

    def _right(self, answer: QuizAnswer) -> bool:
        return self._questions[answer["question"]]["choices"][answer["choice"]]["right"]

    def _fallback_html(self) -> str:
        """The first question with its cards, and the words to run the cell."""
        question = self.scene["questions"][0]
        shelves = "".join(self._shelf_html(question, place) for place in range(len(question["table"])))
        choices = "".join(f"<li>{escape(choice['text'])}</li>" for choice in question["choices"])
        said = escape(self._saying.said("quiz.fallback"))
        title = f"<p><strong>{escape(self.scene['title'])}</strong></p>"
        asked = f"<p>{escape(question['prompt'])}</p><ul>{choices}</ul><p>{said}</p>"
        return f'<div lang="{escape(self.language)}">{title}{shelves}{asked}</div>'

    def _shelf_html(self, question: QuizQuestion, place: int) -> str:
        shelf = question["table"][place]
        pictures = "".join(
            card_svg(
                card["code"],
                title=self.scene["cards"][card["code"]],
                description=card["caption"],
                size=56,
                theme="inherit",
            )
            for card in shelf["cards"]
        )
        return f"<p>{escape(shelf['heading'])}</p><div>{pictures}</div>"
