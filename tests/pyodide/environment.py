"""Python as it runs in pages, with the packages that the tests need: Pyodide in Node, without NumPy."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tools.environment import NODE, ROOT, tool_environment

HERE: Final = Path(__file__).parent
HOME: Final = ROOT / "build" / "pyodide"
#: those that the lessons and the tests of the core import
NEEDED: Final = ("pytest", "hypothesis", "sympy", "icepool", "ipython", "ipywidgets", "anywidget")
PLATFORM: Final = ("--python-version", "3.14", "--python-platform", "wasm32-pyodide2025", "--only-binary", ":all:")


def run(file: str) -> tuple[int, str]:
    """Runs the function `main` of a file of this folder there; gives its answer and all that it said."""
    runtime, packages = _made()
    words = [str(NODE), str(HERE / "start.mjs"), str(runtime), str(packages), str(ROOT), f"/repo/tests/pyodide/{file}"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=1800, check=False)
    return done.returncode, done.stdout + done.stderr


def _made() -> tuple[Path, Path]:
    """The folders of the runtime and of the packages; they are made where they are not there yet."""
    runtime, packages = HOME / "runtime", HOME / "packages"
    done = HOME / "made"
    if not done.exists():
        from tools.lite_site import fetch_runtime, unpack_runtime  # of the extra docs, which only full counts have

        shutil.rmtree(HOME, ignore_errors=True)
        runtime.mkdir(parents=True)
        unpack_runtime(fetch_runtime(HOME), runtime)
        command = [sys.executable, "-m", "uv", "pip", "install", "-q", "--target", str(packages), *PLATFORM, *NEEDED]
        subprocess.run(command, cwd=ROOT, env={**tool_environment(), "PATH": os.environ["PATH"]}, check=True)
        done.touch()
    return runtime, packages
