"""The two tables against the clock in a real JupyterLab: played, and no key leaks into the notebook."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.clocked import BOUC, FACE_SETUP, MAYHEM, grab_a_card, name_a_face
from tests.browser.notebooks import jupyterlab, notebook, open_notebook
from tests.browser.visit import Visit, Visitor


@pytest.fixture(scope="module")
def visit(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visit]:
    """One notebook, opened and run: a table of each game."""
    folder = tmp_path_factory.mktemp("lab")
    imports = f"{FACE_SETUP}\nfrom moosekit.widgets import GameTable"
    notebook(folder / "one.ipynb", f"{imports}\nmayhem = {MAYHEM}\nmayhem", f"bouc = {BOUC}\nbouc")
    with jupyterlab(folder) as address:
        visitor = Visitor(browser)
        found = visitor.open(f"{address}/lab/tree/one.ipynb?reset", width=1400, height=2600)
        open_notebook(found.page, 2)
        expect(found.page.locator(".mk-table")).to_have_count(2, timeout=60_000)
        yield found
        assert visitor.leave() == []


def test_both_are_played_and_pass_axe(visit: Visit) -> None:
    grab_a_card(visit.page)
    name_a_face(visit.page)
    assert visit.axe(".mk-table") == []


def test_keys_of_people_stay_in_the_tables(visit: Visit) -> None:
    """Neither letters of a name nor keys of a row do what they do in a notebook: a and b add cells, d d deletes one."""
    page = visit.page
    mayhem = page.locator('.mk-table[data-game="moose-match-mayhem"]')
    mayhem.locator('[data-do="flip"]').focus()
    for key in ("a", "b", "d", "d", "x", "Escape"):
        page.keyboard.press(key)
    bouc = page.locator('.mk-table[data-game="face-de-bouc"]')
    bouc.focus()
    for key in ("a", "b", "d", "d", "l", "c", "n"):
        page.keyboard.press(key)
    expect(page.locator(".jp-Notebook .jp-Cell")).to_have_count(2)
    assert bouc.evaluate("(one) => one.contains(document.activeElement)")
