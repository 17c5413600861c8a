"""The rules of the house, read off the syntax trees: which way imports point, and what rules may not use.

Each check takes a module's name and text and gives back its faults, so that it can be tried on planted ones.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from typing import Final

ROOT: Final = "moosekit"
LAYERS: Final = (
    ("core",),
    ("words", "cards"),
    ("tricks",),
    ("games",),
    ("bots", "chance", "batch", "draw", "quiz", "testing"),
    ("classroom",),
    ("widgets", "interop", "cli", "lessons"),
)
RANK: Final = {package: rank for rank, layer in enumerate(LAYERS) for package in layer}
SIDEWAYS: Final = {("batch", "bots"), ("chance", "batch"), ("chance", "draw"), ("lessons", "widgets")}
"""The only imports inside a layer."""
OUTSIDE: Final = {
    "batch": {"numpy"},
    "widgets": {"anywidget", "ipywidgets", "traitlets"},
    "interop": {"gymnasium", "numpy", "pettingzoo"},
}
"""What a package may import beside the standard library; every other package nothing."""
NO_STATES: Final = {"bots", "draw"}
STATEFUL: Final = {"state", "game", "session", "record"}
RULES_OF: Final = {
    f"moosekit.bots.of_{game}": f"moosekit.games.{game}.game" for game in ("moustache", "moose_in_the_house")
}
"""Here a bot gets the rules of its game, which imagine states for it out of views; it never gets the true state."""
DETERMINED: Final = {"core", "cards", "tricks", "games", "bots", "chance", "batch", "quiz", "classroom"}
UNDETERMINED: Final = {"random", "time", "datetime", "secrets", "uuid"}


def package_of(module: str) -> str:
    """``core`` of ``moosekit.core.ids``; nothing for the root itself."""
    return module.split(".")[1] if "." in module else ""


def imports(text: str) -> Iterator[str]:
    """Every module that a text imports, wherever it does; of ``from a import b`` also ``a.b``, as b may be a module."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def own(text: str) -> Iterator[str]:
    """Those that are moosekit's."""
    return (name for name in imports(text) if name.split(".")[0] == ROOT)


def wrong_arrows(module: str, text: str) -> list[str]:
    """Imports against the arrows; a package that has no place in the layers is a fault too."""
    mine = package_of(module)
    if mine not in RANK:
        return [f"{module}: the package {mine!r} has no place in the layers"]
    faults: list[str] = []
    for name in own(text):
        other = package_of(name)
        last = RANK[mine] == len(LAYERS) - 1
        if other not in RANK and not last:
            faults.append(f"{module} imports {name}: the root is for the last layer and for people")
        elif other in RANK and other != mine and (mine, other) not in SIDEWAYS and RANK[other] >= RANK[mine]:
            faults.append(f"{module} imports {name}: {mine} comes before or beside {other}")
    return faults


def other_games(module: str, text: str) -> list[str]:
    """Imports of one game by another; ``moosekit.games`` itself names no game."""
    mine = module.split(".")[:3]
    games = [name for name in own(text) if package_of(name) == "games" and len(name.split(".")) > 2]
    return [f"{module} imports {name}, another game" for name in games if name.split(".")[:3] != mine]


def outsiders(module: str, text: str) -> list[str]:
    """Imports from outside that the package may not use."""
    allowed = OUTSIDE.get(package_of(module), set[str]())
    names = {name.split(".")[0] for name in imports(text)} - {ROOT} - allowed
    return [f"{module} imports {name}" for name in sorted(names) if name not in sys.stdlib_module_names]


def states(module: str, text: str) -> list[str]:
    """Imports of something that holds a whole state; who draws or plays receives views only."""
    rules = RULES_OF.get(module, "nothing")
    found = [name for name in own(text) if STATEFUL & set(name.split(".")[2:])]
    return [f"{module} imports {name}" for name in found if not f"{name}.".startswith(f"{rules}.")]


def undetermined(module: str, text: str) -> list[str]:
    """Imports of clocks and of other people's chance."""
    return [f"{module} imports {name}" for name in imports(text) if name.split(".")[0] in UNDETERMINED]


def deep_copies(module: str, text: str) -> list[str]:
    """Uses of ``copy``: values are frozen, so nobody needs a copy."""
    return [f"{module} imports {name}" for name in imports(text) if name.split(".")[0] == "copy"]


def set_orders(module: str, text: str) -> list[str]:
    """Places where the order of a set would decide something: loops over one, and lists made of one, unless sorted."""
    faults: list[str] = []
    for scope in ast.walk(ast.parse(text)):
        if isinstance(scope, (ast.Module, ast.FunctionDef)):
            found = _Orders()
            for statement in scope.body:
                found.visit(statement)
            faults += [f"{module}:{line}: takes the order of a set" for line in found.lines]
    return sorted(set(faults))


class _Orders(ast.NodeVisitor):
    """The lines of a scope that take the order of a set; names bound to a set are followed."""

    def __init__(self) -> None:
        self.lines: list[int] = []
        self._sets: set[str] = set()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        return

    def visit_Assign(self, node: ast.Assign) -> None:
        self._bind(node.targets, node.value)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self._bind([node.target], node.value)
        self.generic_visit(node)

    def visit_For(self, node: ast.For) -> None:
        self._order(node.iter)
        self.generic_visit(node)

    def visit_Starred(self, node: ast.Starred) -> None:
        self._order(node.value)
        self.generic_visit(node)

    def visit_ListComp(self, node: ast.ListComp) -> None:
        self._order(node.generators[0].iter)
        self.generic_visit(node)

    def visit_DictComp(self, node: ast.DictComp) -> None:
        self._order(node.generators[0].iter)
        self.generic_visit(node)

    def visit_Set(self, node: ast.Set) -> None:
        """A set made of sets loses no order."""
        for part in node.elts:
            self.visit(part.value if isinstance(part, ast.Starred) else part)

    def visit_Call(self, node: ast.Call) -> None:
        """``tuple(a_set)`` takes its order, ``sorted(a_set)`` and ``len(a_set)`` do not."""
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if name in {"tuple", "list", "enumerate", "join", "iter", "zip", "map", "dict", "next"}:
            for given in node.args:
                self._order(given.generators[0].iter if isinstance(given, ast.GeneratorExp) else given)
        self.generic_visit(node)

    def _bind(self, targets: list[ast.expr], value: ast.expr) -> None:
        for target in targets:
            if isinstance(target, ast.Name):
                (self._sets.add if self._is_set(value) else self._sets.discard)(target.id)

    def _order(self, node: ast.expr) -> None:
        if self._is_set(node):
            self.lines.append(node.lineno)

    def _is_set(self, node: ast.expr) -> bool:
        if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.BitOr, ast.BitAnd, ast.Sub, ast.BitXor)):
            return self._is_set(node.left) or self._is_set(node.right)
        if isinstance(node, ast.Call):
            made = node.func.value if isinstance(node.func, ast.Subscript) else node.func
            return isinstance(made, ast.Name) and made.id in {"set", "frozenset"}
        return isinstance(node, (ast.Set, ast.SetComp)) or (isinstance(node, ast.Name) and node.id in self._sets)
