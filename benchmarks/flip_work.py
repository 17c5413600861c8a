"""What a flip against the clock costs: when a touch is drawn, the longest task, how soon Python's verdict is there."""

from __future__ import annotations

import json
import statistics
import tempfile
import time
from pathlib import Path
from typing import Final, cast

from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.manager import start_new_kernel
from playwright.sync_api import Browser, Page

from benchmarks.page_work import SLOWER, Measured
from benchmarks.round_trip import ask_anything, run_code
from moosekit.core.json_data import Json
from moosekit.widgets.table.contract import Clock, Now
from tools.live_page import Heard

GAME: Final = "moose-match-mayhem"
FLIPS, VERDICTS = 7, 5
PATIENCE: Final = 400  # tenths of a second
#: how a page tells the time (widgets/src/table/stopwatch.ts): every so often, and when a tie window has passed
TICK, SLACK, TIE = 80, 41, 150
#: milliseconds after which a verdict is no longer waited for
LONGEST: Final = 10_000
#: from a touch until it can be seen: the card is marked, and the next frame has been drawn
TOUCH: Final = """async () => {
  const card = document.querySelector('.mt-lies[data-place="1"]');
  const before = performance.now();
  card.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  const marked = card.hasAttribute("data-touched") || card.hasAttribute("data-taken");
  const spent = performance.now() - before;
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return marked ? spent : 1e6;
}"""


def flips(browser: Browser) -> tuple[float, float]:
    """Milliseconds on a slower machine: all the work until a touch is drawn, and the longest task of all flips.

    Both are CPU time of the page's thread times how much slower, as in ``page_work``; of touches it is the median.
    """
    page = Measured(browser, Heard(GAME, seats=4, seed=8))
    touches: list[float] = []
    longest: list[float] = []
    for number in range(FLIPS):
        _answer_all(page.page)
        path = Path(tempfile.mkdtemp()) / f"{number}.json"
        browser.start_tracing(page=page.page, path=str(path), categories=["toplevel", "devtools.timeline"])
        page.page.locator('[data-do="flip"]').click()
        page.page.locator(".mt-middle[data-runs]").wait_for()
        touches.append(page.work(lambda: page.page.evaluate(TOUCH)))
        _answer_all(page.page)
        browser.stop_tracing()
        longest.append(SLOWER * _longest(json.loads(path.read_text(encoding="utf-8"))))
    page.page.close()
    return statistics.median(touches), max(longest)


def _answer_all(page: Page) -> None:
    """Waits for the next flip; a token is called and a pair is chosen on the way."""
    ready, answer = page.locator('[data-do="flip"]'), page.locator(".mt-answer").first
    for _ in range(PATIENCE):
        if ready.is_visible():
            return
        if answer.is_visible():
            answer.click()
        page.wait_for_timeout(100)
    raise RuntimeError("no other flip comes")


def _longest(trace: dict[str, list[dict[str, Json]]]) -> float:
    """Milliseconds of CPU time of the longest task on the page's main thread."""
    events = trace["traceEvents"]
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"] == {"name": "CrRendererMain"}
    }
    tasks = [
        cast("int", event.get("tdur", 0))
        for event in events
        if event["name"] == "ThreadControllerImpl::RunTask" and (event["pid"], event["tid"]) in threads
    ]
    return max(tasks) / 1000


#: flips in which a touch takes a card: where an avalanche lies, whoever touches loses their herd
MAKE: Final = """import json
from itertools import count
from moosekit.widgets import GameTable

def flipped():
    for seed in count(8):
        table = GameTable("moose-match-mayhem", seats=3, seed=seed, bots="greedy-slow")
        table.play("flip")
        if "avalanche" not in table.now["frames"][-1]["changes"]["middle"]:
            yield table
        else:
            table.close()

tables = flipped()"""
NEXT: Final = """table = next(tables)
print(json.dumps([table.model_id, table.now]))"""


def verdict_time() -> float:
    """Milliseconds from the end of a tie window to Python's verdict, through a real kernel; the page's ticks are sent.

    By the clock; median of some flips.
    """
    manager, client = start_new_kernel(kernel_name="python3")
    try:
        run_code(client, MAKE)
        return statistics.median([_verdict(client) for _ in range(VERDICTS)])
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


def _verdict(client: BlockingKernelClient) -> float:
    model, now = cast("tuple[str, Now]", json.loads(run_code(client, NEXT)))
    clock = now["clock"]
    if clock is None:
        raise RuntimeError("no clock runs in this flip")
    start, number = time.perf_counter(), 0

    def passed() -> float:
        return 1000 * (time.perf_counter() - start)

    def tell(acts: list[Json]) -> Now | None:
        nonlocal number
        number += 1
        return ask_anything(client, model, _tick(clock, now["state"], number, int(passed()), acts))

    stamp = 100
    time.sleep(stamp / 1000)
    tell([{"seat": 0, "action": {"touch": 0, "at": stamp}}])
    due, told = stamp + TIE + SLACK, stamp
    heard: list[Json] = []
    while passed() < LONGEST:
        next_one = told + TICK if told >= due else min(told + TICK, due)
        time.sleep(max(0.0, next_one - passed()) / 1000)
        told = int(passed())
        found = tell([])
        heard += [frame["mark"] for frame in found["frames"]] if found is not None else []
        if any("took" in str(mark) for mark in heard):
            return passed() - stamp - TIE
    raise RuntimeError(f"no touch was judged within {LONGEST / 1000:.0f} s; heard: {heard}")


def _tick(clock: Clock, state: str, number: int, at: int, acts: list[Json]) -> dict[str, Json]:
    return {"kind": "clock", "id": number, "state": state, "phase": clock["phase"], "at": at, "acts": acts}
