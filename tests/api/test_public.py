"""The public names: each is there, none goes away unnoticed, and all that people are shown how to use is one."""

from __future__ import annotations

import importlib
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import griffe
import pytest

from tests.api import surface

#: where pages, lessons and examples show what to import
SHOWN: Final = ("README.md", "docs/**/*.md", "tools/lessons/**/*.md", "moosekit/**/*.py")
IMPORT: Final = re.compile(
    r"^\s*(?P<prompt>>>> |\.\.\. )?from (?P<module>moosekit[\w.]*) import (?P<names>[\w, ]+)", re.MULTILINE
)
#: types that public names speak of and that are not promised: a state is passed on, and looked at through its view;
#: a contract is what Python and our own pages tell each other; a plan and a store make a simulation, as `simulate` does
NOT_PROMISED: Final = re.compile(r"\.(state|contract|batch\.plan|batch\.store|batch\.columns)\.\w+$")


def test_the_public_names_and_their_signatures_are_those_that_were_agreed() -> None:
    agreed = surface.GOLDEN.read_text(encoding="utf-8")
    assert surface.text() == agreed, "see docs/stability.md, then: python -m tests.api.surface"


@pytest.mark.parametrize("module", sorted(surface.public()))
def test_every_public_name_can_be_imported(module: str) -> None:
    offered = importlib.import_module(module)
    for name in surface.public()[module]:
        assert not inspect.ismodule(getattr(offered, name)), "a module of the same name hides it"
        assert name == "__version__" or not name.startswith("_")


@pytest.mark.parametrize("pattern", SHOWN)
def test_what_is_shown_is_public(pattern: str) -> None:
    shown = [one for path in surface.ROOT.glob(pattern) for one in _shown(path)]
    assert shown
    unpromised = [
        f"{path.name}: {module}.{name}"
        for path, module, name in shown
        if name not in surface.public().get(module, {}) and f"{module}.{name}" not in surface.modules()
    ]
    assert unpromised == []


def _shown(path: Path) -> Iterator[tuple[Path, str, str]]:
    """What a page tells its readers to import, or an example in a public module."""
    is_page = path.suffix == ".md"
    if is_page or surface.name_of(path) in surface.public():
        for found in IMPORT.finditer(path.read_text(encoding="utf-8")):
            if is_page or found["prompt"]:
                yield from ((path, found["module"], name.split()[0]) for name in found["names"].split(","))


def test_what_a_signature_speaks_of_is_public() -> None:
    named = [found for names in surface.public().values() for found in names.values()]
    spoken = {(written, found.path) for found in named for written in _types(found)}
    assert len(spoken) > 500
    assert sorted(f"{written} of {path}" for written, path in spoken if not _promised(written)) == []


def _promised(path: str) -> bool:
    if not path.startswith("moosekit.") or path in surface.modules() or NOT_PROMISED.search(path):
        return True
    found = surface.defined(path)
    if found is None:
        return True
    is_type_variable = isinstance(found, griffe.Attribute) and str(found.value).startswith("TypeVar(")
    return is_type_variable or found.path in surface.promised()


def _types(found: surface.Named) -> Iterator[str]:
    """Where the types in a signature come from."""
    match found:
        case griffe.Function():
            expressions = [found.returns, *(parameter.annotation for parameter in found.parameters)]
        case griffe.Attribute():
            is_type = found.annotation is not None and "TypeAlias" in str(found.annotation)
            expressions = [found.value if is_type else found.annotation]
        case _:
            expressions = list(found.bases)
            for member in surface.members(found):
                yield from _types(member)
    for expression in expressions:
        if isinstance(expression, griffe.Expr):
            for part in expression.iterate(flat=True):
                if isinstance(part, griffe.ExprName):
                    yield part.canonical_path
