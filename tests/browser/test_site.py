"""The site in Chromium, with every other address refused. Building it takes minutes, so this is for deep runs."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Literal
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Locator, Page, Response, expect

from tests.browser.notebooks import run_all, wait_for_lite
from tests.browser.site import KINDS, ROOT, below_a_folder, built
from tests.browser.visit import Visitor
from tests.docs.test_site import faults_of
from tests.samples import DEEP
from tools.site.lessons import notebooks

pytestmark = pytest.mark.skipif(not DEEP, reason="make deep builds the site; it takes minutes")
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
HOME_AT_MOST = 250_000  # bytes, gzip
PATIENCE = 120_000
LONG = 600_000  # a lesson with trials, where the machine does much else
INDICATOR = ".jp-Notebook-ExecutionIndicator"
RUN_IN_THE_PAGE = (
    "02-a-whole-round",
    "07-moose-in-the-house",
    "08-moose-match-mayhem",
    "09-face-de-bouc",
    "22-a-player-that-learns",
    "30-what-can-happen",
    "33-my-hand-is-information",
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built site."""
    return built(tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    """Where a small server has it, below a folder."""
    with below_a_folder(site) as found:
        yield found


def scroll_through(page: Page) -> None:
    """Down to the end, so that everything on the page starts."""
    page.evaluate(
        """async () => { for (let y = 0; y < document.body.scrollHeight; y += 500) {
             scrollTo(0, y); await new Promise((later) => setTimeout(later, 50)); } scrollTo(0, 0); }"""
    )
    for place in page.locator("[data-live]").all():
        if place.is_visible():
            place.scroll_into_view_if_needed()  # what starts above it may have moved it on
            expect(place).to_have_attribute("data-started", "", timeout=PATIENCE)


def test_links_and_anchors_lead_somewhere_and_nothing_is_foreign(site: Path) -> None:
    assert faults_of(site) == []


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("theme", THEMES)
def test_every_kind_of_page_is_open_to_all(
    kind: str, theme: Literal["light", "dark"], address: str, visitor: Visitor
) -> None:
    visit = visitor.open(address + kind, theme=theme, still=True)
    scroll_through(visit.page)
    assert visit.axe() == []
    assert visit.complaints == []


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_page_fits_a_telephone(kind: str, address: str, visitor: Visitor) -> None:
    visit = visitor.open(address + kind, width=320, height=640, still=True)
    scroll_through(visit.page)
    assert visit.page.evaluate("document.documentElement.scrollWidth") <= 320
    assert visit.complaints == []


def test_no_page_complains_or_asks_another_host(site: Path, address: str, browser: Browser) -> None:
    found = [page for page in site.rglob("*.html") if "lite" not in page.relative_to(site).parts]
    pages = [page for page in found if page.name != "404.html"]  # shown below any address, it counts on the root
    assert len(pages) > 80
    for page in pages:
        name = page.relative_to(site).as_posix()
        visitor = Visitor(browser)
        visit = visitor.open(address + name)
        assert visit.complaints == [], name
        assert visitor.leave() == [], name


def test_home_is_light_before_anybody_touches_it(address: str, visitor: Visitor) -> None:
    visit = visitor.open()
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if "search_index" not in response.url and "/workers/" not in response.url:
            sizes[response.url] = len(gzip.compress(response.body()))

    visit.page.on("response", weigh)
    visit.page.goto(f"{address}index.html")
    expect(visit.page.locator("[data-live]")).to_have_attribute("data-started", "")
    visit.page.wait_for_load_state("networkidle")
    assert len(sizes) > 4
    assert sum(sizes.values()) < HOME_AT_MOST, sizes


def test_a_trick_is_live_within_the_first_screen(address: str, visitor: Visitor) -> None:
    for width, height in ((1400, 900), (320, 640)):
        page = visitor.open(f"{address}index.html", width=width, height=height).page
        box = page.locator(".mk-stepper .mk-trick, .mk-stepper").first.bounding_box()
        assert box is not None
        assert box["y"] < height / 2


def click_and_key(front: Locator, by_click: Locator, by_key: tuple[Locator, str], shows: Locator) -> None:
    """What a front end shows changes with a click, and again with a key."""
    front.scroll_into_view_if_needed()
    before = shows.inner_text()
    by_click.click()
    expect(shows).not_to_have_text(before)
    after = shows.inner_text()
    by_key[0].press(by_key[1])
    expect(shows).not_to_have_text(after)


def test_each_kind_of_widget_steps_on_click_and_on_key(address: str, visitor: Visitor) -> None:
    page = visitor.open(f"{address}gallery.html", still=True).page
    scroll_through(page)
    stepper = page.locator(".mk-stepper").first
    forward = stepper.locator('[data-do="next"]')
    click_and_key(stepper, forward, (forward, "PageDown"), stepper.locator(".mk-say"))
    row = page.locator(".mk-tryout")
    row.scroll_into_view_if_needed()
    said = row.locator(".mk-tried .mk-say").first
    row.get_by_role("button", name="Lay down: Twos win").click()
    expect(said).to_contain_text("Seat 4")
    row.get_by_role("button", name="Lay down: Threes go low").press("Enter")
    expect(said).to_contain_text("Seat 3")
    for place in range(4):
        quiz = page.locator(".mk-quizzing").nth(place)
        quiz.get_by_role("radio").first.click()
        quiz.get_by_role("button", name="Check").press("Enter")
        expect(quiz.locator(".mq-verdict")).to_be_visible()


@pytest.mark.parametrize("word", ["monkey", "hypergeometric"])
@pytest.mark.parametrize("served", [True, False], ids=["from a server", "from a disk"])
def test_search_finds(word: str, served: bool, site: Path, address: str, visitor: Visitor) -> None:
    visit = visitor.open(f"{address}index.html" if served else (site / "index.html").as_uri())
    page = visit.page
    page.get_by_role("textbox", name="Search").fill(word)
    found = page.locator(".md-search-result__item")
    expect(found.first).to_be_visible(timeout=PATIENCE)
    expect(found.first).to_contain_text(word, ignore_case=True)
    found.first.get_by_role("link").first.click()
    expect(page).not_to_have_url(re.compile("index.html$"))
    expect(page.get_by_text(word).first).to_be_attached()
    assert visit.complaints == []


def test_without_scripts_pictures_and_words_stand_there(address: str, browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{address}index.html")
    slot = page.locator(".moosekit-slot").first
    assert slot.locator("svg").count() > 0
    expect(slot).to_contain_text("Seat 4")
    expect(slot).not_to_contain_text("Run this cell")
    context.close()


def test_from_a_disk_widgets_step_and_python_says_that_it_cannot(site: Path, visitor: Visitor) -> None:
    visit = visitor.open((site / "tutorials/en/01-your-first-trick.html").as_uri())
    expect(visit.page.locator("[data-not-served]")).to_be_visible()
    expect(visit.page.locator("[data-served]")).to_be_hidden()
    expect(visit.page.get_by_role("button", name="Run it here")).to_be_hidden()
    assert visit.complaints == []
    rules = visitor.open((site / "rules/moustache.html").as_uri())
    rules.page.locator("#moustache-8-1").scroll_into_view_if_needed()
    stepper = rules.page.locator(".mk-stepper").last
    said = stepper.locator(".mk-say").inner_text()
    stepper.locator('[data-do="next"]').click()
    expect(stepper.locator(".mk-say")).not_to_have_text(said)
    assert rules.complaints == []


def test_the_judge_decides_with_python_from_the_site(address: str, visitor: Visitor) -> None:
    visit = visitor.open(f"{address}judge.html", width=320, height=640)
    page = visit.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for card in ("O5", "O9", "O3", "G2"):
        page.locator(f'.mj-all [data-card="{card}"]').click()
    page.get_by_role("button", name="Twos win").click()
    page.get_by_role("button", name="Threes go low").click()
    assert [url for url in asked if "pyodide" in url] == []
    page.get_by_role("button", name="Who wins?").click()
    expect(page.locator(".mj-verdict .mk-title").first).to_have_text(
        "Seat 3 wins and leads the next trick.", timeout=PATIENCE
    )
    assert visit.axe() == []
    page.get_by_text("What the rulebook leaves open").click()
    page.get_by_role("combobox", name="Reading of the row").select_option("the first word")
    page.get_by_role("button", name="Who wins?").click()
    expect(page.locator(".mj-verdict .mk-title").first).to_have_text("Seat 4 wins and leads the next trick.")
    page.get_by_role("combobox", name="Reading of the row").select_option("the last word")
    page.locator('.mj-all [data-card="O3"]').click()
    page.get_by_role("button", name="Who wins?").click()
    expect(page.locator(".mj-verdict .mk-title").first).to_have_text(
        "Seat 3 wins and leads the next trick.", timeout=PATIENCE
    )
    assert visit.complaints == []


def test_run_it_here_loads_nothing_before_the_click_and_opens_the_notebook(address: str, visitor: Visitor) -> None:
    page = visitor.open(f"{address}tutorials/en/01-your-first-trick.html", workers=True).page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    scroll_through(page)
    assert [url for url in asked if "/lite/" in url] == []
    page.get_by_role("button", name="Run it here").click()
    expect(page.locator(".mk-run progress")).to_be_visible()
    page.wait_for_url("**/lite/notebooks/index.html?path=en/01-your-first-trick.ipynb", timeout=PATIENCE)
    wait_for_lite(page)  # how long that takes: benchmarks/python_in_page.py


def test_every_notebook_can_be_run_where_it_stands(address: str) -> None:
    for book in notebooks():
        with urlopen(address + book.source.replace(".md", ".html")) as answer:
            page = answer.read().decode()
        assert f"path={book.language}/{book.name}.ipynb" in page, book.source


@pytest.mark.parametrize("name", RUN_IN_THE_PAGE)
def test_a_notebook_runs_to_its_end_in_the_page(name: str, address: str, visitor: Visitor) -> None:
    """One of each game, the one that learns, and two lessons. The last cell runs only if none before it failed."""
    page = visitor.open(f"{address}lite/notebooks/index.html?path=en/{name}.ipynb", workers=True).page
    wait_for_lite(page)
    page.get_by_role("menuitem", name="Edit", exact=True).click()  # a notebook's file has outputs and numbers already
    page.get_by_role("menuitem", name="Clear Outputs of All Cells").click()
    run_all(page)
    cells = code_cells(name)
    expect(page.locator(INDICATOR)).to_contain_text(f"Executed {cells} cells", timeout=LONG)
    page.locator(".jp-Notebook").press("Control+End")
    prompts = page.locator(".jp-CodeCell").last.locator(".jp-InputPrompt, .jp-OutputPrompt")  # some cells hide one
    expect(prompts.filter(has_text=f"[{cells}]:")).not_to_have_count(0)
    for wrong in ("stderr", "error"):
        assert page.locator(f".jp-RenderedText[data-mime-type='application/vnd.jupyter.{wrong}']").count() == 0


def code_cells(name: str) -> int:
    """How many cells of Python an English notebook has."""
    cells = json.loads((ROOT / f"notebooks/en/{name}.ipynb").read_text(encoding="utf-8"))["cells"]
    return [cell["cell_type"] for cell in cells].count("code")
