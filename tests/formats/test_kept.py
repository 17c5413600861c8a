"""Whatever was saved by any version of moosekit is read, and means the same as it did then."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from typing import cast

import pytest

from moosekit.classroom.progress import VERSION, Progress
from moosekit.core.record import FORMAT, read_record, record_of, replay, write_record
from tests.formats.kept import GAMES, HERE, SUMS, end_of, files, sums, text_of
from tests.formats.making import CLASS, tables, told

RECORDS = [path for path in files("record-*/*.json") if not path.name.endswith(".end.json")]


def data(path: Path) -> dict[str, object]:
    return cast("dict[str, object]", json.loads(text_of(path)))


def test_no_kept_file_was_changed_or_taken_away() -> None:
    kept = [line.partition("  ")[2] for line in text_of(SUMS).splitlines()]
    assert sums(HERE / name for name in kept) == text_of(SUMS), "kept files are only ever added: see README.md"
    found = [path.relative_to(HERE).as_posix() for path in files("*/*.*") if path.parent.name != "__pycache__"]
    assert sorted(kept) == found
    assert len(kept) == len(set(kept)) > 100


def test_a_record_of_every_format_is_kept() -> None:
    assert {path.parent.name for path in RECORDS} == {f"record-{number}" for number in range(1, FORMAT + 1)}
    assert {data(path)["game"] for path in RECORDS} == set(GAMES)
    assert {path.parent.name for path in files("progress-*/*")} == {f"progress-{one}" for one in range(1, VERSION + 1)}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_the_same_end(path: Path) -> None:
    game = GAMES[str(data(path)["game"])]
    session = replay(game, read_record(game, text_of(path)))
    assert end_of(session) == text_of(path.with_name(f"{path.stem}.end.json"))
    if data(path)["format"] == FORMAT:
        assert write_record(game, record_of(session)) + "\n" == text_of(path)


@pytest.mark.parametrize("path", files("progress-*/*.json"), ids=lambda path: path.stem)
def test_progress_gives_the_same_answers(path: Path) -> None:
    found, kept = Progress.read(text_of(path)), data(path)
    assert (found.code, found.name) == (kept["code"], kept["name"])
    assert [{"question": one.question, "answer": one.answer} for one in found.tries] == kept["tries"]


@pytest.mark.parametrize("path", files("lesson-code-*/*.json"), ids=lambda path: path.stem)
def test_a_lesson_code_gives_the_same_lesson_and_the_same_cards(path: Path) -> None:
    assert told(str(data(path)["code"])) == text_of(path)


def test_tables_are_written_as_they_were() -> None:
    answers = {name: Progress.read(text_of(HERE / "progress-1" / name)) for name in CLASS}
    kept = {path.relative_to(HERE).as_posix(): text_of(path) for path in files("csv-1/*.csv")}
    assert {name: lines(table) for name, table in tables(answers).items()} == {name: lines(kept[name]) for name in kept}


def lines(table: str) -> list[list[str]]:
    """The cells of a table, without those that are sentences: words may become better."""
    heads, *rows = list(csv.reader(io.StringIO(table)))
    kept = [place for place, head in enumerate(heads) if head not in ("title", "other_forms")]
    return [heads, *([row[place] for place in kept] for row in rows)]
