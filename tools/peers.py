"""Measuring what others have beside us, in an environment of its own, `build/peers`, so that `.venv` stays as it is."""

import os
import subprocess
import venv
from collections.abc import Sequence

from tools.environment import PYTHON, ROOT, SCRIPTS, say

HOME = ROOT / "build" / "peers"
THEIRS = HOME / SCRIPTS.name / PYTHON.name


def measure_peers(words: Sequence[str]) -> None:
    """Install exactly what `benchmarks/peers.txt` names, then measure; `docs/peers.md` is written anew."""
    if not THEIRS.exists():
        say("making build/peers ...")
        venv.create(HOME, with_pip=True, clear=True)
    say("installing what others have (some minutes the first time) ...")
    pip = ["-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-deps", "-r", "benchmarks/peers.txt"]
    for command in (pip, ["benchmarks/peers.py", *words]):
        done = subprocess.run([THEIRS, *command], cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, check=False)
        if done.returncode:
            raise SystemExit(done.returncode)
