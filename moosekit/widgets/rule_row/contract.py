"""What a RuleRow sends to its page, as types. `widgets/src/rule-row/contract.ts` says the same; a test compares."""

from __future__ import annotations

from typing import TypedDict

from moosekit.widgets.contract import Reading, RowCard


class RowPlay(TypedDict):
    """A card of a trick, and what its seat is called."""

    seat: int
    name: str
    card: str


class RowTrick(TypedDict):
    """A trick in the order of play."""

    title: str
    plays: list[RowPlay]


class TrickResult(TypedDict):
    """What comes of a trick: the winner's place in it, the places that vanished, and how it was decided, in steps."""

    winner: int | None
    gone: list[int]
    changed: bool
    sentence: str
    steps: list[str]


class RowResult(TypedDict):
    """What comes of a row: its key, the tricks, and how many of them have another winner than without rule cards."""

    key: str
    tricks: list[TrickResult]
    sentence: str


class RowScene(TypedDict):
    """All that does not change: the cards on offer, the tricks, and the answers that were worked out beforehand."""

    title: str
    language: str
    longest: int
    offer: list[RowCard]
    readings: list[Reading]
    tricks: list[RowTrick]
    cards: dict[str, str]
    known: list[TrickResult]
    totals: list[str]
    answers: dict[str, list[int]]
    locked: str
