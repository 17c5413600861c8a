"""The site as it is built, served below a folder of a small server as a school would do it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.browser.notebooks import served

ROOT: Final = Path(__file__).parents[2]
#: a page of each kind
KINDS: Final = (
    "index.html",
    "fr/index.html",
    "tutorials/index.html",
    "tutorials/en/01-your-first-trick.html",
    "lessons/index.html",
    "lessons/fr/20-counting-with-moosekit.html",
    "rules/moustache.html",
    "rules/face-de-bouc.fr.html",
    "how-to/own-rule-card.html",
    "how-to/offline.html",
    "gallery.html",
    "judge.html",
    "reference/cards.html",
    "design.html",
    "changelog.html",
)


def built(folder: Path) -> Path:
    """The built site; where MOOSEKIT_BUILT_SITE names one, that one, which should be fresh."""
    there = os.environ.get("MOOSEKIT_BUILT_SITE")
    if there:
        return Path(there)
    site = folder / "school" / "cards"
    subprocess.run([sys.executable, "tools/dev.py", "docs", "--site-dir", str(site)], cwd=ROOT, check=True)
    return site


@contextmanager
def below_a_folder(site: Path) -> Generator[str]:
    """The address of the site on a small server; the site is not at the server's root."""
    server = ("http.server", "0", "--bind", "127.0.0.1", "--directory", str(site.parent))
    with served(server, site.parent) as address:
        yield f"{address.rstrip('/')}/{site.name}/"
