"""The Chart on an exported page, opened from disk: choices without Python, tallies, print, and nobody shut out."""

from collections.abc import Callable
from fractions import Fraction
from math import comb
from pathlib import Path

import pytest
from playwright.sync_api import expect

from moosekit.chance import Deck, Dist, hands, hypergeometric
from moosekit.widgets import Chart, html_page
from moosekit.widgets.chart import Bars, Memory, Runs, Updating
from tests.browser.looks import LOOKS, Theme
from tests.browser.showing import Show
from tests.browser.visit import Visitor

BLUES = Deck({"blue": 11, "other": 33})
EXACT = hypergeometric(BLUES, 10, lambda card: card == "blue")
TEN = hands("blues", "Ten cards are dealt.", BLUES, 10, lambda hand: hand.count("blue"))


def bars() -> Chart:
    shows = Bars(EXACT, event=lambda blues: blues == 0, sample=TEN.run(100, seed=7), outcome="blue cards")
    return Chart(shows, title="Blue cards in my ten", shown=0)


def runs() -> Chart:
    return Chart(Runs.of(TEN, lambda blues: blues > 2, exact=EXACT.p(lambda blues: blues > 2), runs=2, n=100, seed=7))


def memory() -> Chart:
    deck = Deck({"avalanche": 6, "other": 88})
    return Chart(Memory(deck, lambda card: card == "avalanche", draws=4), language="fr")


def calm(flips: int) -> Callable[[int], Fraction]:
    """How likely so many printed avalanches make it that none comes in these flips of four."""
    return lambda printed: Fraction(comb(94 - printed, 4 * flips), comb(94, 4 * flips))


def updating() -> Chart:
    evidence = {f"{flips} calm flips": calm(flips) for flips in (2, 5, 8)}
    return Chart(Updating(Dist.uniform(range(3, 15)), evidence))


def test_keys_look_at_one_outcome_after_the_other(show: Show) -> None:
    page = show(bars()).page
    page.get_by_role("slider", name="Look at: blue cards").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".mp-told")).to_have_text("blue cards: 2 30.8% (763,628,580 of 2,481,256,778 ways)")
    page.get_by_role("radio", name="100", exact=True).check()
    expect(page.locator(".mp-told")).to_contain_text("of 100, that is")
    page.get_by_role("checkbox", name="Show the exact chance").uncheck()
    expect(page.locator(".mp-told")).not_to_contain_text("30.8%")


def test_the_table_has_the_numbers_of_the_picture(show: Show) -> None:
    page = show(updating()).page
    page.get_by_role("radio", name="8 calm flips").check()
    page.get_by_text("The same numbers as a table").click()
    rows = page.locator(".mp-twin tbody tr")
    expect(rows).to_have_count(12)
    expect(rows.first).to_contain_text("8.33%")
    assert page.locator(".mp-figure svg title").count() == 3


def test_a_class_types_its_tallies(show: Show) -> None:
    page = show(runs()).page
    page.get_by_text("Tallies of the class").click()
    page.get_by_role("textbox", name="Pair 1: times it happened").fill("6")
    page.get_by_role("textbox", name="Pair 1: trials").fill("10")
    page.get_by_role("textbox", name="Pair 15: times it happened").fill("3")
    page.get_by_role("textbox", name="Pair 15: trials").fill("20")
    pooled = page.locator(".mp-sentence").last
    expect(pooled).to_have_text("All pairs together: 9 of 30, that is 30%.")
    page.get_by_role("textbox", name="Pair 15: trials").fill("2")
    expect(page.locator(".mp-wrong")).to_contain_text("Pair 15: 3 of 2 cannot be.")
    page.get_by_role("button", name="Clear all tallies").click()
    expect(pooled).to_contain_text("the pairs are put together here")


def test_on_paper_the_table_is_open_and_no_control_is_printed(show: Show) -> None:
    page = show(bars()).page
    page.emulate_media(media="print")
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    expect(page.locator(".mp-twin td").first).to_be_visible()
    expect(page.locator(".mp-controls")).to_be_hidden()


@pytest.mark.parametrize(("width", "theme"), LOOKS)
def test_nothing_scrolls_sideways_and_axe_finds_nothing(
    visitor: Visitor, tmp_path: Path, width: int, theme: Theme
) -> None:
    charts = [bars(), runs(), memory(), updating()]
    page = tmp_path / "page.html"
    page.write_text(html_page(charts), encoding="utf-8")
    visit = visitor.open(page.as_uri(), width=width, theme=theme, still=True)
    expect(visit.page.locator(".mk-chart")).to_have_count(len(charts))
    for summary in visit.page.locator("summary").all():
        summary.click()
    assert visit.faults() == []
