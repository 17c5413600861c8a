"""How a game at a terminal ends: the end of input, Ctrl-C, a pipe that nobody reads; and colours on a terminal only."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import PROGRAM, moosekit, said

posix = pytest.mark.skipif(sys.platform == "win32", reason="pipes, signals and terminals of POSIX")
GAME = ("play", "moose-in-the-house", "--seed", "5")
BOUC = ("play", "face-de-bouc", "--players", "3", "--seed", "3")


def test_the_end_of_input_ends_it_cleanly() -> None:
    done = moosekit(*GAME, stdin=b"hint\nHC>2")
    assert (done.returncode, done.stderr) == (0, b"")
    assert "Goodbye! This game was not saved." in said(done.stdout)


def test_what_is_no_text_at_all_is_refused_like_any_other_word() -> None:
    done = moosekit(*GAME, stdin=b"\xff\xfe\n\x00\n" + b"x" * 100_000 + b"\n")
    assert (done.returncode, done.stderr) == (0, b"")
    assert said(done.stdout).count("is no action.") == 3


@posix
def test_a_pipe_that_nobody_reads_ends_it_without_a_word() -> None:
    words = ["sh", "-c", 'yes hint | "$@" | head -n 1', "sh", *PROGRAM, *GAME]
    done = subprocess.run(words, capture_output=True, timeout=60, check=False)
    assert done.stderr == b""
    assert done.stdout.count(b"\n") == 1


@posix
def test_a_closed_pipe_has_the_exit_code_that_shells_know(tmp_path: Path) -> None:
    words = ["sh", "-c", '{ yes hint | "$@"; echo $? >"$0"; } | head -n 1', str(tmp_path / "code"), *PROGRAM, *GAME]
    subprocess.run(words, capture_output=True, timeout=60, check=False)
    assert (tmp_path / "code").read_text(encoding="utf-8").strip() == "141"


@posix
def test_ctrl_c_ends_it_with_a_goodbye() -> None:
    heeding = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"  # a shell may have it ignored
    started = subprocess.Popen(
        [sys.executable, "-c", f"{heeding}; import runpy; runpy.run_module('moosekit', run_name='__main__')", *GAME],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1"},
    )
    assert started.stdout is not None
    shown = b""
    while not shown.endswith(b"\n> "):
        shown += started.stdout.read(1)
    started.send_signal(signal.SIGINT)
    rest, errors = started.communicate(timeout=60)
    assert (started.returncode, errors) == (130, b"")
    assert "Goodbye!" in said(rest)


def on_a_terminal(words: tuple[str, ...], typed: bytes, **environment: str) -> str:
    """What a terminal of 80 columns gets to see."""
    import pty  # only where there are terminals of POSIX

    ours, theirs = pty.openpty()
    where = {**os.environ, "TERM": "xterm", "COLUMNS": "80", "PYTHONIOENCODING": "utf-8", **environment}
    where = {name: value for name, value in where.items() if value}
    started = subprocess.Popen([*PROGRAM, *words], stdin=theirs, stdout=theirs, stderr=theirs, env=where)
    os.close(theirs)
    os.write(ours, typed)
    shown = b""
    while True:
        try:
            part = os.read(ours, 10_000)
        except OSError:  # the other end is closed
            break
        if not part:
            break
        shown += part
    os.close(ours)
    assert started.wait(timeout=60) == 0
    return shown.decode()


@posix
def test_a_terminal_has_colours_unless_somebody_wants_none() -> None:
    assert "\x1b[33mHC\x1b[0m" in on_a_terminal(GAME, b"quit\n", NO_COLOR="")
    assert "\x1b[" not in on_a_terminal(GAME, b"quit\n", NO_COLOR="1")
    assert "\x1b[" not in on_a_terminal(GAME, b"quit\n", NO_COLOR="", TERM="dumb")


@posix
def test_no_line_is_wider_than_the_terminal() -> None:
    shown = on_a_terminal(GAME, b"hint\nwhy\nhelp\nrules\nquit\n", NO_COLOR="1")
    assert max(len(line) for line in shown.replace("\r", "").splitlines()) <= 80


@posix
def test_names_leave_the_terminal_before_they_are_asked_for() -> None:
    shown = on_a_terminal(BOUC, b"\nZorro\n\nquit\n", NO_COLOR="")
    told, _, later = shown.rpartition("\x1b[3J")
    assert "is called “Zorro”" in told
    assert "Do you remember the name" in later
    assert "Zorro" not in later


@posix
def test_names_wait_until_somebody_has_read_them() -> None:
    shown = on_a_terminal(BOUC, b"\nZorro\n" * 20 + b"quit\n" * 3, NO_COLOR="")
    assert "Remember the names! Press Enter, and they leave the screen." in shown
    for told in shown.split("\x1b[3J"):
        assert "is called" not in told.partition("Do you remember the name")[2].partition("> ")[0]
