"""``moosekit simulate``: rounds or games by the thousand, a table of what came of them, and a file with each."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from moosekit.cli.parsing import Failed, Parser, file_of, number_of
from moosekit.cli.screen import harmless
from moosekit.games import GAMES, USUAL_PLAYERS
from moosekit.words.catalogue import fill
from moosekit.words.faults import say_fault, say_problem
from moosekit.words.numbers import count

if TYPE_CHECKING:
    from moosekit.batch.simulation import AnySimulation

MANY: Final = "10000"


def describe(parser: Parser) -> None:
    """The words that this command understands."""
    usual = str(USUAL_PLAYERS)
    parser.add_argument("game", metavar="GAME", help=parser.says("cli.help.game", games=", ".join(GAMES)))
    parser.add_argument("--rounds", default=MANY, help=parser.says("cli.help.simulate.rounds", usual=MANY))
    parser.add_argument("--players", default=usual, help=parser.says("cli.help.simulate.players", usual=usual))
    parser.add_argument("--row", default="", help=parser.says("cli.help.simulate.row"))
    parser.add_argument("--reading", default="last-word", help=parser.says("cli.help.simulate.reading"))
    parser.add_argument("--bots", default="random", help=parser.says("cli.help.simulate.bots"))
    parser.add_argument("--seed", default="1", help=parser.says("cli.help.simulate.seed"))
    parser.add_argument("--workers", default="1", help=parser.says("cli.help.simulate.workers"))
    parser.add_argument("--out", metavar="FILE.csv", help=parser.says("cli.help.simulate.out"))


def run(told: argparse.Namespace) -> None:
    """Does what was asked for.

    Raises:
        Failed: it cannot be done; says why in one sentence.
    """
    from moosekit.batch import BadSimulation, Unfinished
    from moosekit.batch.asking import TooLarge

    language = str(told.language)
    out = None if told.out is None else file_of(told, "out", f"{told.game}.csv")
    if out is not None:
        _refuse(out, language)
    try:
        simulation = _simulated(told, language)
    except TooLarge:
        raise Failed(fill("simulate.cli.large", language, {"n": count(number_of(told, "rounds"), language)})) from None
    except BadSimulation as fault:
        raise Failed(say_fault(fault, language)) from None
    except Unfinished as fault:
        _finish(fault.part, out, language)
        raise Failed(say_fault(fault, language)) from None
    _finish(simulation, out, language)
    if not simulation.complete:
        raise KeyboardInterrupt


def _refuse(out: Path, language: str) -> None:
    """Refuses a file that cannot be written, or is there already, before any work is done for it."""
    try:
        there, writable = out.exists(), os.access(out.parent, os.W_OK | os.X_OK)
    except (OSError, ValueError) as fault:
        told = {"file": harmless(str(out)), "problem": say_problem(fault, language)}
        raise Failed(fill("simulate.cli.not-written", language, told)) from None
    if there:
        raise Failed(fill("simulate.cli.exists", language, {"file": str(out)}))
    if not writable:
        raise Failed(fill("simulate.cli.no-folder", language, {"folder": str(out.parent)}))


def _simulated(told: argparse.Namespace, language: str) -> AnySimulation:
    from moosekit.batch import simulate
    from moosekit.batch.simulation import MOST

    rounds = number_of(told, "rounds")
    if not 1 <= rounds <= MOST:
        facts = {"found": str(rounds), "most": count(MOST, language)}
        raise Failed(fill("simulate.cli.rounds", language, facts))
    names = [name.strip() for name in str(told.bots).split(",")]
    return simulate(
        rounds,
        seed=number_of(told, "seed"),
        game=str(told.game),
        players=number_of(told, "players"),
        row=str(told.row),
        reading=str(told.reading),
        bots=names[0] if len(names) == 1 else names,
        keep=None if told.out is not None else _columns(str(told.game)),
        workers=number_of(told, "workers"),
        language=language,
    )


def _columns(game: str) -> tuple[str, ...]:
    """The columns that the table needs: where no file is wanted, nothing else is kept."""
    return ("winner", "stars", "team") if game == "moustache" else ("moves", "points", "first")


@contextmanager
def _gone_if_cut(file: Path) -> Generator[None]:
    """A table that could not be written to its end is not left there, where it would look like a whole one."""
    try:
        yield
    except FileExistsError:  # it is somebody else's
        raise
    except BaseException:
        file.unlink(missing_ok=True)
        raise


def _finish(simulation: AnySimulation, out: Path | None, language: str) -> None:
    """Prints the table, and writes the file; of a disk that is full it says how to go on."""
    sys.stdout.write(f"{simulation.summary(language)}\n")
    if out is None or not simulation:
        return
    try:
        with _gone_if_cut(out), out.open("x", encoding="utf-8", newline="") as file:
            simulation.write_csv(file)
    except (OSError, ValueError) as fault:
        told = {"file": str(out), "problem": say_problem(fault, language)}
        raise Failed(fill("simulate.cli.not-written", language, told)) from None
    written = {"file": harmless(str(out)), "n": count(len(simulation), language)}
    sys.stdout.write(f"{fill('simulate.cli.written', language, written)}\n")
