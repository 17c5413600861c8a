"""What stands in for a RuleRow where no widget runs: row and tricks as pictures, and in words to run the cell."""

from __future__ import annotations

from html import escape

from moosekit.draw.card import State
from moosekit.draw.row import RowItem, row_of_cards_svg
from moosekit.widgets.contract import RowCard
from moosekit.widgets.fallback import rule_items
from moosekit.widgets.rule_row.contract import RowResult, RowScene, RowTrick, TrickResult
from moosekit.widgets.saying import Saying


def fallback_html(laid: list[RowCard], scene: RowScene, result: RowResult, saying: Saying) -> str:
    """The row, each trick with its winner framed and its sentence, and the words to run the cell."""
    parts = [f"<p><strong>{escape(scene['title'])}</strong></p>"]
    if laid:
        said = ", ".join(card["title"] for card in laid)
        title = saying.said("rule-row.page.row")
        parts.append(row_of_cards_svg(rule_items(laid), title=title, description=said, theme="inherit"))
    for trick, decided in zip(scene["tricks"], result["tricks"], strict=True):
        items = [
            RowItem(play["card"], play["name"], _states(place, decided)) for place, play in enumerate(trick["plays"])
        ]
        parts.append(row_of_cards_svg(items, title=trick["title"], description=_said(trick, scene), theme="inherit"))
        parts.append(f"<p>{escape(decided['sentence'])}</p>")
    parts.append(f"<p>{escape(saying.said('rule-row.fallback'))}</p>")
    return f'<div lang="{escape(saying.language)}">{"".join(parts)}</div>'


def _said(trick: RowTrick, scene: RowScene) -> str:
    return ", ".join(f"{play['name']}: {scene['cards'][play['card']]}" for play in trick["plays"])


def _states(place: int, decided: TrickResult) -> tuple[State, ...]:
    states: list[State] = ["leads"] if place == 0 else []
    if place in decided["gone"]:
        states.append("discarded")
    if place == decided["winner"]:
        states.append("ahead")
    return tuple(states)
