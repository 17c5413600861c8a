"""The watchman of the browser tests: he refuses other hosts, hears complaints and finds what is out of reach."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.visit import Visitor

PAGE = '<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1>{}</main>'
Write = Callable[[str], str]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """`write(html)` makes a page with that on it, and gives its address."""

    def write_page(inside: str) -> str:
        file = tmp_path / "page.html"
        file.write_text(PAGE.format(inside), encoding="utf-8")
        return file.as_uri()

    return write_page


def test_a_request_to_another_host_is_refused_and_written_down(browser: Browser, write: Write) -> None:
    visitor = Visitor(browser)
    visitor.open(write('<img alt="" src="https://elsewhere.invalid/picture.png">'))
    assert visitor.leave() == ["https://elsewhere.invalid/picture.png"]


def test_a_complaint_of_the_page_is_heard(visitor: Visitor, write: Write) -> None:
    visit = visitor.open(write("<script>console.error('oh'); throw new Error('ouch')</script>"))
    assert visit.complaints == ["oh", "ouch"]


@pytest.mark.parametrize(("button", "rules"), [("<button></button>", ["button-name"]), ("<button>Next</button>", [])])
def test_axe_finds_a_button_without_a_name(visitor: Visitor, write: Write, button: str, rules: list[str]) -> None:
    visit = visitor.open(write(button), theme="dark", still=True)
    assert [finding.partition(":")[0] for finding in visit.axe()] == rules
