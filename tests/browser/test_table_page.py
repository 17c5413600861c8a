"""A table with Python behind it in Chromium: a whole game by keyboard alone, secrets, and nobody shut out."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from itertools import product
from typing import cast

import pytest
from playwright.sync_api import Locator, Page, expect

from moosekit.games import GAMES
from moosekit.games.moustache.rule_cards import row_of
from moosekit.games.moustache.setup import standard
from moosekit.games.moustache.state import State
from tests.browser.looks import THEMES, Theme
from tests.browser.showing import ShowLive
from tests.samples import samples, some_of
from tools.live_page import Heard

MOST_KEYS = 3_000


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


def test_a_whole_game_is_played_with_the_keyboard_alone(show_live: ShowLive) -> None:
    """Three players, so with jokers; cards are passed and lie open. One round, in the deep run all four."""
    setup = replace(standard(3), row=row_of("pass-three,pink-open,twos-win,new-lead"), face_up=1, rounds=samples(1, 3))
    table = Heard("moustache", setup=setup, seed=5, bots="random")
    visit, _ = show_live(table)
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


def states() -> dict[str, Callable[[], Heard]]:
    """What a table can look like."""
    row = row_of("pass-three,pink-open,twos-win,new-lead")
    return {
        "first screen": lambda: Heard("moustache"),
        "a turn": lambda: Heard("moustache", seats=6, seed=7),
        "passing": lambda: Heard("moustache", setup=replace(standard(4), row=row), seed=7),
        "a curtain": lambda: Heard("moustache", seats=4, seed=7, seat=(0, 1, 2, 3)),
        "a class": lambda: Heard("moustache", seats=3, seed=7, present=True),
        "the end": lambda: ended(Heard("moustache", setup=replace(standard(4), row=row, rounds=1), seed=7)),
    }


def ended(table: Heard) -> Heard:
    while table.options:
        table.play(table.options[0])
    return table


@pytest.mark.parametrize(("name", "theme"), some_of(product(states(), THEMES), 3))
def test_nobody_is_shut_out_and_nothing_scrolls_sideways(show_live: ShowLive, name: str, theme: Theme) -> None:
    visit, _ = show_live(states()[name](), width=320, theme=theme)
    page = visit.page
    if page.locator('[data-do="skip"]').is_visible():
        page.locator('[data-do="skip"]').click()
    assert visit.axe() == []
    for width in (320, 560, 800, 1400):
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_timeout(50)
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), width
    assert visit.axe() == []
    assert visit.complaints == []


def at_the_newest(show_live: ShowLive, game: str, width: int) -> Page:
    """A table of four, at what was done last."""
    page = show_live(Heard(game, seats=4, seed=7), width=width)[0].page
    if page.locator('[data-do="skip"]').is_visible():
        page.locator('[data-do="skip"]').click()
    return page


@pytest.mark.parametrize("game", some_of(GAMES, 4))
def test_what_may_be_pressed_is_large_enough_for_fingers(show_live: ShowLive, game: str) -> None:
    page = at_the_newest(show_live, game, width=320)
    small = page.evaluate(
        """[...document.querySelectorAll(".mk-table button, .mk-table summary, .mk-table label")]
          .filter((one) => one.checkVisibility() && !one.matches(".mk-line-go, .mt-filter, summary"))
          .map((one) => [one.getBoundingClientRect(), one.getAttribute("aria-label") ?? one.textContent])
          .filter(([box]) => box.height < 44 || box.width < 44)
          .map(([box, name]) => `${name}: ${box.width} x ${box.height}`)"""
    )
    assert small == []


@pytest.mark.parametrize("game", some_of(GAMES, 4))
def test_text_twice_as_large_still_fits(show_live: ShowLive, game: str) -> None:
    page = at_the_newest(show_live, game, width=640)
    page.evaluate("document.querySelector('.mk-table').style.zoom = 2")
    page.wait_for_timeout(50)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_languages_are_switched_in_the_middle_of_a_game(show_live: ShowLive) -> None:
    table = Heard("moustache", seats=4, seed=7)
    visit, _ = show_live(table)
    page = visit.page
    told = page.locator(".mt-caption .mk-say")
    for line in table.lines[:2]:
        expect(told).to_have_text(line)
        page.locator('[data-do="next"]').click()
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("button", name="English")).to_be_visible()
    expect(told).to_have_text(table.lines[2])  # where it was, in the other words
    page.locator('[data-do="skip"]').click()
    expect(prompt(page)).to_contain_text("La place 1")
    assert page.locator(".mk-table").get_attribute("lang") == "fr"


def test_neither_hidden_cards_nor_the_seed_reach_the_page(show_live: ShowLive) -> None:
    """Cards of other hands are in nothing that was told to the page, until they are played."""
    table = Heard("moustache", seats=4, seed=918273645546372819)
    visit, live = show_live(table)
    page = visit.page
    page.locator('[data-do="skip"]').click()
    told = "\n".join(live.told) + page.content()
    assert "918273645546372819" not in told
    state = cast("State", table.sitting.session.state)
    hidden = {f'"{card.code}"' for hand in state.table.hands[1:] for card in hand}
    names = json.dumps(table.room["names"])  # what all cards are called tells nothing of where they are
    told = told.replace(names, "").replace(names.replace("<", "\\u003c"), "")
    told = told.replace(json.dumps(table.room["names"], ensure_ascii=False), "")
    assert [code for code in sorted(hidden) if code in told] == []


def test_what_a_screen_reader_finds_at_a_turn(show_live: ShowLive) -> None:
    visit, _ = show_live(Heard("moustache", seats=3, seed=7))
    page = visit.page
    page.locator('[data-do="skip"]').click()
    expect(page.locator(".mt-seats")).to_match_aria_snapshot(
        """
        - list "The seats and the trick":
          - listitem:
            - img "In the pink team, with the crown"
            - text: Seat 2 a bot 11 in hand
            - img "Green 3, hamster"
            - text: "leads Won: 0"
          - listitem:
            - img "In the pink team"
            - text: Seat 3 a bot 11 in hand
            - img "Green 1, hamster"
            - text: "Won: 0"
          - listitem:
            - img "In the blue team"
            - text: "Seat 1 you 12 in hand to play Won: 0"
        """
    )
    expect(page.locator(".mt-own")).to_match_aria_snapshot(
        """
        - group "Your hand":
          - list "Your hand":
            - listitem:
              - button "Green 4, hamster, may be played"
            - listitem:
              - button "Green 6, hamster, may be played"
        """
    )


def test_what_a_screen_reader_finds_behind_a_curtain(show_live: ShowLive) -> None:
    """No card of anybody, and one thing to do."""
    visit, _ = show_live(Heard("moustache", seats=4, seed=7, seat=(0, 1, 2, 3)))
    page = visit.page
    page.locator('[data-do="skip"]').click()
    expect(page.locator(".mt-curtain")).to_match_aria_snapshot(
        """
        - group "The screen changes hands":
          - paragraph: Seat 2 takes the screen. Nobody else looks!
          - 'button "That is me: show my cards"'
        """
    )
    assert page.locator(".mt-card").count() == 0
    page.locator('[data-do="curtain"]').click()
    expect(page.locator(".mt-card")).to_have_count(10)


@pytest.mark.parametrize("how", ["the way back", "the screen taken"])
def test_what_happened_is_there_to_look_back_at(show_live: ShowLive, how: str) -> None:
    """Also after a branch, and for whoever has just taken the screen."""
    table = Heard("moustache", seats=4, seed=7, seat=(0, 1) if how == "the screen taken" else 0)
    if how == "the way back":
        for _ in range(3):
            table.play(table.options[0])
        table.branch(6)
        table.play(table.options[0])
    visit, _ = show_live(table)
    page = visit.page
    if how == "the way back":
        table.back()
    else:
        page.locator('[data-do="skip"]').click()
        page.locator('[data-do="curtain"]').click()
        expect(page.locator(".mt-card")).to_have_count(10)
    expect(page.locator(".mt-log-list > li")).to_have_count(min(60, len(table.lines)))


def test_the_stars_are_told_card_by_card_and_then_the_trophies(show_live: ShowLive) -> None:
    table = Heard("moustache", setup=replace(standard(4), row=row_of("green-negative"), rounds=1), seed=7)
    for _ in range(9):
        table.play(table.options[0])
    visit, _ = show_live(table)
    page = visit.page
    page.keyboard.press("Tab")
    to_my_turn(page)
    page.locator(".mt-card[data-legal]").first.click()
    expect(prompt(page)).to_be_hidden()
    for _ in range(30):
        if page.locator(".mt-count-team").count():
            break
        if page.locator('[data-do="next"]').is_visible():
            page.locator('[data-do="next"]').click()
    teams = [team.locator(".mt-star-card span").all_inner_texts() for team in page.locator(".mt-count-team").all()]
    stars = [str(sum(int(text) for text in team)) for team in teams]
    frame = next(frame for frame in table.now["frames"] if frame["kind"] == "stars")
    printed = re.findall(r"All stars were (\d+) for the pink team and (\d+)", str(frame["changes"]["count"]))
    assert printed == [tuple(stars)]
    to_my_turn(page)
    expect(page.locator(".mt-ranking > li")).to_have_count(4)
