"""The browser is found on PATH under any of its names, the first folder's first."""

import os
from pathlib import Path

import pytest

from tools.chromium import NAMES, find


@pytest.mark.skipif(os.name == "nt", reason="makes executables by their mode")
@pytest.mark.parametrize("name", NAMES)
def test_a_browser_on_the_path_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    browser = tmp_path / name
    browser.write_text("#!/bin/sh\n", encoding="utf-8")
    browser.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert find() == browser
