"""SVG text out of elements: the root with its spoken words, and the colours of a theme."""

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias, get_args
from xml.sax.saxutils import escape, quoteattr

from moosekit.draw.art import colours, light_dark
from moosekit.draw.interpret import Element

__all__ = ["Theme", "style_css"]

Theme: TypeAlias = Literal["auto", "inherit", "light", "dark", "page"]
Box: TypeAlias = tuple[float, float, float, float]

PAINTS = ("fill", "stroke")


def document(
    children: Sequence[Element],
    *,
    box: Box,
    width: float,
    title: str,
    description: str,
    theme: Theme = "auto",
    fluid: bool = False,
) -> str:
    """A whole picture that stands alone: `width` pixels wide, with its spoken `title` and `description`.

    One without a title stands beside words that say the same, and is not read aloud. A `fluid` one shrinks as a whole
    where there is less room.

    Themes: `auto` follows the reader's light or dark (with the light colours where a program cannot), `inherit` that of
    the page it stands in, such as a dark notebook on a light computer; `light` and `dark` are fixed, `page` takes the
    colours from a page that includes `style_css()`; any other raises `ValueError`.

    >>> dot = Element("circle", {"r": "4", "fill": "gold"})
    >>> svg = document([dot], box=(-5, -5, 10, 10), width=20, title="dot", description="gold", theme="light")
    >>> print(svg[svg.index("<title>"):])
    <title>dot</title><desc>gold</desc><circle r="4" fill="#FFC93C"/></svg>
    """
    if theme not in get_args(Theme):
        raise ValueError(f"{theme!r} is not a theme; choose one of {', '.join(get_args(Theme))}")
    words = (Element("title", {}, (title,)), Element("desc", {}, (description,))) if title else ()
    spoken = {"role": "img"} if title else {"aria-hidden": "true"}
    attributes = {"xmlns": "http://www.w3.org/2000/svg", **frame(box, width), **spoken}
    style = ["color-scheme:light dark"] if theme == "auto" else []
    style += ["max-width:100%;height:auto"] if fluid else []
    if style:
        attributes["style"] = ";".join(style)
    return to_xml(Element("svg", attributes, (*words, *children)), theme)


def frame(box: Box, width: float) -> dict[str, str]:
    """The attributes `viewBox`, `width` and `height` of an `<svg>` that shows `box` at `width` pixels.

    >>> frame((0, 0, 100, 140), 40)
    {'viewBox': '0 0 100 140', 'width': '40', 'height': '56'}
    """
    _, _, wide, high = box
    sizes = {"width": f"{round(width, 1):g}", "height": f"{round(width * high / wide, 1):g}"}
    return {"viewBox": " ".join(f"{number:g}" for number in box), **sizes}


def to_xml(element: Element, theme: Theme) -> str:
    """The element as XML text, its colour tokens resolved for a theme.

    >>> to_xml(Element("rect", {"fill": "page"}), "auto")
    '<rect fill="#FAF6EE" style="fill:light-dark(#FAF6EE,#16131D)"/>'
    """
    attributes = "".join(f" {name}={quoteattr(value)}" for name, value in _painted(element.attributes, theme).items())
    inside = "".join(escape(c) if isinstance(c, str) else to_xml(c, theme) for c in element.children)
    return f"<{element.tag}{attributes}>{inside}</{element.tag}>" if inside else f"<{element.tag}{attributes}/>"


def _painted(attributes: Mapping[str, str], theme: Theme) -> dict[str, str]:
    painted = dict(attributes)
    styles: list[str] = []
    for name in PAINTS:
        if attributes.get(name) not in colours():
            continue
        token = attributes[name]
        light, dark = colours()[token]
        painted[name] = {"page": f"var(--mk-{token})", "dark": dark}.get(theme, light)
        if theme in ("auto", "inherit") and light != dark:
            styles.append(f"{name}:{light_dark(token)}")
    if styles:
        painted["style"] = ";".join([*styles, *([attributes["style"]] if "style" in attributes else [])])
    return painted


def style_css() -> str:
    """The style block that gives a page the colours: `--mk-NAME` under `.moosekit`, light and dark.

    >>> style_css().splitlines()[0]
    '.moosekit{color-scheme:light dark;background:var(--mk-page);color:var(--mk-ink);'
    """
    rows = [f"--mk-{token}:{light_dark(token)};" for token in colours()]
    head = ".moosekit{color-scheme:light dark;background:var(--mk-page);color:var(--mk-ink);"
    return "\n".join([head, *rows, "}\n"])
