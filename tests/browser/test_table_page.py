"""A table with Python behind it in Chromium: a whole game by keyboard alone, secrets, and nobody shut out."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from moosekit.games.moustache.rule_cards import row_of
from moosekit.games.moustache.setup import standard
from tests.browser.live_table import Heard, LiveTable
from tests.browser.visit import Visit, Visitor
from tests.samples import samples

Theme = Literal["light", "dark"]
Open = Callable[..., tuple[Visit, LiveTable]]
MOST_KEYS = 3_000


@pytest.fixture
def show(visitor: Visitor, tmp_path: Path) -> Open:
    """`show(table, width=320, theme="dark")`: the table on a page, with Python behind it."""

    def open_page(table: Heard, *, width: int = 1400, theme: Theme = "light") -> tuple[Visit, LiveTable]:
        visit = visitor.open(width=width, theme=theme, still=True)
        live = LiveTable(table)
        live.open(visit.page, tmp_path)
        expect(visit.page.locator(".mk-table")).to_be_visible()
        expect(visit.page.get_by_role("button", name="Français")).to_be_visible()  # Python has been heard
        return visit, live

    return open_page


def prompt(page: Page) -> Locator:
    return page.locator(".mt-prompt")


def to_my_turn(page: Page) -> None:
    """Page down until somebody at this screen is asked."""
    for _ in range(60):
        if prompt(page).is_visible():
            return
        page.keyboard.press("PageDown")
        page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def play_one(page: Page) -> None:
    """One decision by keys: a legal card, or three cards to pass, or what the monkey takes."""
    if page.locator('[data-do="pass"]').is_visible():
        for at in range(3):
            page.locator(".mt-card").nth(at).focus()
            page.keyboard.press("Space")
        page.locator('[data-do="pass"]').focus()
    elif page.locator(".mt-take").count():
        page.locator(".mt-take").first.focus()
    else:
        page.locator('.mt-card[tabindex="0"]').focus()
        page.keyboard.press("Home")
        for _ in range(12):
            if page.evaluate("document.activeElement.hasAttribute('data-legal')"):
                break
            page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def test_a_whole_game_is_played_with_the_keyboard_alone(show: Open) -> None:
    """Three players, so with jokers; cards are passed and lie open. One round, in the deep run all four."""
    setup = replace(standard(3), row=row_of("pass-three,pink-open,twos-win,new-lead"), face_up=1, rounds=samples(1, 3))
    table = Heard("moustache", setup=setup, seed=5, bots="random")
    visit, _ = show(table)
    page = visit.page
    page.keyboard.press("Tab")
    for _ in range(MOST_KEYS):
        to_my_turn(page)
        if table.now["over"]:
            break
        before = table.now["state"]
        play_one(page)
        page.wait_for_function("before => window.model.get('now').state !== before", arg=before)
    assert table.now["over"]
    expect(prompt(page)).to_have_text("The game is over.")
    expect(page.locator(".mt-ranking > li")).to_have_count(3)
    assert visit.complaints == []
