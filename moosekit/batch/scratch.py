"""Where the bytes of finished rounds lie: in memory while they are few, else in a scratch file.

A scratch file has no name, so that nobody else finds it and it is gone with the process, whatever ends that.
"""

from __future__ import annotations

import mmap
import sys
import tempfile
import weakref
from collections.abc import Callable
from typing import Final, Protocol

#: up to so many bytes stay in memory
IN_MEMORY: Final = 16 * 2**20


class Space(Protocol):
    """A number of bytes, 0 at first."""

    @property
    def view(self) -> memoryview[int]:
        """All of them, to read."""
        ...

    def write(self, start: int, data: bytes) -> None:
        """Keeps some, from a place on.

        Raises:
            OSError: there is no more room for them.
        """
        ...


def space(size: int) -> Space:
    """So many bytes. Where no scratch file can be made, and in a page, whose files lie in memory, all stay there.

    >>> few = space(3)
    >>> few.write(1, b"\\x07")
    >>> list(few.view)
    [0, 7, 0]
    """
    if size > IN_MEMORY and sys.platform != "emscripten":
        try:
            return ScratchFile(size)
        except OSError:
            pass
    return Memory(bytearray(size))


class Memory:
    """Bytes in memory."""

    def __init__(self, data: bytearray) -> None:
        self._data = data

    @property
    def view(self) -> memoryview[int]:
        """All of them, to read."""
        return memoryview(self._data).toreadonly()

    def write(self, start: int, data: bytes) -> None:
        """Keeps some, from a place on."""
        self._data[start : start + len(data)] = data


class ScratchFile:
    """Bytes in a file without a name. What is read of it comes into memory, and leaves it when others need that.

    Raises:
        OSError: no such file can be made.
    """

    def __init__(self, size: int) -> None:
        # without a buffer a full disk is told at once, and nothing waits to be written
        self._file = tempfile.TemporaryFile(buffering=0)  # noqa: SIM115 - it is open as long as this is there
        weakref.finalize(self, self._file.close)
        self._file.truncate(size)
        self.view: memoryview[int] = memoryview(mmap.mmap(self._file.fileno(), size, access=mmap.ACCESS_READ))

    def write(self, start: int, data: bytes) -> None:
        """Writes some, from a place on. Never through the map: where a disk is full, that ends a process."""
        self._file.seek(start)
        rest = memoryview(data)
        while rest:
            rest = rest[self._file.write(rest) :]

    def __reduce__(self) -> tuple[Callable[[bytearray], Memory], tuple[bytearray]]:
        """As bytes in memory: a copy of a simulation in another process finds no file."""
        return Memory, (bytearray(self.view),)
