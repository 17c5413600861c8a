"""What a Predict sends to its page, as types. `widgets/src/predict/contract.ts` says the same; a test compares."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

PredictKind: TypeAlias = Literal["choice", "chance", "whole"]


class Truth(TypedDict):
    """How it is: in the measure of the prediction, and in words."""

    value: float
    told: str


class PredictScene(TypedDict):
    """All that does not change. A prediction is the place of a choice, hundredths of a chance, or a whole number."""

    kind: PredictKind
    title: str
    language: str
    choices: list[str]
    low: int
    high: int
    ends: list[str]
    because: str
