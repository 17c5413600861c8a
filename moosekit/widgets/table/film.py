"""What happened at a table, frame by frame, as one viewer may know it.

A frame holds what it changes of the board. Within a move the scene says what each event changes; the last frame of a
move always ends in the true board of the view, so that no picture can drift from the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Generic, TypeVar

from moosekit.core.ids import Seat, Viewer
from moosekit.core.json_data import Json
from moosekit.core.secret import redact
from moosekit.core.session import Session
from moosekit.core.trace import Note, Trace
from moosekit.widgets.table.contract import Board, Step, TableFrame
from moosekit.widgets.table.scene import Around, TableScene, Told
from moosekit.words.catalogue import Titles
from moosekit.words.narrate import narrate

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


class Film(Generic[P, S, A, E, V]):
    """Makes frames of the moves of a session, for one viewer and one language."""

    def __init__(
        self,
        scene: TableScene[P, S, A, E, V],
        session: Session[P, S, A, E, V],
        viewer: Viewer,
        seat: Seat | None,
        language: str,
    ) -> None:
        self._scene = scene
        self._session = session
        self._viewer = viewer
        self._seat = seat
        self._language = language
        self._titles: Titles = scene.titles(session.setup)

    def board(self, move: int) -> Board:
        """The board after this many moves."""
        state = self._session.state_at(move)
        return self._scene.board(self._session.game.view(state, self._viewer), self._seat, self._language)

    def frames(self, first: int, last: int) -> list[TableFrame]:
        """The frames of the moves after ``first`` up to ``last``; the beginning of the game is part of move 0.

        ``first`` is -1 for the whole game from its beginning.
        """
        frames: list[TableFrame] = []
        board: Board = {} if first < 0 else self.board(first)
        for move in range(first + 1, last + 1):
            made = self._move(move, board)
            frames += made
            if made:  # a move without a frame changes nothing that is shown before the next one does
                board = self.board(move)
        return frames

    def _heard(self, move: int, since: tuple[E, ...]) -> tuple[E, ...]:
        """All that the viewer saw happen before a move, and then within it."""
        happened = list(self._session.first.events) if move else []
        for earlier in self._session.moves[: max(move - 1, 0)]:
            happened += earlier.applied.events
        return (*redact(tuple(happened), self._viewer), *since)

    def _traces(self, move: int) -> tuple[Trace[E], ...]:
        session = self._session
        if move == 0:
            return session.game.explain_start(session.setup, session.chance, self._viewer)
        return tuple(trace for trace in session.explain(move, self._viewer) if isinstance(trace, Trace))

    def _move(self, move: int, before: Board) -> list[TableFrame]:
        shown: list[tuple[Told, Board, tuple[Note, ...]]] = []
        happened: list[E] = []
        after, notes = self.board(move), tuple[Note, ...]()
        board = before or after
        for trace in self._traces(move):
            heard = partial(self._heard, move, tuple(happened))
            around = Around(board, after, heard, self._language, self._titles)
            told = self._scene.tell(trace.event, trace.notes, around)
            happened.append(trace.event)
            notes = (*notes, *trace.notes)
            if told is not None:
                board = {**board, **told.changes}
                shown.append((told, board, notes))
                notes = ()
        return self._cut(move, shown, before, after)

    def _cut(
        self, move: int, shown: list[tuple[Told, Board, tuple[Note, ...]]], before: Board, after: Board
    ) -> list[TableFrame]:
        """Each frame with what is new in it; the last one shows the table as it truly is after the move."""
        frames: list[TableFrame] = []
        for number, (told, board, notes) in enumerate(shown, start=1):
            now = after if number == len(shown) else board
            frames.append(
                TableFrame(
                    move=move,
                    kind=told.kind,
                    who=told.who,
                    line=told.line,
                    why=self._steps(notes),
                    stop=told.stop,
                    changes=_changes(before, now),
                    mark=told.mark,
                )
            )
            before = now
        return frames

    def _steps(self, notes: Iterable[Note]) -> list[Step]:
        return [Step(text=narrate(note, self._language, self._titles), clause=self._clause(note)) for note in notes]

    def _clause(self, note: Note) -> str:
        """The number of the clause; a rule card of one's own has none."""
        return "*" if note.ref.clause == note.ref.rule else note.ref.clause


def _changes(before: Board, after: Board) -> Mapping[str, Json]:
    return {name: value for name, value in after.items() if name not in before or before[name] != value}
