"""What stands in for a stepper where no widget runs: a picture of the cards, and in words to run the cell."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from moosekit.draw.card import State
from moosekit.draw.row import RowItem, row_of_cards_svg
from moosekit.widgets.contract import Frame, RowCard, Scene, TablePlay
from moosekit.widgets.saying import Saying


def fallback_html(frame: Frame, scene: Scene, saying: Saying) -> str:
    """The table at one step as a picture with captions, its heading, and the words to run the cell."""
    seats = {seat["seat"]: seat["name"] for seat in scene["seats"]}
    rules = rule_items(scene["row"])
    cards = [RowItem(play["card"], seats[play["seat"]], _states(play, frame)) for play in frame["plays"]]
    said = ", ".join(f"{seats[play['seat']]}: {scene['cards'][play['card']]}" for play in frame["plays"])
    pictures = [
        row_of_cards_svg(items, title=title, description=words, theme="inherit")
        for items, title, words in (
            (rules, saying.ui("page.row"), ", ".join(card["title"] for card in scene["row"])),
            (cards, saying.ui("page.trick"), said),
        )
        if items
    ]
    run = saying.ui("fallback")
    return (
        f'<div lang="{escape(saying.language)}"><p><strong>{escape(scene["title"])}</strong></p>'
        f"{''.join(pictures)}<p>{escape(frame['heading'])}</p><p>{escape(run)}</p></div>"
    )


def rule_items(row: Sequence[RowCard]) -> list[RowItem]:
    """The cards of a row, numbered, with their titles; one of a user's own shows what the art has for all of those."""
    return [
        RowItem(
            card["id"] if not card["id"].startswith("own:") else f"own-{card['deck']}", card["title"], (), place + 1
        )
        for place, card in enumerate(row)
    ]


def _states(play: TablePlay, frame: Frame) -> tuple[State, ...]:
    states: list[State] = []
    if frame["plays"][0] == play:
        states.append("leads")
    if play["state"] in ("vanished", "lost"):
        states.append("discarded")
    if play["seat"] == frame["ahead"]:
        states.append("ahead")
    return tuple(states)
