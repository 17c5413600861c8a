"""The special shout and the referee of Face de bouc on a page: two people at one screen say names aloud and press."""

from typing import Final, cast

import pytest
from playwright.sync_api import Page, expect

from moosekit.core.ids import Seat
from moosekit.games.face_de_bouc import Setup, SpecialShout
from moosekit.games.face_de_bouc.state import State
from tests.browser.showing import ShowLive
from tools.live_page import Heard

#: with this seed two characters come in the order a a b b a
SEED: Final = 3
SPECIAL: Final = Setup(2, copies=(3, 2) + (0,) * 10, first=Seat(0), special_shout=SpecialShout.ON, recall_limit=None)


@pytest.fixture
def table() -> Heard:
    return Heard("face-de-bouc", setup=SPECIAL, seed=SEED, seat=(0, 1))


def won(table: Heard) -> list[int]:
    """How many cards everybody has won."""
    return [len(pile) for pile in cast("State", table.sitting.session.state).piles]


def turn_up(page: Page) -> None:
    page.locator('[data-do="draw"]').click()


def name(page: Page) -> None:
    """Whoever turned the card up has said a name aloud."""
    page.locator('[data-do="named"]').click()
    expect(page.locator('[data-do="draw"]')).to_be_visible()


def knows(page: Page, seat: int, word: str) -> None:
    """A seat shouts a name, and the class says whether it was right."""
    page.locator(f'[data-do="press"][data-seat="{seat}"]').click()
    page.get_by_text(f"Seat {seat + 1} shouted a name. Was it right?").wait_for()
    page.locator(f'[data-do="{word}"]').click()


def special(page: Page, seat: int) -> None:
    page.locator(f'.mt-shout[data-seat="{seat}"] [data-do="special"]').click()


def first_pile(page: Page) -> None:
    """The first character is named, and seat 2 wins it when it comes again; then the other one is named."""
    turn_up(page)
    name(page)
    turn_up(page)
    knows(page, 1, "right")
    turn_up(page)
    name(page)
    turn_up(page)
    expect(page.locator(".mt-shout").first).to_be_visible()


def test_the_class_says_whether_a_name_was_right(show_live: ShowLive, table: Heard) -> None:
    page = show_live(table)[0].page
    turn_up(page)
    name(page)
    turn_up(page)
    knows(page, 0, "wrong")  # costs nothing, and the others go on
    expect(page.locator(".mt-shout").first).to_be_visible()
    assert won(table) == [0, 0]
    knows(page, 1, "right")
    expect(page.locator('[data-do="draw"]')).to_be_visible()
    assert won(table) == [0, 2]


def test_the_special_shout_is_refused_without_a_pile_and_to_an_owner_and_else_takes_all(
    show_live: ShowLive, table: Heard
) -> None:
    visit, _ = show_live(table)
    page, told = visit.page, visit.page.locator(".mt-told")
    first_pile(page)
    special(page, 0)
    expect(told).to_contain_text("Without a won pile you cannot use the special shout")
    knows(page, 0, "right")
    turn_up(page)
    expect(page.locator(".mt-shout").first).to_be_visible()
    assert won(table) == [2, 2]
    special(page, 1)
    expect(told).to_contain_text("so you need the name")
    assert won(table) == [2, 2]
    special(page, 0)
    expect(page.locator(".mt-ranking > li")).to_have_count(2)
    assert won(table) == [5, 0]
    assert visit.complaints == []


def test_a_mistaken_special_shout_costs_the_pile_and_the_others_may_win_it(show_live: ShowLive, table: Heard) -> None:
    page = show_live(table)[0].page
    first_pile(page)
    special(page, 1)
    expect(page.locator('.mt-shout[data-seat="1"]')).to_be_hidden()
    assert won(table) == [0, 0]
    knows(page, 0, "right")
    expect(page.locator('[data-do="draw"]')).to_be_visible()
    assert won(table) == [4, 0]
