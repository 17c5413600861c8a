"""A Python as a program: what it says, and all that it said where it fails."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]


def run(*words: str, folder: Path, python: str | Path = sys.executable, **variables: str) -> str:
    """What a Python, this one if none is named, says in a folder; no search path of ours goes with it unasked."""
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    done = subprocess.run(
        [python, *words], cwd=folder, env={**kept, **variables}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
