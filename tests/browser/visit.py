"""A visit to a page: the page, what it asked other hosts for, what it complained about, and what axe finds on it."""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Route

AXE = Path(__file__).parents[2] / "widgets/node_modules/axe-core/axe.min.js"
FOREIGN = re.compile(r"^(?:https?|wss?)://(?!(?:127\.0\.0\.1|localhost)[:/])")
RUN_AXE = """async (within) => (await axe.run(within, { preload: false })).violations.map(
  ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(" ")}`)"""


@dataclass  # not frozen: playwright keeps its own notes on the owner of a handler
class Visit:
    """An open page. `foreign` are the addresses on other hosts that it asked for (and did not get)."""

    page: Page
    foreign: list[str] = field(default_factory=list[str])
    complaints: list[str] = field(default_factory=list[str])

    def axe(self, within: str = "html") -> list[str]:
        """What axe-core finds wrong for people who use a keyboard or a screen reader; one sentence a finding."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        findings: list[str] = self.page.evaluate(RUN_AXE, within)
        return findings

    def faults(self) -> list[str]:
        """What is wrong with the page as it stands: it scrolls sideways, axe has found something, or it complained."""
        wide: bool = self.page.evaluate("document.documentElement.scrollWidth > window.innerWidth")
        return [*(["it scrolls sideways"] if wide else []), *self.axe(), *self.complaints]

    def refuse(self, route: Route) -> None:
        """Write down a request to another host, and let it fail."""
        self.foreign.append(route.request.url)
        route.abort()

    def hear_console(self, message: ConsoleMessage) -> None:
        """Write down an error that the page wrote to its console."""
        if message.type == "error":
            self.complaints.append(message.text)

    def hear_error(self, error: Error) -> None:
        """Write down an error that nobody caught."""
        self.complaints.append(str(error))


@dataclass(frozen=True, slots=True)
class Visitor:
    """Opens pages in one browser, and remembers all visits."""

    browser: Browser
    visits: list[Visit] = field(default_factory=list[Visit])

    def open(
        self,
        address: str = "about:blank",
        *,
        width: int = 1400,
        height: int = 900,
        theme: Literal["light", "dark"] = "light",
        still: bool = False,
        workers: bool = False,
    ) -> Visit:
        """Open a page in a window of this size (CSS pixels) and theme; `still` asks for reduced motion.

        `workers`: the page may have a service worker. JupyterLite reads a notebook's folder through its own; where that
        is blocked without a word, Python in that folder never starts.
        """
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=theme,
            reduced_motion="reduce" if still else "no-preference",
            service_workers="allow" if workers else "block",
            locale="en-GB",
        )
        visit = Visit(context.new_page())
        self.visits.append(visit)
        context.route(FOREIGN, visit.refuse)
        visit.page.on("console", visit.hear_console)
        visit.page.on("pageerror", visit.hear_error)
        visit.page.goto(address)
        return visit

    def leave(self) -> list[str]:
        """Close all pages; the addresses on other hosts that any of them asked for."""
        for visit in self.visits:
            visit.page.context.close()
        return [address for visit in self.visits for address in visit.foreign]
