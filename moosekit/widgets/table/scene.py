"""What a table has to know of a game. One file a game has such a scene; nothing else here knows any.

A scene turns *views* and redacted events into boards (plain data for the page) and sentences. It never gets a state.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final, Generic, TypeAlias, TypeVar, cast

from moosekit.cards.card import Card
from moosekit.chance.now.chance import Chance
from moosekit.core.awaits import Options
from moosekit.core.bot import ExplainingBot
from moosekit.core.game import Game
from moosekit.core.ids import Millis, Seat
from moosekit.core.json_data import Json, Reader
from moosekit.core.reason import Decision, Reason
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.core.trace import Note
from moosekit.draw import Shelf, shelves_svg
from moosekit.widgets.table.contract import Board, Guide, Option
from moosekit.words.aids import player_aid
from moosekit.words.card_names import card_name
from moosekit.words.catalogue import NO_TITLES, Titles
from moosekit.words.table import Table

#: the last so many moves go to the page by themselves, and bots make so many at a time; the page asks for the others
MOST_MOVES: Final = 12

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


#: the fields of a board that change, with what they are then
Changes: TypeAlias = Mapping[str, Json]


def as_list(value: Json) -> list[Json]:
    """A list of a board, as a new one that may be changed."""
    return list(cast("Sequence[Json]", value))


@dataclass(frozen=True, slots=True)
class Told:
    """An event as the page shows it.

    Attributes:
        kind: what a learner can filter by; one of the scene's ``kinds``.
        who: the seat that it is about.
        line: what happened, in one sentence.
        changes: the fields of the board that it changes.
        stop: whether "next" stops here; otherwise the page goes on by itself after a moment.
        mark: what only the front end of the game reads.
    """

    kind: str
    who: int | None
    line: str
    changes: Changes = field(default_factory=dict[str, Json])
    stop: bool = True
    mark: Json = None


@dataclass(frozen=True, slots=True)
class Around(Generic[E]):
    """What surrounds an event: the board before it, the one after the whole move, and all that the viewer has heard."""

    board: Board
    after: Board
    heard: Callable[[], tuple[E, ...]]
    language: str
    titles: Titles


@dataclass(frozen=True, slots=True)
class Moment:
    """A phase against the clock: which one it is, and how late it is in it, as far as the clock has promised."""

    phase: str
    at: Millis


class TableScene(ABC, Generic[P, S, A, E, V]):
    """One game at a table.

    Attributes:
        front: the name of its front end.
        family: the first word of its texts after ``table.``; those under ``table.<family>.page.`` go to the page.
        players: how many can play.
        variations: the named set-ups of the first screen; the last is the usual one.
        cards: the cards that have names, one of each kind.
        kinds: the kinds of events that the log can be filtered by.
        example: a short text of an action.
        bots: the bots that play where nobody chose any.
        paces: how fast people can be against the clock; nothing where there is none.
        shared: whether people at one screen hide nothing from each other, so that they play side by side.
        memory: whether remembering is the game: nobody looks back or undoes before the end, nor sees everything.
        most_moves: of so many moves the page is told at once.
    """

    game: Game[P, S, A, E, V]
    front: ClassVar[str]
    family: ClassVar[str]
    players: ClassVar[tuple[int, ...]]
    variations: ClassVar[tuple[str, ...]]
    cards: ClassVar[tuple[Card, ...]]
    kinds: ClassVar[tuple[str, ...]]
    example: ClassVar[str]
    bots: ClassVar[str] = "greedy"
    paces: ClassVar[tuple[str, ...]] = ()
    shared: ClassVar[bool] = False
    memory: ClassVar[bool] = False
    most_moves: ClassVar[int] = MOST_MOVES

    @abstractmethod
    def setup(self, variation: str, players: int) -> P:
        """A named set-up. Raises ``BadSetup``."""

    @abstractmethod
    def seats(self, setup: P) -> int:
        """How many play with a set-up."""

    @abstractmethod
    def open_setup(self, view: V) -> P:
        """The set-up as the viewer may know it."""

    @abstractmethod
    def describe(self, setup: P, language: str) -> Table:
        """The values of a set-up with their sources."""

    @abstractmethod
    def headings(self, setup: P) -> Mapping[str, int]:
        """The headings of the player aid, and how many lines each has."""

    def names(self, language: str) -> dict[str, str]:
        """What cards are called, by their codes; they tell nothing of where a card is."""
        return {card.code: card_name(self.game.id, card.code, language) for card in self.cards}

    @abstractmethod
    def board(self, view: V, seat: Seat | None, language: str) -> Board:
        """The table as the viewer sees it. ``seat`` is whose hand is shown as the own one.

        It is the viewer's seat, or where the viewer sees all cards, that of the person who plays.
        """

    @abstractmethod
    def tell(self, event: E, notes: tuple[Note, ...], around: Around[E]) -> Told | None:
        """An event in words, and what it changes; ``None`` where the next one tells it too."""

    @abstractmethod
    def prompt(self, view: V, seat: Seat, language: str) -> str:
        """One sentence that says what the seat is to do."""

    def together(self, view: V, language: str) -> str:  # noqa: ARG002 - other games ask one after another
        """The same to several people who hurry at one screen; nothing where it is said to one of them."""
        return ""

    @abstractmethod
    def label(self, action: A, language: str) -> str:
        """What an action is called on a button."""

    @abstractmethod
    def read(self, text: str, view: V) -> A:
        """An action from a short text, as students write it. Raises ``ValueError`` with what would be right."""

    def takes(self, action: object) -> bool:
        """Whether a value is an action of this game at all, allowed or not: one can be written and read again."""
        try:
            return self.game.read_action(Reader(self.game.write_action(cast("A", action)))) == action
        except (AssertionError, AttributeError, LookupError, TypeError, ValueError):
            return False

    @abstractmethod
    def chances(self, view: V, heard: tuple[E, ...]) -> tuple[Chance, ...]:
        """What may happen next, each with its exact chance: as far as the viewer, who heard all that, can know."""

    @abstractmethod
    def position(self, view: V) -> str:
        """Where the game is, in a few English words, for the repr."""

    @abstractmethod
    def text(self, view: V, language: str) -> list[str]:
        """The table as lines of text."""

    @abstractmethod
    def picture(self, view: V, language: str) -> str:
        """The table as SVG."""

    def laid_out(self, shelves: Sequence[Shelf], view: V, language: str) -> str:
        """A picture of shelves, which says what the table says as lines of text."""
        title, *lines = self.text(view, language)
        return shelves_svg(shelves, title=title, description=" ".join(lines), size=56, theme="inherit")

    def aid(self, setup: P, language: str) -> list[Guide]:
        """The player aid, for the page and for print."""
        parts = player_aid(self.family, language, self.headings(setup))
        return [Guide(heading=part.heading, lines=[*part.lines]) for part in parts]

    def options(self, view: V, actions: tuple[A, ...], language: str) -> list[Option]:  # noqa: ARG002 - some look
        """The options of the seat that is asked, where they are few enough to be listed."""
        if len(actions) > MOST_OPTIONS:
            return []
        return [Option(action=self.game.write_action(action), label=self.label(action, language)) for action in actions]

    def titles(self, setup: P) -> Titles:  # noqa: ARG002 - only some games have cards of a user's own
        """The titles of rule cards of a user's own, by id."""
        return NO_TITLES

    # -- against the clock -------------------------------------------------------------------------------------------

    def moment(self, view: V) -> Moment | None:  # noqa: ARG002 - other games have a clock
        """Where the clock is; ``None`` where none is there."""
        return None

    def elapsed(self, at: Millis) -> A:  # noqa: ARG002 - other games have a clock
        """What the clock says at a moment.

        Raises:
            TypeError: there is no clock.
        """
        raise TypeError(f"{self.game.id} has no clock")

    def hurries(self, view: V, seat: Seat) -> bool:  # noqa: ARG002 - other games have a clock
        """Whether the seat's own time runs."""
        return False

    def busy(self, view: V, seat: Seat) -> bool:  # noqa: ARG002 - other games have a clock
        """Whether the seat still has something to do in this phase."""
        return True

    def pauses(self, view: V) -> bool:  # noqa: ARG002 - most games go on
        """Whether a bot waits for people before it goes on."""
        return False

    def rests(self, bot: object, view: V, stream: Stream) -> bool:  # noqa: ARG002 - other games have a clock
        """Whether a bot does nothing now, if it may."""
        return False

    def hint(self, bot: ExplainingBot[A, E, V], view: V, options: Options[A], stream: Stream) -> Decision[A] | Reason:
        """What a bot advises the viewer to do; or only a reason, where it would do nothing now."""
        return bot.decide(view, options, stream)

    def paced(self, setup: P, paces: Sequence[str]) -> P:  # noqa: ARG002 - other games have a clock
        """The set-up with a pace, one of ``paces``, for each of the first seats."""
        return setup

    def begun(self, setup: P, seat: Seat) -> P | None:  # noqa: ARG002 - few games ask
        """The set-up in which the named seat begins; ``None`` where people do not say who does."""
        return None

    # -- what people say ---------------------------------------------------------------------------------------------

    def read_page(self, data: Reader, state: S) -> A:  # noqa: ARG002 - some look up what is meant
        """An action that the page sends. Raises ``BadData``."""
        return self.game.read_action(data)

    def kept(self, session: Session[P, S, A, E, V], *, names: bool) -> Session[P, S, A, E, V]:  # noqa: ARG002
        """The game as a record keeps it; ``names``: with everything that was said."""
        return session

    def said(self, events: tuple[E, ...], language: str) -> list[str]:  # noqa: ARG002 - some games have words that pass
        """What was said aloud: the page is told of it once, and nothing keeps it."""
        return []


#: more options than these are not listed: they are found on the board
MOST_OPTIONS = 14
