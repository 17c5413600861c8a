"""How far a long run is, on one line of its own, with the time left; nothing at all for whoever waits a moment only.

This is for people at a terminal or a notebook: nothing that is simulated depends on the clock that is read here.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Final, TextIO

from moosekit.words.catalogue import fill, text
from moosekit.words.numbers import count

#: seconds: who waits less is told nothing; and so often the line is written anew
PATIENCE: Final = 2.0
PACE: Final = 0.5


class Progress:
    """Tells how much of something is done. Use it in a ``with`` block; at the end the line is wiped away.

    >>> import io
    >>> page = io.StringIO()
    >>> clock = iter([0.0, 1.0, 4.0]).__next__
    >>> with Progress(100, "en", page, clock) as progress:
    ...     progress.tell(10)
    ...     progress.tell(40)
    >>> page.getvalue().split("\\r")[1].strip()
    '40 of 100, about 6 seconds left'
    """

    def __init__(
        self,
        total: int,
        language: str = "en",
        stream: TextIO | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._total, self._language = total, language
        self._stream = stream
        self._clock = clock
        self._start = clock()
        self._next = self._start + PATIENCE
        self._width = 0

    def tell(self, done: int) -> None:
        """So much is done."""
        now = self._clock()
        if self._stream is None or now < self._next or done >= self._total:
            return
        self._next = now + PACE
        left = (now - self._start) * (self._total - done) / max(done, 1)
        language = self._language
        what = {"done": count(done, language), "total": count(self._total, language), "left": self._time(left)}
        line = fill("simulate.progress", language, what)
        self._width = max(self._width, len(line))
        self._write(f"\r{line.ljust(self._width)}")

    def _time(self, seconds: float) -> str:
        if seconds < 90:
            return text("simulate.seconds", self._language, count=max(round(seconds), 1))
        if seconds < 90 * 60:
            return text("simulate.minutes", self._language, count=round(seconds / 60))
        return text("simulate.hours", self._language, count=round(seconds / 3600))

    def _write(self, words: str) -> None:
        if self._stream is not None:
            self._stream.write(words)
            self._stream.flush()

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_: object) -> None:
        if self._width:
            self._write(f"\r{' ' * self._width}\r")


def looked_at() -> TextIO | None:
    """Where a person looks at the moment: a terminal, or a notebook's cell; ``None`` where nobody does."""
    stream: TextIO | None = sys.stderr
    return stream if stream is not None and (stream.isatty() or "ipykernel" in sys.modules) else None
