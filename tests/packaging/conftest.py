"""The sdist and the wheel of this checkout, built once for all tests of the folder."""

from __future__ import annotations

import tarfile
from pathlib import Path

import pytest

from tests.packaging.running import ROOT, run


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sdist of this checkout."""
    folder = tmp_path_factory.mktemp("sdist")
    run("-m", "hatchling", "build", "-t", "sdist", "-d", str(folder), folder=ROOT)
    return next(folder.glob("*.tar.gz"))


@pytest.fixture(scope="session")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel built from the unpacked sdist with an empty PATH: no Node, no npm, no git."""
    folder, empty = tmp_path_factory.mktemp("wheel"), tmp_path_factory.mktemp("empty")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    unpacked = next(path for path in folder.iterdir() if path.is_dir())
    run("-m", "hatchling", "build", "-t", "wheel", "-d", str(folder), folder=unpacked, PATH=str(empty))
    return next(folder.glob("*.whl"))
