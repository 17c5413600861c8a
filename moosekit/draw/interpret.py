"""The drawing format, and its interpreter; the front ends have the same one in TypeScript.

A drawing is a list of nodes. The paints are a token, a hex colour, 0 for none, or 1 (also: left out) for what the
group around says. A string that starts with `$` is replaced by the argument of that name.

    ["p", d, fill, stroke, width]               a path
    ["e", [cx, cy, r], fill, stroke, width]     a circle; with [cx, cy, rx, ry] an ellipse
    ["r", [x, y, w, h, radius], fill, ...]      a rectangle
    ["l", stroke, width, ...nodes]              lines: the nodes inside are drawn with this pen, and not filled
    ["@", x, y, scale, ...nodes]                moved, then scaled
    ["m", ...nodes]                             the nodes and their mirror image about x = 50
    ["g", {attribute: value}, ...nodes]         any other group
    ["u", picture, {argument: value}]           a picture by name, with further arguments
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import cast

from moosekit.draw.art import Args, Json, Node, table

MIRROR = "matrix(-1 0 0 1 100 0)"
FORMS: Mapping[str, tuple[str, ...]] = {
    "p": ("path", "d"),
    "e": ("ellipse", "cx", "cy", "rx", "ry"),
    "circle": ("circle", "cx", "cy", "r"),
    "r": ("rect", "x", "y", "width", "height", "rx"),
}


@dataclass(frozen=True, slots=True)
class Element:
    """One SVG element: its tag, its attributes in order, its children."""

    tag: str
    attributes: Mapping[str, str]
    children: tuple["Element | str", ...] = ()


def draw(nodes: Iterable[Json], args: Args) -> tuple[Element, ...]:
    """Turn nodes into SVG elements. A node that the format does not know raises `ValueError`.

    >>> draw([["e", [50, 59, 5], "$coat", 0]], {"coat": "gold"})[0].attributes
    {'cx': '50', 'cy': '59', 'r': '5', 'fill': 'gold', 'stroke': 'none'}
    """
    return tuple(element for node in nodes for element in _node(node, args))


def _node(node: Json, args: Args) -> tuple[Element, ...]:
    match node:
        case ["u", name, *more]:
            extra = cast("dict[str, Json]", more[0]) if more else {}
            return draw(_picture(_value(name, args)), {**args, **{k: _value(v, args) for k, v in extra.items()}})
        case ["m", *children]:
            half = draw(children, args)
            return (*half, Element("g", {"transform": MIRROR}, half))
        case ["@", x, y, scale, *children]:
            move = f"translate({_text(x, args)} {_text(y, args)})" + ("" if scale == 1 else f"scale({scale})")
            return (Element("g", {"transform": move}, draw(children, args)),)
        case ["l", stroke, width, *children]:
            pen = {"fill": "none", "stroke": _text(stroke, args), "stroke-width": _text(width, args)}
            rounded = {"stroke-linecap": "round", "stroke-linejoin": "round"}
            return (Element("g", pen | rounded, draw(children, args)),)
        case ["g", dict() as attributes, *children]:
            return (Element("g", {k: _text(v, args) for k, v in attributes.items()}, draw(children, args)),)
        case ["p" | "e" | "r" as kind, geometry, *paint]:
            return (_shape(kind, geometry, [_text(value, args) for value in paint]),)
        case _:
            raise ValueError(f"{node!r} is not a drawing node; it starts with one of p e r l @ m g u")


def _shape(kind: str, geometry: Json, paint: list[str]) -> Element:
    values = geometry if isinstance(geometry, list) else [geometry]
    tag, *names = FORMS["circle" if kind == "e" and len(values) == 3 else kind]
    attributes = {name: str(value) for name, value in zip(names, values, strict=False)}
    for name, value in zip(("fill", "stroke", "stroke-width"), paint, strict=False):
        if value != "1" or name == "stroke-width":
            attributes[name] = "none" if value == "0" else value
    return Element(tag, attributes)


def _picture(name: Json) -> Node:
    pictures = table("pictures")
    if not isinstance(name, str) or name not in pictures:
        raise ValueError(f"there is no picture {name!r} in the art files")
    return cast("Node", pictures[name])


def _value(value: Json, args: Args) -> Json:
    if isinstance(value, str) and value.startswith("$"):
        if value[1:] not in args:
            raise ValueError(f"the drawing asks for {value!r}, but only {sorted(args)} are given")
        return args[value[1:]]
    return value


def _text(value: Json, args: Args) -> str:
    return str(_value(value, args))
