"""The NumberQuiz on an exported page, opened from disk: answers, hints, other numbers, print, axe."""

import pytest
from playwright.sync_api import expect

from moosekit.widgets import NumberQuiz
from tests.browser.looks import LOOKS, Theme
from tests.browser.showing import Show


def test_an_answer_is_marked_without_python(show: Show) -> None:
    page = show(NumberQuiz(["house.stuck-first#0", "moustache.where-is-it#0"])).page
    line, verdict = page.get_by_label("Your answer"), page.locator(".mn-verdict")
    line.fill("no idea")
    line.press("Enter")
    expect(verdict).to_contain_text("I cannot read “no idea” as a number; that was no try.")
    line.fill("3010/73557")
    line.press("Enter")
    expect(verdict).to_contain_text("A common slip: the question the other way round")
    expect(verdict).to_contain_text("answers the question the other way round")
    expect(page.get_by_role("button", name="Show the way")).to_be_hidden()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".mn-hints li")).to_have_count(1)
    line.fill("45.9 %")
    page.get_by_role("button", name="Check").click()
    expect(verdict).to_contain_text("45.9 % matches, rounded. Exactly it is 215/468.")
    page.get_by_role("button", name="Show the way").click()
    expect(page.locator(".mn-steps li").last).to_have_text("So the answer is 215/468.")
    page.get_by_role("button", name="Other numbers").click()
    expect(verdict).to_be_hidden()
    page.get_by_role("button", name="Next question").click()
    page.get_by_label("Your answer").fill("5/17")
    page.keyboard.press("Enter")
    expect(page.get_by_text("All questions are answered. Right: 2 of 2. Tries: 3.")).to_be_visible()


def test_it_is_printed_as_a_sheet(show: Show) -> None:
    page = show(NumberQuiz(["8", "44"])).page
    expect(page.locator(".mn-sheet")).to_be_hidden()
    page.emulate_media(media="print")
    expect(page.locator(".mn-printed > li")).to_have_count(2)
    expect(page.locator(".mn-sheet")).to_be_visible()
    expect(page.get_by_role("button", name="Check")).to_be_hidden()


@pytest.mark.parametrize(("width", "theme"), LOOKS)
def test_nothing_scrolls_sideways_and_axe_finds_nothing(show: Show, width: int, theme: Theme) -> None:
    number = NumberQuiz(["house.stuck-first#0", "8"])
    word, place = NumberQuiz(["8", "44"], form="word", language="fr"), NumberQuiz(["8"], form="place")
    for quiz in (number, word, place):
        visit = show(quiz, width=width, theme=theme)
        visit.page.locator(".mn-asking .mk-next").click()
        expect(visit.page.locator(".mn-verdict")).to_be_visible()
        visit.page.get_by_role("button", name="Hint").or_(visit.page.get_by_role("button", name="Indice")).click()
        assert visit.faults() == []
