"""What the site has besides Markdown, before it is built: live examples, clauses, the reference, the notebooks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import moosekit.widgets
from moosekit.widgets.page import OnPage
from moosekit.words.clauses import clauses
from tools.notebooks import NOTEBOOKS
from tools.site.assets import Assets
from tools.site.clauses import with_rules
from tools.site.examples import CARDS, TRICKS, example
from tools.site.lessons import notebooks
from tools.site.live import with_examples
from tools.site.reference import public_modules, with_the_rest
from tools.site.tables import filled, with_notebooks

ROOT = Path(__file__).parents[2]
GAMES = tuple(CARDS)


def keep(html: str) -> str:
    return html


def no_example(game: str, clause: str, language: str) -> None:
    return None


def named(widget: OnPage) -> str:
    return f"[{widget!r}]"


def test_a_live_block_is_run_and_its_last_value_stands_below() -> None:
    page = with_examples("```python\nx = 6\n```\n\n```python live\nx * 7\n```\n", keep, named)
    assert page == "```python\nx = 6\n```\n\n```python live\nx * 7\n```\n".replace(" live", "").replace(
        "x * 7\n```", "x * 7\n```\n\n<pre><code>42</code></pre>"
    )


def test_a_block_alone_shows_no_code() -> None:
    page = with_examples("```python live alone\n'<b>'\n```\n", keep, named)
    assert page == "<pre><code>&#x27;&lt;b&gt;&#x27;</code></pre>\n"


def test_a_page_without_live_blocks_runs_nothing() -> None:
    page = "```python\nraise SystemExit\n```\n"
    assert with_examples(page, keep, named) == page


def test_a_widget_is_a_place_with_its_picture_and_two_files() -> None:
    assets = Assets()
    shown = assets.slot(moosekit.widgets.TrickStepper(moosekit.Trick.parse("O5 O9 O3 G2"), step=4), "../")
    again = assets.slot(moosekit.widgets.TrickStepper(moosekit.Trick.parse("O5 O9 O3 G2"), step=4), "../")
    assert shown == again
    assert len(assets.files) == 2
    assert all(f'="../{address}"' in shown for address in assets.files)
    assert "<svg" in shown
    assert "Run this cell" not in shown


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_clause_has_something_to_try_or_to_look_at(game: str, language: str) -> None:
    assert [ref for ref in clauses(game, language) if example(game, ref, language) is None] == []


@pytest.mark.parametrize("game", GAMES)
def test_examples_are_of_clauses_that_there_are(game: str) -> None:
    known = {*clauses(game, "en")}
    assert {*CARDS[game]} <= known
    assert game != "moustache" or {*TRICKS} <= known


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("ending", ["", ".fr"])
def test_rules_are_linked_by_their_numbers_and_say_who_made_the_game(
    game: str, ending: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.site.clauses.example", no_example)
    source = (ROOT / f"docs/rules/{game}{ending}.md").read_text(encoding="utf-8")
    page = with_rules(source, keep, lambda _: "")
    for ref in clauses(game, "en"):
        assert f"{{#{game}-{ref.replace('.', '-')}{ending.replace('.', '-')}}}" in page
    credit = " ".join(page.rpartition("\n## ")[2].split())  # wherever its lines end
    assert re.search("unknown|inconnus|Aguilar", credit)
    assert re.search("nothing to do with|rien à voir", credit)


def test_the_reference_has_every_module_once() -> None:
    pages = [with_the_rest(path.read_text(encoding="utf-8")) for path in (ROOT / "docs/reference").glob("*.md")]
    found = [name for page in pages for name in re.findall(r"^::: (\S+)$", page, re.MULTILINE)]
    assert sorted({name for name in found if found.count(name) > 1}) == []
    assert sorted({*public_modules("moosekit")} - {*found}) == []


def test_every_widget_is_in_the_gallery() -> None:
    page = (ROOT / "docs/gallery.md").read_text(encoding="utf-8")
    live = "".join(re.findall(r"^```python live\n(.*?)^```$", page, re.MULTILINE | re.DOTALL))
    widgets = [name for name in moosekit.widgets.__all__ if name[0].isupper()]
    assert len(widgets) > 3
    assert [name for name in widgets if f"{name}(" not in live] == []


def test_every_notebook_is_a_page_in_the_list_of_its_section() -> None:
    assert len(notebooks()) == len([*NOTEBOOKS.glob("*/*.ipynb")])
    nav = str(with_notebooks([{"Tutorials": "tutorials/index.md"}, {"Lessons": "lessons/index.md"}]))
    for section in ("tutorials", "lessons"):
        page = filled((ROOT / f"docs/{section}/index.md").read_text(encoding="utf-8"), f"{section}/index.md")
        for book in notebooks():
            assert (f"({book.language}/{book.name}.md)" in page) == (book.section == section)
            assert book.source in nav


def test_the_plan_says_level_standard_and_time() -> None:
    page = filled("<!-- plan -->", "lessons/index.md")
    row = next(line for line in page.splitlines() if line.startswith("| N04"))
    assert "HSS-CP.A.3" in row
    assert "A-level" in row
    assert "| 45 |" in row
