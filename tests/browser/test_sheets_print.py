"""Sheets as they come out of a printer: one page a pupil, on A4 and on Letter, and nothing runs off the paper."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from moosekit.classroom.aid import aid_page
from moosekit.classroom.code import LessonCode
from moosekit.classroom.ordinary_pack import pack_page
from moosekit.classroom.plan import LESSONS
from moosekit.classroom.sheet import sheets
from moosekit.classroom.worksheet import ONE_PAGE, worksheet
from moosekit.games import GAMES
from moosekit.words import LANGUAGES
from tests.samples import DEEP

PAPERS: Final = ("A4", "Letter")
PUPILS: Final = 3
#: the fullest sheets; in a deep run all lessons but the one whose questions take long to count
FULLEST: Final = ["N04", "N08", "our-own-data", "rules-moose-in-the-house"]
IDS: Final = [one.id for one in LESSONS if one.id != "N05"] if DEEP else FULLEST


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page that prints."""
    opened = browser.new_page()
    yield opened
    opened.close()


def pages(page: Page, text: str, file: Path) -> list[int]:
    """How many pages the printer needs, on each kind of paper."""
    file.write_text(text, encoding="utf-8")
    page.goto(file.as_uri())
    return [len(re.findall(rb"/Type\s*/Page\b(?!s)", page.pdf(format=paper))) for paper in PAPERS]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", IDS)
def test_a_pupil_has_one_page_or_a_sheet_of_two(name: str, language: str, page: Page, tmp_path: Path) -> None:
    printed = sheets(LessonCode.make(name, seed=3, language=language), PUPILS)
    each = 1 if len(printed[0].questions) <= ONE_PAGE else 2
    found = pages(page, worksheet(printed, with_key=False), tmp_path / "sheets.html")
    assert found == [PUPILS * each] * len(PAPERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_aids_are_one_page_and_the_pack_two(language: str, page: Page, tmp_path: Path) -> None:
    for game in GAMES:
        assert pages(page, aid_page(game, language), tmp_path / "aid.html") == [1, 1]
    assert pages(page, pack_page(language), tmp_path / "pack.html") == [2, 2]


@pytest.mark.parametrize("width", [320, 680])
def test_nothing_is_wider_than_the_paper_or_a_phone(width: int, page: Page, tmp_path: Path) -> None:
    """680 pixels are what A4 has between its margins; the key's widest table may scroll on a phone."""
    page.set_viewport_size({"width": width, "height": 900})
    page.emulate_media(media="print" if width > 600 else "screen")
    file = tmp_path / "sheets.html"
    for name in ("N01", "N07", "our-own-data", "rules-moose-in-the-house"):
        printed = sheets(LessonCode.make(name, seed=3, language="fr"), PUPILS)
        file.write_text(worksheet(printed, with_key=width > 600), encoding="utf-8")
        page.goto(file.as_uri())
        assert page.evaluate("document.documentElement.scrollWidth") <= width, name
