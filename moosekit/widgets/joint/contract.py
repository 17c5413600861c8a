"""What a TwoWayTable or a Tree sends to its page, as types. `widgets/src/joint/contract.ts` says the same; a test
compares.
"""

from __future__ import annotations

from typing import TypeAlias, TypedDict


class Share(TypedDict):
    """An exact share: as people write it, in percent, and in thousandths to draw it."""

    chance: str
    percent: str
    part: int


class JointLine(TypedDict):
    """A row or a column: what it is called alone and in a sentence, how many cases it has, its share of all."""

    name: str
    said: str
    count: str
    share: Share


class JointCell(TypedDict):
    """Both together: how many cases, the share of all, of its row, and of its column; none where a line is empty."""

    count: str
    share: Share
    of_side: Share | None
    of_top: Share | None


JointRow: TypeAlias = list[JointCell]


class JointScene(TypedDict):
    """All that does not change. ``all`` is how many cases are spoken of; ``exact`` whether they are all there are."""

    title: str
    language: str
    all: str
    exact: bool
    side_name: str
    top_name: str
    side: list[JointLine]
    top: list[JointLine]
    cells: list[JointRow]
