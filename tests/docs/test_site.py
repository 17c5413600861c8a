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


def test_the_site_has_no_instant_navigation_and_no_foreign_fonts() -> None:
    features = re.findall(r"^  features: \[(.*?)\]", SETTINGS, re.MULTILINE)
    assert len(features) == 1
    assert "navigation.instant" not in features[0]
    assert "font: false" in SETTINGS
    assert "https:" not in SETTINGS


def test_every_lesson_is_on_the_page_of_lessons_in_order() -> None:
    page = (ROOT / "docs/tutorials/index.md").read_text(encoding="utf-8")
    for language in ("en", "fr"):
        linked = re.findall(rf'<a href="({language}/[^"]*)\.html"', page)
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

    @property
    def foreign(self) -> list[str]:
        """What it loads from another host."""
        return [address for address in self.loaded if urlsplit(address).netloc]


@pytest.mark.skipif(not DEEP, reason="make deep builds the site; it takes a minute or more")
def test_the_site_as_it_is_built(tmp_path: Path) -> None:
    """Built as `make docs` does it, where a warning is an error."""
    subprocess.run([sys.executable, "tools/dev.py", "docs", "--site-dir", str(tmp_path)], cwd=ROOT, check=True)
    assert faults_of(tmp_path) == []


def faults_of(site: Path) -> list[str]:
    """What is wrong with a built site: links to nowhere, foreign hosts, lessons that do not step, prompts in prose."""
    pages = {file: Page(file) for file in sorted(site.rglob("*.html"))}
    faults = [f"{file.name} loads {address}" for file, page in pages.items() for address in page.foreign]
    faults += [f"{file.name} links to {address}" for file in pages for address in dead_links(file, pages)]
    for sheet in site.rglob("*.css"):
        if re.search(r"(?:url\(|@import )['\"]?https?:", sheet.read_text(encoding="utf-8")):
            faults.append(f"{sheet.name} loads something foreign")
    for lesson in LESSONS:
        page = pages.get(site / "tutorials" / lesson.with_suffix(".html"))
        steps = "TrickStepper(" in (ROOT / "notebooks" / lesson).read_text(encoding="utf-8")
        if page is None or steps != (page.steppers > 0):
            faults.append(f"there is no page of {lesson}, or it does not step as the notebook does")
    references = [(file, page) for file, page in pages.items() if file.parent.name == "reference"]
    faults += [f"{file.name} shows an example as a quotation" for file, page in references if page.quotations]
    return faults if len(references) > 5 else [*faults, "the reference is missing"]


def dead_links(file: Path, pages: dict[Path, Page]) -> Iterator[str]:
    """The addresses on a page, on this site, where nothing is."""
    if file.name == "404.html":  # its addresses count from the root of a server
        return
    for address in [*pages[file].links, *pages[file].loaded]:
        parts = urlsplit(address)
        target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
        if parts.scheme in ("http", "https", "data") or parts.netloc:
            continue
        known = pages[target].ids if target in pages else None
        if not target.exists() or (parts.fragment and known is not None and parts.fragment not in known | {"__top"}):
            yield address


def test_faults_of_a_site_are_found(tmp_path: Path) -> None:
    page = (
        '<p id="a"><a href="#b"></a><a href="gone.html"></a><a href="#a"></a><img src="//elsewhere.invalid/x.png"></p>'
    )
    (tmp_path / "page.html").write_text(page, encoding="utf-8")
    (tmp_path / "sheet.css").write_text("@import 'https://elsewhere.invalid/y.css'", encoding="utf-8")
    found = faults_of(tmp_path)
    assert found[:4] == [
        "page.html loads //elsewhere.invalid/x.png",
        "page.html links to #b",
        "page.html links to gone.html",
        "sheet.css loads something foreign",
    ]
    assert f"there is no page of {LESSONS[0]}, or it does not step as the notebook does" in found
