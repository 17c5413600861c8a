"""Runs a lesson's cells in a kernel and gives them back as a notebook, or as what a page needs."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TypeAlias, TypedDict, cast

from nbclient import NotebookClient
from nbformat import reads

from tools.lesson_source import Cell

WIDGET = "application/vnd.jupyter.widget-view+json"
Json: TypeAlias = "None | bool | int | float | str | list[Json] | dict[str, Json]"
State: TypeAlias = dict[str, Json]
KERNEL: dict[str, Json] = {"display_name": "Python 3", "language": "python", "name": "python3"}
HERE = Path(__file__).resolve().parent


class Output(TypedDict, total=False):
    """What a cell put out, as nbformat has it."""

    output_type: str
    name: str
    text: str
    data: dict[str, Json]


@dataclass(frozen=True, slots=True)
class Ran:
    """A cell and what it put out; a Markdown cell puts out nothing."""

    cell: Cell
    number: int | None
    outputs: tuple[Output, ...]


@dataclass(frozen=True)  # no slots: cached_property keeps its value on the object
class Run:
    """A lesson that has been run; `widgets` are the states of its widgets by model id, for a page."""

    cells: tuple[Ran, ...]
    language: str
    widgets: dict[str, State]

    @cached_property
    def title(self) -> str:
        """The lesson's first heading."""
        return next(line[2:] for line in self.cells[0].cell.text.splitlines() if line.startswith("# "))

    def notebook(self) -> bytes:
        """The notebook file: no widget state, and nothing that differs from one run to the next."""
        metadata = {"kernelspec": KERNEL, "language_info": {"name": "python"}}
        data = {"cells": [_cell(ran) for ran in self.cells], "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}
        return (json.dumps(data, ensure_ascii=False, indent=1, sort_keys=True) + "\n").encode()


def run_cells(cells: Sequence[Cell], language: str) -> Run:
    """Runs the cells in a new kernel. A cell that raises, or writes to stderr, ends it all."""
    before = Run(tuple(Ran(cell, None, ()) for cell in cells), language, {})
    notebook = reads(before.notebook().decode(), as_version=4)
    client = NotebookClient(
        notebook,
        timeout=60,
        kernel_name="python3",
        record_timing=False,
        store_widget_state=True,
        resources={"metadata": {"path": str(HERE.parent)}},
    )
    client.execute()
    done = cast("dict[str, list[dict[str, object]]]", json.loads(json.dumps(notebook)))["cells"]
    ran = tuple(_ran(cell, found) for cell, found in zip(cells, done, strict=True))
    states = cast("dict[str, State]", json.loads(json.dumps(client.widget_state)))
    return Run(ran, language, states)


def _ran(cell: Cell, found: dict[str, object]) -> Ran:
    outputs = tuple(cast("list[Output]", found.get("outputs", [])))
    for output in outputs:
        if output.get("name") == "stderr":
            raise SystemExit(f"the cell {cell.name!r} writes to stderr: {output.get('text')}")
    return Ran(cell, cast("int | None", found.get("execution_count")), outputs)


def _cell(ran: Ran) -> dict[str, object]:
    cell = ran.cell
    common: dict[str, object] = {"cell_type": cell.kind, "id": cell.name, "metadata": {}, "source": _lines(cell.text)}
    if cell.kind == "markdown":
        return common
    if cell.hidden:
        common["metadata"] = {"jupyter": {"source_hidden": True}}
    outputs = [_kept(output, ran.number) for output in ran.outputs]
    return {**common, "execution_count": ran.number, "outputs": outputs}


def _kept(output: Output, number: int | None) -> dict[str, object]:
    """An output as it is stored: a widget's picture and words stay, its view goes."""
    if output["output_type"] == "stream":
        return {"output_type": "stream", "name": output["name"], "text": _lines(output["text"])}
    data = {kind: _stored(value) for kind, value in output["data"].items() if kind != WIDGET}
    kept: dict[str, object] = {"output_type": output["output_type"], "data": data, "metadata": {}}
    return {**kept, "execution_count": number} if output["output_type"] == "execute_result" else kept


def _stored(value: Json) -> Json:
    return [*_lines(value)] if isinstance(value, str) else value


def _lines(text: str) -> list[str]:
    """A text as notebooks store it: a list of lines that keep their ends."""
    return text.splitlines(keepends=True)
