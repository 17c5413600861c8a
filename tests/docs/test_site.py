"""The site: its settings in every run; built, and read link by link, in a deep one."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tests.samples import DEEP

ROOT = Path(__file__).parents[2]
SETTINGS = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
LESSONS = sorted(path.relative_to(ROOT / "notebooks") for path in ROOT.glob("notebooks/*/*.ipynb"))
ONLY_DEEP = pytest.mark.skipif(not DEEP, reason="make deep builds the site; it takes a minute or more")


def test_the_site_has_no_instant_navigation_and_no_foreign_fonts() -> None:
    features = re.findall(r"^  features: \[(.*?)\]", SETTINGS, re.MULTILINE)
    assert len(features) == 1
    assert "navigation.instant" not in features[0]
    assert "font: false" in SETTINGS
    assert "https:" not in SETTINGS


def test_every_lesson_is_on_the_page_of_lessons_in_order() -> None:
    page = (ROOT / "docs/tutorials/index.md").read_text(encoding="utf-8")
    for language in ("en", "fr"):
        linked = re.findall(rf'<a href="({language}/[^"]*)\.html">', page)
        assert linked == [path.with_suffix("").as_posix() for path in LESSONS if path.parent.name == language]


class Page(HTMLParser):
    """What a page links to and loads, and the ids on it."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.ids: set[str] = set()
        self.steppers = 0
        self.quotations = 0
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """One element."""
        found = {name: value for name, value in attrs if value is not None}
        self.quotations += tag == "blockquote"
        self.steppers += "data-moosekit-widget" in found
        if "id" in found:
            self.ids.add(found["id"])
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        elif tag != "a":
            self.loaded += [found[name] for name in ("src", "href") if name in found]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as `make docs` does it, where a warning is an error."""
    folder = tmp_path_factory.mktemp("site")
    subprocess.run([sys.executable, "tools/dev.py", "docs", "--site-dir", str(folder)], cwd=ROOT, check=True)
    return folder


def pages(site: Path) -> Iterator[tuple[Path, Page]]:
    for file in sorted(site.rglob("*.html")):
        yield file, Page(file)


@ONLY_DEEP
def test_nothing_is_loaded_from_another_host(site: Path) -> None:
    for file, page in pages(site):
        assert [address for address in page.loaded if urlsplit(address).netloc] == [], file
    for sheet in site.rglob("*.css"):
        assert re.findall(r"(?:url\(|@import )['\"]?https?:", sheet.read_text(encoding="utf-8")) == [], sheet


@ONLY_DEEP
def test_every_link_leads_somewhere(site: Path) -> None:
    known = dict(pages(site))
    for file, page in known.items():
        if file.name == "404.html":  # its addresses count from the root of a server
            continue
        for address in [*page.links, *page.loaded]:
            parts = urlsplit(address)
            if parts.scheme in ("http", "https", "data"):
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            assert target.exists(), f"{file.relative_to(site)} links to {address}"
            if parts.fragment and target in known:
                assert parts.fragment in known[target].ids | {"__top"}, f"{file.relative_to(site)} links to {address}"


@ONLY_DEEP
def test_every_lesson_has_a_page_that_steps(site: Path) -> None:
    for lesson in LESSONS:
        assert Page(site / "tutorials" / lesson.with_suffix(".html")).steppers > 0, lesson


@ONLY_DEEP
def test_examples_in_docstrings_are_shown_as_code(site: Path) -> None:
    found = list((site / "reference").glob("*.html"))
    assert len(found) > 5
    assert [file.name for file in found if Page(file).quotations] == []
    assert "&gt;&gt;&gt;" in (site / "reference/moustache.html").read_text(encoding="utf-8")
