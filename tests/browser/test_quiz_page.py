"""The Quiz on an exported page, opened from disk: answered with keys, stepped, looked at, and nobody shut out."""

import pytest
from playwright.sync_api import Page, expect

from moosekit.games import GAMES
from moosekit.widgets import Quiz
from tests.browser.looks import LOOKS, Theme
from tests.browser.showing import Show


def choice(quiz: Quiz, prompt: str, *, right: bool) -> str:
    """The key of a right or wrong choice to the first question with this text."""
    question = next(one for one in quiz.scene["questions"] if one["prompt"] == prompt)
    return "abcde"[next(at for at, one in enumerate(question["choices"]) if one["right"] is right)]


def prompt(page: Page) -> str:
    return page.locator("legend").inner_text()


def test_keys_answer_step_and_go_on(show: Show) -> None:
    quiz = Quiz("moustache", seed=3, clauses=["4.6"])
    page = show(quiz).page
    asked = prompt(page)
    page.locator("legend").focus()
    page.keyboard.press(choice(quiz, asked, right=False))
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="Not quite.")).to_have_count(1)
    expect(page.get_by_text("0 of 1 right")).to_be_visible()
    while page.get_by_role("button", name="Next step").is_visible():
        page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="A similar question")).to_be_focused()
    expect(page.get_by_text("How it looks afterwards")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("legend")).to_be_focused()
    expect(page.get_by_text("Question 2, level 3 of 3")).to_be_visible()
    page.keyboard.press(choice(quiz, prompt(page), right=True))
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_text("You know all of these rules. Well done!")).to_be_visible()


def test_a_clause_opens_where_it_is_named(show: Show) -> None:
    page = show(Quiz("moose-in-the-house", seed=3, clauses=["6.6"])).page
    page.locator(".mk-option").first.click()
    page.get_by_role("button", name="Check").click()
    page.get_by_role("button", name="Rule 6.6, Who is next: show the text").first.click()
    expect(page.get_by_text("The moose was the attacker's turn, trapped or not.")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("width", "theme"), LOOKS)
def test_nothing_scrolls_sideways_and_axe_finds_nothing(show: Show, game: str, width: int, theme: Theme) -> None:
    visit = show(Quiz(game, seed=5), width=width, theme=theme)
    page = visit.page
    for _ in range(2):
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert visit.axe() == []
        page.locator(".mk-option").first.click()
        page.get_by_role("button", name="Check").click()
        assert visit.axe() == []
        page.locator(".mq-verdict .mk-next").click()
    assert visit.complaints == []
