"""Playing at a table from Python: acting, taking back, branching, asking why, keeping records."""

from __future__ import annotations

from abc import abstractmethod
from pathlib import Path
from typing import Final, NamedTuple

from moosekit.chance.now.chance import Chance
from moosekit.core.awaits import Finite, Options
from moosekit.core.ids import SPECTATOR, Seat
from moosekit.core.json_data import LONGEST_TEXT, BadData
from moosekit.core.kinds import quoted
from moosekit.core.reason import Reason
from moosekit.core.record import read_record, record_of, replay, write_record
from moosekit.core.refusal import IllegalAction
from moosekit.core.session import Session
from moosekit.core.trace import notes_of
from moosekit.widgets.table.allowed import NotAllowed
from moosekit.widgets.table.arguments import Arguments
from moosekit.widgets.table.contract import TableFrame
from moosekit.widgets.table.scene import MOST_MOVES
from moosekit.widgets.table.scenes import AnyScene
from moosekit.widgets.table.showing import film_of
from moosekit.widgets.table.sitting import AnySitting
from moosekit.words import LANGUAGES, say_reason, say_refusal, text
from moosekit.words.catalogue import fill
from moosekit.words.explanation import Explanation
from moosekit.words.faults import say_fault

__all__ = ["AnySitting", "Closed", "Hinted", "NotDealt", "Played"]

#: bots make at most so many moves in one call: more than any game has
MOST_AT_ONCE: Final = 100_000


class NotDealt(ValueError):
    """Nobody has dealt yet: there is nothing to play with."""


class Closed(ValueError):
    """The table is closed: what was played can still be read and saved, but nobody plays on."""


class Hinted(NamedTuple):
    """What a bot would do, and its reason in a sentence. ``action`` is ``None`` where it would do nothing now."""

    action: object
    reason: str


class Played:
    """What can be done at a table, whatever its page shows."""

    _scene: AnyScene
    _sitting: AnySitting | None
    _language: str = LANGUAGES[0]  # until a table has checked which one is wanted
    _folder: Path
    _deal: str
    _told: int
    #: whether the table is closed, so that nobody plays on
    closed: bool = False

    @abstractmethod
    def _show(self) -> None:
        """Tells the page, and whoever observes, where the game is now."""

    @abstractmethod
    def _lay(self, session: Session[object, object, object, object, object]) -> None:
        """A session is laid on the table."""

    # -- playing -------------------------------------------------------------------------------------------------------

    @property
    def sitting(self) -> AnySitting:
        """The game that is being played, with everything in it.

        Raises:
            NotDealt: nobody has dealt yet.
        """
        if self._sitting is None:
            raise NotDealt(text("argument.not-dealt", self._language))
        return self._sitting

    def _at_table(self) -> AnySitting:
        """The same, to do something in it. Raises ``Closed``, too."""
        self._check_open()
        return self.sitting

    def _check_open(self) -> None:
        if self.closed:
            raise Closed(text("table.refusal.closed", self._language))

    def play(self, action: object, *, seat: int | None = None) -> None:
        """Somebody at this screen acts; then the bots do, until a person is asked again.

        ``action`` is an action of the game, or a short text such as ``"O5"``. ``seat`` is needed where several people
        may act.

        Raises:
            TypeError: the seat is no whole number.
            NotAllowed: it is not allowed (an ``IllegalAction``), and why; nothing has changed.
            ValueError: it cannot be read, there is no such seat, or nobody there is asked.
            NotDealt, Closed: there is no game to act in.
        """
        sitting = self._at_table()
        asked = sitting.asked if seat is None else self._seat(seat)
        if asked is None:
            raise ValueError(text("table.refusal.nobody", self._language))
        if asked not in sitting.people:
            raise ValueError(text("table.refusal.not-here", self._language, seat=asked))
        if isinstance(action, str):
            action = self._read(action, sitting.session.view(asked))
        elif not self._scene.takes(action):
            what = {"found": quoted(action), "usual": quoted(self._scene.example)}
            raise NotAllowed(sitting.session.state, action, (), fill("argument.action", self._language, what))
        here = sitting.session.position
        hurried, owed = sitting.moment is not None, sitting.owes_words(asked)
        self._act(asked, action)
        sitting.look(asked)
        if hurried and (owed or not sitting.owes_words(asked)):  # after a press the name is still to come
            sitting.judge()  # no page's clock runs here, so time leaps
        self._leap()
        sitting.mark = here
        self._run()

    def _read(self, told: str, view: object) -> object:
        """An action from a short text; what is wrong with one is told in the table's language."""
        try:
            return self._scene.read(told, view)
        except ValueError as fault:
            fault.args = (say_fault(fault, self._language),)
            raise

    def _seat(self, seat: object) -> Seat:
        """A seat of this game."""
        seats = self._scene.seats(self.sitting.session.setup)
        return Seat(Arguments(self._language).whole("seat", seat, 0, seats - 1))

    def _act(self, seat: Seat, action: object) -> None:
        sitting = self._at_table()
        try:
            sitting.decide(seat, action)
        except IllegalAction as fault:
            titles, refusals = self._scene.titles(sitting.session.setup), sitting.refusals(seat, action)
            told = " ".join(say_refusal(refusal, self._language, titles) for refusal in refusals)
            raise NotAllowed(fault.state, action, refusals, told) from None
        sitting.advance(MOST_MOVES)

    def _run(self) -> None:
        """Lets the bots act until a person is asked."""
        sitting = self.sitting
        while sitting.people and sitting.waits_for_bots():
            sitting.advance(MOST_MOVES, waited=True)
            self._leap()
        self._show()

    def _leap(self) -> None:
        """Time leaps on while nobody at this screen has anything to do."""
        sitting = self.sitting
        while sitting.moment is not None and sitting.hands.runs and sitting.asked is None:
            sitting.judge()

    def wait(self) -> None:
        """Against the clock: does nothing, until the phase is over or somebody is asked something else."""
        sitting = self._at_table()
        here = sitting.session.position
        sitting.let_time_pass()
        self._leap()
        sitting.mark = here
        self._run()

    def go_on(self, moves: int = 1) -> None:
        """Lets the bots make so many moves; for watching.

        Raises:
            TypeError, ValueError: this is no such number.
            NotDealt, Closed: there is nothing to go on from.
        """
        sitting = self._at_table()
        most = Arguments(self._language).whole("moves", moves, 1, MOST_AT_ONCE)
        sitting.mark = sitting.session.position
        sitting.advance(most, waited=True)
        self._show()

    def play_out(self) -> None:
        """Lets the bots play until a person is asked or the game is over."""
        sitting = self._at_table()
        while sitting.waits_for_bots():
            sitting.advance(MOST_MOVES, waited=True)
        self._show()

    def undo(self) -> bool:
        """Takes back the last decision made at this screen, and all since; ``False`` where there is none."""
        return self._moved(done=self._at_table().undo())

    def redo(self) -> bool:
        """Brings back what was taken back; ``False`` where nothing was."""
        return self._moved(done=self._at_table().redo())

    def branch(self, move: int | None = None) -> None:
        """Tries something else from after ``move`` moves on (from here, if left out); ``back()`` returns.

        Raises:
            TypeError: this is no whole number.
            IndexError: there are not that many moves.
            ValueError: remembering is the game, and it is not over.
            NotDealt, Closed: there is nothing to go on from.
        """
        sitting = self._at_table()
        back_to = self._move(move)
        if not sitting.looks_back:
            raise ValueError(text("table.refusal.memory", self._language))
        sitting.branch(back_to)
        if sitting.people:
            sitting.advance(MOST_MOVES)
        self._moved(done=True)

    def back(self) -> bool:
        """Back from a what-if to the game; ``False`` where this is the game."""
        return self._moved(done=self._at_table().back())

    def _move(self, move: object) -> int:
        """The number of a move: that of the last one, where nobody says another."""
        last = self.sitting.session.position
        return last if move is None else Arguments(self._language).whole("move", move, 0, last, IndexError)

    def _moved(self, *, done: bool) -> bool:
        if done:
            self._told = min(self._told, self.sitting.session.position)
            self._show()
        return done

    # -- asking --------------------------------------------------------------------------------------------------------

    @property
    def view(self) -> object:
        """What the one who looks at the screen may know."""
        return self.sitting.view

    @property
    def options(self) -> tuple[object, ...]:
        """What the person who is asked may do; nothing where nobody is, or where the answer is a free text."""
        sitting = self.sitting
        if sitting.asked is None:
            return ()
        found: Options[object] = sitting.session.game.legal(sitting.session.state, sitting.asked)
        return found.actions if isinstance(found, Finite) else ()

    def hint(self) -> Hinted:
        """What a bot would do in the place of the person who is asked, and why.

        Raises:
            ValueError: nobody is asked.
            NotDealt: nobody has dealt yet.
        """
        sitting = self.sitting
        if sitting.asked is None:
            raise ValueError(text("table.refusal.nobody", self._language))
        found = sitting.hint(sitting.asked)
        action, reason = (None, found) if isinstance(found, Reason) else found
        return Hinted(action, say_reason(reason, self._language, self._scene.titles(sitting.session.setup)))

    def chances(self) -> tuple[Chance, ...]:
        """What may happen next, each with its exact chance, with only what the one who looks at the screen may know.

        Nothing where nothing is hidden that could be counted.
        """
        sitting = self.sitting
        viewer = SPECTATOR if sitting.own is None else sitting.own
        return sitting.scene.chances(sitting.session.view(viewer), sitting.session.events(viewer))

    def why(self, move: int | None = None) -> Explanation:
        """Why the last move (or move number ``move``, from 1) had the events it had, for the one who looks.

        Raises:
            TypeError: this is no whole number.
            IndexError: there is no such move.
            NotDealt: nobody has dealt yet.
        """
        sitting = self.sitting
        session = sitting.session
        number = self._move(move)
        traces = (
            session.game.explain_start(session.setup, session.chance, sitting.viewer)
            if number == 0
            else session.explain(number, sitting.viewer)
        )
        return Explanation.of(notes_of(traces), self._language, self._scene.titles(session.setup))

    @property
    def lines(self) -> list[str]:
        """All that has happened, one sentence an event, as the one who looks saw it."""
        return [frame["line"] for frame in self.whole_film()]

    def whole_film(self) -> list[TableFrame]:
        """All frames from the beginning to here."""
        sitting = self.sitting
        return film_of(sitting, self._language).frames(-1, sitting.session.position)

    def reveal(self) -> bool:
        """Shows all hands once the game is over; ``False`` before, a what-if of it at its end included."""
        sitting = self._at_table()
        sitting.revealed = sitting.ended
        return self._moved(done=sitting.ended)

    @property
    def record(self) -> str:
        """The game so far as JSON text. It holds the seed, and so all hands; names that were said are left out."""
        return self.record_with()

    def record_with(self, *, names: bool = False) -> str:
        """The record; ``names``: with everything that was said, where a game is about remembering it."""
        said = Arguments(self._language).yes_or_no("names", names)
        session = self._scene.kept(self.sitting.session, names=said)
        return write_record(session.game, record_of(session))

    # -- keeping -------------------------------------------------------------------------------------------------------

    def save(self, path: str | Path) -> Path:
        """Writes the record to a file; never over one that is there.

        Raises:
            TypeError: the path is none.
            FileExistsError: there is such a file.
            OSError: it cannot be written.
            NotDealt: nobody has dealt yet.
        """
        file = Arguments(self._language).path("path", path)
        with file.open("x", encoding="utf-8", newline="\n") as out:
            out.write(f"{self.record}\n")
        return file

    def save_in_folder(self) -> str:
        """Saves under a name of its own in the table's folder: game, deal number, how many moves. The file's name.

        Raises:
            FileExistsError: this position has been saved already.
            OSError: it cannot be written.
            NotDealt: nobody has dealt yet.
        """
        session = self.sitting.session
        name = f"{session.game.id}-{self._deal.replace(' ', '')}-{session.position}.json"
        self.save(self._folder / name)
        return name

    def load(self, record: str | Path) -> None:
        """Lays a saved game on the table and goes on from its end. ``record`` is a path, or the JSON text itself.

        Raises:
            TypeError: this is neither a text nor a path.
            BadData, ValueError: it cannot be read, is of another game, does not play as it says, or has no such seats
                as the people at this screen sit on; the table stays as it was.
            OSError: there is no such file, or it cannot be opened.
            Closed: the table is closed.
        """
        self._check_open()
        game, told = self._scene.game, self._told_in(record)
        try:
            session = replay(game, read_record(game, told))
        except BadData as fault:
            problem = say_fault(fault, self._language).removeprefix(f"{fault.path}: ")
            raise BadData(fault.path, problem) from None
        self._lay(session)

    def _told_in(self, record: object) -> str:
        """The text of a record. Raises ``TypeError``, ``ValueError``, ``OSError``."""
        ask = Arguments(self._language)
        if isinstance(record, str):
            if not record.lstrip().startswith("{"):  # the name of a file, most likely
                raise ValueError(ask.fault("argument.record", "record", record))
            return record
        if not isinstance(record, Path):
            raise TypeError(ask.fault("argument.record", "record", record))
        if record.exists() and not (record.is_file() or record.is_dir()):  # a pipe or a device may have no end
            raise ValueError(ask.fault("argument.record", "record", record))
        try:
            with record.open(encoding="utf-8") as file:
                return file.read(LONGEST_TEXT + 1)  # of one that is too long, so much that it is refused as such
        except UnicodeDecodeError:
            raise ValueError(ask.fault("argument.not-text", "record", record.name)) from None
