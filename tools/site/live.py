"""Live examples: a block of Python on a page is run when the site is built, and its widget or picture stands below it.

    ```python live          the code, and below it what its last line gives
    ```python live alone    only what its last line gives

All blocks of Python on such a page are run, from top to bottom, as a reader would.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from html import escape
from typing import Final, Protocol, cast, runtime_checkable

from moosekit.core.json_data import Json
from moosekit.widgets.page import OnPage

BLOCK = re.compile(r"^```python(?P<live> live)?(?P<alone> alone)?\n(?P<source>.*?)^```$", re.MULTILINE | re.DOTALL)
#: what notebooks call to show something as HTML
PICTURE: Final = "_repr_html_"
#: turns a widget into what stands for it on the page
Slot = Callable[[OnPage], str]


@runtime_checkable
class Widget(Protocol):
    """A widget of ours."""

    def page_part(self) -> tuple[str, str, dict[str, Json], str]:
        """What a page needs of it."""
        ...


def with_examples(markdown: str, place: Callable[[str], str], slot: Slot) -> str:
    """The page with its live blocks run; `place` keeps HTML aside and gives what stands for it in the Markdown."""
    if "```python live" not in markdown:
        return markdown
    namespace: dict[str, object] = {"__name__": "__main__"}

    def run(block: re.Match[str]) -> str:
        shown = last_value(block["source"], namespace)
        if block["live"] is None:
            return block[0]
        code = "" if block["alone"] else f"```python\n{block['source']}```\n\n"
        return f"{code}{place(html_of(shown, slot))}"

    return BLOCK.sub(run, markdown)


def last_value(source: str, namespace: dict[str, object]) -> object:
    """Runs a block and gives the value of its last line, where that is an expression."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "page", "exec", dont_inherit=True), namespace)  # noqa: S102 - running the pages is the point
    if not isinstance(last, ast.Expr):
        return None
    return cast("object", eval(compile(ast.Expression(last.value), "page", "eval", dont_inherit=True), namespace))  # noqa: S307 - the same


def html_of(shown: object, slot: Slot) -> str:
    """A widget as its place, a picture as it is, everything else as its words."""
    if isinstance(shown, Widget):
        return slot(cast("OnPage", shown))
    drawn = cast("Callable[[], str] | None", getattr(shown, PICTURE, None))
    if drawn is not None:
        return f'<div class="mk-shown">{drawn()}</div>'
    return f"<pre><code>{escape(repr(shown))}</code></pre>"
