"""The TwoWayTable and the Tree on exported pages, opened from disk: choosing, turning round, keys, nobody shut out."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from moosekit.widgets import Tree, TwoWayTable
from moosekit.widgets.joint import JointWidget
from tests.browser.looks import LOOKS, Theme
from tests.browser.showing import Show
from tests.widgets.test_joint import STUCK


def test_a_row_or_a_column_is_a_condition(show: Show) -> None:
    page = show(TwoWayTable(STUCK, side="hand", top="turn")).page
    said = page.locator(".mj-said li")
    page.get_by_role("button", name="stuck", exact=True).click()
    expect(said).to_have_text(
        [
            "21 of 1000 cases have “turn: stuck”. Only these count now.",
            "10 of these 21 have “hand: a trap”.",
            "11 of these 21 have “hand: no trap”.",
        ]
    )
    page.get_by_role("radio", name="Fractions").check()
    expect(said.nth(1)).to_have_text("Chance of “hand: a trap”, given “turn: stuck”: 215/468 (45.9%).")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="stuck", exact=True)).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(said.nth(0)).to_contain_text("3010/73557")
    expect(said.nth(1)).to_contain_text("215/468")
    page.get_by_role("button", name="All cases again").click()
    expect(said).to_have_text(["Choose a row, a column or a cell."])


def test_the_tree_is_turned_round_and_keeps_the_choice(show: Show) -> None:
    page = show(Tree(STUCK, side="hand", top="turn")).page
    page.get_by_role("button", name="hand: a trap, turn: stuck: 10").click()
    before = page.locator(".mj-said").inner_text()
    page.get_by_role("button", name="Turn round").click()
    expect(page.get_by_role("button", name="turn: stuck, hand: a trap: 10")).to_have_attribute("aria-pressed", "true")
    assert sorted(before.splitlines()) == sorted(page.locator(".mj-said").inner_text().splitlines())


@pytest.mark.parametrize(("width", "theme"), LOOKS)
@pytest.mark.parametrize("kind", [TwoWayTable, Tree])
def test_nothing_scrolls_sideways_and_axe_finds_nothing(
    show: Show, kind: Callable[..., JointWidget], width: int, theme: Theme
) -> None:
    picture = kind(STUCK, side="hand", top="turn", given="side:0", numbers="fractions")
    visit = show(picture, width=width, theme=theme)
    visit.page.add_script_tag(content="for (const one of document.querySelectorAll('details')) one.open = true")
    assert visit.faults() == []
