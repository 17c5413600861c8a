"""What mkdocs does besides when it builds the site: live examples, rules with something to try, lessons, Python."""

from __future__ import annotations

import contextlib
import io
import re
import sys
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from mkdocs.structure.toc import AnchorLink, TableOfContents

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from moosekit.widgets.page import OnPage
from tools.lesson_run import Run
from tools.site import lessons, python_here, tables
from tools.site.access import accessible
from tools.site.assets import Assets, script
from tools.site.clauses import with_rules
from tools.site.live import with_examples
from tools.site.reference import with_the_rest

KEPT = re.compile(r'<div data-kept="(\d+)"></div>')


class Building:
    """One build of the site: what was made while it ran, and is written at its end."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """Forgets the build before, where one follows another."""
        self.assets = Assets()
        self.runs: dict[str, Run] = {}
        self.kept: list[str] = []

    def keep(self, html: str) -> str:
        """What stands for HTML in the Markdown, so that nothing is taken for Markdown in it."""
        self.kept.append(html)
        return f'<div data-kept="{len(self.kept) - 1}"></div>'

    def put_back(self, html: str) -> str:
        """The page with what was kept."""
        return KEPT.sub(lambda found: self.kept[int(found[1])], html)


building = Building()


def on_config(config: MkDocsConfig) -> None:
    """The notebooks get their places in the table of pages."""
    building.begin()
    config.nav = tables.with_notebooks(config.nav or [])


def on_files(files: Files, config: MkDocsConfig) -> None:
    """Makes Python for the page; runs the notebooks, each of which is a page."""
    if not lessons.SMALL:
        python_here.prepare()
    building.runs = lessons.run_all()
    for source, title in lessons.titles().items():
        files.append(File.generated(config, source, content=f"# {title}\n"))
    for name in ("site", "iframe-worker"):
        files.append(File.generated(config, f"assets/site/{name}.js", content=script(name)))


def on_page_markdown(markdown: str, page: Page, **_others: object) -> str:
    """Runs live examples, puts the rules in, and fills the tables of notebooks."""
    top = "../" * page.url.count("/")

    def slot(widget: OnPage) -> str:
        return building.assets.slot(widget, top)

    with contextlib.redirect_stdout(io.StringIO()):
        markdown = with_examples(markdown, building.keep, slot)
    markdown = with_rules(markdown, building.keep, slot)
    if python_here.JUDGE in markdown:
        language = "fr" if page.file.src_uri.startswith("fr/") else "en"
        markdown = markdown.replace(python_here.JUDGE, building.keep(python_here.judge(building.assets, language, top)))
    return tables.filled(with_the_rest(markdown), page.file.src_uri)


def on_page_content(html: str, page: Page, **_others: object) -> str:
    """Puts in what was kept from Markdown; the pages of notebooks are made here as a whole."""
    run = building.runs.get(page.file.src_uri)
    if run is None:
        return building.put_back(html)
    button = "" if lessons.SMALL else python_here.button(page.file.src_uri, run.language)
    made, headings = lessons.content(run, lambda widget: building.assets.slot(widget, "../../"), button)
    page.toc = TableOfContents([_entry(heading) for heading in headings])
    return made


def _entry(heading: lessons.Heading) -> AnchorLink:
    link = AnchorLink(heading.words, heading.name, heading.level)
    link.children = [_entry(below) for below in heading.below]
    return link


def on_post_page(output: str, **_others: object) -> str:
    """Says what the theme leaves unsaid."""
    return accessible(output)


def on_post_build(config: MkDocsConfig) -> None:
    """Writes what the pages load when they need it, Python for the page, and all of it as one archive."""
    site = Path(config.site_dir)
    building.assets.write(site)
    if not lessons.SMALL:
        python_here.add(site)
