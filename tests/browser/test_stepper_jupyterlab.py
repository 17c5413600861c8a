"""The TrickStepper in a real JupyterLab: it shows, it answers, it stays in step, and it keeps its keys to itself."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.notebooks import jupyterlab, notebook, open_notebook, run_all
from tests.browser.visit import Visit, Visitor

MAKE = """from moosekit.games.moustache import Trick
from moosekit.widgets import TrickStepper
stepper = TrickStepper(Trick.parse("O5 O9 O3 G2", row="twos-win,threes-low"))
stepper"""


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a JupyterLab with one notebook."""
    folder = tmp_path_factory.mktemp("lab")
    notebook(folder / "one.ipynb", MAKE, "stepper", "repr(stepper)")
    with jupyterlab(folder) as address:
        yield address


@pytest.fixture(scope="module")
def visit(lab: str, browser: Browser) -> Iterator[Visit]:
    """One notebook, opened and run from top to bottom: two views of one stepper, and its repr."""
    visitor = Visitor(browser)
    visit = visitor.open(f"{lab}/lab/tree/one.ipynb?reset", width=1400)
    open_notebook(visit.page, 3)
    expect(visit.page.locator(".mk-stepper")).to_have_count(2, timeout=60_000)
    yield visit
    assert visitor.leave() == []


def said(page: Page) -> list[str]:
    return page.locator(".mk-caption .mk-say").all_inner_texts()


def rerun_last_cell(page: Page) -> None:
    page.locator(".jp-Cell").last.locator(".cm-content").click()
    page.keyboard.press("Control+Enter")


def test_two_views_of_one_stepper_stay_in_step_and_python_knows(visit: Visit) -> None:
    page = visit.page
    page.locator(".mk-stepper").first.get_by_role("button", name="Next", exact=True).click()
    assert said(page) == ["Seat 1 plays the orange 5."] * 2
    page.locator(".mk-stepper").last.get_by_role("slider", name="Step").press("End")
    assert said(page) == ["Seat 3 wins and leads the next trick."] * 2
    rerun_last_cell(page)
    expect(page.locator(".jp-Cell").last.locator(".jp-OutputArea-output")).to_contain_text("step 8/8, seat 3 wins")


def test_keys_stay_in_the_widget(visit: Visit) -> None:
    """Neither the notebook's own keys (b adds a cell, arrows change the cell) nor the widget's leak out."""
    page = visit.page
    first = page.locator(".mk-stepper").first
    first.get_by_role("button", name="First step").click()
    for key in ("ArrowRight", "ArrowDown", "End", "b", "a", "d", "d", "PageDown", "?"):
        page.keyboard.press(key)
    assert first.evaluate("(one) => one.contains(document.activeElement)")
    assert said(page)[0] == "Seat 1 plays the orange 5."
    page.keyboard.press("?")
    for key in ("Escape", "b", "a", "d", "d", "ArrowDown"):
        page.keyboard.press(key)
    assert first.evaluate("(one) => one === document.activeElement")
    expect(page.locator(".jp-Notebook .jp-Cell")).to_have_count(3)


def test_python_answers_a_mixture_of_switches(visit: Visit) -> None:
    first = visit.page.locator(".mk-stepper").first
    first.get_by_text("Mix your own").click()
    first.get_by_role("checkbox", name="Twos win").uncheck()
    first.get_by_role("checkbox", name="Threes go low").uncheck()
    first.get_by_role("button", name="Who wins then?").click()
    expect(first.locator(".mk-what-if > .mk-why")).to_have_text("With these rules: seat 2 wins instead.")
    assert visit.page.get_by_text("Python is not running").count() == 0


def test_other_cards_are_laid_out_in_all_views_or_refused_in_words(visit: Visit) -> None:
    page = visit.page
    first = page.locator(".mk-stepper").first
    first.get_by_text("Try other cards").click()
    cards = first.get_by_role("textbox", name="Cards in the order of play")
    cards.fill("O5 O5 O3")
    first.get_by_role("button", name="Lay them out").click()
    expect(first.locator(".mk-refusal")).to_contain_text("These cards cannot be laid out: O5 O5 O3.")
    cards.fill("P2 P8 G3 B1")
    cards.press("Enter")
    expect(cards).to_be_hidden()  # the new trick is shown afresh, with everything closed
    for stepper in page.locator(".mk-stepper").all():
        stepper.get_by_role("button", name="Next", exact=True).click()
    assert said(page) == ["Seat 2 plays the pink 8."] * 2


def test_it_is_dark_where_the_notebook_is(visit: Visit) -> None:
    page = visit.page
    ground = "(one) => getComputedStyle(one).backgroundColor"
    first = page.locator(".mk-stepper").first
    assert first.evaluate(ground) == "rgb(255, 255, 255)"
    page.get_by_role("menuitem", name="Settings", exact=True).click()
    page.locator(".lm-Menu").get_by_text("Theme", exact=True).hover()
    page.get_by_role("menuitem", name="JupyterLab Dark", exact=True).click()
    expect(first).to_have_css("background-color", "rgb(33, 29, 42)")


def test_views_go_when_their_outputs_are_cleared_and_a_new_run_shows_them_again(visit: Visit) -> None:
    page = visit.page
    page.get_by_role("menuitem", name="Edit", exact=True).click()
    page.get_by_role("menuitem", name="Clear Outputs of All Cells", exact=True).click()
    expect(page.locator(".mk-stepper")).to_have_count(0)
    run_all(page)
    expect(page.locator(".mk-stepper")).to_have_count(2)
    page.locator(".mk-stepper").last.get_by_role("button", name="Next", exact=True).click()
    assert said(page) == ["Seat 1 plays the orange 5."] * 2
    assert [complaint for complaint in visit.complaints if "moosekit" in complaint or "mk-" in complaint] == []


def test_a_stepper_alone_passes_axe_inside_the_notebook(visit: Visit) -> None:
    findings = visit.axe(".mk-stepper")
    assert findings == []
