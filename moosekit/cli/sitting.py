"""One sitting at a terminal: asks, reads, does and tells, until the end."""

from __future__ import annotations

import sys
from typing import Generic, TypeVar

from moosekit.cli.commands import Commands, Quit, command_in
from moosekit.cli.kit import NotUnderstood
from moosekit.cli.screen import BOLD, FAINT, WARNING, Screen
from moosekit.cli.seated import Happened, Seated
from moosekit.words.catalogue import fill, text
from moosekit.words.faults import say_ruled

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


class Sitting(Generic[P, S, A, E, V]):
    """A person, a table and a screen."""

    def __init__(self, seated: Seated[P, S, A, E, V], players: int, seed: int, language: str) -> None:
        self._seated = seated
        self._kit = seated.kit
        self._players, self._seed, self._language = players, seed, language
        self._screen = Screen(seated.kit.tints(language))
        self._commands = Commands(seated, self._screen, language)
        self._names_shown = False

    def play(self) -> None:
        """Plays to the end; says goodbye however it ends.

        Raises:
            KeyboardInterrupt: after the goodbye, so that the shell hears of it.
        """
        title = text(f"cli.title.{self._kit.game.id}", self._language)
        self._say("welcome", BOLD, title=title, seat=self._seated.seat, players=self._players, seed=self._seed)
        try:
            self._tell(self._seated.start())
            self._go_on()
        except (Quit, EOFError):
            self._goodbye()
        except KeyboardInterrupt:
            self._screen.line()
            self._goodbye()
            raise

    def _go_on(self) -> None:
        """Ends only by an exception: after the last card there still are ``why`` and ``undo``."""
        show = True
        while True:
            for told in self._seated.advance():
                self._tell(told)
            if self._kit.hides_names(self._seated.view):
                self._let_names_go()
            self._ask(show=show)
            line = self._read()
            self._wipe_names()
            command = command_in(line)
            show = self._act(line) if command is None else self._commands.do(command, line)

    def _ask(self, *, show: bool) -> None:
        """What the person is asked; before that the table and what can be typed, where ``show`` says so."""
        view, language, over = self._seated.view, self._language, self._seated.session.over
        if show:
            title, *table = self._kit.show(view, language)
            self._screen.heading(title)
            self._screen.lines(table)
            self._screen.lines(self._kit.choices(view, self._seated.options, language))
        if not over:
            self._screen.line(self._kit.ask(view, language), BOLD)
        elif show:
            self._say("over", BOLD)

    def _let_names_go(self) -> None:
        """Names that were said leave the screen when the person has heard them; a file or a pipe keeps them."""
        if self._names_shown and sys.stdin.isatty() and sys.stdout.isatty():
            self._say("names-go", BOLD)
            if command_in(self._read()) == "quit":
                raise Quit
        self._wipe_names()

    def _wipe_names(self) -> None:
        if self._names_shown:
            self._screen.clear()
        self._names_shown = False

    def _read(self) -> str:
        """A line that was typed.

        Raises:
            EOFError: nothing will be typed any more.
        """
        self._screen.prompt()
        line = sys.stdin.readline()
        if not line:
            self._screen.line()
            raise EOFError
        if not sys.stdin.isatty():
            self._screen.line(line.strip())  # nobody typed it here, and a transcript should have it
        return line.strip()

    def _act(self, line: str) -> bool:
        if self._seated.session.over:
            self._say("over-no-move", WARNING)
            return False
        try:
            actions = self._kit.read(line, self._seated.view, self._seated.options)
        except NotUnderstood as fault:
            self._screen.line(fill(fault.key, self._language, fault.facts), WARNING)
            return False
        reasons = self._seated.refusals(actions)
        self._screen.lines([say_ruled(reason, self._language) for reason in reasons], WARNING)
        if not reasons:
            self._tell(self._seated.decide(actions))
        return not reasons

    def _tell(self, told: Happened[E]) -> None:
        for event, notes in told:
            self._screen.lines(self._kit.tell(event, notes, self._language))
            self._names_shown = self._names_shown or self._kit.says_names(event)

    def _goodbye(self) -> None:
        saved = self._commands.saved
        if saved is None:
            self._say("bye", FAINT, seed=self._seed)
        else:
            self._say("bye-saved" if self._commands.saved_all else "bye-saved-in-part", FAINT, file=str(saved))

    def _say(self, key: str, style: str, **facts: str | int) -> None:
        self._screen.line(fill(f"cli.play.{key}", self._language, facts), style)
