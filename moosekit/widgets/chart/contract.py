"""What a Chart sends to its page, as types. `widgets/src/chart/contract.ts` says the same; a test compares."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

ChartKind: TypeAlias = Literal["bars", "runs", "memory", "updating"]


class Bar(TypedDict):
    """An outcome: its share is drawn, its exact chance is told; ``ways`` may be empty."""

    name: str
    share: float
    marked: bool
    chance: str
    ways: str


class Came(TypedDict):
    """How often each outcome came in the first so many trials."""

    trials: int
    label: str
    counts: list[int]


class Panel(TypedDict):
    """Bars over the same outcomes as those of the other panels; ``came`` at each checkpoint, if it was tried at all."""

    title: str
    bars: list[Bar]
    came: list[Came]


class View(TypedDict):
    """What one choice shows, and a sentence about it, which may be empty."""

    label: str
    panels: list[Panel]
    sentence: str


class Line(TypedDict):
    """One run: its hits after so many trials, at each point."""

    name: str
    hits: list[int]


class Runs(TypedDict):
    """Runs over the same points; ``stops`` are the checkpoints, of which the last is the whole run."""

    exact: float | None
    told: str
    points: list[int]
    stops: list[int]
    labels: list[str]
    lines: list[Line]
    pairs: int


class ChartScene(TypedDict):
    """All that does not change. A chart of bars has views, one of runs has runs."""

    kind: ChartKind
    title: str
    description: str
    language: str
    outcome: str
    choosing: str
    views: list[View]
    runs: Runs | None
