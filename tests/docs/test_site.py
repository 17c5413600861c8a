"""The site: its settings, and what is wrong with a built one. `tests/browser/test_site.py` builds it, in a deep run."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tools.site.lessons import notebooks

ROOT = Path(__file__).parents[2]
SETTINGS = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
FOREIGN_STYLE = re.compile(r"(?:url\(|@import )['\"]?https?:")
#: JupyterLite's own pages are not ours to check
FOREIGN_PARTS = {"lite"}


def test_the_site_has_no_instant_navigation_and_no_foreign_fonts() -> None:
    features = re.findall(r"^  features: \[(.*?)\]", SETTINGS, re.MULTILINE)
    assert len(features) == 1
    assert "navigation.instant" not in features[0]
    assert "font: false" in SETTINGS
    assert "https:" not in SETTINGS


#: attributes that name a file which the page loads, at once or when it is needed
LOADING = ("src", "href", "data-live", "data-front", "data-judge", "data-worker", "data-loads")


class Page(HTMLParser):
    """What a page links to and loads, and the ids on it."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.ids: set[str] = set()
        self.live = 0
        self.quotations = 0
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """One element."""
        found = {name: value for name, value in attrs if value is not None}
        self.quotations += tag == "blockquote"
        self.live += "data-live" in found
        if "id" in found:
            self.ids.add(found["id"])
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        elif tag != "a":
            self.loaded += [found[name] for name in LOADING if name in found]

    @property
    def foreign(self) -> list[str]:
        """What it loads from another host."""
        return [address for address in self.loaded if urlsplit(address).netloc]


def faults_of(site: Path) -> list[str]:
    """What is wrong with a built site: links to nowhere, foreign hosts, lessons that do not step, prompts in prose."""
    pages = {file: Page(file) for file in sorted(site.rglob("*.html")) if not FOREIGN_PARTS & {*file.parts}}
    faults = [f"{file.name} loads {address}" for file, page in pages.items() for address in page.foreign]
    faults += [f"{file.name} links to {address}" for file in pages for address in dead_links(file, pages)]
    for sheet in site.rglob("*.css"):
        if not FOREIGN_PARTS & {*sheet.parts} and FOREIGN_STYLE.search(sheet.read_text(encoding="utf-8")):
            faults.append(f"{sheet.name} loads something foreign")
    for book in notebooks():
        page = pages.get((site / book.source).with_suffix(".html"))
        steps = "TrickStepper(" in book.path.read_text(encoding="utf-8")
        if page is None or (steps and not page.live):
            faults.append(f"there is no page of {book.name}, or it does not step as the notebook does")
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
    assert f"there is no page of {notebooks()[0].name}, or it does not step as the notebook does" in found
