"""Every example on every page does what the page says, and its types are right."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.snippets import PAGES, ROOT, Reader, examples, shown

TEXTS = {page.relative_to(ROOT).as_posix(): page.read_text(encoding="utf-8") for page in PAGES}
WITH_EXAMPLES = sorted(name for name, page in TEXTS.items() if list(examples(page)))


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_the_examples_of_a_page_put_out_what_it_shows(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "88")
    reader = Reader()
    for example in examples(TEXTS[name]):
        assert reader.output(example) == shown(example), f"{name}: {example[0]}"


def test_no_block_of_python_escapes() -> None:
    for name, page in TEXTS.items():
        found = [example["source"] for example in examples(page)]
        assert page.count("```python") + page.count("```console") == len(found), name
    assert {"README.md", "docs/index.md", "docs/how-to/own-rule-card.md"} <= set(WITH_EXAMPLES)


def test_a_game_takes_thirty_lines_and_eight_for_its_json() -> None:
    first = next(example["source"] for example in examples(TEXTS["docs/how-to/write-a-game.md"]))
    lines = [line for line in first.partition("\nclass ShowOrHide")[2].splitlines() if line.strip()]
    json = [place for place, line in enumerate(lines) if line.startswith(("    def write_", "    def read_"))]
    assert (json, len(lines)) == ([30, 32, 34, 36], 38)


def test_the_examples_are_typed(tmp_path: Path) -> None:
    for name in WITH_EXAMPLES:
        blocks = [example["source"] for example in examples(TEXTS[name]) if example["source"] is not None]
        module = tmp_path / f"{name.removesuffix('.md').replace('/', '_').replace('-', '_')}.py"
        module.write_text("\n".join(blocks), encoding="utf-8")
    files = [str(path) for path in sorted(tmp_path.glob("*.py"))]
    command = [sys.executable, "-m", "mypy", "--config-file", "pyproject.toml", *files]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout + found.stderr
