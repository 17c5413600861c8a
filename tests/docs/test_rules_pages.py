"""The site's pages of rules: one for each game and language, titled, each including the text that ships."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXTS = sorted(path.name for path in (ROOT / "moosekit/words/rules").glob("*.md"))


@pytest.mark.parametrize("text", TEXTS)
def test_every_text_of_rules_has_its_page(text: str) -> None:
    name = text.replace(".en.md", ".md")
    page = (ROOT / "docs/rules" / name).read_text(encoding="utf-8")
    assert page.count("--8<--") == 1
    assert f'--8<-- "moosekit/words/rules/{text}"\n' in page
    title = next(line for line in page.splitlines() if line.startswith("# "))
    game = title.removeprefix("# ").partition(":")[0].strip("\u00a0 ")
    assert game.lower().replace("'s", "").replace(" ", "-").endswith(text.partition(".")[0])
    assert page.startswith('<div lang="fr"') == text.endswith(".fr.md")
    assert f"{game}: rules/{name}" in (ROOT / "mkdocs.yml").read_text(encoding="utf-8") or text.endswith(".fr.md")


def test_no_page_of_rules_is_left_over() -> None:
    pages = {path.name for path in (ROOT / "docs/rules").glob("*.md")}
    assert pages == {text.replace(".en.md", ".md") for text in TEXTS}
