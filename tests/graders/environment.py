"""An environment with the real nbgrader and otter-grader.

They are not among the packages that tests use: both bring extensions that switch themselves on in every JupyterLab of
their environment, where the tests of our front ends would then see theirs; and thirty packages more, for two tests.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
HOME: Final = ROOT / "build" / "graders"
TOOLS: Final = ("nbgrader==0.9.6", "otter-grader==7.0.0")
PROGRAMS: Final = HOME / ("Scripts" if sys.platform == "win32" else "bin")


def made() -> Path:
    """The folder of the environment's programs; it is made where it is not there yet, which takes some minutes."""
    done = HOME / "installed"
    if not done.exists():
        command([sys.executable, "-m", "venv", "--clear", str(HOME)], ROOT)
        python = PROGRAMS / "python"
        command([str(python), "-m", "pip", "install", "-q", "-c", str(ROOT / "constraints.txt"), *TOOLS], ROOT)
        done.touch()
    return PROGRAMS


def command(words: list[str], folder: Path) -> str:
    """What a program of this environment says, with our checkout to import from; a failure shows all that it said."""
    path = os.pathsep.join([str(PROGRAMS), os.environ["PATH"]])
    where = {**os.environ, "PATH": path, "PYTHONPATH": str(ROOT), "JUPYTER_PLATFORM_DIRS": "1"}
    done = subprocess.run(words, cwd=folder, env=where, capture_output=True, text=True, timeout=900, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr
