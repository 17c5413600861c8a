"""What tables cost in Chromium: the work of the page, tasks that hold it up, and memory that comes back."""

from __future__ import annotations

import json
import statistics
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final, NotRequired, Protocol, TypedDict, cast

from playwright.sync_api import Browser, Page

from moosekit.games.moustache.trick import Trick
from moosekit.widgets import GameTable, TrickStepper
from moosekit.widgets.page import html_page
from tools.live_page import Heard, LiveTable

SLOWER: Final = 4
RENDERS, PLAYS, SCROLLS, WIDGETS = 7, 6, 3, 50
#: milliseconds before the first step and between two: nobody steps faster, and what a page does meanwhile counts apart
LOOK, PAUSE = 2000, 220
EARLY, LATE = 20, 100
WORK: Final = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
#: one more view of the table on the page, until it is closed
SHOW: Final = """async () => {
  const source = document.getElementById("front").textContent;
  window.shown ??= (await import(URL.createObjectURL(new Blob([source], { type: "text/javascript" })))).default;
  window.place = document.createElement("div");
  window.life = new AbortController();
  document.querySelector("main").append(window.place);
  window.shown.render({ model: window.model, el: window.place, signal: window.life.signal });
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}"""
NEXT: Final = """async () => {
  document.querySelector("[data-do=next]").click();
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}"""
#: the first thing that may be done, as the page would ask for it
PLAY: Final = """async (before) => {
  const { asked, options, state } = window.model.get("now");
  window.model.send({ kind: "act", id: 1, state, seat: asked, action: options[0].action });
  while (window.model.get("now").state === before) await new Promise((done) => setTimeout(done, 5));
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}"""
CLOSE: Final = "() => { window.life.abort(); window.place.remove(); }"
SCROLL: Final = """async () => {
  const end = document.documentElement.scrollHeight;
  for (let top = 0; top < end; top += 300) {
    window.scrollTo(0, top);
    await new Promise(requestAnimationFrame);
  }
}"""
#: what a trace has to tell, and the events of it that a page's own thread has, and that are its tasks
TRACED: Final = ("toplevel", "devtools.timeline")
PAGE_EVENT: Final = "FireAnimationFrame"
TASK: Final = "ThreadControllerImpl::RunTask"


class Event(TypedDict):
    """An event of a trace; ``tdur`` is the CPU time that it took, in microseconds."""

    name: str
    pid: int
    tid: int
    tdur: NotRequired[int]


class DevTools(Protocol):
    """A playwright session with the browser's tools, typed."""

    def send(self, method: str, params: dict[str, str] | None = None) -> dict[str, object]:
        """Sends a command and gives back the answer."""
        ...


class Measured:
    """A table on a page with Python behind it."""

    def __init__(self, browser: Browser, table: Heard) -> None:
        self.page: Page = browser.new_page(viewport={"width": 1200, "height": 900}, reduced_motion="reduce")
        LiveTable(table).open(self.page, Path(tempfile.mkdtemp()))
        self.page.locator('button[lang="fr"]').wait_for()  # Python has been heard
        self.devtools = cast("DevTools", self.page.context.new_cdp_session(self.page))
        self.devtools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def work(self, do: Callable[[], object]) -> float:
        """Milliseconds that scripts, styles and layout would take on a slower machine while something is done.

        It is the CPU time of the page's thread, times how much slower: a browser slowed down by itself counts by the
        wall clock, and so whatever else the machine does.
        """
        before = self._spent()
        do()
        return SLOWER * 1000 * (self._spent() - before)

    def _spent(self) -> float:
        found = cast("list[dict[str, str | float]]", self.devtools.send("Performance.getMetrics")["metrics"])
        return sum(float(one["value"]) for one in found if one["name"] in WORK)

    def heap(self) -> float:
        """Bytes in use once everything that can go has gone: more collections, or too little memory, let no more go."""
        self.devtools.send("HeapProfiler.collectGarbage")
        return cast("float", self.devtools.send("Runtime.getHeapUsage")["usedSize"])


def first_render(browser: Browser, table: Heard) -> float:
    """A view of the table, from nothing."""
    page = Measured(browser, table)
    page.page.evaluate(SHOW)
    page.page.evaluate(CLOSE)
    spent: list[float] = []
    for _ in range(RENDERS):
        spent.append(page.work(lambda: page.page.evaluate(SHOW)))
        page.page.evaluate(CLOSE)
    page.page.close()
    return statistics.median(spent)


def step_and_play(browser: Browser, table: Heard) -> tuple[float, float, float]:
    """A step through what happened; what the page does after it, until the next one; and a card played.

    A card counts until all that the bots did has arrived.
    """
    live = Measured(browser, table)
    page = live.page
    page.wait_for_timeout(LOOK)
    steps: list[float] = []
    after: list[float] = []
    plays: list[float] = []
    while len(plays) < PLAYS and table.options:
        while page.locator('[data-do="next"]').is_visible():
            steps.append(live.work(lambda: page.evaluate(NEXT)))
            after.append(live.work(lambda: page.wait_for_timeout(PAUSE)))
        plays.append(live.work(lambda: page.evaluate(PLAY, table.now["state"])))
    page.close()
    return statistics.median(steps), statistics.median(after), statistics.median(plays)


def kept_heap(browser: Browser, table: Heard) -> float:
    """How much more memory is used after many views than after some, as a part of it."""
    page = Measured(browser, table)
    used: dict[int, float] = {}
    for number in range(1, LATE + 1):
        page.page.evaluate(SHOW)
        page.page.evaluate(CLOSE)
        if number in (EARLY, LATE):
            used[number] = page.heap()
    page.page.close()
    return used[LATE] / used[EARLY] - 1


def longest_task(browser: Browser) -> float:
    """The CPU time of the longest task, in milliseconds, while a page of many front ends is scrolled to its end."""
    games = ("moustache", "moose-in-the-house")
    tables = [GameTable(games[at % 2], seats=4, seed=at) for at in range(WIDGETS // 2)]
    steppers = [TrickStepper(Trick.parse("O5 O9 O3 G2", row="twos-win,threes-low")) for _ in range(WIDGETS // 2)]
    file = Path(tempfile.mkdtemp()) / "many.html"
    file.write_text(html_page([one for pair in zip(tables, steppers, strict=True) for one in pair]), encoding="utf-8")
    page = browser.new_page(viewport={"width": 1200, "height": 900})
    page.goto(file.as_uri())
    page.wait_for_timeout(2000)
    found: list[float] = []
    for _ in range(SCROLLS):
        browser.start_tracing(page=page, categories=list(TRACED))
        page.evaluate(SCROLL)
        found.append(longest_of(json.loads(browser.stop_tracing())["traceEvents"]))
    page.close()
    return statistics.median(found)


def longest_of(events: list[Event]) -> float:
    """The CPU time of the longest task of the thread that the page runs in."""
    threads = Counter((event["pid"], event["tid"]) for event in events if event["name"] == PAGE_EVENT)
    own = threads.most_common(1)[0][0]
    tasks = (event for event in events if event["name"] == TASK and (event["pid"], event["tid"]) == own)
    return max(event.get("tdur", 0) for event in tasks) / 1000
