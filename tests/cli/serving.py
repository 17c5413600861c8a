"""``moosekit lab`` as a person starts it: a program that serves a folder, and the address that it prints."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def lab(program: Sequence[str], folder: Path) -> Generator[subprocess.Popen[str]]:
    """``moosekit lab FOLDER`` in a group of its own, which ends with the block."""
    with subprocess.Popen(
        [*program, "lab", str(folder), "--no-browser"],
        cwd=folder.parent,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as started:
        try:
            yield started
        finally:
            os.killpg(started.pid, signal.SIGTERM)
            started.communicate(timeout=60)


def printed_address(program: subprocess.Popen[str]) -> tuple[str, str]:
    """The server and its token in the first address that is printed."""
    assert program.stdout is not None
    said: list[str] = []
    for line in program.stdout:
        said.append(line)
        if found := re.search(r"(http://\S+:\d+)/lab\S*token=(\w+)", line):
            return found[1], found[2]
    raise AssertionError("it ended without an address:\n" + "".join(said))


def served_name(address: tuple[str, str], file: str) -> str:
    """The name of a file in the server's answer; the address is said a moment before the server listens."""
    server, token = address
    question = f"{server}/api/contents/{file}?content=0&token={token}"
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    for _ in range(120):
        try:
            with direct.open(question, timeout=60) as answer:
                return str(json.load(answer)["name"])
        except urllib.error.URLError:
            time.sleep(0.5)
    raise AssertionError("JupyterLab has not answered for a minute")
