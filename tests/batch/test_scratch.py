"""Many rounds lie in a scratch file, and nobody who reads them notices."""

from __future__ import annotations

import copy
import errno
import gc
import os
import sys
import tempfile
from pathlib import Path

import pytest

from moosekit.batch import Unfinished, scratch, simulate
from moosekit.batch.scratch import Memory, ScratchFile, space

needs_proc = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="open files are listed by Linux")


@pytest.fixture
def in_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even a few rounds go into a file."""
    monkeypatch.setattr(scratch, "IN_MEMORY", 0)


def test_few_bytes_stay_in_memory_and_many_go_into_a_file() -> None:
    assert isinstance(space(scratch.IN_MEMORY), Memory)
    assert isinstance(space(scratch.IN_MEMORY + 1), ScratchFile)


def test_without_a_place_for_files_all_stay_in_memory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "nowhere"))
    assert isinstance(space(scratch.IN_MEMORY + 1), Memory)


@pytest.mark.usefixtures("in_files")
@pytest.mark.parametrize("chunk", [7, 40])
def test_the_rounds_are_the_same(monkeypatch: pytest.MonkeyPatch, chunk: int) -> None:
    in_file = simulate(40, seed=3, row="twos-win", chunk=chunk, progress=False)
    monkeypatch.undo()
    in_memory = simulate(40, seed=3, row="twos-win", progress=False)
    assert [*in_file.lines()] == [*in_memory.lines()]
    for name, column in in_memory.columns().items():
        assert (in_file.columns()[name] == column).all()


@pytest.mark.usefixtures("in_files")
def test_a_copy_for_another_process_has_them_all() -> None:
    simulation = simulate(20, seed=3, progress=False)
    assert [*copy.deepcopy(simulation).lines()] == [*simulation.lines()]


@pytest.mark.usefixtures("in_files")
def test_a_full_disk_is_told_and_finished_chunks_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    write, free = ScratchFile.write, [25]  # writes: of ten columns, two chunks and a half

    def write_while_there_is_room(file: ScratchFile, start: int, data: bytes) -> None:
        free[0] -= 1
        if free[0] < 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        write(file, start, data)

    monkeypatch.setattr(ScratchFile, "write", write_while_there_is_room)
    with pytest.raises(Unfinished, match=r"No space left.* 20 of 50 rounds are finished") as told:
        simulate(50, seed=3, chunk=10, progress=False)
    free[0] = 1_000
    told.value.part.resume(progress=False)
    assert [*told.value.part.lines()] == [*simulate(50, seed=3, progress=False).lines()]


def _open_files() -> int:
    return len([*Path("/proc/self/fd").iterdir()])


@needs_proc
@pytest.mark.usefixtures("in_files")
def test_the_file_goes_with_the_simulation() -> None:
    gc.collect()
    before = _open_files()
    simulation = simulate(20, seed=3, progress=False)
    assert _open_files() > before
    del simulation
    gc.collect()
    assert _open_files() == before


@pytest.mark.usefixtures("in_files")
def test_what_is_kept_is_to_be_read_only() -> None:
    simulation = simulate(5, seed=3, progress=False)
    with pytest.raises(TypeError, match="read-only"):
        simulation.column("stars")[0] = 99
    with pytest.raises(ValueError, match="read-only"):
        simulation.columns()["cards"][0, 0] = 7
