"""Pages that carry their widgets with them: the state as a block of JSON, the modules in it, and our own small host."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from typing import Final, Protocol

from moosekit.core.json_data import Json
from moosekit.core.kinds import Kind, many
from moosekit.draw.art import light_dark
from moosekit.widgets.kinds import TEXT, check_kinds

__all__ = ["OnPage", "html_page"]

STYLE = """body{margin:0;padding:16px;
font:15px/1.45 system-ui,sans-serif}
h1{font-size:26px;max-width:1400px;margin:0 auto 12px}
h1[data-heard]{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
main{display:grid;justify-content:center;grid-template-columns:minmax(0,1880px)}
.moosekit-slot{margin:0 auto 20px;width:100%}"""


WIDGETS: Final = many(
    Kind("", lambda value: callable(getattr(value, "page_part", None))), "a list with widgets, such as [quiz, stepper]"
)


class OnPage(Protocol):
    """A widget that can be put on a page."""

    @property
    def language(self) -> str:
        """The language of its words."""
        ...

    @property
    def page_title(self) -> str:
        """What a page of this widget alone is called."""
        ...

    def page_part(self) -> tuple[str, str, dict[str, Json], str]:
        """The front end's name, its source, the state, and what stands in for it."""
        ...


def html_page(widgets: Sequence[OnPage], *, title: str | None = None) -> str:
    """One page with these widgets below one another. It steps without Python and asks no other host for anything.

    Raises:
        TypeError: these are no widgets, or the title is no text.
        ValueError: there is no widget.

    >>> from moosekit.widgets import NumberQuiz
    >>> page = html_page([NumberQuiz("8", seed=1)], title="Counting cards")
    >>> page[:15], "<h1>Counting cards</h1>" in page
    ('<!doctype html>', True)
    """
    check_kinds(("widgets", widgets, WIDGETS), ("title", title, TEXT.or_none))
    if not widgets:
        raise ValueError("no widgets were given: expected at least one for a page")
    language = widgets[0].language
    heading = f"<h1>{escape(title)}</h1>" if title else f"<h1 data-heard>{escape(widgets[0].page_title)}</h1>"
    slots = "".join(slot(place, widget) for place, widget in enumerate(widgets))
    return (
        f'<!doctype html>\n<html lang="{escape(language)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title or widgets[0].page_title)}</title><style>{page_colours()}{STYLE}</style></head>\n"
        f"<body><main>{heading}{slots}</main>\n{state_block(widgets)}\n{host_script()}</body></html>\n"
    )


def page_colours() -> str:
    """What gives a page the ground and the ink of the drawings, light and dark."""
    ground, ink = light_dark("page"), light_dark("ink")
    return f"html{{color-scheme:light dark}}\nbody{{background:{ground};color:{ink}}}\n"


def slot(place: int, widget: OnPage) -> str:
    """Where a widget of the page will stand; until then, and without scripts, its picture is there."""
    return f'<div class="moosekit-slot" data-moosekit-widget="{place}">{widget.page_part()[3]}</div>'


def state_block(widgets: Sequence[OnPage]) -> str:
    """The state of all widgets of a page, and the source of each front end once."""
    parts = [widget.page_part() for widget in widgets]
    modules = {name: source for name, source, _, _ in parts}
    entries = [{"module": name, "state": state} for name, _, state, _ in parts]
    text = json.dumps({"modules": modules, "widgets": entries}, ensure_ascii=False, separators=(",", ":"))
    return f'<script type="application/json" data-moosekit-state>{_inert(text)}</script>'


def host_script() -> str:
    """The host, as a script of the page."""
    from moosekit.widgets.base import front_end

    return f'<script type="module">{front_end("afm-host")}</script>'


def _inert(text: str) -> str:
    """JSON that cannot end the script element it stands in: ``<`` is written as an escape."""
    return text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
