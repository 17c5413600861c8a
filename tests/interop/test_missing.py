"""PettingZoo is an extra: nothing else loads it, and who has none is told what to do."""

from __future__ import annotations

import subprocess
import sys

import pytest

from moosekit.words import LANGUAGES, text
from tools.lesson_source import cells_of

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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notebook_that_learns_runs_to_its_end_where_none_of_it_is(language: str) -> None:
    cells = [cell.text for cell in cells_of("22-a-player-that-learns", language) if cell.kind == "code"]
    gone = f"import sys; sys.modules |= dict.fromkeys({sorted(HEAVY)})"
    assert said("\n".join([gone, *cells, "print(contest(play) > 30)"])).splitlines()[-2:] == [
        text("lesson.no-pettingzoo", language),
        "True",
    ]
