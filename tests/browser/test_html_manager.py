"""The same widgets under Jupyter's own html-manager: nothing in them depends on our host, or comes from elsewhere.

Its scripts are fetched from the npm registry when the test is run, so this is for deep runs.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from ipywidgets.embed import embed_data
from playwright.sync_api import expect

from moosekit import Trick
from moosekit.widgets import RuleRow, TrickStepper
from tests.browser.notebooks import served
from tests.browser.visit import Visitor
from tests.samples import DEEP
from tools.environment import SCRIPTS, tool_environment

PACKED: Final = {
    "@jupyter-widgets/html-manager@1.0.15": "package/dist/embed-amd.js",
    "requirejs@2.3.8": "package/require.js",
}
ANYWIDGET: Final = Path(sys.prefix) / "share/jupyter/nbextensions/anywidget/index.js"
PAGE: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>html-manager</title><main><h1>Widgets</h1>
<script src="require.js"></script><script src="embed-amd.js"></script>
<script type="application/vnd.jupyter.widget-state+json">{state}</script>
{views}</main></html>"""
VIEW: Final = '<script type="application/vnd.jupyter.widget-view+json">{view}</script>'
STARTING: Final = 60_000


def inert(data: object) -> str:
    """JSON within a script element."""
    return json.dumps(data).replace("<", "\\u003c")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A page with a stepper and a row, below a folder of a small server."""
    folder = tmp_path_factory.mktemp("manager")
    npm = str(SCRIPTS / ("npm.cmd" if os.name == "nt" else "npm"))
    for package, member in PACKED.items():
        command = [npm, "pack", "--silent", package]
        packed = subprocess.run(command, cwd=folder, env=tool_environment(), capture_output=True, text=True, check=True)
        with tarfile.open(folder / packed.stdout.strip()) as archive:
            found = archive.extractfile(member)
            assert found is not None
            (folder / Path(member).name).write_bytes(found.read())
    shutil.copy(ANYWIDGET, folder / "anywidget.js")  # html-manager looks for modules beside the page
    trick = Trick.parse("O5 O9 O3 G2", row="twos-win,threes-low")
    data = embed_data(views=[TrickStepper(trick), RuleRow(trick)], drop_defaults=False)
    views = "\n".join(VIEW.format(view=inert(view)) for view in data["view_specs"])
    (folder / "index.html").write_text(PAGE.format(state=inert(data["manager_state"]), views=views), encoding="utf-8")
    with served(("http.server", "0", "--bind", "127.0.0.1", "--directory", str(folder)), folder) as found_at:
        yield found_at


@pytest.mark.skipif(not DEEP, reason="html-manager comes from the npm registry, for deep runs only")
def test_widgets_step_under_html_manager(address: str, visitor: Visitor) -> None:
    visit = visitor.open(address)
    stepper = visit.page.locator(".mk-stepper")
    expect(stepper).to_be_visible(timeout=STARTING)
    stepper.locator('[data-do="next"]').click()
    expect(stepper.locator(".mk-say")).to_have_text("Seat 1 plays the orange 5.")
    stepper.get_by_role("slider", name="Step").press("End")
    expect(stepper.locator(".mk-say")).to_have_text("Seat 3 wins and leads the next trick.")
    row = visit.page.locator(".mk-tryout")
    row.get_by_role("button", name="Lay down: Twins vanish").click()
    expect(row.locator(".mk-tried .mk-say").first).to_be_visible()
    assert [line for line in visit.complaints if "favicon" not in line and "404" not in line] == []
