"""``moosekit replay``: a recorded game, verified and told step by step."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

from moosekit.cli.kit import Kit
from moosekit.cli.kits import kit_of
from moosekit.cli.parsing import Failed, Parser
from moosekit.cli.screen import BOLD, Screen, width
from moosekit.core.facts import FactValue
from moosekit.core.ids import OPEN, Seat, Viewer
from moosekit.core.json_data import LONGEST_TEXT, BadData, parse
from moosekit.core.record import read_record, replay
from moosekit.core.refusal import Refusal
from moosekit.core.session import Session
from moosekit.core.trace import Note, Trace
from moosekit.games import GAMES
from moosekit.words.catalogue import fill, text
from moosekit.words.explanation import Explanation
from moosekit.words.faults import say_fault, say_problem

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


def describe(parser: Parser) -> None:
    """The words that this command understands."""
    parser.add_argument("file", metavar="FILE", help=parser.says("cli.help.replay.file"))
    parser.add_argument("--brief", action="store_true", help=parser.says("cli.help.replay.brief"))
    parser.add_argument("--names", action="store_true", help=parser.says("cli.help.replay.names"))


def run(told: argparse.Namespace) -> None:
    """Does what was asked for."""
    replay_file(str(told.file), str(told.language), brief=bool(told.brief), names=bool(told.names))


def replay_file(file: str, language: str, *, brief: bool = False, names: bool = False) -> None:
    """Verifies a record and tells it.

    Raises:
        Failed: the file cannot be read, or is no whole record; says why in one sentence.
    """
    page = _read(file, language)
    try:
        kit = kit_of(parse(page).field("game").choice(GAMES))
        _Replay(page, language, brief=brief, names=names).tell(kit)
    except BadData as fault:
        raise _failed("damaged", language, file, say_fault(fault, language)) from None


def _read(file: str, language: str) -> str:
    """The text of a file; of one that is too long, so much that it is refused as such."""
    try:
        with Path(file).open(encoding="utf-8") as lines:
            return lines.read(LONGEST_TEXT + 1)
    except UnicodeDecodeError:
        raise _failed("damaged", language, file, text("cli.replay.no-text", language)) from None
    except (OSError, ValueError) as fault:  # a name with a zero in it is a ValueError
        raise _failed("missing", language, file, say_problem(fault, language)) from None


def _failed(key: str, language: str, file: str, problem: str) -> Failed:
    return Failed(fill(f"cli.replay.{key}", language, {"file": file, "problem": problem}))


class _Replay:
    """A record played again with the kit that it is given."""

    def __init__(self, page: str, language: str, *, brief: bool, names: bool) -> None:
        self._page = page
        self._language = language
        self._brief = brief
        self._names = names
        self._screen = Screen()
        #: steps with nothing to tell, such as answers given in secret, that have no heading yet
        self._quiet: list[tuple[int, Seat]] = []

    def tell(self, kit: Kit[P, S, A, E, V]) -> None:
        """The record from its beginning to its end.

        Raises:
            BadData: the record is damaged.
        """
        session = replay(kit.game, read_record(kit.game, self._page))
        self._screen = Screen(kit.tints(self._language))
        title = text(f"cli.title.{kit.game.id}", self._language)
        self._heading("verified", title=title, count=session.length)
        self._heading("beginning")
        viewer = OPEN if self._names else kit.looks_back
        self._tell(kit, _traces(kit.game.explain_start(session.setup, session.chance, viewer)))
        for number in range(1, session.length + 1):
            self._step(kit, session, number, viewer)
        self._quietly()
        if not session.over:
            self._heading("open-end")

    def _heading(self, key: str, **facts: FactValue) -> None:
        self._screen.line(fill(f"cli.replay.{key}", self._language, facts), BOLD)

    def _step(self, kit: Kit[P, S, A, E, V], session: Session[P, S, A, E, V], number: int, viewer: Viewer) -> None:
        move, traces = session.moves[number - 1], _traces(session.explain(number, viewer))
        if not isinstance(move.actor, int):
            self._quietly()
            self._heading("clock", number=number)
        else:
            view = kit.game.view(session.state_at(number - 1), move.actor)
            typed = kit.write(move.action, view) if viewer is OPEN else ""
            if not typed and not any(self._says(kit, trace) for trace in traces):
                self._quiet.append((number, move.actor))
                return
            self._quietly()
            self._heading("step" if typed else "step-enter", number=number, seat=move.actor, action=typed)
        self._tell(kit, traces)

    def _says(self, kit: Kit[P, S, A, E, V], trace: Trace[E]) -> bool:
        return bool(kit.tell(trace.event, (), self._language) or (trace.notes and not self._brief))

    def _quietly(self) -> None:
        """One heading for all the steps just gone of which nothing could be told."""
        if self._quiet:
            numbers, seats = zip(*self._quiet, strict=True)
            acted = tuple(dict.fromkeys(seats))
            self._heading("quiet", count=len(numbers), first=numbers[0], last=numbers[-1], seats=acted)
            self._quiet.clear()

    def _tell(self, kit: Kit[P, S, A, E, V], traces: Sequence[Trace[E]]) -> None:
        """Each event with its reasons below; those of events that only their reasons tell are one list."""
        reasons: list[Note] = []
        for trace in traces:
            lines = kit.tell(trace.event, trace.notes if self._brief else (), self._language)
            if lines:
                self._explain(reasons)
            self._screen.lines(lines)
            reasons += () if self._brief else trace.notes
        self._explain(reasons)

    def _explain(self, reasons: list[Note]) -> None:
        self._screen.ready(Explanation.of(reasons, self._language).lines(width()))
        reasons.clear()


def _traces(explained: Sequence[Trace[E] | Refusal]) -> list[Trace[E]]:
    return [one for one in explained if isinstance(one, Trace)]
