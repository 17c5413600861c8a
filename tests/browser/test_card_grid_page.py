"""The CardGrid on an exported page, opened from disk: rule cards, arrow keys, legal play, and nobody shut out."""

import pytest
from playwright.sync_api import expect

from moosekit.widgets import CardGrid
from tests.browser.looks import LOOKS, Theme
from tests.browser.showing import Show


def test_rule_cards_change_the_chances_without_python(show: Show) -> None:
    page = show(CardGrid()).page
    told = "The blue 10 takes 100% of the tricks that it lies in: 12,341 of 12,341."
    expect(page.locator(".mp-told")).to_have_text(told)
    page.get_by_role("checkbox", name="Twos win").check()
    expect(page.get_by_role("button", name="The green 2, of 100 tricks: 80")).to_be_visible()
    expect(page.locator(".mp-told")).to_contain_text("Without rule cards: 100%.")
    page.get_by_role("checkbox", name="Upside down").check()
    expect(page.locator("tbody tr").first).to_contain_text("green")
    for rule in ("Twins vanish", "Threes go low"):
        page.get_by_role("checkbox", name=rule).check()
    page.get_by_role("checkbox", name="New lead").click()
    expect(page.locator(".mk-refusal")).to_have_text("The row is full: 4 cards. Take one out first.")


def test_arrow_keys_go_over_the_table(show: Show) -> None:
    page = show(CardGrid(rules="")).page
    page.get_by_role("button", name="The blue 10, of 100 tricks: 100").focus()
    for key in ("ArrowDown", "ArrowLeft", "Home"):
        page.keyboard.press(key)
    expect(page.get_by_role("button", name="The orange 0, of 100 tricks: 12")).to_be_focused()
    expect(page.locator(".mp-told")).to_contain_text("The orange 0 takes 12")


def test_legal_play_that_was_not_sent_is_not_there_without_python(show: Show) -> None:
    page = show(CardGrid(legal=5, rules="twos-win,reversed")).page
    expect(page.locator(".mg-map")).to_have_count(2)
    for rule in ("Twos win", "Upside down"):
        page.get_by_role("checkbox", name=rule).check()
    expect(page.get_by_text("Python is not running")).to_be_visible()


@pytest.mark.parametrize(("width", "theme"), LOOKS)
def test_nothing_scrolls_sideways_and_axe_finds_nothing(show: Show, width: int, theme: Theme) -> None:
    visit = show(CardGrid(legal=5, rules="twos-win,reversed", row="twos-win"), width=width, theme=theme)
    assert visit.faults() == []
