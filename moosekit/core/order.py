"""The order of options where a game names no other: that of the written actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from moosekit.core.json_data import Json

__all__ = ["Sortable", "written_order"]

Sortable: TypeAlias = "tuple[int | float | str | Sortable, ...]"


def written_order(value: Json) -> Sortable:
    """The key of JSON data: nothing, then numbers by size, texts by their letters, lists and objects by their parts.

    >>> sorted(["b", 10, 9, ["a"], None, "a"], key=written_order)
    [None, 9, 10, 'a', 'b', ['a']]
    """
    if value is None:
        return (0,)
    if isinstance(value, (bool, int, float)):
        return (1, value)
    if isinstance(value, str):
        return (2, value)
    if isinstance(value, Mapping):
        return (4, *[(name, written_order(value[name])) for name in sorted(value)])
    return (3, *map(written_order, value))
