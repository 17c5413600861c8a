"""What stands in for a CardGrid where no widget runs: the same table without its heat, and in words to run the cell."""

from __future__ import annotations

from fractions import Fraction
from html import escape

from moosekit.draw.tables import Cell, Chip, table_html
from moosekit.games.moustache.cards import VALUES
from moosekit.games.moustache.rule_card import RuleCard
from moosekit.widgets.card_grid.contract import GridScene
from moosekit.widgets.saying import Saying
from moosekit.words import numbers


def fallback_html(scene: GridScene, key: str, row: tuple[RuleCard, ...], saying: Saying) -> str:
    """A row for each colour, the strongest first, and a column for each value."""
    answer = scene["answers"][key]
    table = scene["tables"][answer["table"]]
    rows: list[tuple[Cell, ...]] = []
    for place in reversed(answer["order"]):
        colour = scene["colours"][place]
        cells = [
            numbers.percent(Fraction(table[place * len(VALUES) + value], scene["of"]), saying.language)
            for value in VALUES
        ]
        rows.append(((Chip(colour["pip"], "", colour["name"]),), *cells))
    laid = ", ".join([saying.rule(card) for card in row]) or saying.said("card-grid.no-rules")
    parts = [
        f"<p><strong>{escape(scene['title'])}</strong></p><p>{escape(laid)}</p>",
        table_html(scene["asked"], ("", *map(str, VALUES)), rows, language=saying.language),
        f"<p>{escape(answer['sentence'])}</p><p>{escape(saying.said('card-grid.fallback'))}</p>",
    ]
    return f'<div lang="{escape(saying.language)}">{"".join(parts)}</div>'
