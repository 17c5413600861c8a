"""A lesson as one page that opens from a disk: its words, its pictures, and its widgets, which step without Python."""

import hashlib
from dataclasses import dataclass
from html import escape
from typing import cast

from markdown_it import MarkdownIt

from moosekit.core.json_data import Json
from moosekit.draw.art import light_dark
from moosekit.widgets.base import HOST_TRAITS
from moosekit.widgets.page import host_script, page_colours, state_block
from moosekit.widgets.page import slot as slot_for
from tools.lesson_run import Output, Ran, Run, State
from tools.lesson_source import START, Cell

STYLE = """body{margin:0;padding:24px 16px 64px;
font:17px/1.55 ui-rounded,system-ui,sans-serif}
main{max-width:960px;margin:0 auto}
h1,h2,h3{line-height:1.25;margin:1.8em 0 .5em}h1{margin-top:0}
pre{padding:12px 16px;border-radius:12px;overflow-x:auto}
:not(pre)>code{overflow-wrap:anywhere}
pre{font-size:15px;line-height:1.45}
main>details{margin:.8em 0;padding:8px 14px;border:1px solid;border-radius:12px}
main>details>summary{cursor:pointer;font-weight:600}
.out{margin:12px 0;overflow-x:auto}
.moosekit-slot{margin:12px 0 24px}"""


@dataclass(frozen=True, slots=True)
class Stored:
    """A widget as its state: what `moosekit.widgets.page` needs of it."""

    language: str
    page_title: str
    state: State
    fallback: str
    front: str

    def page_part(self) -> tuple[str, str, dict[str, Json], str]:
        """The front end's name, its source, the state, and what stands in for it."""
        shown = {name: value for name, value in self.state.items() if name[0] != "_" and name not in HOST_TRAITS}
        return self.front, cast("str", self.state["_esm"]), shown, self.fallback


def lesson_page(run: Run) -> str:
    """The page. It asks no other host for anything."""
    stored: list[Stored] = []
    inside = "".join(_cell(ran, run, stored) for ran in run.cells)
    widgets = f"{state_block(stored)}\n{host_script()}" if stored else ""
    return (
        f'<!doctype html>\n<html lang="{run.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(run.title)}</title><style>{_style()}</style></head>\n"
        f"<body><main>{inside}</main>\n{widgets}</body></html>\n"
    )


def _style() -> str:
    """The style, in the colours of the drawings."""
    link, ground, line = light_dark("focus"), light_dark("sunk"), light_dark("sign")
    coloured = f"a{{color:{link}}}\npre{{background:{ground}}}\nmain>details{{border-color:{line}}}"
    return f"{page_colours()}{STYLE}\n{coloured}"


def _cell(ran: Ran, run: Run, stored: list[Stored]) -> str:
    if ran.cell.kind == "markdown":
        return words_html(ran.cell)
    source = "" if ran.cell.hidden else _plain(ran.cell.text)
    return source + "".join(_output(output, run, stored) for output in ran.outputs)


def words_html(cell: Cell) -> str:
    """The words of a cell as HTML; how to run a notebook is of no use on a page."""
    text = cell.text.partition("\n")[0] if cell.name == START else cell.text
    return str(MarkdownIt("commonmark", {"html": True}).enable("table").render(text))


def _output(output: Output, run: Run, stored: list[Stored]) -> str:
    if output.widget is not None:
        stored.append(stored_widget(output, run))
        return slot_for(len(stored) - 1, stored[-1])
    if not output.html:
        return _plain(output.words)
    wide = ' tabindex="0"' if "<table" in output.html else ""  # the keyboard can scroll what is too wide for a phone
    return f'<div class="out"{wide}>{output.html}</div>'


def stored_widget(output: Output, run: Run) -> Stored:
    """The widget that an output shows; widgets of one kind share the source of their front end.

    One that several outputs show has a name in its state, the same each time, so that a page makes one model of it.
    """
    state = run.widgets[str(output.widget)]
    front = hashlib.sha256(str(state["_esm"]).encode()).hexdigest()[:10]
    shown = [one.widget for ran in run.cells for one in ran.outputs]
    if shown.count(output.widget) > 1:
        state = {**state, "shared": str(shown.index(output.widget))}
    return Stored(run.language, run.title, state, output.html, f"front-{front}")


def _plain(text: str) -> str:
    """Text as it is; the keyboard can scroll it."""
    return f'<pre tabindex="0"><code>{escape(text)}</code></pre>'
