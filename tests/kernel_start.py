"""A kernel that dies while it starts is started again, with other ports, as JupyterLab does it.

jupyter_client looks for free ports and lets go of them; the kernel takes them half a second later. A program that takes
one of them in between ends the kernel: nbval then calls every cell of that notebook an error.

As a plugin of pytest (``-p tests.kernel_start``) it is so for nbval.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from nbval import kernel

P = ParamSpec("P")
R = TypeVar("R")

#: how often a kernel may die before it is no accident
TRIES: Final = 3


def patient(start: Callable[P, R]) -> Callable[P, R]:
    """Like ``start``, which raises RuntimeError when its kernel dies; the last one is raised."""

    def start_again(*words: P.args, **named: P.kwargs) -> R:
        for _ in range(TRIES - 1):
            try:
                return start(*words, **named)
            except RuntimeError:
                continue
        return start(*words, **named)

    return start_again


def pytest_configure() -> None:
    """Lets nbval start its kernels so."""
    kernel.start_new_kernel = patient(kernel.start_new_kernel)
