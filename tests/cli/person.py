"""A person at a terminal, made of code: reads what is on the screen and types an answer."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

import pytest

from moosekit.cli import main

Answer = Callable[[str], str]
#: what ``hint`` says, in both languages: what a bot would type, or that it would just press Enter
HINT: Final = re.compile(r"(?:A bot would type|Un robot taperait\N{NO-BREAK SPACE}): (.*)")
ENTER: Final = re.compile(r"just press Enter\.|juste sur Entrée\.")
OVER: Final = ("is over. You may still type", "est finie. Tu peux encore taper", "The game is over, so there is")


class Played(NamedTuple):
    """What came of it."""

    code: int
    screen: str
    errors: str


class _Stdin(io.StringIO):
    """Asks for every line when it is read."""

    def __init__(self, answer: Callable[[], str]) -> None:
        super().__init__()
        self.readline = answer  # type: ignore[method-assign,assignment]  # nobody asks it for a part of a line


class Table:
    """The command line in this process, with somebody at it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch, self._capsys = monkeypatch, capsys

    def play(self, *words: str, answer: Answer) -> Played:
        """Plays until the end of input, which is an empty answer without a line's end."""
        shown: list[str] = []

        def next_line() -> str:
            new = self._capsys.readouterr().out
            shown.append(new)
            return answer(new)

        self._monkeypatch.setattr(sys, "stdin", _Stdin(next_line))
        code = main(["play", *words])
        rest = self._capsys.readouterr()
        return Played(code, "".join([*shown, rest.out]), rest.err)

    def say(self, *words: str, lines: Iterable[str]) -> Played:
        """Plays with lines that were thought of before."""
        left = iter(lines)
        return self.play(*words, answer=lambda _screen: f"{line}\n" if (line := next(left, None)) is not None else "")

    def run(self, *words: str) -> Played:
        """Another command."""
        code = main(list(words))
        told = self._capsys.readouterr()
        return Played(code, told.out, told.err)


def like_a_bot(new: str) -> str:
    """Asks for a hint and follows it, until the game is over."""
    if any(over in new for over in OVER):
        return ""
    found = HINT.search(new)
    if found is not None:
        return f"{found[1].replace('…', 'Who?')}\n"
    return "\n" if ENTER.search(new) else "hint\n"
