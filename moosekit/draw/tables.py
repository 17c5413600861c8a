"""Tables with pictures in them, as HTML: cards as chips (a sign and a number), and team signs, in cells beside words.

Every colour is set here, as a notebook's own style would otherwise mix with ours.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import TypeAlias

from moosekit.draw.art import light_dark
from moosekit.draw.signs import pip_svg, star_svg


@dataclass(frozen=True, slots=True)
class Chip:
    """A card in a line of text: `kind` is the sign's name for `pip_svg`, `label` stands beside it, `words` are heard.

    `stars` are drawn after the label; a `strong` chip has a bold frame, a `gone` one is faint and struck through.
    """

    kind: str
    label: str
    words: str
    stars: int = 0
    strong: bool = False
    gone: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing in a cell, as SVG text with its own spoken words, `size` pixels wide, and the words beside it."""

    svg: str
    size: float
    words: str = ""


Cell: TypeAlias = str | Picture | tuple[Chip, ...]


def chip_html(chip: Chip) -> str:
    """A chip as HTML.

    >>> 'aria-label="pink 8"' in chip_html(Chip("p", "8", "pink 8"))
    True
    """
    look = (
        "display:inline-flex;align-items:center;gap:3px;margin:2px;padding:1px 7px;border-radius:10px;font-weight:700;"
        f"{_paint('background', 'surface')}{_paint('color', 'ink')}border:{3 if chip.strong else 1}px solid "
        f"{light_dark('ink' if chip.strong else 'sign')};{'text-decoration:line-through;' if chip.gone else ''}"
    )
    sign = pip_svg(chip.kind, title="", description="", size=16, theme="inherit")
    stars = star_svg(title="", description="", size=13, theme="inherit") * chip.stars
    inside = f'<span aria-hidden="true" style="display:contents">{sign}{escape(chip.label)}{stars}</span>'
    return f'<span role="img" aria-label="{escape(chip.words)}" style="{look}">{inside}</span>'


def table_html(caption: str, heads: Sequence[str], rows: Sequence[Sequence[Cell]], *, language: str) -> str:
    """A table; the first cell of each row is its head. A column without a head has an empty cell there, no head.

    >>> table_html("Stars", ("seat", "card"), [("seat 1", (Chip("p", "8", "pink 8"),))], language="en").count("<tr")
    2
    """
    ground = _paint("background", "page") + _paint("color", "ink")
    top = "".join(
        f'<th scope="col" style="{CELL}font-weight:700">{escape(head)}</th>' if head else "<td></td>" for head in heads
    )
    top = f'<thead><tr style="{PLAIN}">{top}</tr></thead>' if any(heads) else ""
    body = "".join(_row(row) for row in rows)
    table = (
        f'<table style="border-collapse:collapse;color:inherit;font-size:15px">'
        f'<caption style="text-align:start;font-weight:700;color:inherit;padding:4px 10px">{escape(caption)}</caption>'
        f"{top}<tbody>{body}</tbody></table>"
    )
    box = "display:inline-block;max-width:100%;box-sizing:border-box;overflow-x:auto;border-radius:12px;padding:8px"
    reach = f'tabindex="0" role="group" aria-label="{escape(caption)}"'  # so that the keyboard can scroll it
    return f'<div lang="{escape(language)}" {reach} style="{ground}{box}">{table}</div>'


PLAIN = "background:transparent;color:inherit;"
CELL = "text-align:start;vertical-align:middle;padding:4px 10px;color:inherit;white-space:normal;"


def _row(row: Sequence[Cell]) -> str:
    first, *rest = row
    head = f'<th scope="row" style="{CELL}font-weight:400;white-space:nowrap">{_cell(first)}</th>'
    return f'<tr style="{PLAIN}">{head}{"".join(f"<td style={CELL!r}>{_cell(cell)}</td>" for cell in rest)}</tr>'


def _cell(cell: Cell) -> str:
    if isinstance(cell, str):
        return escape(cell)
    if isinstance(cell, Picture):
        look = "display:inline-flex;align-items:center;gap:6px"
        drawing = f'<span style="flex:none;width:{cell.size:g}px">{cell.svg}</span>'
        return f'<span style="{look}">{drawing}{escape(cell.words)}</span>'
    return "".join(chip_html(chip) for chip in cell)


def _paint(name: str, token: str) -> str:
    return f"{name}:{light_dark(token)};"
