"""Front ends for notebooks and pages. Importing this package loads no widget library; asking for a class does."""

from __future__ import annotations

from moosekit.core.lazily import lazily

TYPE_CHECKING = False  # type checkers take it for true; importing typing would cost time
if TYPE_CHECKING:
    from moosekit.widgets.card_grid import CardGrid
    from moosekit.widgets.chart import Chart
    from moosekit.widgets.deal import DealView
    from moosekit.widgets.joint import Tree, TwoWayTable
    from moosekit.widgets.keeping import keep
    from moosekit.widgets.numbers import NumberQuiz
    from moosekit.widgets.of_lesson import lesson_table
    from moosekit.widgets.page import html_page
    from moosekit.widgets.predict import Predict
    from moosekit.widgets.quiz import Quiz
    from moosekit.widgets.rule_row import RuleRow
    from moosekit.widgets.stepper import TrickStepper
    from moosekit.widgets.table import GameTable

__all__ = [
    "CardGrid",
    "Chart",
    "DealView",
    "GameTable",
    "NumberQuiz",
    "Predict",
    "Quiz",
    "RuleRow",
    "Tree",
    "TrickStepper",
    "TwoWayTable",
    "html_page",
    "keep",
    "lesson_table",
]

if not TYPE_CHECKING:
    __getattr__, __dir__ = lazily(
        __name__,
        {
            "card_grid": "CardGrid",
            "chart": "Chart",
            "deal": "DealView",
            "joint": "Tree TwoWayTable",
            "keeping": "keep",
            "numbers": "NumberQuiz",
            "of_lesson": "lesson_table",
            "page": "html_page",
            "predict": "Predict",
            "quiz": "Quiz",
            "rule_row": "RuleRow",
            "stepper": "TrickStepper",
            "table": "GameTable",
        },
    )
