"""Real notebook servers on this machine, started for the tests and stopped after them."""

import json
import os
import re
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page

PATIENCE = 60  # seconds that a server may take to answer
ADDRESS = re.compile(r"http://(?:127\.0\.0\.1|localhost):\d+[^\s)]*")


@contextmanager
def served(command: Sequence[str], folder: Path) -> Generator[str]:
    """A server that runs in a folder; gives the address that it names first, once it answers there."""
    log = folder / "server.log"
    settings = {**os.environ, "JUPYTER_CONFIG_DIR": str(folder / "config"), "JUPYTER_DATA_DIR": str(folder / "data")}
    settings |= {"JUPYTER_RUNTIME_DIR": str(folder / "run"), "HOME": str(folder), "PYTHONPATH": str(Path.cwd())}
    settings["PYTHONUNBUFFERED"] = "1"  # the address is read from what the server writes
    with log.open("w") as out:
        server = subprocess.Popen([sys.executable, "-m", *command], cwd=folder, env=settings, stdout=out, stderr=out)
        try:
            yield _address(server, log)
        finally:
            server.terminate()
            server.wait(PATIENCE)


def run_all(page: Page) -> None:
    """Runs all cells of an open notebook, by its menu."""
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()


def _address(server: "subprocess.Popen[bytes]", log: Path) -> str:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = ADDRESS.search(log.read_text(errors="replace"))
        if found and _answers(found[0]):
            return found[0]
        if server.poll() is not None:
            break
        time.sleep(0.1)
    raise AssertionError(f"the server did not start:\n{log.read_text(errors='replace')}")


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=5) as reply:
            return bool(reply.status == 200)
    except (urllib.error.URLError, TimeoutError):
        return False


def notebook(path: Path, *cells: str) -> None:
    """Writes a notebook with these code cells, not run."""
    made: list[dict[str, object]] = [
        {
            "cell_type": "code",
            "id": f"cell-{place}",
            "metadata": {},
            "source": cell,
            "outputs": [],
            "execution_count": None,
        }
        for place, cell in enumerate(cells)
    ]
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    about = {"kernelspec": kernel, "language_info": {"name": "python"}}
    whole: dict[str, object] = {"cells": made, "metadata": about, "nbformat": 4, "nbformat_minor": 5}
    path.write_text(json.dumps(whole), encoding="utf-8")
