"""Lines on a screen: as wide as it is, in colours on a terminal only, and without signs that would steer it."""

from __future__ import annotations

import os
import re
import shutil
import sys
import textwrap
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

#: longer lines are tiring to read, however wide the screen is
WIDEST: Final = 100
NARROWEST: Final = 30
#: without a width nobody waits for, as when the output goes to a file
FALLBACK: Final = (88, 24)
#: styles, as a terminal numbers them
BOLD: Final = "1"
FAINT: Final = "2"
RED: Final = "31"
GREEN: Final = "32"
YELLOW: Final = "33"
BLUE: Final = "34"
MAGENTA: Final = "35"
CYAN: Final = "36"
WARNING: Final = YELLOW
#: wipes the screen and what has scrolled off it
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"


class Tint(NamedTuple):
    """What in a line is coloured, and how."""

    pattern: str
    style: str


def width() -> int:
    """How many characters a line has."""
    return min(max(shutil.get_terminal_size(FALLBACK).columns, NARROWEST), WIDEST)


def coloured() -> bool:
    """Whether colours are shown: on a terminal, unless ``NO_COLOR`` is set (see no-color.org)."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def harmless(text: str) -> str:
    """A text without control signs, which a name or a file may hold.

    >>> harmless("Bob\\x1b[2J")
    'Bob�[2J'
    """
    return "".join("�" if unicodedata.category(sign).startswith("C") else sign for sign in text)


class Screen:
    """Writes lines to standard output."""

    def __init__(self, tints: Sequence[Tint] = ()) -> None:
        self._colours = coloured()
        self._styles = [tint.style for tint in tints]
        self._tinted = re.compile("|".join(f"({tint.pattern})" for tint in tints)) if tints else None

    def line(self, text: str = "", style: str = "") -> None:
        """One paragraph, broken to the width of the screen, but never inside a word or the name of a file."""
        wrapper = textwrap.TextWrapper(width(), subsequent_indent="  ", break_on_hyphens=False, break_long_words=False)
        for line in wrapper.wrap(harmless(text)) or [""]:
            sys.stdout.write(f"{self._painted(line, style)}\n")

    def lines(self, texts: Iterable[str], style: str = "") -> None:
        """Several of them."""
        for text in texts:
            self.line(text, style)

    def ready(self, lines: Iterable[str]) -> None:
        """Lines that are broken already."""
        for line in lines:
            sys.stdout.write(f"{self._painted(harmless(line), '')}\n")

    def heading(self, text: str) -> None:
        """A line that begins something, ruled off from what came before."""
        self.line()
        self.line(f"── {text} {'─' * max(2, width() - len(text) - 5)}"[: width()], BOLD)

    def clear(self) -> None:
        """Wipes a terminal; a file or a pipe keeps what it has."""
        if sys.stdout.isatty():
            sys.stdout.write(CLEAR)

    def prompt(self) -> None:
        """Asks for a line."""
        sys.stdout.write("> ")
        sys.stdout.flush()

    def _painted(self, line: str, style: str) -> str:
        """Groups of the pattern are the tints in their order, so the last group that matched names the style."""
        if not self._colours:
            return line
        if style:
            return f"\x1b[{style}m{line}\x1b[0m"
        return line if self._tinted is None else self._tinted.sub(self._tint, line)

    def _tint(self, found: re.Match[str]) -> str:
        return f"\x1b[{self._styles[(found.lastindex or 1) - 1]}m{found[0]}\x1b[0m"
