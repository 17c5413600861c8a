"""``moosekit explain``: who wins a trick of Moustache, why, and what would change that."""

from __future__ import annotations

import argparse
import json
import sys
import textwrap
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from moosekit.cli.parsing import Failed, Parser
from moosekit.cli.screen import width
from moosekit.words.catalogue import text
from moosekit.words.faults import say_fault

if TYPE_CHECKING:
    from moosekit.games.moustache import Trick

STDIN: Final = "-"


@dataclass(frozen=True, slots=True)
class Options:
    """What the person asked for."""

    cards: str
    row: str | None
    reading: str | None
    pigeon_and_monkey: str
    monkey_takes: str
    language: str
    json: bool


def describe(parser: Parser) -> None:
    """The words that this command understands."""
    parser.add_argument("cards", help=parser.says("cli.help.explain.cards"))
    parser.add_argument("--row", help=parser.says("cli.help.explain.row"))
    parser.add_argument("--reading", help=parser.says("cli.help.explain.reading"))
    first = parser.says("cli.help.explain.pigeon-and-monkey")
    parser.add_argument("--pigeon-and-monkey", default="pigeon-first", help=first)
    takes = parser.says("cli.help.explain.monkey-takes")
    parser.add_argument("--monkey-takes", default="animal-card", help=takes)
    parser.add_argument("--json", action="store_true", help=parser.says("cli.help.json"))


def run(told: argparse.Namespace) -> None:
    """Does what was asked for."""
    jokers = told.pigeon_and_monkey, told.monkey_takes
    explain(Options(told.cards, told.row, told.reading, *jokers, told.language, told.json))


def explain(options: Options) -> None:
    """Explains one trick, or every line of standard input.

    Raises:
        Failed: the trick cannot be explained; says everything that is wrong with it.
    """
    if options.cards == STDIN:
        _explain_lines(options)
    else:
        _explain_one(options)


def _explain_one(options: Options) -> None:
    from moosekit.games.moustache import Reading, Trick

    try:
        trick = Trick.parse(
            options.cards,
            row=options.row or "",
            reading=options.reading or Reading.LAST_WORD,
            pigeon_and_monkey=options.pigeon_and_monkey,
            monkey_takes=options.monkey_takes,
        )
    except ValueError as fault:
        raise Failed(say_fault(fault, options.language)) from None
    if options.json:
        from moosekit.cli.trick_data import trick_data, what_if_data

        data = {**trick_data(trick, options.language), "what_if": what_if_data(trick, options.language)}
        sys.stdout.write(f"{json.dumps(data)}\n")
    else:
        sys.stdout.write("\n".join([*_told(trick, options.language, width()), ""]))


def _told(trick: Trick, language: str, width: int) -> list[str]:
    """The cards, the row, the steps, and what would change the winner."""
    whatif = trick.what_if()
    lines = [" ".join(one.code for one in trick.cards)]
    if trick.row:
        lines += textwrap.wrap(whatif.row_in_words(language), width)
    lines += ["", *trick.why(language).lines(width)]
    for number, sentence in enumerate(whatif.summary(language)):
        lines += [""] if number == 0 else []
        lines += textwrap.wrap(sentence, width, subsequent_indent="  ")
    return lines


def _explain_lines(options: Options) -> None:
    if not options.json:
        raise Failed(text("cli.explain.stdin-json", options.language))
    if options.row is not None or options.reading is not None:
        raise Failed(text("cli.explain.stdin-row", options.language))
    from moosekit.cli.lines import answers

    jokers = options.pigeon_and_monkey, options.monkey_takes
    for answer in answers(sys.stdin.buffer, options.language, *jokers):
        sys.stdout.write(f"{json.dumps(answer)}\n")
        sys.stdout.flush()
