"""The command line as a program of its own, as a person starts it."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Final

PROGRAM: Final = (sys.executable, "-m", "moosekit")
#: what is said in every language to who asks for one that there is not
NO_GERMAN: Final = (
    "there is no catalogue for 'de'; there are en, fr / il n'y a pas de catalogue pour 'de'\u00a0; il y a en, fr"
)


def moosekit(*words: str, stdin: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Runs it to its end."""
    where = {**os.environ, "PYTHONIOENCODING": "utf-8", **environment}
    return subprocess.run([*PROGRAM, *words], input=stdin, capture_output=True, env=where, timeout=120, check=False)


def said(words: bytes) -> str:
    """What a program wrote, whatever ends its lines."""
    return words.decode().replace("\r\n", "\n")
