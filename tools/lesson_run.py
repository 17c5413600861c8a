"""Runs a lesson's cells in a kernel and gives them back as a notebook, or as what a page needs."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TypeAlias, cast

from nbclient import NotebookClient
from nbformat import NotebookNode

from moosekit.core.json_data import Json
from tools.lesson_source import Cell

WIDGET = "application/vnd.jupyter.widget-view+json"
State: TypeAlias = dict[str, Json]
KERNEL: dict[str, Json] = {"display_name": "Python 3", "language": "python", "name": "python3"}
HERE = Path(__file__).resolve().parent


@dataclass(frozen=True, slots=True)
class Output:
    """What a cell put out: a stream has a name and a text, everything else data by kind."""

    kind: str
    name: str = ""
    text: str = ""
    data: Mapping[str, Json] = field(default_factory=dict[str, Json])

    @property
    def html(self) -> str:
        """Its picture or table, if it has one."""
        return str(self.data.get("text/html", ""))

    @property
    def words(self) -> str:
        """It as plain text."""
        return self.text or str(self.data.get("text/plain", ""))

    @property
    def widget(self) -> str | None:
        """The model id of the widget that it shows."""
        view = self.data.get(WIDGET)
        return str(view["model_id"]) if isinstance(view, Mapping) else None


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
    notebook = json.loads(before.notebook(), object_hook=_node)
    client = NotebookClient(
        notebook,
        coalesce_streams=True,  # else it depends on the moment whether two prints are one output or two
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


def _node(found: dict[str, object]) -> NotebookNode:
    """A part of a notebook file as nbclient wants it: a source is one text there."""
    lines = cast("list[str] | None", found.get("source"))
    node = cast("Callable[[dict[str, object]], NotebookNode]", NotebookNode)  # nbformat has no types
    return node(found if lines is None else {**found, "source": "".join(lines)})


def _ran(cell: Cell, found: Mapping[str, object]) -> Ran:
    outputs = tuple(_output(one) for one in cast("list[dict[str, Json]]", found.get("outputs", [])))
    for output in outputs:
        if output.name == "stderr":
            raise SystemExit(f"the cell {cell.name!r} writes to stderr: {output.text}")
    return Ran(cell, cast("int | None", found.get("execution_count")), outputs)


def _output(found: Mapping[str, Json]) -> Output:
    data = cast("Mapping[str, Json]", found.get("data", {}))
    return Output(str(found["output_type"]), str(found.get("name", "")), str(found.get("text", "")), data)


def _cell(ran: Ran) -> dict[str, Json]:
    cell = ran.cell
    common: dict[str, Json] = {"cell_type": cell.kind, "id": cell.name, "metadata": {}, "source": _lines(cell.text)}
    if cell.kind == "markdown":
        return common
    if cell.hidden:
        common["metadata"] = {"jupyter": {"source_hidden": True}}
    outputs: list[Json] = [_kept(output, ran.number) for output in ran.outputs]
    return {**common, "execution_count": ran.number, "outputs": outputs}


def _kept(output: Output, number: int | None) -> dict[str, Json]:
    """An output as it is stored: a widget's picture and words stay, its view goes."""
    if output.kind == "stream":
        return {"output_type": output.kind, "name": output.name, "text": _lines(output.text)}
    data = {kind: _lines(value) if isinstance(value, str) else value for kind, value in output.data.items()}
    data.pop(WIDGET, None)
    kept: dict[str, Json] = {"output_type": output.kind, "data": data, "metadata": {}}
    return {**kept, "execution_count": number} if output.kind == "execute_result" else kept


def _lines(text: str) -> Json:
    """A text as notebooks store it: a list of lines that keep their ends."""
    return [*text.splitlines(keepends=True)]
