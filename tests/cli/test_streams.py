"""The streams of the command line: closed ones, a full disk, the mark at the beginning of texts from Windows."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

from moosekit.cli.lines import answers
from tests.cli.running import PROGRAM

posix = pytest.mark.skipif(sys.platform == "win32", reason="a shell of POSIX closes the streams")
EXPLAIN = "explain - --json"


def in_shell(words: str, stdin: bytes = b"P2 P8 G3\n") -> tuple[int, bytes, bytes]:
    """What a shell makes of the program with these words and redirections."""
    command = ["sh", "-c", f'exec "$@" {words}', "sh", *PROGRAM]
    done = subprocess.run(command, input=stdin, capture_output=True, timeout=120, check=False)
    return done.returncode, done.stdout, done.stderr


@posix
@pytest.mark.parametrize("words", [f"{EXPLAIN} >&-", f"{EXPLAIN} <&-", "explain 'P2 P8 G3' >&-"])
def test_a_closed_stream_is_no_fault(words: str) -> None:
    assert in_shell(words) == (0, b"", b"")


@posix
def test_a_refusal_that_nobody_hears_is_still_one() -> None:
    assert in_shell("explain P2 2>&-") == (2, b"", b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is always full")
@pytest.mark.parametrize("words", [f"{EXPLAIN} >/dev/full", "explain 'P2 P8 G3' >/dev/full"])
def test_a_full_disk_is_told_in_one_line(words: str) -> None:
    code, _, told = in_shell(words)
    assert (code, told.count(b"\n")) == (2, 1)
    assert told.startswith(b"moosekit: ")


def test_the_mark_at_the_beginning_of_a_text_is_passed_over() -> None:
    found = list(answers(io.BytesIO("\ufeffP2 P8 G3\nP2 P8 G3\n".encode()), "en", "pigeon-first"))
    assert found[0] == found[1]
    assert found[0]["winner"] == 1
