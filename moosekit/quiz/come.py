"""What comes of moves, by the game itself: events, the reasons for them, and refusals."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from moosekit.core.awaits import Awaits, Over, asked
from moosekit.core.chance import Chance
from moosekit.core.game import Game
from moosekit.core.ids import OPEN, Actor, Seat
from moosekit.core.refusal import Refusal
from moosekit.core.trace import Note, notes_of
from moosekit.quiz.question import Reason
from moosekit.words import say_refusal
from moosekit.words.explanation import Explanation

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
Found = TypeVar("Found")


@dataclass(frozen=True, slots=True)
class Come(Generic[S, E]):
    """What came of moves. A refused move changes nothing, and no move after it is made."""

    before: S
    after: S
    awaits: Awaits
    events: tuple[E, ...]
    notes: tuple[Note, ...]
    refusals: tuple[Refusal, ...] = ()

    @property
    def allowed(self) -> bool:
        """Whether no move was refused."""
        return not self.refusals

    @property
    def next(self) -> Seat | None:
        """Whose turn it is afterwards; nobody's when several may act, or when the game is over."""
        waiting = asked(self.awaits)
        return waiting[0] if len(waiting) == 1 else None

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return isinstance(self.awaits, Over)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who is first at the end; nobody before it."""
        return self.awaits.outcome.ranking[0] if isinstance(self.awaits, Over) else ()

    def all(self, kind: type[Found]) -> tuple[Found, ...]:
        """All events of a kind."""
        return tuple(event for event in self.events if isinstance(event, kind))

    def then(self, more: Come[S, E]) -> Come[S, E]:
        """This, and what came after it."""
        events, notes = (*self.events, *more.events), (*self.notes, *more.notes)
        return Come(self.before, more.after, more.awaits, events, notes, more.refusals)

    def why(self, clause: str, seat: Seat, beside: str, language: str) -> Reason:
        """The step that decides: the last one that rests on the clause, if possible a refusal, or one about the seat.

        ``beside``: the fact that stands beside a note of another clause where this one decided.

        Raises:
            LookupError: nothing rests on the clause.
        """
        steps = self.steps(language)
        told = [Reason(step.text, clause) for note, step in zip(self.notes, steps, strict=False) if _has(note, beside)]
        own = [step for step in steps if step.clause == clause]
        about = [
            step
            for note, step in zip(self.notes, steps, strict=False)
            if step.clause == clause and seat in (note.fact("seat"), note.fact("target"))
        ]
        refused = steps[len(self.notes) :]
        against = [step for step in refused if step.clause == clause]
        found = told or against or about or own
        if not found:
            raise LookupError(f"clause {clause} decided nothing: {[step.clause for step in steps]}")
        return found[-1]

    def steps(self, language: str) -> tuple[Reason, ...]:
        """The explanation in words."""
        told = tuple(Reason(step.text, step.clause) for step in Explanation.of(self.notes, language).steps)
        refused = tuple(Reason(say_refusal(one, language), one.ref.clause) for one in self.refusals)
        return (*told, *refused)


def come_of(game: Game[P, S, A, E, V], state: S, moves: Iterable[tuple[Actor, A]]) -> Come[S, E]:
    """The moves made one after another."""
    now = state
    events: list[E] = []
    notes: list[Note] = []
    for actor, action in moves:
        refusals = game.check(now, actor, action)
        if refusals:
            return Come(state, now, game.awaits(now), tuple(events), tuple(notes), refusals)
        notes += notes_of(game.explain(now, actor, action, OPEN))
        applied = game.apply(now, actor, action)
        now = applied.state
        events += applied.events
    return Come(state, now, game.awaits(now), tuple(events), tuple(notes))


def begun(game: Game[P, S, A, E, V], setup: P, chance: Chance) -> Come[S, E]:
    """A game that begins."""
    now, events = game.start(setup, chance)
    return Come(now, now, game.awaits(now), events, notes_of(game.explain_start(setup, chance, OPEN)))


def _has(note: Note, beside: str) -> bool:
    """Whether a fact stands beside a note; of ``form=early`` also which."""
    name, _, value = beside.partition("=")
    fact = note.fact(name) if name else None
    return fact is not None and value in ("", fact)
