"""The public names of moosekit with their signatures, as one text, read from the sources by griffe.

A module is public if it has `__all__`, a name if it stands there. After a wanted change:
`python -m tests.api.surface` writes `public.txt` anew; look at what changed, and at docs/stability.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

import griffe

ROOT: Final = Path(__file__).parents[2]
GOLDEN: Final = Path(__file__).with_name("public.txt")
#: Python calls these of itself
UNSEEN: Final = ("__post_init__", "__repr__", "__reduce__", "__hash__", "__copy__", "__deepcopy__")

Named = griffe.Class | griffe.Function | griffe.Attribute


@cache
def modules() -> Mapping[str, griffe.Module]:
    """All modules of moosekit by their names, public or not. Each is read alone: a package may define a name that a
    module in it has, too."""
    files = {name_of(path): path for path in (ROOT / "moosekit").rglob("*.py")}
    return {
        name: griffe.visit(name, filepath=path, code=path.read_text(encoding="utf-8"))
        for name, path in sorted(files.items())
    }


def name_of(path: Path) -> str:
    """The name of the module in a file."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


@cache
def public() -> Mapping[str, Mapping[str, Named]]:
    """What each public module offers of our own: its names, and what they stand for, wherever that is written."""
    offered = {path: [str(name) for name in module.exports or ()] for path, module in modules().items()}
    ours = {
        path: {name: found for name in names if (found := defined(f"{path}.{name}"))} for path, names in offered.items()
    }
    return {path: names for path, names in ours.items() if names}


@cache
def defined(path: str) -> Named | None:
    """What a name stands for; nothing, if another package has made it.

    Raises:
        KeyError: there is no such name.
    """
    module, _, name = path.rpartition(".")
    given_on = modules()[module].imports.get(name)  # asked first: a package may give on a function of a module's name
    if given_on is not None:
        return defined(given_on) if given_on.startswith("moosekit.") else None
    found = modules()[module].members[name]
    assert isinstance(found, Named), path
    return found


@cache
def promised() -> frozenset[str]:
    """Where everything public is written."""
    return frozenset(found.path for names in public().values() for found in names.values())


def text() -> str:
    """All of it, a module after the other; what several modules offer is told with the first of them."""
    lines: list[str] = []
    told: dict[str, str] = {}
    for path, names in public().items():
        lines += [path, ""]
        for name, found in sorted(names.items()):
            if found.path in told:
                lines.append(f"  {name} is {told[found.path]}")
            else:
                told[found.path] = f"{path}.{name}"
                lines += [f"  {line}" for line in _told(found)]
        lines.append("")
    return "\n".join(lines)


def _told(found: Named) -> Iterator[str]:
    match found:
        case griffe.Function():
            yield _function(found)
        case griffe.Attribute():
            yield _attribute(found)
        case _:
            bases = f" is {', '.join(str(base) for base in found.bases)}" if found.bases else ""
            yield f"class {found.name}{bases}"
            for member in members(found):
                yield from (f"    {line}" for line in _told(member))


def members(found: griffe.Class) -> list[griffe.Function | griffe.Attribute]:
    """The public members that stand in the class itself: fields in their order, then methods from A to Z."""
    shown = [
        member
        for name, member in found.members.items()
        if isinstance(member, griffe.Function | griffe.Attribute)
        and (not name.startswith("_") or (name.startswith("__") and name not in UNSEEN and _is_method(member)))
    ]
    return [
        *(member for member in shown if not _is_method(member)),
        *sorted((member for member in shown if _is_method(member)), key=lambda member: member.name),
    ]


def _is_method(member: griffe.Function | griffe.Attribute) -> bool:
    return isinstance(member, griffe.Function) or "property" in member.labels


def _function(found: griffe.Function) -> str:
    kinds = [f"{kind} " for kind in ("classmethod", "staticmethod", "async") if kind in found.labels]
    return f"{''.join(kinds)}{found.signature()}"


def _attribute(found: griffe.Attribute) -> str:
    typed = "" if found.annotation is None else f": {found.annotation}"
    if "property" in found.labels:
        return f"property {found.name}{typed}"
    return f"{found.name}{typed} = {found.value}" if _value_counts(found) else f"{found.name}{typed}"


def _value_counts(found: griffe.Attribute) -> bool:
    """Whether people rely on its value: what a type means, a member of an enumeration, the default of a field."""
    if found.value is None or found.name.startswith("__"):
        return False
    if not isinstance(found.parent, griffe.Class):
        return found.annotation is None or "TypeAlias" in str(found.annotation)
    is_field = "dataclass" in found.parent.labels or "NamedTuple" in map(str, found.parent.bases)
    return "class-attribute" in found.labels and (found.annotation is None or is_field)


if __name__ == "__main__":
    GOLDEN.write_text(text(), encoding="utf-8", newline="\n")
