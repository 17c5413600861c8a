"""``GameTable``: a game against bots or with others, in a notebook cell, by mouse, touch, keyboard, or from Python."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, cast, get_args

import traitlets
from traitlets.utils.sentinel import Sentinel

from moosekit.classroom.code import Lock
from moosekit.core.chance import Seeded
from moosekit.core.ids import Millis, Seat
from moosekit.core.json_data import Json, Reader
from moosekit.core.seed import SHORT_SEEDS
from moosekit.core.session import Session
from moosekit.core.stream import MASK
from moosekit.games import GAMES
from moosekit.widgets.base import Checks, Data, MooseWidget, Told, valid
from moosekit.widgets.contract import Theme
from moosekit.widgets.table.arguments import Arguments
from moosekit.widgets.table.contract import Book, Now, Pace, Room, Said, TableFrame
from moosekit.widgets.table.desk import answer
from moosekit.widgets.table.played import AnySitting, Played
from moosekit.widgets.table.scene import MOST_MOVES
from moosekit.widgets.table.scenes import AnyScene, UnknownTable, scene
from moosekit.widgets.table.seated import people_of
from moosekit.widgets.table.showing import (
    book_of,
    empty_room,
    fallback_html,
    film_of,
    now_of,
    room_of,
    words_of,
)
from moosekit.widgets.table.sitting import Sitting, deal_number
from moosekit.widgets.table.wanted import Wanted, setup_of
from moosekit.words import LANGUAGES, UnknownLanguage

__all__ = ["GameTable"]

MOST_VOTES: Final = 999
#: the values of a table that somebody may want to be told of
OBSERVED: Final = ("last_event", "now", "room", "pace", "present", "theme", "votes")


class GameTable(Played, MooseWidget):
    """A table at which a game is played, against bots or by several people at one screen.

    Args:
        game: its id, such as ``"moustache"``.
        seats: how many play. Without it the page begins with a first screen, where people choose and deal.
        seed: a whole number; the same seed gives the same cards. Without one, chance chooses.
        bots: the name of the bots, or one name a seat (those of people's seats only give hints). Without it they are
            ``"greedy"``, or where remembering is the game ``"attentive"``.
        seat: the seat at this screen, counted from 0; several for pass-and-play behind a curtain; ``None`` to watch.
        setup: a set-up of the game, or the name of one, such as ``"first-game"``.
        language: ``"en"`` or ``"fr"``; can be changed later.
        open_cards: show all cards, for teaching.
        pace: bots wait for ``"next"``, or play ``"slow"``, ``"steady"`` or ``"fast"``.
        present: for a projector: larger, and with class votes.
        theme: ``"auto"``, ``"light"`` or ``"dark"``.
        folder: where records are saved.
        locks: what a teacher has locked for the page: hints, "what if", or the bots.

    Raises:
        TypeError, ValueError: an argument that is not known or not right; the message says what would be.
        TraitError: a pace or theme that there is not; lists those there are.

    >>> table = GameTable("moustache", seats=4, seed=7)
    >>> table
    GameTable('moustache', deal 396 351 520, round 1/4, trick 1, seat 1 to play)
    >>> table.close()
    """

    room: Told[Room] = Told[Room]().tag(sync=True)
    now: Told[Now] = Told[Now]().tag(sync=True)
    words: Told[dict[str, str]] = Told[dict[str, str]]().tag(sync=True)
    pace: traitlets.Unicode[str, str | bytes] = traitlets.Unicode("next").tag(sync=True)
    present: traitlets.Bool[bool, bool | int] = traitlets.Bool(False).tag(sync=True)
    votes: Data[dict[str, int]] = Data[dict[str, int]]().tag(sync=True)
    film: Told[list[TableFrame]] = Told[list[TableFrame]]().tag(sync=True)
    book: Told[Book | None] = Told[Book | None](None, allow_none=True).tag(sync=True)
    last_event: Told[TableFrame | None] = Told[TableFrame | None](None, allow_none=True)

    def __init__(
        self,
        game: str = "moustache",
        *,
        seats: int | None = None,
        seed: int | None = None,
        bots: str | Sequence[str] | None = None,
        seat: int | Sequence[int] | None = 0,
        setup: object = None,
        language: str = "en",
        open_cards: bool = False,
        pace: Pace = "next",
        present: bool = False,
        theme: Theme = "auto",
        folder: str | Path = ".",
        locks: Iterable[Lock] = (),
    ) -> None:
        ask = Arguments(Arguments(LANGUAGES[0]).one_of("language", language, LANGUAGES, UnknownLanguage))
        self._scene: AnyScene = scene(ask.one_of("game", game, GAMES, UnknownTable))
        self._front = self._scene.front
        wanted = Wanted.usual(self._scene).but(self._scene, ask, setup=setup, bots=bots, seed=seed)
        dealt = setup_of(self._scene, ask, wanted.variation, setup, seats)
        self._fixed = seats is not None or not (setup is None or isinstance(setup, str))
        count = self._scene.seats(dealt) if self._fixed else self._scene.players[-1]
        self._wanted = replace(wanted, people=people_of("seat", seat, count, ask))
        if self._fixed:
            self._wanted.players(self._scene, dealt, ask)  # refused before there is a widget
        self.locks: tuple[Lock, ...] = tuple(Lock(lock) for lock in ask.some_of("locks", locks, Lock))
        #: whether the first screen asks how strong they are
        self._asks_bots = bots is None and Lock.BOTS not in self.locks
        self._open_cards = ask.yes_or_no("open_cards", open_cards)
        self._folder = ask.path("folder", folder)
        self._sitting: AnySitting | None = None
        self._deals = 0
        #: how many deals have been made since the seed was named: each has the next one
        self._from_seed = 0
        self._deal = ""
        self._serial = 0
        self._told = -1
        state: dict[str, object] = {
            "pace": ask.one_of("pace", pace, get_args(Pace), traitlets.TraitError),
            "present": ask.yes_or_no("present", present),
            "theme": ask.one_of("theme", theme, get_args(Theme), traitlets.TraitError),
            "votes": {},
            "film": [],
            "book": None,
            "words": words_of(self._scene, language),
            "room": empty_room(self._scene, self._wanted.variation, self._offered, language, self.locks),
            "now": now_of(None, "0.0", language),
        }
        super().__init__(language, state)
        if self._fixed:
            self._begin(dealt)

    # -- dealing -------------------------------------------------------------------------------------------------------

    def deal(
        self,
        *,
        seats: int | None = None,
        setup: object = None,
        seed: int | None = None,
        paces: Sequence[str] = (),
        people: Sequence[int] | None = None,
        bots: str | Sequence[str] | None = None,
        begins: int | None = None,
    ) -> None:
        """Deals a new game; what is not given stays as it was.

        ``paces`` are those of the first seats; ``people`` are the seats at this screen; ``begins`` is the seat that
        begins, where that is for people to say.

        Raises:
            TypeError: an argument of another kind than it should be.
            ValueError: the game is not for so many, nobody says who begins, or there is no such set-up, bot, pace, seat
                or seed; nothing is dealt.
            Closed: the table is closed.
        """
        self._check_open()
        scene, ask = self._scene, Arguments(self._language)
        wanted = self._wanted.but(scene, ask, setup=setup, bots=bots, seed=seed)
        if setup is None and seats is None and self._sitting is not None:
            setup = self._sitting.session.setup
        dealt = scene.paced(
            setup_of(scene, ask, wanted.variation, setup, seats),
            ask.some_of("paces", paces, scene.paces),
        )
        if begins is not None:
            begun = scene.begun(dealt, Seat(ask.whole("begins", begins, 0, scene.seats(dealt) - 1)))
            if begun is None:
                raise ValueError(ask.fault("argument.begins", "begins", begins))
            dealt = begun
        if people is not None:
            wanted = replace(wanted, people=people_of("people", people, scene.seats(dealt), ask))
        wanted.players(scene, dealt, ask)  # refused before anything is changed
        self._wanted = wanted
        self._from_seed = 0 if seed is not None else self._from_seed
        self._begin(dealt)

    def _begin(self, setup: object) -> None:
        wanted = self._wanted.seed
        seed = secrets.randbelow(SHORT_SEEDS) if wanted is None else (wanted + self._from_seed) & MASK
        self._from_seed += 1
        self._lay(Session(self._scene.game, setup, Seeded(seed)))

    def _lay(self, session: Session[object, object, object, object, object]) -> None:
        """A session is laid on the table."""
        people, bots = self._wanted.players(self._scene, session.setup, Arguments(self._language))
        self._sitting = Sitting(self._scene, session, people, bots, open_cards=self._open_cards)
        self._deals += 1
        self._told = -1
        number = deal_number(self._scene.game.id, self._scene.game.write_setup(session.setup), session.chance)
        self._deal = number
        self._sitting.advance(MOST_MOVES)
        self._show()

    # -- what the page sees --------------------------------------------------------------------------------------------

    @property
    def language(self) -> str:
        """The language of all words, ``en`` or ``fr``; setting it changes what the page shows."""
        return self._language

    @language.setter
    def language(self, language: str) -> None:
        language = Arguments(self._language).one_of("language", language, LANGUAGES, UnknownLanguage)
        with self.hold_sync():
            self.set_trait("words", words_of(self._scene, language))
            self._language = language
            self._tell_page()  # the same state in other words, so that each page stays where it is

    @property
    def page_title(self) -> str:
        """What a page of this table alone is called."""
        return self.room["title"]

    def take_screen(self, seat: int) -> bool:
        """A person at this screen wants to see the own cards (pass-and-play); ``False`` for any other seat."""
        return self._moved(done=self._at_table().look(self._seat(seat)))

    def leave_room(self) -> None:
        """Back to the first screen, where people choose and deal."""
        self._check_open()
        self._sitting = None
        self._show()

    @property
    def _offered(self) -> str:
        """The bots that the first screen offers first; empty where Python has chosen."""
        bots = self._wanted.bots
        return bots if self._asks_bots and isinstance(bots, str) else ""

    @property
    def fixed(self) -> bool:
        """Whether seats and people were chosen in Python, so that a page cannot choose others."""
        return self._fixed

    def _show(self) -> None:
        """Tells the page, and whoever observes, where the game is now."""
        self._serial += 1
        with self.hold_sync(), self.hold_trait_notifications():
            self.set_trait("votes", {})
            self._tell_page()
        if self._sitting is not None:
            self._tell_observers(self._sitting)

    def _tell_page(self) -> None:
        state = f"{self._deals}.{self._serial}"
        sitting = self._sitting
        if sitting is None:
            room = empty_room(self._scene, self._wanted.variation, self._offered, self._language, self.locks)
        else:
            room = room_of(sitting, self._wanted.variation, self._offered, self._deal, self._language, self.locks)
        with self.hold_sync(), self.hold_trait_notifications():  # one message: no page has one without the other
            self.set_trait("room", room)
            self.set_trait("now", now_of(sitting, state, self._language))

    def _tell_observers(self, sitting: AnySitting) -> None:
        for line in sitting.said(self._language):
            self.send(Said(kind="said", line=line))
        told, self._told = self._told, sitting.session.position  # first, so that one that raises hears nothing twice
        since = self.now["since"]
        left_out = film_of(sitting, self._language).frames(told, since) if told < since else []  # a page has no room
        for frame in (*left_out, *self.now["frames"]):
            if frame["move"] > told:
                self.set_trait("last_event", frame)

    def close(self) -> None:
        """Closes the table: its page goes, too, and nobody plays on.

        What was played stays readable in Python: ``repr``, ``lines``, ``why``, ``record``, ``save`` and ``to_html``
        go on. Whatever would change the game raises ``Closed``.
        """
        self.closed = True
        super().close()

    def observe(
        self,
        handler: Callable[..., object],
        names: Sentinel | str | Collection[Sentinel | str] = traitlets.All,
        type: Sentinel | str = "change",  # noqa: A002 - as traitlets call it
    ) -> None:
        """Calls ``handler`` when one of the named values changes, such as ``"last_event"`` or ``"now"``.

        Raises:
            TypeError: nobody can call the handler.
            ValueError: the table has no value of that name.
        """
        ask = Arguments(self._language)
        if not callable(handler):
            raise TypeError(ask.fault("argument.handler", "handler", handler))
        for name in (names,) if isinstance(names, str) or not isinstance(names, Iterable) else names:
            if name is not traitlets.All and not (isinstance(name, str) and self.has_trait(name)):
                ask.one_of("names", name, OBSERVED)
        super().observe(handler, names, type)

    def _checks(self) -> Checks:
        return {
            "pace": lambda value: value.choice(get_args(Pace)),
            "votes": self._read_votes,
        }

    def _read_votes(self, value: Reader) -> dict[str, int]:
        """How many hands were raised for each of the options of now, by its place."""
        options = len(self.now["options"]) if value.value else 0  # there is no now yet while the table is made
        value.only(*map(str, range(options)))
        return {option: hands.whole(0, MOST_VOTES) for option, hands in value.entries()}

    @traitlets.validate("votes")
    def _valid_votes(self, proposal: dict[str, object]) -> dict[str, int]:
        return valid(self._read_votes, proposal, "these are no votes on what can be done now: {why}")

    def _receive(self, content: Json) -> None:
        self.send(answer(content, self))

    def act_for_page(self, seat: Seat, action: object) -> None:
        """What the page wants to do for a seat. Raises ``IllegalAction``."""
        self._act(seat, action)
        self._show()

    def tick(self, since: int, at: Millis) -> None:
        """The page's clock has gone on to ``at``; ``since`` is the position from which the page is to be told."""
        sitting = self._at_table()
        phase, length = self.now["clock"], sitting.session.position
        sitting.tick(at)
        if sitting.session.position != length or since != length or (phase is not None and sitting.moment is None):
            sitting.mark = since
            self._show()

    def __repr__(self) -> str:
        if self._sitting is None:
            return f"GameTable({self._scene.game.id!r}, nothing dealt yet)"
        where = self._scene.position(self._sitting.view)
        branch = ", what if" if self._sitting.branched else ""
        return f"GameTable({self._scene.game.id!r}, deal {self._deal}, {where}{branch})"

    def __str__(self) -> str:
        if self._sitting is None:
            return repr(self)
        return "\n".join([*self._scene.text(self._sitting.view, self._language), self.now["prompt"]]).rstrip()

    def _fallback_html(self) -> str:
        return fallback_html(self._sitting, self.room, self.now, self._language)

    def _page_state(self) -> dict[str, Json]:
        """A page without Python steps through all frames, and can look everything up."""
        state = super()._page_state()
        state["now"] = cast("Json", {**self.now, "seed": None})
        if self._sitting is not None and self._sitting.looks_back:
            state["film"] = cast("Json", self.whole_film())
            state["book"] = cast("Json", book_of(self._sitting, self._language))
        return state

    @traitlets.validate("pace")
    def _valid_pace(self, proposal: dict[str, object]) -> str:
        return Arguments(self._language).one_of("pace", proposal["value"], get_args(Pace), traitlets.TraitError)

    @traitlets.validate("theme")
    def _valid_theme(self, proposal: dict[str, object]) -> str:
        return Arguments(self._language).one_of("theme", proposal["value"], get_args(Theme), traitlets.TraitError)
