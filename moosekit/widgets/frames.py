"""The steps of a trick as frames: the table, each card played, each rule in its place, and the result.

Everything comes from the traces of the code that decided; nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final, cast

from moosekit.core.facts import FactValue
from moosekit.core.trace import Note, notes_of
from moosekit.games.moustache.events import Played
from moosekit.games.moustache.trick import Resolution, Trick
from moosekit.tricks.play import Play, TrickCard
from moosekit.tricks.row import Reading
from moosekit.tricks.world import lead_colour
from moosekit.widgets.contract import Frame, FrameKind, PlayState, TablePlay
from moosekit.widgets.saying import Saying

ROW_STEP: Final[tuple[FrameKind, str]] = ("row", "")
#: of each note that is a step: the kind of its frame, and the label
KINDS: Final[Mapping[str, tuple[FrameKind, str]]] = {
    "trick.order": ("order", "order"),
    "trick.order-changed": ("order", "order"),
    "trick.strongest": ("strongest", "strongest"),
    "trick.nobody": ("strongest", "nobody"),
    "trick.unicorn": ("joker", "unicorn"),
    "trick.pigeon": ("joker", "collect"),
    "trick.pigeon-and-monkey": ("joker", "collect"),
    "trick.monkey-takes": ("joker", "collect"),
    "trick.monkey": ("joker", "collect"),
    "trick.monkey-may": ("joker", "collect"),
    "trick.monkey-nothing": ("joker", "collect"),
}

#: the kinds of the frames that say why
DECIDING: Final[tuple[FrameKind, ...]] = ("order", "row", "strongest", "joker")


@dataclass(frozen=True, slots=True)
class _Table:
    """The table as it lies there between two steps."""

    played: int = 0
    states: tuple[PlayState, ...] = ()
    ahead: int | None = None
    read: tuple[int, ...] = ()
    idle: tuple[int, ...] = ()

    def seen(self, note: Note) -> _Table:
        """The table after a step of the decision."""
        ahead = cast("int | None", note.after) if note.subject == "named" else self.ahead
        gone = cast("tuple[int, ...]", note.fact("positions") or ())
        states: tuple[PlayState, ...] = tuple(
            "vanished" if place in gone else state for place, state in enumerate(self.states)
        )
        place = note.fact("place")
        read = self.read if not isinstance(place, int) else tuple(sorted({*self.read, place}))
        idle = self.idle
        if isinstance(place, int) and note.code in ("row.idle", "row.kept"):
            idle = tuple(sorted({*idle, place}))
        return _Table(self.played, states, ahead, read, idle)

    def collected(self, result: Resolution) -> _Table:
        """The table when the cards have been given out."""
        haul = result.haul
        to: dict[int, PlayState] = dict.fromkeys(haul.taken, "taken")
        to |= {place: "lost" for place in haul.lost if self.states[place] != "vanished"}
        if haul.stolen is not None:
            to[haul.stolen] = "stolen"
        states = tuple(to.get(place, state) for place, state in enumerate(self.states))
        return replace(self, states=states, ahead=None if haul.winner is None else self.ahead)


def frames_of(trick: Trick, saying: Saying) -> list[Frame]:
    """All frames of a trick, in order: at least two more than it has cards.

    >>> trick = Trick.parse("O5 O9 O3 G2", row="twos-win,threes-low")
    >>> for frame in frames_of(trick, Saying.about(trick.row, "en"))[4:]:
    ...     print(frame["heading"])
    Seat 4 plays the green 2.
    Orange is the strongest colour here.
    Twos win: seat 4 is ahead.
    Threes go low: now seat 3 is ahead.
    Seat 3 wins and leads the next trick.
    """
    return list(_Filming(trick, saying).frames())


@dataclass(frozen=True, slots=True)
class _Filming:
    trick: Trick
    saying: Saying

    def frames(self) -> Iterator[Frame]:
        traces = self.trick.explain()
        yield self._table_frame()
        table = _Table()
        for trace in traces:
            if isinstance(trace.event, Played):
                table = _Table(table.played + 1, (*table.states, "in"))
                yield self._play_frame(table, trace.event, trace.notes[0])
        notes = notes_of(trace for trace in traces if not isinstance(trace.event, Played))
        ending = [note for note in notes if note.code.startswith(("trick.takes", "trick.leads"))]
        for note in notes:
            if note not in ending:
                table = table.seen(note)
                yield self._decision_frame(table, note)
        yield self._result_frame(table.collected(self.trick.resolve()), ending)

    def _table_frame(self) -> Frame:
        saying = self.saying
        leader = self.trick.plays[0].seat
        frame = self._frame(_Table(), "table", saying.ui("label.table"), saying.ui("heading.table", seat=leader))
        return self._told(frame, saying.ui("why.table"), None)

    def _play_frame(self, table: _Table, event: Played, note: Note) -> Frame:
        saying = self.saying
        heading = saying.ui("heading.play", seat=event.seat, card=event.card.code)
        frame = self._frame(table, "play", saying.ui("label.play", seat=event.seat), heading)
        frame["mentioned"] = [event.card.code]
        return self._told(frame, saying.ui(f"why.{note.code}", **dict(note.facts)), note)

    def _decision_frame(self, table: _Table, note: Note) -> Frame:
        saying = self.saying
        kind, label = ROW_STEP if note.code.startswith("row.") else KINDS[note.code]
        place = note.fact("place")
        named = saying.rule(self.trick.row[place]) if isinstance(place, int) else saying.ui(f"label.{label}")
        frame = self._frame(table, kind, named, self._decision_heading(note))
        frame["acting"] = place if isinstance(place, int) else None
        frame["mentioned"] = _cards_of(note)
        if note.fact("reading") is not None:
            frame["open"] = saying.ui("open.reading", reading=self.trick.reading.value)
        return self._told(frame, saying.sentence(note), note)

    def _decision_heading(self, note: Note) -> str:
        """Of the order of the colours it tells what matters here: the strongest one that lies on the table."""
        facts = dict(note.facts)
        order = facts.get("order")
        if not isinstance(order, tuple):
            return self.saying.heading(note)
        lies = {str(play.card.colour) for play in self.trick.plays}
        here = [colour for colour in order if colour in lies]
        if not here:
            return self.saying.ui("heading.trick.only-jokers")
        return self.saying.ui(f"heading.{note.code}", **{**facts, "colour": here[-1]})

    def _result_frame(self, table: _Table, ending: list[Note]) -> Frame:
        saying = self.saying
        last = ending[-1]
        frame = self._frame(table, "result", saying.ui("label.result"), saying.heading(last))
        frame = self._told(frame, " ".join(saying.sentence(note) for note in ending), last)
        frame["mentioned"] = []
        return frame

    def _told(self, frame: Frame, sentence: str, note: Note | None) -> Frame:
        """The frame with its reason, and the clause that the note stands on."""
        frame["sentence"] = sentence
        frame["speak"] = f"{frame['heading']} {sentence}"
        if note is not None:
            clause = self.saying.clause(note.ref)
            frame["clause"] = clause
            frame["more"] = clause["text"]
            frame["open"] = frame["open"] or self.saying.opened(note.ref)
        return frame

    def _frame(self, table: _Table, kind: FrameKind, label: str, heading: str) -> Frame:
        trick = self.trick
        plays = trick.plays[: table.played]
        next_seat = trick.plays[table.played].seat if table.played < len(trick.plays) else None
        known = next_seat is not None and trick.hands is not None
        world = trick.rules.row.world
        lead = lead_colour(cast("tuple[Play[TrickCard], ...]", plays), world.lead)
        return Frame(
            kind=kind,
            label=label,
            heading=heading,
            sentence="",
            more="",
            clause=None,
            open=None,
            plays=[
                TablePlay(seat=play.seat, card=play.card.code, state=state)
                for play, state in zip(plays, table.states, strict=True)
            ],
            turn=next_seat,
            lead=None if lead is None else str(lead),
            order=[str(colour) for colour in world.order],
            ahead=table.ahead,
            acting=None,
            read=list(table.read),
            idle=list(table.idle),
            playable=[card.code for card in trick.playable(next_seat)] if known and next_seat is not None else [],
            mentioned=[],
            speak=heading,
        )


def _cards_of(note: Note) -> list[str]:
    """The cards that a note talks about."""
    named: FactValue = note.fact("card")
    several = note.fact("cards")
    return [
        *([named] if isinstance(named, str) else []),
        *([str(code) for code in several] if isinstance(several, tuple) else []),
    ]


READINGS: Final = tuple(Reading)
