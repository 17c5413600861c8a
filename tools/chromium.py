"""Finds the Chromium that browser tests and the gallery drive, and installs one where that is possible.

By hand: `python -m tools.chromium` in the environment `.venv` prints where it is, after having installed it if needed.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome", "microsoft-edge", "msedge")
USUAL_PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)


def is_root() -> bool:
    """Whether this process runs as root on a Unix machine: Chromium then refuses its sandbox, and apt may be used."""
    return sys.platform != "win32" and os.geteuid() == 0


def find() -> Path | None:
    """The browser on PATH, or in its usual place, or the one that playwright has installed; None if there is none."""
    on_path = [found for name in NAMES if (found := shutil.which(name))]
    installed = (Path(place) for place in [*on_path, *USUAL_PLACES])
    return next((path for path in installed if path.is_file()), None) or _playwrights_own()


def find_or_install() -> Path:
    """The browser; installed first by apt (Debian, as root) or by playwright (elsewhere) where none is found."""
    found = find()
    if found is None:
        _install()
        found = find()
    if found is None:
        raise SystemExit("no Chromium, Chrome or Edge was found and none could be installed: please install one")
    return found


def _install() -> None:
    if shutil.which("apt-get") and is_root():
        print("moosekit: installing chromium with apt-get ...", file=sys.stderr, flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update", "-qq"], ["install", "-y", "-qq", "chromium"]):
            subprocess.run(["apt-get", *words], check=False, env=quiet, stdout=sys.stderr)
    else:
        print("moosekit: installing chromium with playwright ...", file=sys.stderr, flush=True)
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False, stdout=sys.stderr)


def _playwrights_own() -> Path | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return path if path.is_file() else None


if __name__ == "__main__":
    print(find_or_install())
