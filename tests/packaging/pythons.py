"""The Pythons that can be had here: those on PATH, and those that pyenv would put there if it were asked to."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

#: every version that moosekit allows and that somebody may have
VERSIONS: Final = ("3.11", "3.12", "3.13", "3.14", "3.15")


def find_python(version: str) -> Path | None:
    """The program itself, not a stand-in for it; nothing if there is none."""
    if (named := shutil.which(f"python{version}")) is None:
        return None
    question = [named, "-c", "import sys; print(sys.executable)"]
    asked = subprocess.run(question, env={**os.environ, **_all_of_pyenv()}, capture_output=True, text=True, check=False)
    return Path(asked.stdout.strip()) if asked.returncode == 0 else None


def _all_of_pyenv() -> dict[str, str]:
    """pyenv lets its stand-ins start what it was told to, and nothing else: here all that it has."""
    if (pyenv := shutil.which("pyenv")) is None:
        return {}
    listed = subprocess.run([pyenv, "versions", "--bare"], capture_output=True, text=True, check=False).stdout
    return {"PYENV_VERSION": ":".join(listed.split())}
