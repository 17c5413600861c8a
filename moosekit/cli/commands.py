"""What can be typed beside actions: undo, redo, why, hint, table, save FILE, rules CLAUSE, help, quit."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Generic, TypeVar

from moosekit.cli.screen import BOLD, FAINT, WARNING, Screen, width
from moosekit.cli.seated import Seated
from moosekit.core.record import record_of, write_record
from moosekit.core.session import Move
from moosekit.words import say_reason
from moosekit.words.catalogue import fill, text
from moosekit.words.clauses import clauses
from moosekit.words.explanation import Explanation
from moosekit.words.faults import say_problem

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")

ALONE: Final = ("undo", "redo", "why", "hint", "table", "rules", "help", "quit")
WITH_WORDS: Final = ("save", "rules")
#: before the name of a file: the record holds what was said as well
WITH_NAMES: Final = "--names"
HELP: Final = ("play", "undo", "redo", "why", "hint", "table", "save", "rules", "quit")


class Quit(Exception):
    """The person has had enough."""


def command_in(line: str) -> str | None:
    """The command that a line is, if it is one; a slash before it is allowed.

    >>> command_in("Undo"), command_in("/undo"), command_in("save my game"), command_in("undo it")
    ('undo', 'undo', 'save', None)
    """
    word, _, rest = line.removeprefix("/").partition(" ")
    known = WITH_WORDS if rest else (*ALONE, "save")
    return word.lower() if word.lower() in known else None


class Commands(Generic[P, S, A, E, V]):
    """Does what a command says, at one table."""

    def __init__(self, seated: Seated[P, S, A, E, V], screen: Screen, language: str) -> None:
        self._seated = seated
        self._screen = screen
        self._language = language
        self._saved: list[Path] = []
        self._moves: tuple[Move[S, A, E], ...] = ()

    @property
    def saved(self) -> Path | None:
        """The file in which the game was kept last."""
        return self._saved[-1] if self._saved else None

    @property
    def saved_all(self) -> bool:
        """Whether that file has all that lies on the table; what was taken back may stand in it, too."""
        moves = self._seated.session.moves
        return moves == self._moves[: len(moves)]

    def do(self, command: str, line: str) -> bool:
        """Does it; ``True`` where the table is to be shown again.

        Raises:
            Quit: the person wants to leave.
        """
        rest = line.partition(" ")[2].strip()
        match command:
            case "undo":
                return self._moved("undone", "nothing-undone", done=self._seated.undo())
            case "redo":
                return self._moved("redone", "nothing-redone", done=self._seated.redo())
            case "table":
                return True
            case "quit":
                raise Quit
            case "why":
                self._screen.ready(Explanation.of(self._seated.last(), self._language).lines(width()))
            case "hint":
                self._hint()
            case "save":
                self._save(rest)
            case "rules":
                self._rules(rest)
            case _:
                self._help()
        return False

    def _say(self, key: str, style: str = "", **facts: str) -> None:
        self._screen.line(fill(f"cli.play.{key}", self._language, facts), style)

    def _moved(self, done_key: str, not_key: str, *, done: bool) -> bool:
        self._say(done_key if done else not_key, FAINT)
        return done

    def _hint(self) -> None:
        if self._seated.session.over:
            self._say("hint-over", WARNING)
            return
        action, reason = self._seated.hint()
        typed = "" if action is None else self._seated.kit.write(action, self._seated.view)
        self._say("hint" if typed else "hint-enter", action=typed)
        self._screen.line(say_reason(reason, self._language))

    def _save(self, name: str) -> None:
        """Writes a record, but never over a file that was there before."""
        first, _, others = name.partition(" ")
        names = first == WITH_NAMES
        name = others.strip() if names else name
        if not name:
            self._say("save-no-name", WARNING)
            return
        session, path = self._seated.kit.kept(self._seated.session, names=names), Path(name)
        try:
            with path.open("w" if path in self._saved else "x", encoding="utf-8", newline="\n") as file:
                file.write(f"{write_record(session.game, record_of(session))}\n")
        except FileExistsError:
            self._say("save-exists", WARNING, file=name)
        except (OSError, ValueError) as fault:  # a name with a zero in it is a ValueError
            self._say("save-failed", WARNING, problem=say_problem(fault, self._language))
        else:
            self._saved.append(path)
            self._moves = self._seated.session.moves
            self._say("saved", file=name)

    def _rules(self, number: str) -> None:
        rules = clauses(self._seated.kit.game.id, self._language)
        if not number:
            self._screen.lines(f"{clause.number} {clause.title}" for clause in rules.values())
        elif number in rules:
            self._screen.line(f"{number} {rules[number].title}", BOLD)
            self._screen.lines(rules[number].text.splitlines())
        else:
            self._say("no-clause", WARNING, clause=number[:20])

    def _help(self) -> None:
        language = self._language
        self._screen.line(text(f"cli.play.codes.{self._seated.kit.game.id}", language))
        self._screen.lines(text(f"cli.play.help.{key}", language) for key in HELP)
