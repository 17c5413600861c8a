"""Front ends for notebooks and pages. Importing this package loads no widget library; asking for a class does."""

from __future__ import annotations

from typing import TYPE_CHECKING

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

_HOMES = {
    "CardGrid": "moosekit.widgets.card_grid",
    "Chart": "moosekit.widgets.chart",
    "DealView": "moosekit.widgets.deal",
    "GameTable": "moosekit.widgets.table",
    "NumberQuiz": "moosekit.widgets.numbers",
    "Predict": "moosekit.widgets.predict",
    "Quiz": "moosekit.widgets.quiz",
    "RuleRow": "moosekit.widgets.rule_row",
    "Tree": "moosekit.widgets.joint",
    "TrickStepper": "moosekit.widgets.stepper",
    "TwoWayTable": "moosekit.widgets.joint",
    "html_page": "moosekit.widgets.page",
    "keep": "moosekit.widgets.keeping",
    "lesson_table": "moosekit.widgets.of_lesson",
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"moosekit.widgets has no {name!r}; it has {', '.join(__all__)}")
    from importlib import import_module

    found: object = getattr(import_module(_HOMES[name]), name)
    return found
