"""What a change costs in the front ends of lessons: a slider moved, a rule card laid, a tally typed."""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from pathlib import Path
from typing import Final, cast

from playwright.sync_api import Browser

from benchmarks.page_work import SLOWER, WORK, DevTools
from moosekit.chance import Deck, Dist, hands, hypergeometric, waiting_time
from moosekit.chance.questions.stuck_turn import first_hands
from moosekit.widgets import CardGrid, Chart, DealView, NumberQuiz, Predict, Tree, TwoWayTable
from moosekit.widgets.base import MooseWidget
from moosekit.widgets.chart import Bars, Memory, Runs, Updating

CHANGES: Final = 12
#: pages on which a change is the first one
PAGES: Final = 6
#: milliseconds from one change to the next, at least: in them a front end may prepare what comes next
REST: Final = 400
#: does one change, another one each time, and waits until it has been painted
CHANGE: Final = """async ([selector, turn]) => {
  const all = [...document.querySelectorAll(selector)];
  const one = all[turn % all.length];
  if (one.type === "range") one.value = Number(one.min) + (turn * 7) % (Number(one.max) - Number(one.min) + 1);
  if (one.type === "text") one.value = turn + 1;
  if (one.type === "range" || one.type === "text") one.dispatchEvent(new Event("input", { bubbles: true }));
  else one.click();
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}"""


@dataclass(frozen=True, slots=True)
class Change:
    """A widget, what is changed in it, and what that is called."""

    what: str
    make: Callable[[], MooseWidget]
    selector: str


def _bars() -> Chart:
    blues = Deck({"blue": 11, "other": 33})
    several = {f"{hand} cards": hypergeometric(blues, hand, lambda card: card == "blue") for hand in (7, 8, 10, 12)}
    deal = hands("blues", "Ten cards are dealt.", blues, 10, lambda hand: hand.count("blue"))
    return Chart(Bars(several, event=lambda number: number == 0, sample={"10 cards": deal.run(1000, seed=7)}))


def _longest() -> Chart:
    return Chart(waiting_time(Deck({"trap": 3, "other": 55}), lambda card: card == "trap"))


def _runs() -> Chart:
    deal = hands("blues", "Ten.", Deck({"blue": 11, "other": 33}), 10, lambda hand: hand.count("blue"))
    return Chart(Runs.of(deal, lambda number: number > 2, exact=Fraction(1, 2), runs=6, n=1000, seed=7))


def _memory() -> Chart:
    return Chart(Memory(Deck({"avalanche": 6, "other": 88}), lambda card: card == "avalanche", draws=4))


def _calm(flips: int) -> Callable[[int], Fraction]:
    return lambda printed: Fraction(comb(94 - printed, 4 * flips), comb(94, 4 * flips))


def _updating() -> Chart:
    return Chart(Updating(Dist.uniform(range(3, 15)), {f"{flips} flips": _calm(flips) for flips in (2, 5, 8)}))


def _deal(*hands: int) -> Callable[[], DealView]:
    return lambda: DealView("moustache", "B*", hands=hands, asks="Any blue card?", called="blue cards", seed=7)


def _table() -> TwoWayTable:
    return TwoWayTable(first_hands().table2(lambda held: held[2] > 0, lambda held: held[0] == 0))


def _tree() -> Tree:
    return Tree(first_hands().table2(lambda held: held[2], lambda held: held[0]))


CHANGED: Final = (
    Change("Chart: another view", _bars, ".mp-choices input"),
    Change("Chart: 56 bars, looking along", _longest, ".mk-scrub"),
    Change("Chart: six runs, another checkpoint", _runs, ".mp-choices input"),
    Change("Chart: six runs, a tally typed", _runs, ".mp-box"),
    Change("Chart: deck and token, looking along", _memory, ".mk-scrub"),
    Change("Chart: other evidence", _updating, ".mp-choices input"),
    Change("Predict: the handle moved", lambda: Predict("How likely?", answer=Fraction(5, 17)), ".mk-scrub"),
    Change("CardGrid: a rule card", lambda: CardGrid(legal=5), ".mg-rule input"),
    Change("CardGrid: another card", lambda: CardGrid(legal=5), ".mg-cell"),
    Change("DealView: ten cards dealt, the unseen pile counted", _deal(10), ".mk-buttons .mk-next"),
    Change("DealView: two hands dealt, the unseen pile counted", _deal(10, 10), ".mk-buttons .mk-next"),
    Change("DealView: a thousand trials, or none again", _deal(10), ".mk-buttons .mk-plain:not(:last-child)"),
    Change("DealView: the exact chance shown", _deal(10), ".mk-buttons .mk-plain:last-child"),
    Change("TwoWayTable: another cell", _table, ".mj-picture:not([data-waiting]) .mj-press"),
    Change("Tree of 20 ends: another branch", _tree, ".mj-picture:not([data-waiting]) .mj-pill"),
    Change("Tree of 20 ends: turned round", _tree, ".mj-tools .mk-plain:first-child"),
    Change("NumberQuiz: an answer checked", lambda: NumberQuiz("8"), ".mn-asking .mk-next"),
    Change("NumberQuiz: other numbers", lambda: NumberQuiz("8"), ".mn-asking .mk-plain + .mk-plain"),
)


#: changes that do more where nothing has been changed before, and which one of them is tried then
FIRST: Final = {
    "CardGrid: a rule card": 0,
    "DealView: ten cards dealt, the unseen pile counted": 0,
    "DealView: a thousand trials, or none again": 0,
    "DealView: the exact chance shown": 0,
    "TwoWayTable: another cell": 0,
    "Tree of 20 ends: another branch": 1,
    "Tree of 20 ends: turned round": 0,
}


def changes(browser: Browser) -> Iterator[tuple[str, float]]:
    """The median work of each change, as it would be on a slower machine, in milliseconds; and of some as the first."""
    for change in CHANGED:
        with change.make() as widget:
            page = widget.to_html(Path(tempfile.mkdtemp()) / "page.html")
        yield change.what, statistics.median(_measured(browser, page, change.selector, range(CHANGES)))
        if change.what in FIRST:
            one = range(FIRST[change.what], FIRST[change.what] + 1)
            first = [cost for _ in range(PAGES) for cost in _measured(browser, page, change.selector, one)]
            yield f"{change.what}, the first one", statistics.median(first)


def _measured(browser: Browser, path: Path, selector: str, turns: range) -> list[float]:
    """What each of the changes takes that are made one after the other on a new page."""
    page = browser.new_page(viewport={"width": 1200, "height": 900}, reduced_motion="reduce")
    page.goto(path.as_uri())
    page.locator(selector).first.wait_for(state="attached")
    devtools = cast("DevTools", page.context.new_cdp_session(page))
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent() -> float:
        found = cast("list[dict[str, str | float]]", devtools.send("Performance.getMetrics")["metrics"])
        return sum(float(one["value"]) for one in found if one["name"] in WORK)

    costs: list[float] = []
    for turn in turns:
        page.wait_for_timeout(REST)
        before = spent()
        page.evaluate(CHANGE, [selector, turn])
        costs.append(SLOWER * 1000 * (spent() - before))
    page.close()
    return costs
