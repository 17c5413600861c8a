"""``moosekit replay``: a saved game is told as it was played; a damaged one is refused with the place of its fault."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.person import OVER, Table, like_a_bot
from tests.cli.running import NO_GERMAN, PROGRAM
from tests.cli.test_play import GAMES


def saved(table: Table, game: str, file: Path) -> str:
    """Plays a whole game and saves it; what was on the screen."""
    asked = iter([f"save {file}\n", ""])

    def answer(new: str) -> str:
        return next(asked) if any(over in new for over in OVER) or "is saved" in new else like_a_bot(new)

    return table.play(game, "--players", "3", "--seed", "4", answer=answer).screen


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_told_again(table: Table, tmp_path: Path, game: str) -> None:
    file = tmp_path / "game.json"
    screen = saved(table, game, file)
    told = table.run("replay", str(file))
    count = len(json.loads(file.read_text(encoding="utf-8"))["actions"])
    assert (told.code, told.errors) == (0, "")
    assert f"{count} steps, played again and the same to the end." in told.screen
    assert ", clause " in told.screen
    assert "The record ends here" not in told.screen
    assert "\x1b" not in told.screen
    brief = table.run("replay", str(file), "--brief")
    assert ", clause " not in brief.screen
    assert len(brief.screen) < len(told.screen)
    last_event = screen.rpartition("\n\n──")[0].splitlines()[-1]
    assert last_event in brief.screen
    assert last_event in told.screen


def test_reasons_that_follow_each_other_are_one_list(table: Table, tmp_path: Path) -> None:
    """A trick that is decided and collected in one step: not 1, 1, 2, 1, 2. An event's own line begins a new list."""
    saved(table, "moustache", tmp_path / "game.json")
    lines = table.run("replay", str(tmp_path / "game.json")).screen.splitlines()
    first = [number for number, line in enumerate(lines) if line.startswith(" 1. ")]
    assert [lines[number - 1] for number in first if lines[number - 1].startswith("    ")] == []
    assert any(line.startswith(" 4. ") for line in lines)


@pytest.mark.parametrize("game", GAMES)
def test_it_is_told_in_french(table: Table, tmp_path: Path, game: str) -> None:
    saved(table, game, tmp_path / "game.json")
    told = table.run("replay", str(tmp_path / "game.json"), "--language", "fr")
    assert told.code == 0
    assert "rejouées et identiques jusqu'à la fin." in told.screen
    assert " seat " not in told.screen.lower()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("words", [[], ["--brief"], ["--names"], ["--brief", "--names"]])
def test_no_step_has_a_heading_and_nothing_else(table: Table, tmp_path: Path, game: str, words: list[str]) -> None:
    """Answers given in secret share one heading that says so; all steps are there, in their order."""
    saved(table, game, tmp_path / "game.json")
    lines = table.run("replay", str(tmp_path / "game.json"), *words).screen.splitlines()
    headings = [number for number, line in enumerate(lines) if re.match(r"Steps? \d+", line)]
    bare = [lines[number] for number in headings if re.fullmatch(r"Step \d+: seat \d", lines[number])]
    for number in headings:
        assert lines[number] not in bare or not lines[number + 1].startswith("Step")
    told = [re.findall(r"\d+", lines[number].partition(":")[0]) for number in headings]
    every = [step for first, *last in told for step in range(int(first), int((last or [first])[0]) + 1)]
    assert every == list(range(1, len(json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))["actions"]) + 1))


def test_all_cards_lie_open(table: Table, record: Path) -> None:
    told = table.run("replay", str(record)).screen
    assert "Seat 2 gets four cards." not in told
    assert "Seat 2 gets these cards: " in told


def test_a_game_that_was_not_over_ends_where_it_was_saved(table: Table, record: Path) -> None:
    assert table.run("replay", str(record)).screen.endswith("The record ends here, before the end of the game.\n")


def changed(record: Path, **fields: object) -> str:
    return json.dumps({**json.loads(record.read_text(encoding="utf-8")), **fields})


def test_a_damaged_record_is_refused_with_the_place_of_its_fault(table: Table, record: Path) -> None:
    whole = record.read_text(encoding="utf-8")
    faults = [
        (whole[:-40], "$: this is not JSON: "),
        ("", "$: this is not JSON: "),
        ("[" * 100_000, "$: the data is nested too deeply"),
        ("[]", "$: expected"),
        (changed(record, game="whist"), "$.game: "),
        (changed(record, game="moustache"), "$.setup"),
        (changed(record, format=99), "$.format: "),
        (changed(record, digest="0"), "$.digest: "),
        (changed(record, chance={"seed": 6}), "$.deal: "),
        (changed(record, actions=[[0, "pass"]]), "$.actions[0]"),
        (changed(record, actions=[["clock", "HC>2"]]), "$.actions[0]"),
    ]
    for page, told in faults:
        record.write_text(page, encoding="utf-8")
        refused = table.run("replay", str(record))
        assert (refused.code, refused.screen) == (2, ""), told
        assert refused.errors.startswith(f"moosekit: The file {record} is no whole record of a game: {told}"), (
            refused.errors
        )
        assert refused.errors.count("\n") == 1, told


def test_a_file_that_cannot_be_read_is_told_in_one_sentence(table: Table, tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    for name, told in (
        (tmp_path / "none", "cannot be read: No such file or directory"),
        (tmp_path, "cannot be read: Is a directory"),
        ("none.json", "The file none.json cannot be read: "),
        ("a\0b", "cannot be read: embedded null byte"),
        (tmp_path / "bytes", "is no whole record of a game: "),
    ):
        refused = table.run("replay", str(name))
        assert (refused.code, refused.screen) == (2, "")
        assert told in refused.errors
        assert refused.errors.count("\n") == 1


def test_an_unknown_language_is_told_in_one_sentence(table: Table, record: Path) -> None:
    refused = table.run("replay", str(record), "--language", "de")
    assert (refused.code, refused.errors) == (2, f"moosekit: {NO_GERMAN}\n")


@pytest.mark.skipif(sys.platform == "win32", reason="a pipe of POSIX")
def test_a_pipe_that_nobody_reads_ends_it_without_a_word(table: Table, tmp_path: Path) -> None:
    """Closed before the program has written anything; it hears of that in the midst of telling."""
    file = tmp_path / "game.json"
    saved(table, "moustache", file)
    started = subprocess.Popen([*PROGRAM, "replay", str(file)], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert started.stdout is not None
    assert started.stderr is not None
    started.stdout.close()
    assert (started.stderr.read(), started.wait(timeout=60)) == (b"", 141)
    started.stderr.close()
