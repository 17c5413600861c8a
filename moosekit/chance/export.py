"""Distributions for other people's tools: LaTeX, and a bar chart as data for Vega-Lite and Altair."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, TypeVar

from moosekit.chance.dist import Dist
from moosekit.chance.order import ordered
from moosekit.chance.show import label
from moosekit.words import text

T = TypeVar("T", bound=Hashable)
#: what LaTeX would take for an order
SPECIAL: Final = {sign: f"\\{sign}" for sign in "&%$#_{}"} | {
    "\\": r"\textbackslash{}",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
}


def latex_of(dist: Dist[T], language: str) -> str:
    r"""An array of outcomes and their chances as fractions in lowest terms.

    >>> print(latex_of(Dist({"heads": 2, "tails": 1}), "en"))
    \begin{array}{lr}\text{outcome} & P \\ \hline \text{heads} & \frac{2}{3} \\ \text{tails} & \frac{1}{3} \end{array}
    """
    head = rf"{_text(text('chance.head.outcome', language))} & P"
    rows: list[str] = []
    for one in ordered(dist):
        chance = dist[one]
        value = str(chance) if chance.denominator == 1 else rf"\frac{{{chance.numerator}}}{{{chance.denominator}}}"
        rows.append(rf"{_text(label(one, language))} & {value}")
    body = r" \\ ".join(rows)
    return rf"\begin{{array}}{{lr}}{head} \\ \hline {body} \end{{array}}"


def _text(words: str) -> str:
    return rf"\text{{{''.join([SPECIAL.get(sign, sign) for sign in words])}}}"


def vegalite_of(dist: Dist[T], language: str) -> dict[str, object]:
    """A specification of a bar chart with its data; outcomes keep their order, empty ones their place.

    >>> vegalite_of(Dist({"heads": 2, "tails": 1}), "en")["data"]["values"][1]
    {'outcome': 'tails', 'chance': 0.3333333333333333, 'exact': '1/3'}
    """
    names = {one: label(one, language) for one in ordered(dist)}
    outcome, chance = (text(f"chance.head.{head}", language) for head in ("outcome", "chance"))
    return {
        "$schema": "https://vega.github.io/schema/vega-lite/v5.json",
        "data": {
            "values": [
                {"outcome": name, "chance": float(dist[one]), "exact": str(dist[one])} for one, name in names.items()
            ]
        },
        "mark": "bar",
        "encoding": {
            "x": {"field": "outcome", "type": "nominal", "sort": None, "title": outcome, "axis": {"labelAngle": 0}},
            "y": {"field": "chance", "type": "quantitative", "title": chance, "axis": {"format": "%"}},
            "tooltip": [{"field": "outcome"}, {"field": "exact"}],
        },
    }
