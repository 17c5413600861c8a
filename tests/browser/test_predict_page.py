"""The Predict on an exported page, opened from disk: predict, keep, compare, with keys alone."""

from fractions import Fraction
from pathlib import Path

import pytest
from playwright.sync_api import expect

from moosekit.widgets import Predict, html_page
from tests.browser.looks import LOOKS, Theme
from tests.browser.visit import Visitor

PLACES = ["with my partner", "with an opponent", "set aside"]


def test_keys_place_a_chance_and_show_the_answer(visitor: Visitor, tmp_path: Path) -> None:
    with Predict("How likely?", answer=Fraction(5, 17)) as made:
        page = visitor.open(made.to_html(tmp_path / "page.html").as_uri(), still=True).page
    page.get_by_role("slider").focus()
    for _ in range(10):
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".mp-verdict")).to_be_focused()
    expect(page.locator(".mp-verdict")).to_contain_text("You said: 40%.")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".mp-verdict")).to_contain_text("It is: 5/17 (29.4%).")
    expect(page.locator(".mp-verdict")).to_contain_text("You were 11 points too high.")


@pytest.mark.parametrize(("width", "theme"), LOOKS)
def test_nothing_scrolls_sideways_and_axe_finds_nothing(
    visitor: Visitor, tmp_path: Path, width: int, theme: Theme
) -> None:
    made = [
        Predict("How likely?", answer=Fraction(5, 17), language="fr"),
        Predict("Where is blue 10?", choices=PLACES, answer=1),
        Predict("How many cards?", between=(0, 56), answer=27),
        Predict("Where is blue 9?", choices=PLACES, answer=1),
    ]
    for one, prediction in ((made[2], 50), (made[3], 1)):
        one.prediction = prediction
        one.reveal()
    page = tmp_path / "page.html"
    page.write_text(html_page(made), encoding="utf-8")
    visit = visitor.open(page.as_uri(), width=width, theme=theme, still=True)
    expect(visit.page.locator(".mk-predict")).to_have_count(len(made))
    assert visit.faults() == []
