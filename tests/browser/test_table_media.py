"""A table on paper, in forced colours, and with or without movement."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.showing import ShowLive
from tools.live_page import Heard

GAMES = ("moustache", "moose-in-the-house")
#: what a printed sheet has no use for
CONTROLS = ".mk-tools, .mt-controls, .mt-look, .mt-log, .mt-close, .mt-panel .mk-plain, .mt-caption, .mt-own"
#: how light the ink of an element is, from 0 to 1
LIGHT = "one => Math.max(...getComputedStyle(one).color.match(/[0-9.]+/g).slice(0, 3)) / 255"
#: what an element shows when it has the focus: the widest outline on it or in it
OUTLINE = """one => Math.max(...[one, ...one.querySelectorAll("*")].map((part) => getComputedStyle(part))
  .map(({ outlineStyle, outlineWidth }) => outlineStyle === "none" ? 0 : parseFloat(outlineWidth)))"""
#: counts the cards on their way to a pile, each of which is an element of its own
GATHERED = """() => { window.gathered = 0;
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => {
    if (node.classList?.contains("mt-ghost")) window.gathered += node.getAnimations().length; })))
    .observe(document.body, { childList: true, subtree: true }); }"""
#: what a seat has won, once it has won something
PILE = re.compile(r"[1-9]")
BORDER = "one => parseFloat(getComputedStyle(one).borderTopWidth)"
#: the sign under a card that may be played: its colour, where there is one
CHEVRON = """one => { const { content, borderTopWidth, borderTopColor } = getComputedStyle(one, "::before");
  return content !== "none" && parseFloat(borderTopWidth) > 0 ? borderTopColor : null; }"""


def on_turn(page: Page) -> None:
    """Goes on until somebody at this screen is asked."""
    for _ in range(60):
        if page.locator(".mt-prompt").is_visible():
            return
        page.locator('[data-do="next"]').click()
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("game", GAMES)
def test_the_aid_is_printed_in_dark_ink_without_the_controls(show_live: ShowLive, game: str) -> None:
    """Also from a dark table: paper is white, and browsers print no ground."""
    visit, _ = show_live(Heard(game, seats=4, seed=7, theme="dark"), theme="dark")
    page = visit.page
    page.locator('[data-look="aid"]').click()
    aid = page.locator(".mt-aid")
    expect(aid).to_be_visible()
    page.emulate_media(media="print", color_scheme="light")
    expect(aid).to_be_visible()
    lines = aid.locator("h4, li").all()
    assert lines
    assert [one.inner_text() for one in lines if one.evaluate(LIGHT) > 0.4 or not one.is_visible()] == []
    assert [one.get_attribute("class") for one in page.locator(CONTROLS).all() if one.is_visible()] == []
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", page.pdf(format="A4"))) == 1


@pytest.mark.parametrize("game", GAMES)
def test_forced_colours_still_tell_what_may_be_pressed(show_live: ShowLive, game: str) -> None:
    visit, _ = show_live(Heard(game, seats=4, seed=7))
    page = visit.page
    page.emulate_media(forced_colors="active")
    on_turn(page)
    cards = page.locator(".mt-own [data-card]").all()
    lit = [one.get_attribute("data-legal") is not None for one in cards]
    ground = page.evaluate("getComputedStyle(document.querySelector('.mt-own')).backgroundColor")
    signs = [one.locator(".mk-card").evaluate(CHEVRON) for one in cards]
    assert any(lit)
    assert [sign is not None for sign in signs] == lit
    assert ground not in signs
    buttons = page.locator(".mk-next, .mk-plain, .mk-icon")
    assert [one.inner_text() for one in buttons.all() if one.is_visible() and one.evaluate(BORDER) < 1] == []
    assert [one for one in seen_with_focus(page, (cards[0], *buttons.all())) if one < 2] == []


def seen_with_focus(page: Page, those: tuple[Locator, ...]) -> list[float]:
    """How wide the outline is that each of those on the page shows when keys have brought the focus to it."""
    page.keyboard.press("Tab")
    found: list[float] = []
    for one in filter(Locator.is_visible, those):
        one.focus()
        found.append(one.evaluate(OUTLINE))
    return found


@pytest.mark.parametrize(("motion", "moves"), [("no-preference", True), ("reduce", False)])
def test_the_cards_of_a_trick_go_to_the_seat_that_takes_them(
    show_live: ShowLive, motion: Literal["no-preference", "reduce"], moves: bool
) -> None:
    """Where people want no movement there is none: they are there at once."""
    visit, _ = show_live(Heard("moustache", seats=4, seed=7))
    page = visit.page
    page.emulate_media(reduced_motion=motion)
    page.evaluate(GATHERED)
    while page.locator(".mt-counts").filter(has_text=PILE).count() == 0:
        on_turn(page)
        page.locator(".mt-own [data-legal]").first.click()
        while (
            page.locator('[data-do="next"]').is_visible()
            and page.locator(".mt-counts").filter(has_text=PILE).count() == 0
        ):
            page.locator('[data-do="next"]').click()
    assert page.evaluate("window.gathered") == (4 if moves else 0)
