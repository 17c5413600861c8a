"""Names in Face de bouc are said once: no table, reason, hint or record repeats them, unless somebody asks."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.person import Table

#: with this seed seat 1 turns up the first card, and the same character comes back as the fourth
BOUC = ("face-de-bouc", "--players", "3", "--seed", "3")
NAME = "Grandma Zwetschge"


def after(screen: str, line: str) -> str:
    """What was on the screen after a line had been typed."""
    return screen.partition(f"\n> {line}\n")[2]


def test_a_name_is_told_once(table: Table) -> None:
    played = table.say(*BOUC, lines=["", NAME, "why", "table", "hint", "undo", "redo", "help", "rules 2.2"])
    said = " ".join(after(played.screen, NAME).split())
    assert said.startswith(f"Seat 1 gives a name: the square robot with an antenna is called “{NAME}”.")
    assert said.count(NAME) == 1


def test_the_name_is_shouted_with_a_time(table: Table) -> None:
    played = table.say(*BOUC, lines=["", NAME, "", f"{NAME} @ 1"])
    assert f"Seat 1 shouts “{NAME}”. That is right!" in played.screen
    assert "Seat 1 wins the open pile: 4 cards." in played.screen


def test_who_is_slow_comes_too_late_and_who_forgot_can_pass(table: Table) -> None:
    slow = table.say(*BOUC, lines=["", NAME, "", f"{NAME} @ 90000"])
    assert f"Seat 1 shouts “{NAME}”. That is right!" not in slow.screen
    passed = table.say(*BOUC, lines=["", NAME, "", "pass"])
    assert "Seat 1 does not remember." in passed.screen


@pytest.mark.parametrize("line", ["", "   ", "!!!", '""'])
def test_a_name_needs_letters(table: Table, line: str) -> None:
    played = table.say(*BOUC, lines=["", line])
    assert "clause 2.3)" in played.screen
    assert "gives a name" not in played.screen


def test_a_name_that_looks_like_a_command_goes_between_quotes(table: Table) -> None:
    played = table.say(*BOUC, lines=["", '"undo"'])
    assert "is called “undo”." in played.screen


def test_a_name_with_signs_that_steer_a_terminal_is_harmless(table: Table) -> None:
    played = table.say(*BOUC, lines=["", "Zo\x1b[2Jrro\x07"])
    assert "\x1b" not in played.screen
    assert "\x07" not in played.screen


def test_a_record_holds_names_only_when_asked(table: Table, tmp_path: Path) -> None:
    plain, full = tmp_path / "plain.json", tmp_path / "full.json"
    table.say(*BOUC, lines=["", NAME, f"save {plain}", f"save --names {full}"])
    assert NAME not in plain.read_text(encoding="utf-8")
    assert NAME in full.read_text(encoding="utf-8")
    assert len(json.loads(plain.read_text(encoding="utf-8"))["actions"]) == len(
        json.loads(full.read_text(encoding="utf-8"))["actions"]
    )


def test_names_without_a_file_write_none(table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    played = table.say(*BOUC, lines=["", NAME, "save --names"])
    assert "Say the name of the file" in played.screen
    assert list(tmp_path.iterdir()) == []


def test_a_told_record_holds_names_only_when_asked(table: Table, tmp_path: Path) -> None:
    full = tmp_path / "full.json"
    table.say(*BOUC, lines=["", NAME, f"save --names {full}"])
    assert NAME not in table.run("replay", str(full)).screen
    told = " ".join(table.run("replay", str(full), "--names").screen.split())
    assert f"is called “{NAME}”" in told
