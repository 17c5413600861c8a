"""The limit: the round of the yardstick in C, compiled here where there is a compiler, and used by nothing else."""

from __future__ import annotations

import ctypes
import subprocess
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from shutil import which
from typing import Final

from benchmarks.measuring import Subject
from benchmarks.yardstick import MOVES_A_ROUND

NAME: Final = "the limit: the same loop in C"
SOURCE: Final = Path(__file__).with_suffix(".c")
ROUNDS: Final = 20_000


def subjects() -> Iterator[Subject]:
    """One; none without a C compiler, or where the processor cannot pick the n-th bit of a word."""
    library = compiled()
    if library is None:
        return
    seeds = count()

    def run() -> int:
        play(library, ROUNDS, next(seeds))
        return ROUNDS * MOVES_A_ROUND

    yield Subject(NAME, "moves", run)


def compiled() -> ctypes.CDLL | None:
    """The loop, made for this machine."""
    compiler = which("cc")
    if compiler is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "limit.so"
        command = [compiler, "-O3", "-march=native", "-shared", "-fPIC", "-o", str(made), str(SOURCE)]
        if subprocess.run(command, check=False, capture_output=True).returncode != 0:
            return None
        return ctypes.CDLL(str(made))


def play(library: ctypes.CDLL, rounds: int, seed: int) -> tuple[int, int, int]:
    """How many rounds each team won, and how many nobody did."""
    won = (ctypes.c_int64 * 3)()
    library.play(ctypes.c_int64(rounds), ctypes.c_uint64(seed), won)
    return won[0], won[1], won[2]
