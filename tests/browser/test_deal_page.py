"""The DealView on an exported page, opened from disk: one deal, a thousand, the exact chance, nobody shut out."""

import pytest
from playwright.sync_api import expect

from moosekit.widgets import DealView
from tests.browser.looks import LOOKS, Theme
from tests.browser.showing import Show


def no_blue() -> DealView:
    return DealView(
        "moustache", "B*", hands=10, happens=lambda blue: not any(blue), asks="No blue?", called="blue cards", seed=7
    )


def test_one_deal_and_a_thousand_without_python(show: Show) -> None:
    view = no_blue()
    blue = sum(code.startswith("B") for code in view.deals[0])
    hits = view.hits[:1001].count("1")
    page = show(view).page
    expect(page.get_by_text("44 cards lie face down; 11 blue cards are among them.")).to_be_visible()
    page.get_by_role("button", name="Deal once").click()
    expect(page.get_by_text(f"34 cards lie face down; {11 - blue} blue cards are among them.")).to_be_visible()
    expect(page.locator(".md-hands:not([data-waiting]) li")).to_have_count(10)
    expect(page.locator(".md-hands:not([data-waiting]) li[data-counted]")).to_have_count(blue)
    page.get_by_role("button", name="Deal 1000 times").click()
    expect(page.locator(".md-sentence")).to_contain_text(f"It happened in {hits} of 1001 trials")
    expect(page.locator(".md-shares tbody tr:visible")).to_have_count(3)
    expect(page.get_by_text("Python is not running. 1030 trials came with this page")).to_be_visible()
    expect(page.get_by_text("Counted exactly")).to_be_hidden()
    page.get_by_role("button", name="Show the exact chance").click()
    expect(page.locator(".md-exact")).to_contain_text("(3.73%)")
    page.get_by_role("button", name="Start again").click()
    expect(page.get_by_text("Nothing has been dealt yet.")).to_be_visible()


@pytest.mark.parametrize(("width", "theme"), LOOKS)
def test_nothing_scrolls_sideways_and_axe_finds_nothing(show: Show, width: int, theme: Theme) -> None:
    traps = DealView(
        "moose-in-the-house",
        "T",
        hands=(4, 4),
        own="R.kit HC M.bed D",
        asks="Un piège ?",
        called="pièges",
        language="fr",
    )
    visit = show(traps, width=width, theme=theme)
    visit.page.get_by_role("button", name="Distribuer une fois").click()
    visit.page.get_by_role("button", name="Montrer la chance exacte").click()
    assert visit.faults() == []
