"""How a test shows a widget: as a page from disk, or a table with Python behind it. `conftest.py` has the fixtures."""

from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import expect

from moosekit.widgets.base import MooseWidget
from tests.browser.looks import Theme
from tests.browser.visit import Visit, Visitor
from tools.live_page import Heard, LiveTable


@dataclass(frozen=True, slots=True)
class Show:
    """`show(quiz, width=320, theme="dark")`: a widget as a page from disk."""

    visitor: Visitor
    folder: Path

    def __call__(self, widget: MooseWidget, *, width: int = 1400, theme: Theme = "light") -> Visit:
        """The page, once the front end stands in it."""
        with widget:
            address = widget.to_html(self.folder / "page.html").as_uri()
        visit = self.visitor.open(address, width=width, theme=theme, still=True)
        expect(visit.page.locator(".moosekit")).to_be_visible()
        return visit


@dataclass(frozen=True, slots=True)
class ShowLive:
    """`show_live(table, width=320, theme="dark")`: a table on a page, with Python behind it."""

    visitor: Visitor
    folder: Path

    def __call__(self, table: Heard, *, width: int = 1400, theme: Theme = "light") -> tuple[Visit, LiveTable]:
        """The page, once Python has been heard there."""
        visit = self.visitor.open(width=width, theme=theme, still=True)
        live = LiveTable(table)
        live.open(visit.page, self.folder)
        expect(visit.page.get_by_role("button", name="Français")).to_be_visible()
        return visit, live
