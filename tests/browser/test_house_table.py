"""There's a Moose in the House on a page, with Python behind it: card then place, place then card, keys, the trap."""

from itertools import product

import pytest
from playwright.sync_api import Page, expect

from tests.browser.looks import THEMES, Theme
from tests.browser.showing import ShowLive
from tests.samples import some_of
from tools.live_page import Heard

MOST_TURNS = 400


def on_turn(page: Page) -> None:
    """Page down until somebody at this screen is asked."""
    for _ in range(80):
        if page.locator(".mt-prompt").is_visible():
            return
        page.keyboard.press("PageDown")
        page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def answer_if_asked(page: Page, table: Heard) -> bool:
    """Answers an attack by keys: the trap where there is one, else that there is none."""
    if not page.locator(".mt-answers").is_visible():
        return False
    has_trap = "trap" in map(str, table.options)
    page.locator('[data-do="trap"]' if has_trap else '[data-do="no-trap"]').focus()
    page.keyboard.press("Enter")
    return True


def to_lit(page: Page, group: str) -> None:
    """Moves with the arrows inside a group until what has the focus is lit."""
    page.locator(f'{group} button[tabindex="0"]').first.focus()
    page.keyboard.press("Home")
    for _ in range(60):
        if page.evaluate("document.activeElement.hasAttribute('data-legal')"):
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"nothing is lit in {group}")


def play_by_keys(page: Page) -> None:
    """One turn: a card, then its place, by keys alone."""
    if page.locator('[data-do="pass"]').is_visible():
        page.locator('[data-do="pass"]').focus()
        page.keyboard.press("Enter")
        return
    to_lit(page, ".mt-cards")
    page.keyboard.press("Enter")
    discard = page.locator(".mt-pile[data-legal]")
    if discard.count():
        discard.focus()
    else:
        to_lit(page, ".mt-houses")
    page.keyboard.press("Enter")


def test_a_whole_game_is_played_with_the_keyboard_alone(show_live: ShowLive) -> None:
    table = Heard("moose-in-the-house", seats=2, seed=5)
    visit, _ = show_live(table)
    page = visit.page
    page.keyboard.press("Tab")
    for _ in range(MOST_TURNS):
        on_turn(page)
        if table.now["over"]:
            break
        before = table.now["state"]
        if not answer_if_asked(page, table):
            play_by_keys(page)
        page.wait_for_function("before => window.model.get('now').state !== before", arg=before)
    assert table.now["over"]
    expect(page.locator(".mt-ranking > li")).to_have_count(2)
    assert visit.complaints == []


def at_first_turn(show_live: ShowLive) -> Page:
    visit, _ = show_live(Heard("moose-in-the-house", seats=3, seed=5, seat=1))
    visit.page.keyboard.press("Tab")
    on_turn(visit.page)
    return visit.page


def test_a_place_may_be_chosen_before_the_card(show_live: ShowLive) -> None:
    page = at_first_turn(show_live)
    page.locator('[data-seat="0"] .mt-lay').click()
    expect(page.locator('[data-seat="0"] .mt-lay')).to_have_attribute("data-chosen", "")
    lit = page.locator(".mt-held-card[data-legal]").first
    before = page.evaluate("window.model.get('now').state")
    lit.click()
    page.wait_for_function("before => window.model.get('now').state !== before", arg=before)


def test_a_wrong_place_is_refused_in_one_sentence_and_nothing_changes(show_live: ShowLive) -> None:
    page = at_first_turn(show_live)
    before = page.evaluate("window.model.get('now').state")
    page.locator(".mt-held-card[data-legal]").first.click()
    page.locator("[data-own] .mt-lay").click()
    expect(page.locator(".mt-told")).to_be_visible()
    expect(page.locator(".mt-told")).to_have_attribute("data-refused", "")
    assert page.evaluate("window.model.get('now').state") == before


@pytest.mark.parametrize(("seats", "theme"), some_of(product((2, 5), THEMES), 3))
def test_nobody_is_shut_out_and_nothing_scrolls_sideways(show_live: ShowLive, seats: int, theme: Theme) -> None:
    table = Heard("moose-in-the-house", seats=seats, seed=7)
    for _ in range(6):
        if table.options:
            table.play(table.options[0])
    visit, _ = show_live(table, width=320, theme=theme)
    page = visit.page
    for width in (320, 800, 1400):
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_timeout(50)
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), width
        assert visit.axe() == []
    assert visit.complaints == []


def test_the_first_screen_asks_who_saw_a_moose_and_how_strong_the_bots_are(show_live: ShowLive) -> None:
    table = Heard("moose-in-the-house", seed=7)
    page = show_live(table, width=320)[0].page
    page.get_by_label("Who sits at this screen?").select_option("3")
    page.get_by_label("Who of you last saw a real moose?").select_option("Seat 3")
    page.get_by_label("How strong are the bots?").select_option("Beginners: any card goes")
    page.get_by_role("button", name="Deal").click()
    expect(page.locator(".mt-curtain")).to_contain_text("Seat 3 takes the screen")
    assert table.now["asked"] == 2
    assert table.room["bot"] == "random"
