"""A frequency tree: pills with numbers, and branches as thick as they are likely."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from moosekit.draw.interpret import Element
from moosekit.draw.row import words_at
from moosekit.draw.svg import Theme, document

LEVEL: Final = 190
LINE: Final = 46
PILL: Final = (76, 30)
THICKEST: Final = 18


@dataclass(frozen=True, slots=True)
class Branch:
    """A pill's ``number``, the ``name`` of the branch that leads to it, its ``share`` of all (0 to 1), what follows."""

    number: str
    name: str
    share: float
    branches: tuple[Branch, ...] = field(default=())


def tree_svg(root: Branch, *, title: str, description: str, theme: Theme = "auto") -> str:
    """The tree from left to right.

    >>> svg = tree_svg(Branch("4", "", 1, (Branch("3", "a", 0.75), Branch("1", "b", 0.25))), title="t", description="d")
    >>> svg.count("<rect"), svg.count("<path")
    (3, 2)
    """
    parts, _, lines = _drawn(root, 0, 0)
    width = LEVEL * _depth(root) + PILL[0] + 8
    box = (-4, -4, width, lines * LINE + 8)
    return document(parts, box=box, width=width, title=title, description=description, theme=theme, fluid=True)


def _depth(branch: Branch) -> int:
    return max([1 + _depth(one) for one in branch.branches], default=0)


def _drawn(branch: Branch, level: int, line: int) -> tuple[list[Element], float, int]:
    """Its elements, the height of its middle, and how many lines it takes. Branches lie under pills."""
    children: list[Element] = []
    middles: list[float] = []
    end = line
    for one in branch.branches:
        inner, middle, end = _drawn(one, level + 1, end)
        children += inner
        middles.append(middle)
    if not middles:
        end = line + 1
    middle = sum(middles) / len(middles) if middles else (line + 0.5) * LINE
    x = level * LEVEL
    limbs = [
        _limb(x + PILL[0] / 2, middle, x + LEVEL, to, one) for to, one in zip(middles, branch.branches, strict=True)
    ]
    names = [
        words_at(one.name, x + LEVEL - 6, to - 5, anchor="end")
        for to, one in zip(middles, branch.branches, strict=True)
    ]
    return [*limbs, *children, *_pill(branch, x, middle), *names], middle, end


def _limb(x: float, y: float, to_x: float, to_y: float, branch: Branch) -> Element:
    bend = (x + to_x) / 2
    path = f"M{x:g} {y:g}C{bend:g} {y:g} {bend:g} {to_y:g} {to_x:g} {to_y:g}"
    thick = max(1.5, branch.share * THICKEST)
    return Element("path", {"d": path, "fill": "none", "stroke": "h2", "stroke-width": f"{thick:.1f}"})


def _pill(branch: Branch, x: float, y: float) -> Sequence[Element]:
    width, height = PILL
    box = {"x": f"{x:g}", "y": f"{y - height / 2:g}", "width": f"{width}", "height": f"{height}", "rx": "15"}
    look = {"fill": "surface", "stroke": "ink", "stroke-width": "1.5"}
    return Element("rect", {**box, **look}), words_at(branch.number, x + width / 2, y + 5, weight=700)
