"""The wheel alone in fresh environments: the first things that a person does, away from the checkout."""

from __future__ import annotations

import os
import shutil
import zipfile
from pathlib import Path
from typing import Final

import pytest

from tests.cli.serving import lab, printed_address, served_name
from tests.packaging.pythons import VERSIONS, find_python
from tests.packaging.running import ROOT, run
from tests.samples import DEEP

pytestmark = pytest.mark.packaging
only_deep = pytest.mark.skipif(not DEEP, reason="environments are made and filled: part of the full counts")

HERE: Final = Path(__file__).parent
LOWEST: Final = "3.11, lowest"
#: a trick, a rule card of one's own, a table to play at, and exact chances
LESSONS: Final = ("01-*", "06-*", "10-*", "37-*")
PYTEST: Final = ("-m", "pytest", "-q", "-p", "no:cacheprovider")
NBVAL: Final = (
    "-p",
    "kernel_start",
    "--nbval",
    "--nbval-current-env",
    "--nbval-cell-timeout=60",
    "--nbval-sanitize-with=sanitize.cfg",
)


@pytest.fixture
def empty(tmp_path: Path) -> Path:
    """A folder with nothing in it but the first things to try."""
    shutil.copy(HERE / "smoke.py", tmp_path)
    return tmp_path


@pytest.fixture(scope="module", params=[*VERSIONS, LOWEST])
def python(request: pytest.FixtureRequest, wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with the wheel and its extra `lab`, and with pytest, as nbval needs it.

    One has the lowest versions that pyproject.toml allows, the others those that constraints.txt names.
    """
    version = str(request.param)
    if (found := find_python(version[:4])) is None:
        pytest.skip(f"Python {version} is not on this machine")
    home = tmp_path_factory.mktemp("environment")
    _uv("venv", "--python", str(found), str(home))
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    tools = ("pytest>=9", "nbval>=0.11", "hypothesis>=6.100")
    words: tuple[str, ...] = ("-c", "constraints.txt", f"{wheel}[lab]")
    if version == LOWEST:  # lowest for what is asked for in so many words: for the extras of pyproject.toml, here
        words = ("--resolution", "lowest-direct", "-r", "pyproject.toml", "--extra", "lab", "--extra", "rl", str(wheel))
    _uv("pip", "install", "--python", str(python), *words, *tools)
    return python


def _uv(*words: str) -> None:
    """The tests use uv, as it keeps what it fetched, and can work out lowest versions, which pip cannot."""
    run("-m", "uv", "--quiet", *words, folder=ROOT)


def test_the_unpacked_wheel_does_the_first_things(wheel: Path, empty: Path) -> None:
    zipfile.ZipFile(wheel).extractall(empty / "unpacked")
    assert str(empty / "unpacked") in run("smoke.py", folder=empty, PYTHONPATH=str(empty / "unpacked"))


@only_deep
def test_it_does_the_first_things(python: Path, empty: Path) -> None:
    assert str(python.parents[1]) in run("smoke.py", folder=empty, python=python)


@only_deep
def test_the_lessons_come_with_it_and_say_what_they_say(python: Path, empty: Path) -> None:
    with lab([str(python), "-m", "moosekit"], empty / "mine") as program:
        address = printed_address(program)
        assert served_name(address, "01-your-first-trick.ipynb") == "01-your-first-trick.ipynb"
    for file in ("notebooks/sanitize.cfg", "tests/kernel_start.py"):
        shutil.copy(ROOT / file, empty)
    chosen = [str(path) for pattern in LESSONS for path in (empty / "mine").glob(f"{pattern}.ipynb")]
    assert len(chosen) == len(LESSONS)
    run(*PYTEST, *NBVAL, *chosen, folder=empty, python=python)


@only_deep
@pytest.mark.parametrize("python", [LOWEST], indirect=True)
def test_the_tests_of_widgets_pass_with_the_lowest_versions(python: Path, tmp_path: Path) -> None:
    for folder in ("tests", "widgets/src"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    run(*PYTEST, "tests/widgets", folder=tmp_path, python=python, MOOSEKIT_DEEP="0")
