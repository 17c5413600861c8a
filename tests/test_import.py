"""``import moosekit`` loads next to nothing; every public name comes when it is asked for."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import cast

import pytest

import moosekit


def loaded(code: str) -> set[str]:
    """The modules that are loaded in a fresh interpreter after this code, beyond those of an empty one."""
    report = "import sys, json; sys.stdout.write(json.dumps(sorted(sys.modules)))"
    found: list[set[str]] = []
    for first in ("", f"{code}\n"):
        done = subprocess.run([sys.executable, "-c", first + report], capture_output=True, check=True)
        found.append(set(cast("list[str]", json.loads(done.stdout))))
    return found[1] - found[0]


def test_import_loads_itself_only() -> None:
    assert loaded("import moosekit") <= {"moosekit", "moosekit.core", "moosekit.core.lazily", "__future__"}
    assert not loaded("import moosekit; moosekit.__version__, dir(moosekit)") & {"numpy", "anywidget", "moosekit.games"}


def test_a_trick_and_its_explanation_need_neither_numpy_nor_anywidget() -> None:
    found = loaded("import moosekit; moosekit.Trick.parse('P2 P8 G3 B1').why('fr')")
    assert "moosekit.games.moustache.trick" in found
    assert not found & {"numpy", "anywidget", "ipywidgets", "traitlets", "moosekit.widgets", "moosekit.draw"}


def test_the_command_line_loads_no_widgets() -> None:
    found = loaded("from moosekit.cli import main; main(['explain', 'P2 P8'])")
    assert not found & {"numpy", "anywidget", "ipywidgets", "traitlets", "moosekit.widgets", "moosekit.draw"}


@pytest.mark.parametrize("name", moosekit.__all__)
def test_every_public_name_is_there(name: str) -> None:
    value = getattr(moosekit, name)
    assert value is getattr(moosekit, name)
    assert name in dir(moosekit)


def test_an_unknown_name_lists_those_there_are() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'Trik'; it offers GameTable, OwnCard, Reading, Trick"):
        getattr(moosekit, "Trik")  # noqa: B009 - the name is unknown to type checkers on purpose
