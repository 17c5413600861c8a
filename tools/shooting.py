"""Pictures of states of front ends, for `make gallery`: light and dark, at three widths."""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Literal, TypeVar

from playwright.sync_api import Page, sync_playwright

from tools.chromium import find_or_install, is_root

WIDTHS: Final = (320, 800, 1400)
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")

S = TypeVar("S")


def take_pictures(group: str, states: Mapping[str, S], show: Callable[[S, Page, Path], None]) -> None:
    """Takes those states that the command line names after the folder, or all, into the folder's `group`.

    `show` brings a state onto a new page; it may write files into the folder that it is given.
    """
    if len(sys.argv) < 2:
        sys.exit(f"name the folder for the pictures: python {sys.argv[0]} build/gallery")
    folder, wanted = Path(sys.argv[1]) / group, sys.argv[2:] or list(states)
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox"] if is_root() else []
        browser = playwright.chromium.launch(executable_path=find_or_install(), args=arguments)
        for name in wanted:
            for theme in THEMES:
                page = browser.new_page(color_scheme=theme, reduced_motion="reduce")
                with TemporaryDirectory() as room:
                    show(states[name], page, Path(room))
                    _shoot(page, folder / f"{name}-{theme}")
                page.close()
        browser.close()
    print(f"wrote {len(wanted)} states to {folder}")


def _shoot(page: Page, start: Path) -> None:
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_timeout(100)
        page.screenshot(path=f"{start}-{width}.png", full_page=True)
