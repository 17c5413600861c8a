"""Tables in a real JupyterLab: two views stay one game, keys stay inside, and a new kernel is told of."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.notebooks import jupyterlab, notebook, open_notebook
from tests.browser.visit import Visit, Visitor

MAKE = """from moosekit.widgets import GameTable
table = GameTable("moustache", seats=4, seed=7)
table"""
OTHER = 'house = GameTable("moose-in-the-house", seats=3, seed=5)\nhouse'
GONE = "Python does not answer"


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a JupyterLab with one notebook."""
    folder = tmp_path_factory.mktemp("lab")
    notebook(folder / "one.ipynb", MAKE, "table", OTHER, "table.play(table.options[0])", "repr(table), repr(house)")
    with jupyterlab(folder) as address:
        yield address


@pytest.fixture(scope="module")
def visit(lab: str, browser: Browser) -> Iterator[Visit]:
    """One notebook, opened and run from top to bottom: two views of one game, another game, a card from Python."""
    visitor = Visitor(browser)
    visit = visitor.open(f"{lab}/lab/tree/one.ipynb?reset", width=1400, height=2600)
    open_notebook(visit.page, 5)
    expect(visit.page.locator(".mk-table")).to_have_count(3, timeout=60_000)
    expect(last_output(visit.page)).to_be_visible(timeout=60_000)
    yield visit
    assert visitor.leave() == []


def views(page: Page) -> list[Locator]:
    return page.locator('.mk-table[data-game="moustache"]').all()


def last_output(page: Page) -> Locator:
    return page.locator(".jp-Cell").last.locator(".jp-OutputArea-output")


def to_my_turn(view: Locator) -> None:
    """Past what has happened, until the seat at this screen is asked."""
    skip, onward, prompt = (view.locator(name) for name in ('[data-do="skip"]', '[data-do="next"]', ".mt-prompt"))
    for _ in range(30):
        expect(prompt.or_(onward).filter(visible=True).first).to_be_visible()
        if prompt.is_visible():
            return
        (skip if skip.is_visible() else onward).click()
    raise AssertionError("nobody is asked")


def test_a_card_that_python_played_has_left_the_hand_in_both_views(visit: Visit) -> None:
    for view in views(visit.page):
        to_my_turn(view)
        expect(view.locator(".mt-card")).to_have_count(9)


def test_two_views_stay_one_game_and_another_table_is_left_alone(visit: Visit) -> None:
    page = visit.page
    one, two = views(page)
    for view in (one, two):
        to_my_turn(view)
    other = page.locator('.mk-table[data-game="moose-in-the-house"]').inner_text()
    one.locator(".mt-card[data-legal]").first.click()
    for view in (one, two):
        expect(view.locator(".mt-card")).to_have_count(8)
        to_my_turn(view)
    prompts = {view.locator(".mt-prompt").inner_text() for view in (one, two)}
    assert len(prompts) == 1
    two.locator(".mt-card[data-legal]").first.click()
    expect(one.locator(".mt-card")).to_have_count(7)
    assert page.locator('.mk-table[data-game="moose-in-the-house"]').inner_text() == other


def test_python_takes_back_what_the_page_did(visit: Visit) -> None:
    page = visit.page
    page.locator(".jp-Cell").nth(3).locator(".cm-content").click()
    page.keyboard.press("Control+a")
    page.keyboard.type("table.undo()")
    page.keyboard.press("Control+Enter")
    for view in views(page):
        expect(view.locator(".mt-card")).to_have_count(8)


def test_keys_stay_in_the_table(visit: Visit) -> None:
    """Neither the notebook's own keys (b adds a cell, d d takes one away) nor the table's leak out."""
    page = visit.page
    first = views(page)[0]
    to_my_turn(first)
    first.locator('.mt-card[tabindex="0"]').focus()
    for key in ("ArrowRight", "ArrowDown", "End", "b", "a", "d", "d", "PageUp", "PageDown", "?"):
        page.keyboard.press(key)
    assert first.evaluate("(one) => one.contains(document.activeElement)")
    for key in ("Escape", "b", "a", "d", "d", "ArrowDown"):
        page.keyboard.press(key)
    assert first.evaluate("(one) => one.contains(document.activeElement)")
    expect(page.locator(".jp-Notebook .jp-Cell")).to_have_count(5)


def test_it_passes_axe_inside_the_notebook(visit: Visit) -> None:
    assert visit.axe(".mk-table") == []


def test_after_a_new_kernel_the_table_says_that_python_is_gone(visit: Visit) -> None:
    page = visit.page
    page.get_by_role("button", name="Restart the kernel", exact=True).click()
    page.get_by_role("button", name="Confirm Kernel Restart").click()
    expect(page.get_by_text("Python 3 (ipykernel) | Idle")).to_be_visible(timeout=60_000)
    first = views(page)[0]
    back = first.get_by_role("button", name="Back to the game")
    if back.is_visible():  # the keys of another test looked back
        back.click()
    to_my_turn(first)
    held = first.locator(".mt-card").count()
    first.locator(".mt-card[data-legal]").first.click()
    expect(first.locator(".mk-no-kernel")).to_be_visible(timeout=15_000)
    expect(first.locator(".mk-no-kernel")).to_contain_text(GONE)
    expect(first.locator(".mt-card")).to_have_count(held)  # the picture stays as it was
    page.locator(".jp-Cell").first.locator(".cm-content").click()
    page.keyboard.press("Control+Enter")
    anew = page.locator(".jp-Cell").first.locator(".mk-table")
    expect(anew.locator('[data-do="next"]')).to_be_visible(timeout=60_000)
    to_my_turn(anew)
    expect(anew.locator(".mt-card")).to_have_count(10)
