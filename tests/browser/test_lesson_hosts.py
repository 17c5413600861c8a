"""The widgets of lessons in JupyterLab and in marimo: each shows, is used, tells Python, and goes without a trace."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.notebooks import jupyterlab, notebook, served, wait_for_python
from tests.browser.visit import Visit, Visitor

STARTING = 120_000  # milliseconds
#: all cells of the notebook in sight at once, as those out of sight are not drawn
TALL = 9000
#: an extension for pages without a server that is installed beside JupyterLab, and marimo where no worker may serve it
OF_HOSTS = "@jupyterlite/", "Error registering service worker"
IMPORTS = """from fractions import Fraction
from moosekit.chance import Deck, hypergeometric
from moosekit.chance.questions.stuck_turn import first_hands
from moosekit.widgets import CardGrid, Chart, DealView, NumberQuiz, Predict, Quiz, Tree, TwoWayTable
from moosekit.widgets.chart import Bars
blues = Deck({"blue": 11, "other": 33})
several = {f"{n} cards": hypergeometric(blues, n, lambda card: card == "blue") for n in (7, 10)}
stuck = first_hands().table2(lambda held: held[2] > 0, lambda held: held[0] == 0)"""


@dataclass(frozen=True)
class Use:
    """How Python makes a widget, where it shows, a use of it, and what Python then says that it did not say before."""

    make: str
    shows: str
    act: Callable[[Locator], None]
    tells: str


def predict_it(widget: Locator) -> None:
    widget.get_by_role("radio", name="set aside").check()
    widget.get_by_role("button", name="Keep").click()


def look_along(widget: Locator) -> None:
    widget.get_by_role("radio", name="10 cards", exact=True).check()


def answer_it(widget: Locator) -> None:
    widget.get_by_label("Your answer").fill("5/17")
    widget.get_by_role("button", name="Check").click()
    expect(widget.locator(".mn-why")).to_be_visible()


def choose_one(widget: Locator) -> None:
    widget.locator(".mk-option").first.click()
    widget.get_by_role("button", name="Check").click()


USES = {
    "predict": Use(
        'Predict("Where?", choices=["here", "set aside"], answer=1)', ".mk-predict", predict_it, "predicted set aside"
    ),
    "deal": Use(
        'DealView("moustache", "B*", hands=10, asks="Any blue?", seed=7)',
        ".md-deal",
        lambda widget: widget.get_by_role("button", name="Deal once").click(),
        "of 1 trials",
    ),
    "chart": Use('Chart(Bars(several), title="Blue")', ".mk-chart", look_along, "10 cards"),
    "tree": Use(
        'Tree(stuck, side="hand", top="turn")',
        ".mj-joint:has(.mj-tree)",
        lambda widget: widget.locator(".mj-one").first.click(),
        "given side:0",
    ),
    "table": Use(
        'TwoWayTable(stuck, side="hand", top="turn")',
        ".mj-joint:not(:has(.mj-tree))",
        lambda widget: widget.locator(".mj-press").first.click(),
        "given ",
    ),
    "grid": Use(
        'CardGrid(rules="twos-win")', ".mk-grid", lambda widget: widget.locator(".mg-rule").click(), "row=twos-win"
    ),
    "numbers": Use('NumberQuiz("moustache.where-is-it#0")', ".mn-quiz", answer_it, "1 of 1 right"),
    "quiz": Use('Quiz("moustache", seed=7, clauses=["8.1"])', ".mk-quizzing", choose_one, "of 1 right"),
}
TOLD = "print(*map(repr, (" + ", ".join(USES) + ")), sep='\\n')"
CLOSED = "\n".join(f"{name}.close()" for name in USES)
APP = """import marimo

app = marimo.App()

@app.cell
def _():
    import marimo as mo
    {imports}
    tell, anew = mo.ui.run_button(label="Tell"), mo.ui.run_button(label="Anew")
    mo.vstack([tell, anew])
    return {given}

{cells}

@app.cell
def _({names}, mo, tell):
    tell.value
    mo.plain_text("\\n".join(map(repr, ({names}))))
    return

if __name__ == "__main__":
    app.run()
"""
CELL = """@app.cell
def _({given}):
    anew.value
    {name} = {make}
    {name}
    return ({name},)
"""
GIVEN = "CardGrid, Chart, Bars, DealView, NumberQuiz, Predict, Quiz, Tree, TwoWayTable, several, stuck"


def as_app() -> str:
    """The widgets as cells of a marimo app: one button lets Python tell what it knows, one makes all of them anew."""
    cells = [CELL.format(given=f"{GIVEN}, anew", name=name, make=use.make) for name, use in USES.items()]
    imports = IMPORTS.replace("\n", "\n    ")
    given = f"{GIVEN}, anew, mo, tell"
    return APP.format(imports=imports, given=given, cells="\n\n".join(cells), names=", ".join(USES))


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A JupyterLab with a notebook: a cell for each widget, one that tells what Python knows, one that closes all."""
    folder = tmp_path_factory.mktemp("lab")
    cells = [f"{name} = {use.make}\n{name}" for name, use in USES.items()]
    notebook(folder / "one.ipynb", IMPORTS, *cells, TOLD, CLOSED)
    with jupyterlab(folder) as address:
        yield address


@pytest.fixture(scope="module")
def marimo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a marimo app."""
    folder: Path = tmp_path_factory.mktemp("marimo")
    (folder / "app.py").write_text(as_app(), encoding="utf-8")
    with served(
        ("marimo", "--yes", "run", "app.py", "--headless", "--host=127.0.0.1", "--no-token"), folder
    ) as address:
        yield address


def use_all(page: Page) -> None:
    for use in USES.values():
        widget = page.locator(use.shows)
        expect(widget).to_be_visible(timeout=STARTING)
        use.act(widget)


def knows_all(told: Locator) -> None:
    for use in USES.values():
        expect(told).to_contain_text(use.tells, timeout=STARTING)


def faults(visit: Visit) -> list[str]:
    """What the page complained about, but for what the hosts say of themselves."""
    return [said for said in visit.complaints if not any(own in said for own in OF_HOSTS)]


def test_jupyterlab(lab: str, browser: Browser) -> None:
    visitor = Visitor(browser)
    visit = visitor.open(f"{lab}/lab/tree/one.ipynb?reset", height=TALL)
    page = visit.page
    wait_for_python(page, len(USES) + 3)
    *made, tells, closes = page.locator(".jp-CodeCell").all()
    for cell in made:
        run(cell)
    use_all(page)
    run(tells)
    knows_all(tells.locator(".jp-OutputArea-output"))
    run(closes)
    expect(page.locator(".moosekit")).to_have_count(0)
    assert faults(visit) == []
    assert visitor.leave() == []


def run(cell: Locator) -> None:
    cell.locator(".cm-content").click()
    cell.page.keyboard.press("Control+Enter")


def test_marimo(marimo: str, visitor: Visitor) -> None:
    visit = visitor.open(marimo, height=TALL)
    page = visit.page
    use_all(page)
    page.get_by_role("button", name="Tell").click()
    knows_all(page.locator("body"))
    page.get_by_role("button", name="Anew").click()
    expect(page.locator("body")).to_contain_text("no prediction yet", timeout=STARTING)
    expect(page.locator(".moosekit")).to_have_count(len(USES))
    assert faults(visit) == []
