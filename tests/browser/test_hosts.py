"""Every front end in every host that we name: it shows, it answers a click, and Python behind it answers too.

JupyterLab has tests of its own (`test_stepper_jupyterlab.py`, `test_table_jupyterlab.py`), and so have pages without
Python (`test_exported_pages.py`). JupyterLite, where Python runs in the page, takes a minute to make: deep runs only.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.clocked import BOUC, FACE_SETUP, MAYHEM, grab_a_card, name_a_face
from tests.browser.notebooks import notebook, run_all, served, wait_for_lite
from tests.browser.visit import Visitor
from tests.samples import DEEP, some_of

READY = 300_000  # milliseconds that Python may take to start; in a page of JupyterLite it is long
SERVER = ("--no-browser", "--ip=127.0.0.1", "--port=0", "--allow-root", "--IdentityProvider.token=")
APP = """import marimo

app = marimo.App()

{cells}

if __name__ == "__main__":
    app.run()
"""
CELL = """@app.cell
def _({given}):
    {lines}
"""


@dataclass(frozen=True)
class FrontEnd:
    """A front end: how Python makes it, where it shows, and a use of it that Python has to answer."""

    make: str
    shows: str
    use: Callable[[Page], None]


def use_the_stepper(page: Page) -> None:
    stepper = page.locator(".mk-stepper")
    expect(stepper).to_have_css("border-radius", "16px")
    stepper.get_by_role("button", name="Next", exact=True).click()
    expect(stepper.locator(".mk-say")).to_have_text("Seat 1 plays the orange 5.")
    stepper.get_by_role("slider", name="Step").press("End")
    expect(stepper.locator(".mk-say")).to_have_text("Seat 3 wins and leads the next trick.")
    stepper.get_by_text("Mix your own").click()
    stepper.get_by_role("checkbox", name="Twos win").uncheck()
    stepper.get_by_role("checkbox", name="Threes go low").uncheck()
    stepper.get_by_role("button", name="Who wins then?").click()
    expect(stepper.locator(".mk-what-if > .mk-why")).to_have_text("With these rules: seat 2 wins instead.")


def use_the_row(page: Page) -> None:
    """Two tricks have too many rows for all answers to go with the page: Python works each out."""
    row = page.locator(".mk-tryout")
    row.get_by_role("button", name="Lay down: Twos win").click()
    row.get_by_role("button", name="Lay down: Upside down").click()
    expect(row.locator(".mk-tried .mk-say")).to_have_text(["Seat 4 wins, not seat 2.", "Seat 1 wins, not seat 4."])
    expect(row.locator(".mk-total")).to_have_text("2 of 2 tricks have another winner than without rule cards.")


def play_moustache(page: Page) -> None:
    """A card that suit forbids comes back; one that may be played is played, and another after the bots."""
    table = page.locator('.mk-table[data-game="moustache"]')
    cards = table.locator(".mt-card")
    to_my_turn(table)
    cards.and_(table.locator(":not([data-legal])")).first.click()
    expect(table.locator(".mt-told")).to_have_attribute("data-refused", "")
    for held in (9, 8):
        cards.and_(table.locator("[data-legal]")).first.click()
        expect(cards).to_have_count(held)
        to_my_turn(table)


def play_the_house_game(page: Page) -> None:
    """Two turns, each a card and its place, with whatever the bots do between."""
    table = page.locator('.mk-table[data-game="moose-in-the-house"]')
    for _ in range(2):
        to_my_turn(table)
        table.locator(".mt-held-card[data-legal]").first.click()
        table.locator(".mt-houses [data-legal], .mt-pile[data-legal]").first.click()
        expect(table.locator(".mt-prompt")).to_be_hidden()  # what the seat did and what the bots do is shown first


def to_my_turn(table: Locator) -> None:
    """Past what has happened, until the seat at this screen is asked; a moose at the door meets no trap."""
    prompt, answers = table.locator(".mt-prompt"), table.locator('[data-do="no-trap"]')
    onward = table.locator('[data-do="next"]')
    for _ in range(60):
        expect(prompt.or_(onward).filter(visible=True).first).to_be_visible()
        if answers.is_visible():
            answers.click()
        elif prompt.is_visible():
            return
        else:
            onward.click()
    raise AssertionError("nobody is asked")


SHOWN = "Trick", "FaceSetup", "GameTable", "RuleRow", "TrickStepper"
IMPORTS = f"from moosekit import Trick\n{FACE_SETUP}\nfrom moosekit.widgets import GameTable, RuleRow, TrickStepper"
STEPPER = 'TrickStepper(Trick.parse("O5 O9 O3 G2", row="twos-win,threes-low"))'
ROW = 'RuleRow([Trick.parse("O5 O9 O3 G2"), Trick.parse("P2 P8 G3 B1")])'
MOUSTACHE = 'GameTable("moustache", seats=4, seed=7)'
HOUSE = 'GameTable("moose-in-the-house", seats=3, seed=5, seat=1)'

FRONT_ENDS = {
    "stepper": FrontEnd(STEPPER, ".mk-stepper", use_the_stepper),
    "row": FrontEnd(ROW, ".mk-tryout", use_the_row),
    "moustache": FrontEnd(MOUSTACHE, '.mk-table[data-game="moustache"]', play_moustache),
    "house": FrontEnd(HOUSE, '.mk-table[data-game="moose-in-the-house"]', play_the_house_game),
    "mayhem": FrontEnd(MAYHEM, '.mk-table[data-game="moose-match-mayhem"]', grab_a_card),
    "bouc": FrontEnd(BOUC, '.mk-table[data-game="face-de-bouc"]', name_a_face),
}


def as_app() -> str:
    """All front ends as cells of a marimo app, which puts each into a shadow root. No two cells may import the same."""
    given = ", ".join(SHOWN)
    cells = [CELL.format(given="", lines="\n    ".join((*IMPORTS.splitlines(), f"return {given}")))]
    for name, front in FRONT_ENDS.items():
        cells.append(CELL.format(given=given, lines=f"{name} = {front.make}\n    {name}\n    return"))
    return APP.format(cells="\n\n".join(cells))


def notebooks_in(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    for name, front in FRONT_ENDS.items():
        notebook(folder / f"{name}.ipynb", f"{IMPORTS}\n{front.make}")


@pytest.fixture(scope="module")
def marimo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a marimo app that shows all front ends."""
    folder = tmp_path_factory.mktemp("marimo")
    (folder / "app.py").write_text(as_app(), encoding="utf-8")
    with served(
        ("marimo", "--yes", "run", "app.py", "--headless", "--host=127.0.0.1", "--no-token"), folder
    ) as address:
        yield address


@pytest.fixture(scope="module")
def notebook_7(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a Jupyter Notebook with a notebook for each front end."""
    folder = tmp_path_factory.mktemp("notebook")
    notebooks_in(folder)
    with served(("notebook", *SERVER), folder) as address:
        yield address.partition("/tree")[0].rstrip("/")


@pytest.fixture(scope="module")
def lite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a JupyterLite site with a notebook for each front end; made by what the extra `docs` brings."""
    from tools.lite_site import make

    folder = tmp_path_factory.mktemp("lite")
    notebooks_in(folder / "contents")
    make(folder / "contents", folder / "site")
    with served(("http.server", "0", "--bind", "127.0.0.1", "--directory", str(folder / "site")), folder) as address:
        yield address.rstrip("/")


def wait_for_server(page: Page) -> None:
    """Waits for the notebook and for the Python of its server."""
    expect(page.locator(".jp-Notebook .jp-Cell")).to_have_count(1, timeout=READY)
    expect(page.locator(".jp-Notebook-ExecutionIndicator[data-status=idle]")).to_be_visible(timeout=READY)


def open_and_run(browser: Browser, address: str, front: FrontEnd, ready: Callable[[Page], None]) -> None:
    """Opens a notebook of one cell, runs it, and uses what it shows; nothing is asked of another host."""
    visitor = Visitor(browser)
    page = visitor.open(address, workers=True).page
    ready(page)
    run_all(page)
    expect(page.locator(front.shows)).to_be_visible(timeout=READY)
    front.use(page)
    assert visitor.leave() == []


@pytest.mark.parametrize("name", some_of(FRONT_ENDS, 3))
def test_marimo(name: str, marimo: str, visitor: Visitor) -> None:
    page = visitor.open(marimo).page
    expect(page.locator(FRONT_ENDS[name].shows)).to_be_visible(timeout=READY)
    FRONT_ENDS[name].use(page)


@pytest.mark.parametrize("name", some_of(FRONT_ENDS, 3))
def test_notebook_7(name: str, notebook_7: str, browser: Browser) -> None:
    open_and_run(browser, f"{notebook_7}/notebooks/{name}.ipynb", FRONT_ENDS[name], wait_for_server)


@pytest.mark.skipif(not DEEP, reason="a site with Python in it is made in a deep run only")
@pytest.mark.parametrize("name", FRONT_ENDS)
def test_jupyterlite(name: str, lite: str, browser: Browser) -> None:
    open_and_run(browser, f"{lite}/notebooks/index.html?path={name}.ipynb", FRONT_ENDS[name], wait_for_lite)
