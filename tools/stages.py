"""The stages of `test`: what each one runs, and which may run side by side."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.environment import NODE, PYTHON, ROOT

Command = Sequence[str | Path]


@dataclass(frozen=True, slots=True)
class Stage:
    """One stage of the tests: its name on the command line, what it checks in words, and its commands, in order."""

    name: str
    checks: str
    commands: tuple[Command, ...]
    folder: Path = ROOT


def python(*words: str) -> Command:
    """A command that starts a module or a file with the Python of `.venv`."""
    return [PYTHON, *words]


def pytest(*words: str) -> Command:
    """A pytest run, without the cache that runs side by side would fight over."""
    return python("-m", "pytest", "-q", "-p", "no:cacheprovider", *words)


NBVAL = (
    *("-p", "tests.kernel_start"),
    *("--nbval", "--nbval-current-env", "--nbval-cell-timeout=60", "--nbval-sanitize-with=notebooks/sanitize.cfg"),
)

#: two files side by side; each stays with one worker, so that its servers and kernels are started once
TWO_FILES = ("-n", "2", "--dist", "loadfile")

LINT = Stage(
    "lint",
    "style: ruff",
    (python("-m", "ruff", "check"), python("-m", "ruff", "format", "--check")),
)
MYPY = Stage("mypy", "types: mypy", (python("-m", "mypy"),))
PYRIGHT = Stage(
    "pyright",
    "types: pyright, and that no public type is missing",
    (python("-m", "pyright"), python("-m", "pyright", "--verifytypes", "moosekit", "--ignoreexternal")),
)
FRONT = Stage(
    "front",
    "front ends: TypeScript and vitest",
    ([NODE, "node_modules/typescript/bin/tsc"], [NODE, "node_modules/vitest/vitest.mjs", "run"]),
    ROOT / "widgets",
)
DOCTESTS = Stage("doctests", "the examples in the docstrings", (pytest("--doctest-modules", "moosekit"),))
UNIT = Stage("unit", "unit and property tests", (pytest("-n", "2", "-m", "not browser and not packaging", "tests"),))
PACKAGING = Stage(
    "packaging",
    "sdist and wheel, without Node; with full counts, the Python of pages too",
    (pytest("-m", "packaging", "tests/packaging", "tests/pyodide"),),
)
NOTEBOOKS = Stage("notebooks", "every output of every notebook", (pytest(*TWO_FILES, *NBVAL, "notebooks"),))
BROWSER = Stage("browser", "the front ends in Chromium", (pytest(*TWO_FILES, "-m", "browser", "tests/browser"),))

# The stages of a row run side by side. The last row is a pytest run of its own, so that its summary is the last word.
ROWS = ((LINT,), (MYPY, PYRIGHT), (FRONT, DOCTESTS), (UNIT,), (PACKAGING, NOTEBOOKS), (BROWSER,))
STAGES = {stage.name: stage for row in ROWS for stage in row}
