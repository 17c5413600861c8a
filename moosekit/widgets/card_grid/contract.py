"""What a CardGrid sends to its page, as types. `widgets/src/card-grid/contract.ts` says the same; a test compares."""

from __future__ import annotations

from typing import TypedDict

from moosekit.widgets.contract import Colour, RowCard


class GridAnswer(TypedDict):
    """What comes of a row: the place of its table, the places of the colours, weakest first, and a sentence."""

    table: int
    order: list[int]
    sentence: str


class GridScene(TypedDict):
    """All that does not change. A table has for each card, in the order of the pack, how many of ``of`` tricks it
    takes; answers go by the places of the rule cards that lie in the row, such as ``03``.
    """

    title: str
    language: str
    colours: list[Colour]
    rules: list[RowCard]
    longest: int
    cards: list[str]
    of: int
    tables: list[list[int]]
    answers: dict[str, GridAnswer]
    rounds: int
    asked: str
    played: str
