"""The pages of the reference: behind the modules that a page names itself come all others of its package."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Final

from tools.environment import ROOT

REST: Final = re.compile(r"^<!-- the rest of (?P<package>[\w.]+)(?: but (?P<but>[\w. ]+))? -->$", re.MULTILINE)
NAMED: Final = re.compile(r"^::: (\S+)$", re.MULTILINE)
#: a page of modules: no heading of its own for each, since the line above is one
OPTIONS: Final = "    options:\n      show_root_heading: false\n      show_root_toc_entry: false\n"


def with_the_rest(markdown: str) -> str:
    """The page with all modules of a package that it has not named, where it asks for them."""
    named = _named()

    def rest(found: re.Match[str]) -> str:
        package = found["package"]
        but = (found["but"] or "").split()
        modules = [name for name in public_modules(package) if name not in named and not name.startswith(tuple(but))]
        return "\n".join(f"## {name.removeprefix('moosekit.')}\n\n::: {name}\n{OPTIONS}" for name in modules)

    return REST.sub(rest, markdown)


@cache
def _named() -> frozenset[str]:
    """The modules that some page names: they are there already, wherever they belong."""
    pages = (ROOT / "docs/reference").glob("*.md")
    return frozenset(name for page in pages for name in NAMED.findall(page.read_text(encoding="utf-8")))


@cache
def public_modules(package: str) -> tuple[str, ...]:
    """The modules of a package, and of packages within, that define a public name."""
    found: list[str] = []
    for path in sorted((ROOT / package.replace(".", "/")).rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        if not any(part.startswith("_") for part in name.split(".")) and _defines(path):
            found.append(name)
    return tuple(found)


def _defines(path: Path) -> bool:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    defined = [node.name for node in tree.body if isinstance(node, ast.ClassDef | ast.FunctionDef)]
    return any(not name.startswith("_") for name in defined)
