"""The words of the command line: a parser that says what is wrong in one sentence."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import NoReturn, TypeAlias

Run: TypeAlias = Callable[[argparse.Namespace], None]


class Failed(Exception):
    """What was asked for cannot be done; the message is the sentence for the person who asked."""


class Parser(argparse.ArgumentParser):
    """argparse, but a wrong word is told in one sentence instead of a page."""

    def error(self, message: str) -> NoReturn:
        """Gives up with the sentence."""
        raise Failed(f"{message} (see {self.prog} --help)")
