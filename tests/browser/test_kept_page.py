"""Answers on a page without Python: there again after the page is opened again, forgotten on request, never broken."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from moosekit.widgets import NumberQuiz, Predict, Quiz, html_page
from tests.browser.visit import Visit, Visitor

HERE = "Your answers stay in this browser and go nowhere else."
STRANGE = "What this browser had kept for this page is broken or comes from another version. You start fresh."
BLOCKED = "This browser keeps nothing for this page: your answers are gone once you leave it."
#: as in a window that may store nothing
NO_STORE = (
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });"
)
CHANGE = """(text) => { for (const key of Object.keys(localStorage)) localStorage.setItem(key, text); }"""


@pytest.fixture
def open_page(visitor: Visitor, tmp_path: Path) -> Callable[..., Visit]:
    """A page with one of each: a question with choices, one with a number, a prediction."""
    page = tmp_path / "lesson.html"
    made: list[Quiz | NumberQuiz | Predict] = [
        Quiz("moustache", seed=7, clauses=["8.1"]),
        NumberQuiz("moustache.where-is-it#0"),
        Predict("Where?", choices=["here", "there"], answer=1),
    ]
    page.write_text(html_page(made), encoding="utf-8")
    for widget in made:
        widget.close()

    def opened(script: str = "") -> Visit:
        visit = visitor.open(still=True)
        visit.page.add_init_script(script)
        visit.page.goto(page.as_uri())
        expect(visit.page.locator(".moosekit")).to_have_count(3, timeout=30_000)
        return visit

    return opened


def answer_all(page: Page) -> None:
    quiz, numbers, predict = widgets(page)
    quiz.locator(".mk-option").first.click()
    quiz.get_by_role("button", name="Check").click()
    numbers.get_by_label("Your answer").fill("5/17")
    numbers.get_by_role("button", name="Check").click()
    predict.get_by_role("radio", name="there", exact=True).check()
    predict.get_by_role("button", name="Keep").click()


def widgets(page: Page) -> list[Locator]:
    return [page.locator(".moosekit").nth(place) for place in range(3)]


def is_answered(page: Page, *, answered: bool) -> None:
    quiz, numbers, predict = widgets(page)
    expect(quiz.locator(".mq-score")).to_contain_text("of 1 right" if answered else "0 of 0 right")
    expect(numbers.locator(".mn-verdict")).to_be_visible(visible=answered)
    expect(predict.locator(".mp-verdict")).to_be_visible(visible=answered)


def test_answers_are_there_again_and_are_forgotten_on_request(open_page: Callable[..., Visit]) -> None:
    visit = open_page()
    page = visit.page
    expect(page.get_by_role("button", name="Not me: start fresh")).to_have_count(0)
    answer_all(page)
    page.reload()
    expect(page.get_by_text(HERE)).to_have_count(3)
    is_answered(page, answered=True)
    assert visit.faults() == []
    page.get_by_role("button", name="Not me: start fresh").first.click()
    expect(page.get_by_role("button", name="No, keep them")).to_be_focused()
    page.get_by_role("button", name="Yes, forget them").click()
    expect(page.get_by_text("All answers on this page are forgotten. You start fresh.")).to_be_focused()
    is_answered(page, answered=False)
    assert page.evaluate("localStorage.length") == 0
    page.reload()
    is_answered(page, answered=False)
    answer_all(page)
    is_answered(page, answered=True)
    assert visit.faults() == []


@pytest.mark.parametrize(
    "text", ["{", json.dumps({"format": "moosekit answers", "version": 2, "values": {"progress": []}})]
)
def test_what_is_broken_or_of_another_version_is_not_taken(open_page: Callable[..., Visit], text: str) -> None:
    visit = open_page()
    answer_all(visit.page)
    visit.page.evaluate(CHANGE, text)
    visit.page.reload()
    expect(visit.page.get_by_text(STRANGE)).to_have_count(3)
    is_answered(visit.page, answered=False)
    answer_all(visit.page)
    visit.page.reload()
    is_answered(visit.page, answered=True)
    assert visit.faults() == []


def test_a_browser_that_keeps_nothing_is_told_of(open_page: Callable[..., Visit]) -> None:
    visit = open_page(NO_STORE)
    expect(visit.page.get_by_text(BLOCKED)).to_have_count(3)
    answer_all(visit.page)
    is_answered(visit.page, answered=True)
    assert visit.faults() == []
