"""Python in the page: a JupyterLite site beside the pages, a button on each notebook's page, and all as one archive."""

from __future__ import annotations

import json
import shutil
from html import escape
from pathlib import Path
from typing import Final, cast

from moosekit.core.json_data import Json
from moosekit.widgets.judge import desk
from moosekit.words.catalogue import text
from tools.lite_site import WORK, make
from tools.notebooks import NOTEBOOKS
from tools.site.assets import LIVE, Assets

MADE: Final = WORK / "site"
FOLDER: Final = "lite"
#: the heavy files of a first load, which a page fetches while it shows how far it is
LOADS: Final = "loads.json"
RUNTIME: Final = "static/pyodide"
#: what the judge needs of it, and the wheel of moosekit
FOR_THE_JUDGE: Final = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide-lock.json",
    "python_stdlib.zip",
    "moosekit-*.whl",
)
JUDGE: Final = "<!-- judge -->"
#: what JupyterLite's own page loads besides, as measured in Chromium
APP: Final = 8_000_000
#: what Python in a page never asks for
UNUSED: Final = ("pyodide.js",)
ARCHIVE: Final = "moosekit-site.zip"


def prepare() -> None:
    """Makes the JupyterLite site, so that pages can say how large it is."""
    shutil.rmtree(MADE, ignore_errors=True)
    WORK.mkdir(parents=True, exist_ok=True)
    make(NOTEBOOKS, MADE)
    (MADE / LOADS).write_text(json.dumps(_loads()), encoding="utf-8")


def _loads() -> list[Json]:
    files = [file for file in sorted((MADE / RUNTIME).iterdir()) if file.name not in UNUSED]
    return [_load(file, f"{RUNTIME}/") for file in files]


def _load(file: Path, folder: str = "") -> Json:
    return {"name": f"{folder}{file.name}", "bytes": file.stat().st_size}


def weight() -> int:
    """The bytes of a first load of a notebook."""
    return APP + sum(file.stat().st_size for file in (MADE / RUNTIME).iterdir() if file.name not in UNUSED)


def judge(assets: Assets, language: str, top: str) -> str:
    """The judge of a real table, for its page."""
    files = [_load(file) for name in FOR_THE_JUDGE for file in sorted((MADE / RUNTIME).glob(name))]
    address = assets.add(LIVE, f"judge-{language}", {"desk": cast("Json", desk(language)), "files": files})
    worker = assets.add_script("judge-worker")
    return (
        f'<div class="moosekit-slot" data-judge="{top}{address}" data-python="{top}{FOLDER}/{RUNTIME}/" '
        f'data-worker="{top}{worker}"><noscript>{escape(text("site.scripts", language))}</noscript></div>\n'
        f'<script src="{top}{assets.add_script("judge")}" defer></script>'
    )


def button(source: str, language: str) -> str:
    """The button "run it here" for the page of a notebook, two folders below the top; nothing where Python is not."""
    name = source.partition("/")[2].removesuffix(".md")
    if not (MADE / LOADS).is_file():
        return ""
    said = {key: escape(text(f"site.run.{key}", language)) for key in ("go", "bar", "trouble", "served")}
    about = escape(text("site.run.about", language, megabytes=round(weight() / 1e6)))
    return (
        f'<div class="mk-run" hidden data-search-exclude '
        f'data-run="../../{FOLDER}/notebooks/index.html?path={name}.ipynb" '
        f'data-loads="../../{FOLDER}/{LOADS}" data-trouble="{said["trouble"]}">'
        f'<button type="button" class="md-button md-button--primary" hidden>{said["go"]}</button> '
        f'<progress hidden aria-label="{said["bar"]}"></progress> <span role="status"></span>'
        f"<p data-served>{about}</p><p data-not-served>{said['served']}</p></div>"
    )


def add(site: Path) -> None:
    """Puts the JupyterLite site in its place, and all of the site into one archive for a shared drive."""
    shutil.copytree(MADE, site / FOLDER, dirs_exist_ok=True)
    packed = shutil.make_archive(str(site.parent / ARCHIVE.removesuffix(".zip")), "zip", site)
    shutil.move(packed, site / ARCHIVE)
