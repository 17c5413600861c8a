"""What the README points at is there; its examples are tested with those of all pages."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "README.md").read_text(encoding="utf-8")


def test_every_place_in_the_table_of_tests_is_there() -> None:
    places = re.findall(r"`((?:tests|widgets)/[\w/.]+|notebooks|pyproject\.toml)`", PAGE)
    assert len(places) > 10
    assert [place for place in places if not (ROOT / place).exists()] == []


def test_every_link_is_there() -> None:
    links = re.findall(r"\]\(([^)]+)\)", PAGE)
    assert len(links) > 4
    assert [link for link in links if not (ROOT / link).is_file()] == []


def test_the_two_commands_are_targets() -> None:
    targets = re.search(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert targets is not None
    assert {*re.findall(r"^make (\w+)", PAGE, re.MULTILINE)} <= {*targets[1].split()}
