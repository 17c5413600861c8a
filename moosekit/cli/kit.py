"""What the terminal has to know of a game: how a view is shown, how a typed line becomes an action, who can play."""

from __future__ import annotations

import textwrap
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import ClassVar, Generic, TypeVar

from moosekit.cli.screen import NARROWEST, Tint, width
from moosekit.core.awaits import Finite, Options
from moosekit.core.bot import ExplainingBot
from moosekit.core.facts import FactValue
from moosekit.core.game import Game
from moosekit.core.ids import OPEN, Millis, Seat, Viewer
from moosekit.core.reason import Reason
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.core.trace import Note
from moosekit.words.catalogue import text

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


class NotUnderstood(ValueError):
    """A typed line that is no action. Carries the catalogue key of the sentence that says what one looks like."""

    def __init__(self, key: str, **facts: FactValue) -> None:
        self.key = key
        self.facts = facts
        super().__init__(key)


class Kit(ABC, Generic[P, S, A, E, V]):
    """One game at a terminal. All it shows comes from views and from events and notes that the seat may know."""

    game: Game[P, S, A, E, V]
    players: ClassVar[tuple[int, ...]]
    #: who looks on when a record is told
    looks_back: ClassVar[Viewer] = OPEN

    @abstractmethod
    def setup(self, players: int) -> P:
        """The set-up that is played in a terminal."""

    @abstractmethod
    def bot(self, kind: str) -> ExplainingBot[A, E, V]:
        """A player of this kind."""

    @abstractmethod
    def show(self, view: V, language: str) -> list[str]:
        """The table as the seat sees it."""

    @abstractmethod
    def ask(self, view: V, language: str) -> str:
        """What the seat is asked."""

    @abstractmethod
    def choices(self, view: V, options: Options[A], language: str) -> list[str]:
        """What can be typed, one line each."""

    @abstractmethod
    def read(self, line: str, view: V, options: Options[A]) -> tuple[A, ...]:
        """The actions that a typed line means, one after the other; none: the seat lets the clock run.

        Raises:
            NotUnderstood: the line is no action.
        """

    @abstractmethod
    def write(self, action: A, view: V) -> str:
        """An action as it can be typed."""

    @abstractmethod
    def tell(self, event: E, notes: tuple[Note, ...], language: str) -> list[str]:
        """What happened, in sentences."""

    def tints(self, language: str) -> tuple[Tint, ...]:  # noqa: ARG002 - other games have words in their colours
        """What is coloured."""
        return ()

    # -- phases against the clock, which go turn by turn here ---------------------------------------------------------

    def asks(self, view: V) -> bool:  # noqa: ARG002 - other games look at the view
        """Whether whoever looks has something to do before time passes."""
        return True

    def rests(self, bot: ExplainingBot[A, E, V], view: V, stream: Stream) -> Reason | None:  # noqa: ARG002
        """Why a bot does nothing now, if that is what it wants."""
        return None

    def tick(self, view: V, stamps: Sequence[Millis]) -> A:  # noqa: ARG002 - other games have a clock
        """What the clock says once everybody has acted, with these stamps.

        Raises:
            TypeError: there is no clock.
        """
        raise TypeError(f"{self.game.id} has no clock at a terminal")

    # -- names, which somebody has to remember ------------------------------------------------------------------------

    def says_names(self, event: E) -> bool:  # noqa: ARG002 - other games have names
        """Whether an event says a name that has to leave the screen, as remembering it is the game."""
        return False

    def hides_names(self, view: V) -> bool:  # noqa: ARG002 - other games have names
        """Whether names that were said may not be on the screen any more."""
        return False

    def kept(self, session: Session[P, S, A, E, V], *, names: bool) -> Session[P, S, A, E, V]:  # noqa: ARG002
        """The game as a record keeps it; ``names``: with everything that was said."""
        return session


def chosen(line: str, options: Options[A]) -> A | None:
    """The option whose number was typed, counted from 1; ``None`` where it is no such number.

    >>> chosen("2", Finite(("left", "right"))), chosen("3", Finite(("left", "right")))
    ('right', None)
    """
    if not isinstance(options, Finite) or not (line.isascii() and line.isdecimal()) or len(line) > 3:
        return None
    number = int(line)
    return options.actions[number - 1] if 1 <= number <= len(options.actions) else None


def seat_of(viewer: Viewer) -> Seat:
    """The seat that looks at a table.

    Raises:
        TypeError: somebody without a seat looks.
    """
    if not isinstance(viewer, int):
        raise TypeError("a table is shown to a seat")
    return viewer


def seat_name(seat: Seat, mine: Seat, language: str) -> str:
    """A seat in a table, with a mark on one's own.

    >>> seat_name(Seat(1), Seat(1), "en"), seat_name(Seat(2), Seat(1), "en")
    ('Seat 2 (you)', 'Seat 3')
    """
    return text("cli.play.you" if seat == mine else "cli.play.other", language, seat=seat)


def in_columns(rows: Iterable[tuple[str, str]], gap: int = 2) -> list[str]:
    """Rows of two columns; the first is as wide as its widest part, the second is broken to the width of the screen.

    >>> in_columns([("a", "first"), ("bcd", "second")])
    ['a    first', 'bcd  second']
    """
    pairs = list(rows)
    wide = max((len(left) for left, _ in pairs), default=0) + gap
    rest = max(width() - wide, NARROWEST // 2)
    lines: list[str] = []
    for left, right in pairs:
        first, *others = textwrap.wrap(right, rest, break_on_hyphens=False) or [""]
        lines += [f"{left:{wide}}{first}".rstrip(), *(" " * wide + other for other in others)]
    return lines
