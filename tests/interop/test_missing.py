"""PettingZoo is an extra: nothing else loads it, and who has none is told what to do."""

from __future__ import annotations

import subprocess
import sys

#: what another tool would bring
HEAVY = {"pettingzoo", "gymnasium", "numpy"}


def said(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def test_neither_moosekit_nor_the_package_itself_loads_it() -> None:
    code = f"import sys, moosekit, moosekit.interop; print(sorted({HEAVY} & set(sys.modules)))"
    assert said(code).strip() == "[]"


def test_without_it_a_sentence_says_what_to_install() -> None:
    gone = "import sys; sys.modules['pettingzoo'] = None\n"
    told = said(gone + "from moosekit.interop import MoustacheEnv")
    assert "ModuleNotFoundError: moosekit.interop needs PettingZoo, which is not installed: pip install" in told
    assert "moosekit[rl]" in told
    assert said(gone + "import moosekit; print(moosekit.Trick.parse('P2 P8 G3 B1').winner)").strip() == "3"
