"""What stands in for a DealView where no widget runs: the first deal as pictures, the exact chance, words to run it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from moosekit.draw.row import RowItem, row_of_cards_svg
from moosekit.widgets.deal.contract import DealScene
from moosekit.widgets.saying import Saying


def fallback_html(scene: DealScene, dealt: Sequence[str], saying: Saying) -> str:
    """Each hand of the first trial, counted cards marked, and the chance."""
    parts = [f"<p><strong>{escape(scene['title'])}</strong></p><p>{escape(scene['asks'])}</p>"]
    start = 0
    for hand in scene["hands"]:
        cards = dealt[start : start + hand["size"]]
        start += hand["size"]
        items = [RowItem(code, "", ("chosen",) if code in scene["counted"] else ()) for code in cards]
        said = ", ".join(scene["cards"][code] for code in cards)
        parts.append(row_of_cards_svg(items, title=hand["name"], description=said, size=40, theme="inherit"))
    exact = scene["exact"]
    parts.append(f"<p>{escape(saying.said('deal-view.exactly', chance=exact['chance'], percent=exact['percent']))}</p>")
    parts.append(f"<p>{escape(saying.said('deal-view.fallback'))}</p>")
    return f'<div lang="{escape(saying.language)}">{"".join(parts)}</div>'
