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

from playwright.sync_api import Locator, Page, expect

PATIENCE = 60  # seconds that a server may take to answer
STARTING = 90_000  # milliseconds that a page and its Python may take to start
LOADING = 600_000  # and where Python runs in the page itself
LAB = (
    "jupyterlab",
    "--no-browser",
    "--ip=127.0.0.1",
    "--port=0",
    "--allow-root",
    "--IdentityProvider.token=",
    "--LabApp.news_url=None",
)
NOTIFICATIONS = "config/lab/user-settings/@jupyterlab/apputils-extension/notification.jupyterlab-settings"
ATTEMPTS, SETTLING, NOT_RUN = 5, 1500, "[ ]:"
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


@contextmanager
def jupyterlab(folder: Path) -> Generator[str]:
    """A JupyterLab that looks at a folder, and asks nobody for news."""
    (folder / NOTIFICATIONS).parent.mkdir(parents=True)
    (folder / NOTIFICATIONS).write_text('{"fetchNews": "false", "checkForUpdates": false}')
    with served(LAB, folder) as address:
        yield address.partition("/lab")[0].rstrip("/")


def open_notebook(page: Page, cells: int) -> None:
    """Waits until an open notebook has its cells and its Python, and runs them from top to bottom."""
    wait_for_python(page, cells)
    run_all(page)


def wait_for_python(page: Page, cells: int) -> None:
    """Waits until an open notebook has its cells and its Python."""
    expect(page.locator(".jp-Notebook .jp-Cell")).to_have_count(cells, timeout=STARTING)
    expect(page.get_by_text("Python 3 (ipykernel) | Idle")).to_be_visible(timeout=STARTING)


def wait_for_lite(page: Page) -> None:
    """Waits until Python runs in a page of JupyterLite; the dot beside its name says idle before that, too."""
    loading = page.locator(".jp-NotebookKernelStatus")
    expect(loading).to_have_text("Kernel Connecting", timeout=LOADING)
    expect(loading).to_have_text("", timeout=LOADING)


def run_all(page: Page) -> None:
    """Runs all cells of an open notebook, by its menu; again where a notebook that only just opened let it pass."""
    prompt = page.locator(".jp-CodeCell .jp-InputPrompt").first
    which = page.locator(".jp-Dialog", has_text="Select kernel for")
    page.add_locator_handler(which, _take_proposed)
    for _ in range(ATTEMPTS):
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        page.wait_for_timeout(SETTLING)
        if prompt.inner_text() != NOT_RUN:
            page.remove_locator_handler(which)
            return
    raise AssertionError("the notebook runs no cell")


def _take_proposed(which: Locator) -> None:
    """A notebook that opens before a slow server has told its kernels asks which one is meant."""
    which.locator(".jp-mod-accept").click()


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
