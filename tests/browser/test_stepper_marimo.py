"""The TrickStepper in marimo, which puts widgets into shadow roots: it shows, styled, and answers."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.notebooks import served
from tests.browser.visit import Visitor

APP = """import marimo

app = marimo.App()


@app.cell
def _():
    from moosekit.games.moustache import Trick
    from moosekit.widgets import TrickStepper
    stepper = TrickStepper(Trick.parse("O5 O9 O3 G2", row="twos-win,threes-low"))
    stepper
    return


if __name__ == "__main__":
    app.run()
"""


@pytest.fixture(scope="module")
def marimo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a marimo app with one stepper."""
    folder: Path = tmp_path_factory.mktemp("marimo")
    (folder / "app.py").write_text(APP, encoding="utf-8")
    command = (
        "marimo",
        "--yes",
        "run",
        "app.py",
        "--headless",
        "--host=127.0.0.1",
        "--no-token",
    )
    with served(command, folder) as address:
        yield address


def test_it_shows_and_steps_in_a_shadow_root(marimo: str, visitor: Visitor) -> None:
    page = visitor.open(marimo).page
    stepper = page.locator(".mk-stepper")
    expect(stepper).to_be_visible(timeout=60_000)
    expect(stepper).to_have_css("border-radius", "16px")
    stepper.get_by_role("button", name="Next", exact=True).click()
    expect(stepper.locator(".mk-say")).to_have_text("Seat 1 plays the orange 5.")
    stepper.get_by_role("slider", name="Step").press("End")
    expect(stepper.locator(".mk-say")).to_have_text("Seat 3 wins and leads the next trick.")
