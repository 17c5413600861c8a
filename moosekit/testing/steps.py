"""What must hold of every step, and of the beginning: it is explained, and nobody is told what it may not know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from moosekit.core.game import Game
from moosekit.core.ids import OPEN, Actor
from moosekit.core.json_data import canonical
from moosekit.core.refusal import Refusal
from moosekit.core.secret import redact
from moosekit.core.session import Session
from moosekit.core.trace import Note, Trace
from moosekit.testing.faults import Nonconforming, require
from moosekit.testing.looks import fingerprint, secrets
from moosekit.testing.states import viewers
from moosekit.testing.words import check_words
from moosekit.words.catalogue import NO_TITLES, Titles

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


def check_start(session: Session[P, S, A, E, V], players: int, where: str, titles: Titles = NO_TITLES) -> None:
    """The beginning is explained like any step, and holds no secrets for whoever may not know them."""
    game, events = session.game, session.first.events
    _check_explained(events, game.explain_start(session.setup, session.chance, OPEN), where, titles)
    for viewer in viewers(players):
        traces = game.explain_start(session.setup, session.chance, viewer)
        _check_seen(redact(events, viewer), traces, f"by {viewer!r} {where}")


def check_step(
    game: Game[P, S, A, E, V], state: S, move: tuple[Actor, A], players: int, where: str, titles: Titles = NO_TITLES
) -> None:
    """A step leaves its state alone, always gives the same, and is explained by the events that it brings."""
    before = fingerprint(game, state)
    applied, again = game.apply(state, *move), game.apply(state, *move)
    require(before == fingerprint(game, state), "apply leaves the state before it alone", where)
    require(fingerprint(game, applied.state) == fingerprint(game, again.state), "apply is deterministic", where)
    require(applied.events == again.events, "events are deterministic", where)
    _check_explained(applied.events, game.explain(state, *move, OPEN), where, titles)
    for viewer in viewers(players):
        seen = redact(applied.events, viewer)
        require(redact(seen, viewer) == seen, "what is redacted stays as it is", where)
        _check_seen(seen, game.explain(state, *move, viewer), f"by {viewer!r} {where}")


def _check_explained(
    events: tuple[E, ...], found: tuple[Refusal, ...] | tuple[Trace[E], ...], where: str, titles: Titles
) -> None:
    """Every event has a trace with notes that can be said."""
    notes: list[Note] = []
    for trace in found:
        if not isinstance(trace, Trace):
            raise Nonconforming(f"what is legal is not explained by a refusal — not so {where}: {trace!r}")
        require(bool(trace.notes), f"{type(trace.event).__name__} is explained", where)
        notes += trace.notes
    require(_events(found) == redact(events, OPEN), "explanations tell the events that happen", where)
    check_words(notes, where, titles)


def _check_seen(seen: tuple[E, ...], found: tuple[Refusal, ...] | tuple[Trace[E], ...], where: str) -> None:
    """What a viewer is told holds no secrets, and is the same by events and by explanations."""
    require(not list(secrets(seen)), "events are seen without secrets", where)
    require(not list(secrets(found)), "explanations are seen without secrets", where)
    require(canonical(_events(found)) == canonical(seen), "events and explanations tell the same", where)


def _events(found: Sequence[Refusal] | Sequence[Trace[E]]) -> tuple[E, ...]:
    return tuple(trace.event for trace in found if isinstance(trace, Trace))
