"""Measures front ends in pages and prints one table: ``python benchmarks/pages.py``; about two minutes.

The work of a page is the CPU time of its thread, four times over, as on a slower machine. What is said to be by the
clock is only right on a machine that does nothing else.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, sync_playwright

from benchmarks.flip_work import flips, verdict_time
from benchmarks.lesson_work import changes
from benchmarks.page_work import first_render, kept_heap, longest_task, step_and_play
from benchmarks.round_trip import play_time
from moosekit.widgets import GameTable
from tools.chromium import find_or_install, is_root
from tools.live_page import Heard

GAMES = (("moustache", 4), ("moose-in-the-house", 4))
#: games against the clock; without one, as a program has no hands that hurry
CLOCKED = (("moose-match-mayhem", "mayhem-turns"), ("face-de-bouc", "bouc-turns"))
STATIC = Path(__file__).resolve().parent.parent / "moosekit/widgets/static"


@dataclass(frozen=True, slots=True)
class Found:
    """What was measured, and the most that it should be."""

    what: str
    value: float
    most: float
    unit: str

    def __str__(self) -> str:
        verdict = "yes" if self.value <= self.most else "**no**"
        return f"| {self.what} | {self.value:,.1f} {self.unit} | {self.most:,.0f} {self.unit} | {verdict} |"


def bundles() -> Iterator[Found]:
    """Every front end as it is sent, compressed."""
    for file in sorted(STATIC.glob("*.js")):
        yield Found(f"{file.stem}, gzip", len(gzip.compress(file.read_bytes(), 9, mtime=0)), 30_000, "bytes")


def synced(game: str, seats: int) -> int:
    """The most that a table tells its page at once in a whole game, without the front end itself."""
    largest = 0
    with GameTable(game, seats=seats, seed=7) as table:
        while True:
            state = {name: value for name, value in table.get_state().items() if name not in ("_esm", "_css")}
            largest = max(largest, len(json.dumps(state, ensure_ascii=False, default=str).encode()))
            if not table.options:
                return largest
            table.play(table.hint().action)


def synced_with_clock(game: str, setup: str) -> int:
    """The same of a game against the clock."""
    largest = 0
    with GameTable(game, seats=4, seed=7, setup=setup) as table:
        while not table.now["over"]:
            state = {name: value for name, value in table.get_state().items() if name not in ("_esm", "_css")}
            largest = max(largest, len(json.dumps(state, ensure_ascii=False, default=str).encode()))
            if table.now["asked"] is None:
                table.go_on()
            else:
                table.play("Zorglub" if table.now["words"] else table.options[0])
    return largest


def pages(browser: Browser, plain: Browser) -> Iterator[Found]:
    """What Chromium has to do; and ``plain`` one that compiles nothing, whose memory holds what the page keeps."""
    for game, seats in GAMES:
        yield Found(f"{game}: first render, 4 times slower", first_render(browser, table(game, seats)), 150, "ms")
        step, after, play = step_and_play(browser, table(game, seats))
        yield Found(f"{game}: a step, 4 times slower", step, 16, "ms")
        yield Found(f"{game}: what follows once it is painted, while nobody waits, 4 times slower", after, 50, "ms")
        yield Found(f"{game}: a card and what the bots answer, 4 times slower", play, 16, "ms")
        yield from kept(game, seats, browser, plain)
    for game, _ in CLOCKED:
        yield Found(f"{game}: first render, 4 times slower", first_render(browser, table(game, 4)), 150, "ms")
        yield from kept(game, 4, browser, plain)
    touch, longest = flips(browser)
    yield Found("a touch, until it is drawn, 4 times slower", touch, 16, "ms")
    yield Found("the longest task of seven flips, 4 times slower", longest, 50, "ms")
    for what, cost in changes(browser):
        yield Found(f"{what}, 4 times slower", cost, 16, "ms")
    yield Found(
        "50 front ends on a page: CPU time of the longest task while it is scrolled", longest_task(browser), 100, "ms"
    )


def kept(game: str, seats: int, browser: Browser, plain: Browser) -> Iterator[Found]:
    """How much memory grows with views, compiled code with it and without: it is compiled the more, the more runs."""
    for where, how in ((browser, ""), (plain, ", compiled code apart")):
        grown = 100 * kept_heap(where, table(game, seats))
        yield Found(f"{game}: more memory after 100 views than after 20{how}", grown, 5, "%")


def table(game: str, seats: int) -> Heard:
    """A table of its own for each measurement."""
    return Heard(game, seats=seats, seed=7)


def tables() -> Iterator[Found]:
    """What tables tell their pages, and how soon Python answers."""
    for game, seats in GAMES:
        yield Found(f"{game}: synced state, at most", synced(game, seats), 20_000, "bytes")
        clock, cpu = play_time(game, seats)
        yield Found(f"{game}: a card to Python and back, with the bots, by the clock", clock, 30, "ms")
        yield Found(f"{game}: the same, Python's CPU time", cpu, 30, "ms")
    for game, setup in CLOCKED:
        yield Found(f"{game}: synced state, at most", synced_with_clock(game, setup), 20_000, "bytes")
    yield Found("a verdict, after the tie window, by the clock", verdict_time(), 100, "ms")


def measured() -> Iterator[Found]:
    """Everything, each as soon as it is measured."""
    yield from bundles()
    yield from tables()
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox"] if is_root() else []
        chromium = find_or_install()
        browser = playwright.chromium.launch(executable_path=chromium, args=arguments)
        plain = playwright.chromium.launch(executable_path=chromium, args=[*arguments, "--js-flags=--jitless"])
        yield from pages(browser, plain)
        plain.close()
        browser.close()


def main() -> None:
    """Measures everything."""
    print("| what | measured | at most | met |\n|---|---:|---:|---|", flush=True)
    for found in measured():
        print(found, flush=True)


if __name__ == "__main__":
    main()
