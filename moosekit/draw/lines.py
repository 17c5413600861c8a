"""Lines that settle down: the share of something after more and more trials."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log10
from typing import Final

from moosekit.draw.interpret import Element
from moosekit.draw.svg import Theme, document

WIDTH: Final = 480
HEIGHT: Final = 200
INSET: Final = 12
#: so that lines can be told apart without colour
DASHES: Final = ("", "9 4", "2 4", "9 4 2 4", "14 6", "5 2")
INKS: Final = ("b", "p", "g", "o", "j", "focus")


@dataclass(frozen=True, slots=True)
class Path:
    """Points of a line: a number of trials, from 1 on, and a share from 0 to 1."""

    points: tuple[tuple[int, float], ...]


def lines_svg(
    paths: Sequence[Path], *, level: float | None, title: str, description: str, theme: Theme = "auto"
) -> str:
    """The paths over the numbers of trials, each ten times as many as wide as the last; ``level`` is where they go.

    >>> svg = lines_svg([Path(((10, 0.4), (100, 0.5)))], level=0.5, title="A coin", description="", theme="light")
    >>> svg.count("<polyline"), svg.count("<line")
    (1, 2)
    """
    most = max([path.points[-1][0] for path in paths], default=10)
    least = min([path.points[0][0] for path in paths], default=1)
    shares = [share for path in paths for _, share in path.points] + ([] if level is None else [level])
    low, high = min(shares, default=0.0), max(shares, default=1.0)

    def place(trials: int, share: float) -> tuple[float, float]:
        across = (log10(trials) - log10(least)) / ((log10(most) - log10(least)) or 1)
        up = (share - low) / ((high - low) or 1)
        return INSET + across * (WIDTH - 2 * INSET), HEIGHT - INSET - up * (HEIGHT - 2 * INSET)

    ground = Element("rect", {"width": f"{WIDTH}", "height": f"{HEIGHT}", "rx": "10", "fill": "sunk"})
    parts = [ground, _level(HEIGHT - INSET / 2, "sign")]
    if level is not None:
        parts.append(_level(place(least, level)[1], "ink"))
    for number, path in enumerate(paths):
        points = " ".join([f"{x:.1f},{y:.1f}" for x, y in [place(n, share) for n, share in path.points]])
        look = {"points": points, "fill": "none", "stroke": INKS[number % len(INKS)], "stroke-width": "2"}
        dash = DASHES[number % len(DASHES)]
        parts.append(Element("polyline", look | ({"stroke-dasharray": dash} if dash else {})))
    box = (0, 0, WIDTH, HEIGHT)
    return document(parts, box=box, width=WIDTH, title=title, description=description, theme=theme, fluid=True)


def _level(y: float, ink: str) -> Element:
    ends = {"x1": f"{INSET}", "x2": f"{WIDTH - INSET}", "y1": f"{y:.1f}", "y2": f"{y:.1f}"}
    return Element("line", {**ends, "stroke": ink, "stroke-width": "1.5"})
