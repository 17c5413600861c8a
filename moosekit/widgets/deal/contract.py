"""What a DealView sends to its page, as types. `widgets/src/deal/contract.ts` says the same; a test compares."""

from __future__ import annotations

from typing import TypedDict


class DealtHand(TypedDict):
    """A hand that is dealt: what it is called, and how many cards it gets."""

    name: str
    size: int


class LastDeal(TypedDict):
    """The cards of one trial, hand after hand; trials count from 1."""

    number: int
    cards: list[str]


class ExactChance(TypedDict):
    """What was counted: as people write it, in percent, in thousandths to draw it, and how it came about."""

    chance: str
    percent: str
    part: int
    steps: list[str]


class DealScene(TypedDict):
    """All that does not change. ``unseen`` cards lie face down before the deal, ``wanted`` of them are counted."""

    title: str
    language: str
    asks: str
    called: str
    hands: list[DealtHand]
    own: list[str]
    unseen: int
    wanted: int
    counted: list[str]
    back: str
    cards: dict[str, str]
    exact: ExactChance
    most: int
