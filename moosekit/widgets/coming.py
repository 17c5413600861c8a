"""What is made while it is looked at: a browser takes a while for a thousand trials."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Protocol, cast


def watched() -> bool:
    """Whether somebody looks on: Python runs in a page, or for a notebook that a Jupyter server has opened.

    A notebook that is only being run (by nbclient, nbval, papermill) gets everything at once.
    """
    platform: str = sys.platform  # widened: a type checker knows its own platform only
    return platform == "emscripten" or "JPY_SESSION_NAME" in os.environ


class Rest:
    """What is still to be made of something that is there already, one step after the other, while somebody looks on.

    It is made at the end of the cell that made the thing, wherever that has put it, or when all is needed. Where nobody
    looks on, it is made at once.
    """

    def __init__(self, steps: Iterable[Callable[[], object]]) -> None:
        self._left = iter(list(steps))
        if watched():
            _at_end_of_cell(self.make)
        else:
            self.make()

    def make(self) -> None:
        """Makes what is left."""
        for step in self._left:
            step()


class _Events(Protocol):
    """What a notebook's Python tells of its cells."""

    def register(self, event: str, call: Callable[[object], None]) -> None:
        """Calls that each time."""
        ...

    def unregister(self, event: str, call: Callable[[object], None]) -> None:
        """Calls it no more."""
        ...


class _Shell(Protocol):
    """The Python of a notebook."""

    events: _Events


def _at_end_of_cell(work: Callable[[], None]) -> None:
    """Does something once, when the cell that runs has shown what it shows. Without a notebook there are no cells."""
    get_shell = cast("Callable[[], _Shell | None]", getattr(import_module("IPython"), "get_ipython"))  # noqa: B009 - untyped
    shell = get_shell()
    if shell is None:
        return
    events = shell.events

    def ended(_result: object) -> None:
        events.unregister("post_run_cell", ended)
        work()

    events.register("post_run_cell", ended)
