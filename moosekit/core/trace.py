"""Explanations: what was noted while a rule decided.

Rules do not write their own explanation. The code that runs a stage compares the value before and after each rule and
notes the difference, so a rule can neither forget nor fake it. The same code runs without a
recorder, and then stores nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from moosekit.core.facts import NO_FACTS, Facts, FactValue, RuleRef
from moosekit.core.refusal import Refusal

__all__ = ["Journal", "Note", "Trace"]

E = TypeVar("E")
E_co = TypeVar("E_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Note:
    """One step of an explanation: a rule looked at something (``subject``) and left it as it was, or changed it.

    ``code`` is the catalogue key of its sentence, ``facts`` the values that the sentence names.

    >>> from moosekit.core.ids import RuleId
    >>> ref = RuleRef("moustache", RuleId("strongest"), "5.2")
    >>> note = Note("trick.strongest", ref, "named", None, 3, (("seat", 3),))
    >>> note.changed, note.fact("seat")
    (True, 3)
    """

    code: str
    ref: RuleRef
    subject: str
    before: FactValue = None
    after: FactValue = None
    facts: Facts = NO_FACTS

    @property
    def changed(self) -> bool:
        """Whether the rule made a difference here."""
        return self.before != self.after

    def fact(self, name: str) -> FactValue:
        """A fact by its name; ``None`` where the note has none of that name."""
        return dict(self.facts).get(name)


@dataclass(frozen=True, slots=True)
class Trace(Generic[E_co]):
    """Why an event happened: the steps, in the order in which they were decided."""

    event: E_co
    notes: tuple[Note, ...]


def notes_of(explained: Iterable[Refusal | Trace[object]]) -> tuple[Note, ...]:
    """The notes of all traces in their order; a refusal has none."""
    return tuple(note for trace in explained if isinstance(trace, Trace) for note in trace.notes)


class Journal(list[E]):
    """Collects the events of one step and, when asked to record, the notes that belong to each.

    It is the list of its events, as one is made with every move.

    >>> journal: Journal[str] = Journal(recording=True)
    >>> journal.emit("a card is played")
    >>> journal.traces
    (Trace(event='a card is played', notes=()),)
    """

    __slots__ = ("_notes", "_traces", "recording")

    def __init__(self, *, recording: bool = False) -> None:
        super().__init__()
        self.recording: bool = recording
        if recording:
            self._notes: list[Note] = []
            self._traces: list[Trace[E]] = []

    @property
    def events(self) -> list[E]:
        """The events so far."""
        return list(self)

    def note(self, note: Note) -> None:
        """Keep a note for the next event. Callers ask ``recording`` first, so that a silent run builds no notes."""
        self._notes.append(note)

    def emit(self, event: E) -> None:
        """An event happened; the notes since the last one explain it."""
        self.append(event)
        if self.recording:
            self._traces.append(Trace(event, tuple(self._notes)))
            self._notes.clear()

    @property
    def traces(self) -> tuple[Trace[E], ...]:
        """One trace for each event, when recording."""
        return tuple(self._traces)


class Silent(Journal[E]):
    """A journal that never records: an event costs it no function written in Python.

    >>> journal: Journal[str] = Silent()
    >>> journal.emit("a card is played")
    >>> journal.events, journal.recording
    (['a card is played'], False)
    """

    __slots__ = ()
    if not TYPE_CHECKING:
        recording = False
        __init__ = list.__init__
        emit = list.append
