"""Notebooks as JSON: cells with fixed ids, and an exercise in Markdown, for the tools that mark a class's notebooks."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final, TypedDict

from moosekit.classroom.exercise import GAMES, LETTERS, Exercise
from moosekit.core.json_data import Json
from moosekit.quiz import Shelf
from moosekit.words import text
from moosekit.words.card_names import card_name


class Cell(TypedDict):
    """A cell that has not run."""

    id: str
    kind: str
    source: str
    metadata: Mapping[str, Json]


def cell(id_: str, kind: str, source: str, metadata: Mapping[str, Json] | None = None) -> Cell:
    """A cell; ``kind`` is ``markdown``, ``code`` or ``raw``."""
    return Cell(id=id_, kind=kind, source=source, metadata=metadata or {})


#: what every notebook says of its language and of the format
METADATA: Final = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def notebook(cells: Sequence[Cell]) -> str:
    """The notebook of these cells, as the text of an ``.ipynb`` file.

    >>> notebook([cell("a", "markdown", "Hello")])[:14]
    '{\\n "cells": [\\n'
    """
    data = {"cells": [_written(one) for one in cells], "metadata": METADATA, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _written(one: Cell) -> dict[str, Json]:
    found: dict[str, Json] = {"cell_type": one["kind"], "id": one["id"], "metadata": one["metadata"]}
    if one["kind"] == "code":
        found |= {"execution_count": None, "outputs": []}
    return {**found, "source": one["source"].splitlines(keepends=True)}


def asked(exercise: Exercise, place: int, language: str) -> str:
    """An exercise in Markdown; what lies on the table is told in words, as a cell may lose its pictures."""
    game = GAMES.get(exercise.family.partition(".")[0], "")
    lines = [f"### {place}. {exercise.title}", *[_told(shelf, game, language) for shelf in exercise.table]]
    lines += [*exercise.doing, exercise.prompt]
    lines += [f"- **{LETTERS[at]}** {choice}" for at, choice in enumerate(exercise.choices)]
    if exercise.choices:
        said = text("classroom.notebook.letter", language, place=place)
    else:
        said = text("classroom.notebook.text", language, form=exercise.form, place=place)
    return "\n\n".join([*lines, said]).replace("\n\n- ", "\n- ")


def _told(shelf: Shelf, game: str, language: str) -> str:
    named = [(card_name(game, card.code, language), card.caption) for card in shelf.cards]
    cards = [f"{name} ({caption})" if caption not in ("", name) else name for name, caption in named]
    return f"**{shelf.heading}** – {'; '.join(cards)}".rstrip()
