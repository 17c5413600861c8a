"""What mkdocs does besides when it builds the site: the rules get a place below a title, the lessons become pages."""

import re
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULES = re.compile(r'^--8<-- "(moosekit/words/rules/.*)"$', re.MULTILINE)


def on_page_markdown(markdown: str, **_others: object) -> str:
    """Includes the rules with each heading one level lower, so that the table of contents shows all of them."""
    return RULES.sub(lambda found: _lower((ROOT / found[1]).read_text(encoding="utf-8")), markdown)


def _lower(page: str) -> str:
    return re.sub(r"^#", "##", page, flags=re.MULTILINE)


def on_post_build(config: Mapping[str, object]) -> None:
    """Runs every lesson and writes it as a page that steps without Python. A lesson that fails ends the build."""
    sys.path.insert(0, str(ROOT))
    from tools.export import export

    pages = Path(str(config["site_dir"])) / "tutorials"
    for notebook in sorted(ROOT.glob("notebooks/*/*.ipynb")):
        export(notebook, pages / notebook.parent.name / f"{notebook.stem}.html")
