"""How long a reader of the site waits, after "Run it here", until Python runs in the page: five times, by the clock.

    python tools/dev.py docs
    python benchmarks/python_in_page.py

The site comes from Python's own small server on this machine, to a fresh browser each time. Only right on a machine
that does nothing else.
"""

from __future__ import annotations

import statistics
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, sync_playwright

from tests.browser.notebooks import wait_for_lite
from tests.browser.site import ROOT, below_a_folder
from tools.chromium import find_or_install, is_root

TIMES = 5
PAGE = "tutorials/en/01-your-first-trick.html"


def ready(browser: Browser, address: str) -> float:
    """Seconds from the click until the notebook's Python is ready."""
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(f"{address}{PAGE}")
        button = page.get_by_role("button", name="Run it here")
        button.wait_for()
        begun = time.monotonic()
        button.click()
        wait_for_lite(page)
        return time.monotonic() - begun


def main() -> None:
    """Prints the seconds of each time, and their median."""
    site = ROOT / "build/site"
    if not site.is_dir():
        raise SystemExit(f"no site in {site}: build it with: python tools/dev.py docs")
    with below_a_folder(site) as address, sync_playwright() as play:
        chromium = find_or_install()
        browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox"] if is_root() else [])
        took = [ready(browser, address) for _ in range(TIMES)]
        browser.close()
    print(f"{', '.join(f'{seconds:.1f}' for seconds in took)} s; median {statistics.median(took):.1f} s")


if __name__ == "__main__":
    main()
