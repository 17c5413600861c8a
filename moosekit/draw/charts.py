"""Bars for chances: one in each row of a table, so that a table and its chart are one thing."""

from __future__ import annotations

from moosekit.draw.interpret import Element
from moosekit.draw.svg import Theme, document

WIDTH = 160
HEIGHT = 18


def bar_svg(
    share: float,
    *,
    title: str,
    marked: bool = False,
    dot: float | None = None,
    width: float = WIDTH,
    theme: Theme = "auto",
) -> str:
    """A bar that fills ``share`` (0 to 1) of its track; a marked one is striped too, as colour alone tells too little.

    ``dot`` puts a dot at another share: what came in a sample, on the bar of what is exact.

    >>> svg = bar_svg(0.25, title="a quarter", theme="light")
    >>> 'width="40"' in svg and "<circle" not in svg
    True

    Raises:
        ValueError: a share that is not between 0 and 1.
    """
    for given in (share, dot or 0):
        if not 0 <= given <= 1:
            raise ValueError(f"a bar cannot fill {given!r} of its track: expected 0 to 1")
    track = Element("rect", _box(0, WIDTH, "sunk"))
    bar = Element("rect", _box(0, share * WIDTH, "h3" if marked else "h2"))
    parts = [track, bar]
    if marked:
        parts += [_stripe(x) for x in range(6, int(share * WIDTH), 8)]
    if dot is not None:
        at = min(max(dot * WIDTH, 5), WIDTH - 5)
        parts.append(Element("circle", {"cx": f"{at:g}", "cy": "9", "r": "4.5", "fill": "ink", "stroke": "surface"}))
    return document(parts, box=(0, 0, WIDTH, HEIGHT), width=width, title=title, description="", theme=theme)


def _box(x: float, width: float, fill: str) -> dict[str, str]:
    return {"x": f"{x:g}", "y": "2", "width": f"{round(width, 2):g}", "height": "14", "rx": "3", "fill": fill}


def _stripe(x: float) -> Element:
    line = {"x1": f"{x:g}", "y1": "15", "x2": f"{x + 4:g}", "y2": "3", "stroke": "surface", "stroke-width": "1.5"}
    return Element("line", line)
