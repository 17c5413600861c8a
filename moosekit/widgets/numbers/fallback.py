"""What stands in for a NumberQuiz where no widget runs: every question with room to answer, as on a printed sheet."""

from __future__ import annotations

from html import escape

from moosekit.widgets.numbers.contract import NumberQuestion, NumberScene
from moosekit.widgets.saying import Saying


def fallback_html(scene: NumberScene, saying: Saying) -> str:
    """The first variant of each question, how to answer it, and the words to run the cell."""
    asked = "".join(_item(question) for question in scene["questions"])
    return (
        f'<div lang="{escape(saying.language)}"><p><strong>{escape(scene["title"])}</strong></p><ol>{asked}</ol>'
        f"<p>{escape(saying.said('number-quiz.fallback'))}</p></div>"
    )


def _item(question: NumberQuestion) -> str:
    first = question["variants"][0]
    return f"<li><p>{escape(first['prompt'])}</p><p><small>{escape(first['says'])}</small> ______</p></li>"
