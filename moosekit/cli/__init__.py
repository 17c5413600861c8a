"""The command line: ``moosekit explain``, ``chance``, ``play``, ``replay``, ``simulate`` and so on; a file for each."""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, TextIO, cast

from moosekit import __version__
from moosekit.cli import chance, collect, explain, lab, play, replay, simulate, worksheet
from moosekit.cli.parsing import Failed, Parser, Run, language_in
from moosekit.cli.screen import harmless
from moosekit.words.catalogue import LANGUAGES, UnknownLanguage, catalogue
from moosekit.words.faults import say_again, say_problem

__all__ = ["main"]

#: what a shell reports for a program that Ctrl-C, or a closed pipe, has ended
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141
#: what was asked for cannot be done
REFUSED: Final = 2
#: longer words in a message are cut
LONGEST_WORD: Final = 400


def main(words: Sequence[str] | None = None) -> int:
    """Does what the words say (by default those of the command line) and returns the exit code.

    >>> main(["explain", "P2 P8 G3 B1", "--language", "fr"]) # doctest: +ELLIPSIS
    P2 P8 G3 B1
    <BLANKLINE>
     1. La place 1 entame avec le 2 rose. La couleur demandée est : rose.
    ...
    0
    """
    sys.stdin, sys.stdout, sys.stderr = (stream or _nowhere() for stream in (sys.stdin, sys.stdout, sys.stderr))
    lenient = "backslashreplace"  # a screen that lacks a letter still gets the rest
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, lenient), (sys.stderr, lenient)):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)
    try:
        options = _parser(language_in(words)).parse_args(words)
        catalogue(str(options.language))
        cast("Run", options.run)(options)
        sys.stdout.flush()
    except Failed as failed:
        _complain(str(failed))
        return REFUSED
    except UnknownLanguage as unknown:  # told in every language: nobody knows which one is understood
        _complain(" / ".join([say_again(str(unknown), language) for language in LANGUAGES]))
        return REFUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our lines has seen enough
        _drop_output()
        return PIPE_CLOSED
    except OSError as fault:  # a full disk, for example
        _complain(say_problem(fault, language_in(words)))
        _drop_output()
        return REFUSED
    return 0


def _nowhere() -> TextIO:
    """What stands in for a stream that whoever started us has closed: nothing to read, and nobody who reads."""
    return Path(os.devnull).open("r+", encoding="utf-8")


def _complain(problem: str) -> None:
    """One line on what is wrong; a word that was typed is quoted in short."""
    short = re.sub(rf"\S{{{LONGEST_WORD},}}", lambda long: f"{long[0][:LONGEST_WORD]}…", problem)
    sys.stderr.write(f"moosekit: {harmless(short)}\n")


def _drop_output() -> None:
    """When Python ends, it must find nothing left to write."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser(language: str) -> Parser:
    parser = Parser(prog="moosekit", add_help=False)
    parser.speak(language, usual=language)
    parser.description = parser.says("cli.help.about")
    version = f"moosekit {__version__}"
    parser.add_argument("--version", action="version", version=version, help=parser.says("cli.help.version"))
    title = parser.heading("cli.help.commands")
    commands = parser.add_subparsers(title=title, metavar="COMMAND", required=True, parser_class=Parser)
    for name, command in (
        ("explain", explain),
        ("chance", chance),
        ("play", play),
        ("replay", replay),
        ("simulate", simulate),
        ("lab", lab),
        ("worksheet", worksheet),
        ("collect", collect),
    ):
        about = parser.says(f"cli.help.{name}.about")
        words = commands.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.", add_help=False)
        words.speak(language)
        command.describe(words)
        words.set_defaults(run=command.run)
    return parser
