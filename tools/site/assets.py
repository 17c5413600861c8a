"""The files that pages of the site load when they need them, each written once."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

from moosekit.core.json_data import Json
from moosekit.widgets.base import STATIC
from moosekit.widgets.page import OnPage
from moosekit.words.catalogue import catalogue

LIVE, FRONTS, SCRIPTS = "assets/live", "assets/fronts", "assets/site"
#: how the keys end of sentences that say to run a cell: a page has none
OF_CELLS = ".fallback"


@dataclass(slots=True)
class Assets:
    """The files by their addresses from the top of the site."""

    files: dict[str, str] = field(default_factory=dict[str, str])

    def slot(self, widget: OnPage, up: str) -> str:
        """Where a widget of a page will stand; until it is near, and without scripts, its picture is there.

        Args:
            widget: an anywidget of ours, or its state.
            up: the way from the page to the top of the site, such as ``"../"``, or empty.
        """
        name, source, state, fallback = widget.page_part()
        front = self.add(FRONTS, "front", source)
        live = self.add(LIVE, name, state)
        shown = _without_cells(fallback, widget.language)
        return (
            f'<div class="moosekit-slot" data-search-exclude data-live="{up}{live}" data-front="{up}{front}">'
            f"{shown}</div>"
        )

    def add(self, folder: str, name: str, value: Json | Mapping[str, Json]) -> str:
        """The address of a file that brings a value; its name tells its content, so that an old one is never taken."""
        said = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        key = f"{name}-{hashlib.sha256(said.encode()).hexdigest()[:10]}"
        address = f"{folder}/{key}.js"
        self.files[address] = f"(window.moosekitFiles??={{}})[{json.dumps(key)}]={said};\n"
        return address

    def add_script(self, name: str) -> str:
        """The address of a script that a page brings itself."""
        address = f"{SCRIPTS}/{name}.js"
        self.files[address] = script(name)
        return address

    def write(self, site: Path) -> None:
        """Writes all files."""
        for address, content in self.files.items():
            path = site / address
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(content, encoding="utf-8")


def script(name: str) -> str:
    """A script of the site itself."""
    return STATIC.joinpath("site", f"{name}.js").read_text(encoding="utf-8")


def _without_cells(fallback: str, language: str) -> str:
    for key, sentence in catalogue(language).items():
        if key.endswith(OF_CELLS):
            fallback = fallback.replace(f"<p>{escape(sentence)}</p>", "")
    return fallback
