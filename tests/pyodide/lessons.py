"""Runs in the page's Python: every cell of every notebook, in a shell of its own, as a learner runs them."""

from __future__ import annotations

import json
import os
import re
import sys
import time
from pathlib import Path
from typing import Protocol, TypedDict, cast

from IPython.core.interactiveshell import InteractiveShell
from IPython.utils.capture import CapturedIO, capture_output

from moosekit.words import text

#: what the shell writes before a result
PROMPT = re.compile(r"^Out\[\d+\]: \n?", re.MULTILINE)
SECONDS = 60
#: needs PettingZoo, which a page has not; a cell that asks for it says so there
ELSEWHERE = "moosekit.interop"


class Displayed(Protocol):
    """What a cell has displayed: its data by kind, and where it stands, for those that are shown again."""

    data: dict[str, str]
    transient: dict[str, str]


class Output(TypedDict, total=False):
    """What a cell put out, in the notebook's file: a stream has a text, a result its data by kind."""

    text: list[str]
    data: dict[str, list[str]]


def main() -> int:
    """How many notebooks failed; each is named with the cell, what was wanted and what came."""
    notebooks = sorted(Path("/repo/notebooks").glob("*/*.ipynb"))
    Path("/lesson").mkdir()
    os.chdir("/lesson")
    faults = [fault for notebook in notebooks if (fault := _fault(notebook))]
    sys.stdout.write("\n".join([f"{len(notebooks)} notebooks run, {len(faults)} with a fault", *faults]))
    return min(len(faults), 100)


def _fault(notebook: Path) -> str:
    begin = time.monotonic()
    shell = InteractiveShell.instance()
    shell.reset()
    shell.colors = "nocolor"
    cells = [cell for cell in json.loads(notebook.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]
    for cell in cells:
        code = "".join(cell["source"])
        with capture_output() as said:
            # IPython says nothing of its argument
            done = shell.run_cell(code, store_history=True)  # pyright: ignore[reportUnknownMemberType]
        wanted, came = "".join(map(_text, cell["outputs"])), PROMPT.sub("", said.stdout) + _displayed(said)
        if ELSEWHERE in code:
            wanted = text("lesson.no-pettingzoo", notebook.parent.name)
        if not done.success or _lines(wanted) != _lines(came):
            return f"{notebook}: wanted\n{wanted}\nand got\n{came}\n{said.stderr}"
    spent = time.monotonic() - begin
    return f"{notebook}: took {spent:.0f} s, at most {SECONDS}" if spent > SECONDS else ""


def _displayed(said: CapturedIO) -> str:
    """What was displayed beside results, each as it was at last, where it was shown again."""
    shown: dict[object, str] = {}
    for number, one in enumerate(cast("list[Displayed]", said.outputs)):
        shown[one.transient.get("display_id", number)] = one.data["text/plain"]
    return "".join([f"\n{text}\n" for text in shown.values()])


def _lines(text: str) -> list[str]:
    """Without the empty ones, of which a shell and a notebook put different numbers between two outputs."""
    return [line for line in text.splitlines() if line.strip()]


def _text(output: Output) -> str:
    return "".join(output["data"]["text/plain"] if "data" in output else output.get("text", [])) + "\n"
