"""The words of the command line: a parser that speaks a language and says what is wrong in one sentence."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Final, NoReturn, TypeAlias

from moosekit.words.catalogue import LANGUAGES, fill, text
from moosekit.words.faults import say_again

Run: TypeAlias = Callable[[argparse.Namespace], None]
LANGUAGE: Final = "--language"


class Failed(Exception):
    """What was asked for cannot be done; the message is the sentence for the person who asked."""


class Parser(argparse.ArgumentParser):
    """argparse in the language of whoever asks; a wrong word is told in one sentence instead of a page.

    It is made with ``add_help=False``, as ``speak`` adds the help in the right language.
    """

    language: str = LANGUAGES[0]

    def speak(self, language: str, usual: str = argparse.SUPPRESS) -> None:
        """From now on everything is said in this language. ``usual`` is taken where no language is named.

        A command has none of its own, so that it does not take the place of one that is named before it.
        """
        self.language = language
        _format_in(language, self)
        self._positionals.title = self.heading("cli.help.words")
        self._optionals.title = self.heading("cli.help.options")
        self.add_argument("-h", "--help", action="help", help=self.says("cli.help.help"))
        self.add_argument(LANGUAGE, default=usual, help=self.says("cli.help.language"))

    def says(self, key: str, **facts: str | int) -> str:
        """A text of the catalogue."""
        return fill(key, self.language, facts)

    def heading(self, key: str) -> str:
        """A text without its colon, which argparse writes; what a language puts before a colon stays."""
        return self.says(key).removesuffix(":")

    def error(self, message: str) -> NoReturn:
        """Gives up with the sentence."""
        see = self.says("cli.help.see", program=self.prog)
        raise Failed(f"{say_again(message, self.language)} ({see})")


def whole(word: str) -> int | None:
    """A whole number, not below zero; ``None`` where the word is none.

    >>> whole("30"), whole("-1"), whole("three")
    (30, None, None)
    """
    return int(word) if word.isascii() and word.isdigit() and len(word) <= 20 else None


def number_of(told: argparse.Namespace, name: str, usual: int = 0) -> int:
    """The number that an option was given; ``usual`` where it was given none.

    Raises:
        Failed: it is no whole number.
    """
    typed: object = getattr(told, name)
    number = usual if typed is None else whole(str(typed))
    if number is None:
        facts = {"name": f"--{name}", "found": str(typed)[:40]}
        raise Failed(fill("simulate.cli.bad-number", str(told.language), facts))
    return number


def file_of(told: argparse.Namespace, name: str, usual: str) -> Path:
    """The file that an option was given; ``usual`` where it was given none.

    Raises:
        Failed: it is no name of a file, such as an empty one.
    """
    typed: object = getattr(told, name)
    if typed is not None and not str(typed).strip():
        raise Failed(fill("cli.no-file", str(told.language), {"name": f"--{name}", "usual": usual}))
    return Path(usual if typed is None else str(typed))


def _format_in(language: str, parser: argparse.ArgumentParser) -> None:
    """Out here, as an attribute set on ``self`` would be one of its own to type checkers, without a public type."""
    parser.formatter_class = partial(_Formatter, language)


class _Formatter(argparse.HelpFormatter):
    """Help that begins with the word for "usage" in a language."""

    def __init__(self, language: str, prog: str) -> None:
        super().__init__(prog)
        self._usage = f"{text('cli.help.usage', language)} "

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],  # pyright: ignore[reportPrivateUsage] - it has no other name
        prefix: str | None = None,
    ) -> None:
        """The line of usage."""
        super().add_usage(usage, actions, groups, self._usage if prefix is None else prefix)

    def _split_lines(self, text: str, width: int) -> list[str]:
        """Names such as ``twos-win`` stay whole."""
        return textwrap.wrap(text, width, break_on_hyphens=False)


def language_in(words: Sequence[str] | None) -> str:
    """The language that the words name: it is looked for first, as help and faults are told in it, too.

    >>> language_in(["play", "moustache", "--language", "fr"]), language_in(["lab", "--language=xy"]), language_in([])
    ('fr', 'en', 'en')
    """
    finder = Parser(add_help=False)
    finder.add_argument(LANGUAGE, default=LANGUAGES[0])
    try:
        found = str(finder.parse_known_args(words)[0].language)
    except Failed:  # told when all words are read
        return LANGUAGES[0]
    return found if found in LANGUAGES else LANGUAGES[0]
