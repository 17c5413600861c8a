"""What is made while it is looked at: a browser takes a while for a thousand trials."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from traceback import walk_stack
from types import MethodType
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
    looks on, and where no cell runs, as when a button is pressed, it is made at once.
    """

    def __init__(self, steps: Iterable[Callable[[], object]]) -> None:
        self._left = list(steps)
        shell = shell_of_cell() if self._left and watched() else None
        if shell is None:
            self.make()
        else:
            _at_end_of_cell(shell, self.make)

    def make(self) -> None:
        """Makes what is left. A step that is broken off is still to be made."""
        while self._left:
            self._left[0]()
            del self._left[:1]

    def drop(self) -> None:
        """Nobody wants what is left."""
        self._left.clear()


class Events(Protocol):
    """What a notebook's Python tells of its cells."""

    def register(self, event: str, call: Callable[[], None]) -> None:
        """Calls that each time."""
        ...

    def unregister(self, event: str, call: Callable[[], None]) -> None:
        """Calls it no more."""
        ...


class Shell(Protocol):
    """The Python of a notebook."""

    @property
    def events(self) -> Events:
        """What it tells of its cells."""
        ...

    @property
    def run_code(self) -> MethodType:
        """What runs the code of a cell."""
        ...


def shell_of_cell() -> Shell | None:
    """The Python of the notebook whose cell runs now; none where nothing of a notebook runs, or a callback does."""
    get_shell = cast("Callable[[], Shell | None]", getattr(import_module("IPython"), "get_ipython"))  # noqa: B009 - untyped
    shell = get_shell()
    if shell is None:
        return None
    running = shell.run_code.__func__.__code__
    return shell if any(frame.f_code is running for frame, _ in walk_stack(None)) else None


def _at_end_of_cell(shell: Shell, work: Callable[[], None]) -> None:
    """Does something once, when the cell that runs has shown what it shows."""

    def ended() -> None:
        shell.events.unregister("post_execute", ended)
        work()

    shell.events.register("post_execute", ended)
