"""Every notebook as one page, opened from a disk: it shows its pictures, and its widgets step without Python."""

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.visit import Visitor
from tests.samples import DEEP
from tools.export import export
from tools.notebooks import NOTEBOOKS

NAMES = sorted(path.relative_to(NOTEBOOKS).as_posix() for path in NOTEBOOKS.glob("*/*.ipynb"))
LOOKS: tuple[tuple[Literal["light", "dark"], int], ...] = (("light", 1200), ("dark", 320))
QUICK = ("en/01", "fr/04", "fr/05", "en/06", "fr/08", "en/09", "en/33")  # every kind of cell is in one of these
#: these are for library users and show no widget
ALL_CODE = ("20-", "22-")
#: places of widgets in which none has begun
WAITING = "[data-moosekit-widget]:not(:has(.moosekit))"


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The addresses of the pages, by notebook."""
    folder = tmp_path_factory.mktemp("pages")
    made: dict[str, str] = {}
    for name in NAMES if DEEP else [name for name in NAMES if name.startswith(QUICK)]:
        page = folder / name.replace("/", "-").replace(".ipynb", ".html")
        export(NOTEBOOKS / name, page)
        made[name] = page.as_uri()
    return made


def test_every_page_is_whole_and_within_reach(visitor: Visitor, pages: dict[str, str]) -> None:
    assert len(pages) >= len(QUICK)
    for place, (name, address) in enumerate(pages.items()):
        for theme, width in LOOKS if DEEP else LOOKS[place % 2 :][:1]:  # in quick runs, each page in one of its looks
            visit = visitor.open(address, theme=theme, width=width)
            page = visit.page
            assert page.locator("[data-moosekit-widget]").count() > 0 or name[3:].startswith(ALL_CODE), name
            expect(page.locator(WAITING), name).to_have_count(0)
            assert visit.axe() == [], name
            assert visit.complaints == [], name
            assert page.evaluate("document.documentElement.scrollWidth") <= width, name
            assert page.locator("html").get_attribute("lang") == name[:2]


def test_a_page_says_nothing_of_running_cells(visitor: Visitor, pages: dict[str, str]) -> None:
    for address in pages.values():
        page = visitor.open(address).page
        expect(page.locator(WAITING)).to_have_count(0)
        text = page.locator("main").inner_text()
        assert "Run All Cells" not in text
        assert "Run this cell" not in text


def test_a_learner_guesses_and_reads_why(visitor: Visitor, pages: dict[str, str]) -> None:
    page = visitor.open(pages["en/01-your-first-trick.ipynb"]).page
    trick = page.locator(".mk-stepper").nth(2)  # P3 P10 O0 P6: the number does not beat the animal
    trick.get_by_role("radio", name="Seat 3").check()
    trick.get_by_role("button", name="Check").click()
    assert "Yes!" in trick.locator(".mk-verdict").inner_text()
    assert "orange 0" in trick.locator(".mk-verdict").inner_text()


def test_a_class_votes_and_uncovers(visitor: Visitor, pages: dict[str, str]) -> None:
    page = visitor.open(pages["en/01-your-first-trick.ipynb"]).page
    vote = page.locator(".mk-stepper").first
    vote.get_by_role("spinbutton", name="Seat 2").fill("14")
    vote.get_by_role("spinbutton", name="Seat 4").fill("6")
    vote.get_by_role("button", name="Show the answer").click()
    assert "6 of 20 hands were right" in vote.inner_text()


def test_the_answer_of_a_round_opens(visitor: Visitor, pages: dict[str, str]) -> None:
    page = visitor.open(pages["fr/04-the-rule-cards-one-by-one.ipynb"]).page
    answer = page.locator(".out details").first
    assert not answer.locator("table").is_visible()
    answer.get_by_text("Montrer la réponse").click()
    assert answer.locator("table").is_visible()


def test_code_of_a_learner_is_seen_and_can_be_scrolled(visitor: Visitor, pages: dict[str, str]) -> None:
    page = visitor.open(pages["en/06-write-your-own-rule-card.ipynb"]).page
    assert page.locator("pre[tabindex='0']").filter(has_text="class SevensWin(OwnCard)").count() == 1


def test_a_page_is_one_file(pages: dict[str, str], tmp_path: Path) -> None:
    for address in pages.values():
        text = Path(address.removeprefix("file://")).read_text(encoding="utf-8")
        assert 'src="' not in text.replace('src="data:', "")
        assert "<link" not in text
