"""What runs on other machines calls commands that there are."""

from __future__ import annotations

import re
from pathlib import Path

from tools.dev import TASKS

ROOT = Path(__file__).parents[2]
WORKFLOWS = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / ".github/workflows").glob("*.yml")}


def test_every_command_of_a_workflow_is_there() -> None:
    called = [name for text in WORKFLOWS.values() for name in re.findall(r"tools/dev\.py (\w+)", text)]
    assert {"test", "unit", "docs"} <= {*called}
    assert [name for name in called if name not in TASKS] == []


def test_no_workflow_may_write_without_saying_so_and_none_has_a_password() -> None:
    assert {*WORKFLOWS} == {"tests.yml", "site.yml", "release.yml", "audit.yml"}
    for name, text in WORKFLOWS.items():
        assert "\npermissions:\n  contents: read\n" in text, name
        assert "secrets." not in text, name


def test_a_release_has_the_version_of_the_citation() -> None:
    version = re.search(r'^version = "(.*)"$', (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE)
    cited = re.search(r"^version: (.*)$", (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.MULTILINE)
    assert version
    assert cited
    assert version[1] == cited[1]


def test_issues_about_a_game_ask_for_its_record() -> None:
    for path in (ROOT / ".github/ISSUE_TEMPLATE").glob("[!c]*.yml"):
        assert "The record of the game" in path.read_text(encoding="utf-8"), path.name
