"""The browser is found on PATH under any of its names; else it is installed, and else asked for in one sentence."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import chromium
from tools.chromium import NAMES, find


@pytest.mark.skipif(os.name == "nt", reason="makes executables by their mode")
@pytest.mark.parametrize("name", NAMES)
def test_a_browser_on_the_path_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    browser = tmp_path / name
    browser.write_text("#!/bin/sh\n", encoding="utf-8")
    browser.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert find() == browser


@pytest.mark.parametrize(
    ("apt", "root", "installer"),
    [
        (True, True, ["apt-get", "install", "-y", "-qq", "chromium"]),
        (True, False, [sys.executable, "-m", "playwright", "install", "chromium"]),
        (False, True, [sys.executable, "-m", "playwright", "install", "chromium"]),
    ],
)
def test_a_missing_browser_is_installed_or_asked_for(
    monkeypatch: pytest.MonkeyPatch, *, apt: bool, root: bool, installer: list[str]
) -> None:
    """By apt on Debian as root, elsewhere by playwright; nothing is really installed here, so one sentence is left."""
    called: list[list[str]] = []

    def run(words: list[str], **_rest: object) -> None:
        called.append(words)

    on_path: dict[str, str] = {"apt-get": "/usr/bin/apt-get"} if apt else {}
    monkeypatch.setattr(shutil, "which", on_path.get)
    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(chromium, "is_root", lambda: root)
    monkeypatch.setattr(chromium, "find", lambda: None)
    with pytest.raises(SystemExit, match=r"^no Chromium, Chrome or Edge was found .* please install one$"):
        chromium.find_or_install()
    assert called[-1] == installer
