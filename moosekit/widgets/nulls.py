"""``None`` on its way to a page and back where Python itself runs in the page (Pyodide, as in JupyterLite).

There ``None`` becomes JavaScript's ``undefined``, which no message keeps: what is ``None`` would be missing, and a
board that was told to forget a value would keep it. Pyodide has an object of its own for ``null``.
"""

from __future__ import annotations

import sys
from typing import Final, cast


def swapped(data: object, old: object, new: object) -> object:
    """The data with one object in place of another, at any depth.

    >>> swapped({"lead": None, "plays": [None, 2]}, None, "null")
    {'lead': 'null', 'plays': ['null', 2]}
    """
    if data is old:
        return new
    if isinstance(data, dict):
        return {name: swapped(value, old, new) for name, value in cast("dict[object, object]", data).items()}
    if isinstance(data, list):
        return [swapped(value, old, new) for value in cast("list[object]", data)]
    return data


def _null() -> object:
    """What becomes ``null``: ``None``, but for a Python in the page."""
    platform: str = sys.platform  # widened: a type checker knows its own platform only
    if platform != "emscripten":
        return None
    from importlib import import_module

    return getattr(import_module("pyodide.ffi"), "jsnull", None)


NULL: Final = _null()


def to_page(data: object) -> object:
    """What is sent, so that its ``None`` arrives as ``null``."""
    return data if NULL is None else swapped(data, None, NULL)


def from_page(data: object) -> object:
    """What was received, with ``None`` for every ``null``."""
    return data if NULL is None else swapped(data, NULL, None)
