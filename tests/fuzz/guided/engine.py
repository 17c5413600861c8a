"""The process that fuzzes: ``python -m tests.fuzz.guided.engine TARGET``, then libFuzzer's own words; see ``__main__``.

The library is loaded while atheris listens, so that every branch in it counts.
"""

from __future__ import annotations

import importlib
import shlex
import sys
from random import Random

#: it has no wheels for Windows and macOS, and no types
atheris = importlib.import_module("atheris")


def again(target: str) -> str:
    """How this process is started again: making a corpus small, libFuzzer hands its own name to a shell, as it is."""
    return shlex.join([sys.executable, "-m", "tests.fuzz.guided.engine", target])


def fuzz(target: str, words: list[str]) -> None:
    """Gives the target one text after another, and ends the process with libFuzzer's exit code."""
    atheris.enabled_hooks.add("str")  # what a text is compared with is tried, too; the hook for patterns fails on some
    with atheris.instrument_imports(include=["moosekit"]):
        from tests.fuzz.guided.changing import change
        from tests.fuzz.guided.harness import harness, try_one

        tried = harness(target)

        def give(data: bytes) -> None:
            try_one(tried, data)

        def mutated(data: bytes, longest: int, seed: int) -> bytes:
            return change(data, longest, Random(seed), atheris.Mutate)

        atheris.Setup([again(target), *words], give, custom_mutator=mutated)
        atheris.Fuzz()


if __name__ == "__main__":
    fuzz(sys.argv[1], sys.argv[2:])
