"""The RuleRow on an exported page, opened from disk: tap, drag, keys, looks, and nobody shut out."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from moosekit.games.moustache import Trick
from moosekit.widgets import RuleRow
from tests.browser.looks import LOOKS, Theme
from tests.browser.showing import Show
from tests.browser.visit import Visitor


def example(*tricks: str, row: str = "") -> RuleRow:
    laid = [Trick.parse(cards) for cards in tricks or ("O5 O9 O3 G2",)]
    return RuleRow(laid, offer="twos-win,threes-low,reversed", row=row)


def laid(page: Page) -> list[str]:
    return page.locator(".mk-laid b").all_inner_texts()


def said(page: Page) -> list[str]:
    return page.locator(".mk-tried .mk-say").all_inner_texts()


def test_tapped_cards_lie_in_the_row_and_decide(show: Show) -> None:
    page = show(example()).page
    assert (laid(page), said(page)) == ([], ["Seat 2 wins."])
    page.get_by_role("button", name="Lay down: Twos win").click()
    assert said(page) == ["Seat 4 wins, not seat 2."]
    page.get_by_role("button", name="Lay down: Threes go low").click()
    assert (laid(page), said(page)) == (["Twos win", "Threes go low"], ["Seat 3 wins, not seat 2."])
    page.get_by_role("radio", name="the first word").check()
    assert said(page) == ["Seat 4 wins, not seat 2."]
    page.get_by_text("Why?").click()
    expect(page.locator(".mk-steps li")).to_have_text(
        ["Orange is the strongest colour here.", "Twos win: seat 4 is ahead.", "Threes go low comes too late."]
    )


def test_keys_move_cards_and_take_them_out(show: Show) -> None:
    page = show(example(row="twos-win,threes-low")).page
    page.get_by_role("group", name="Place 2: Threes go low").focus()
    page.keyboard.press("Shift+ArrowLeft")
    assert (laid(page), said(page)) == (["Threes go low", "Twos win"], ["Seat 4 wins, not seat 2."])
    expect(page.get_by_role("group", name="Place 1: Threes go low")).to_be_focused()
    page.keyboard.press("Delete")
    assert laid(page) == ["Twos win"]
    page.get_by_role("button", name="Lay down: Upside down").focus()
    page.keyboard.press("Enter")
    assert laid(page) == ["Twos win", "Upside down"]
    expect(page.get_by_role("status")).to_have_text("Seat 4 wins, not seat 2.")


def test_a_card_is_dragged_into_the_row_and_out_of_it(show: Show) -> None:
    page = show(example(row="threes-low")).page
    offered = page.get_by_role("button", name="Lay down: Twos win")
    there = page.get_by_role("group", name="Place 1: Threes go low").bounding_box()
    here = offered.bounding_box()
    assert there is not None
    assert here is not None
    page.mouse.move(here["x"] + 30, here["y"] + 40)
    page.mouse.down()
    page.mouse.move(there["x"] + 4, there["y"] + 40, steps=8)
    page.mouse.up()
    expect(page.locator(".mk-laid b")).to_have_text(["Twos win", "Threes go low"])
    box = page.get_by_role("group", name="Place 2: Threes go low").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 30, box["y"] + 40)
    page.mouse.down()
    page.mouse.move(1000, 700, steps=8)
    page.mouse.up()
    expect(page.locator(".mk-laid b")).to_have_text(["Twos win"])


def test_many_tricks_are_counted(show: Show) -> None:
    page = show(example("O5 O9 O3 G2", "P2 P8 G3 B1", "G4 G5 G6 G7", row="twos-win")).page
    expect(page.locator(".mk-total")).to_have_text("2 of 3 tricks have another winner than without rule cards.")
    assert page.locator(".mk-tried[data-changed]").count() == 2


def test_a_page_without_python_says_what_it_cannot_work_out(visitor: Visitor, tmp_path: Path) -> None:
    tricks = [Trick.parse("O5 O9 O3 G2"), Trick.parse("P2 P8 G3 B1")]
    with RuleRow(tricks) as row:
        page = visitor.open(row.to_html(tmp_path / "page.html").as_uri(), still=True).page
    page.get_by_role("button", name="Lay down: Twos win").click()
    expect(page.get_by_text("Python is not running, so this row cannot be worked out.")).to_be_visible()


@pytest.mark.parametrize(("width", "theme"), LOOKS)
def test_nothing_scrolls_sideways_and_axe_finds_nothing(show: Show, width: int, theme: Theme) -> None:
    visit = show(example("O5 O9 O3 G2", "P2 P8 G3 B1 O1 O2", row="twos-win,threes-low"), width=width, theme=theme)
    assert visit.faults() == []
