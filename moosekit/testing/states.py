"""What must hold in every state of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar

from moosekit.core.awaits import Finite, asked
from moosekit.core.game import Game
from moosekit.core.ids import OPEN, SPECTATOR, Actor, Seat, Viewer, seats
from moosekit.core.json_data import canonical
from moosekit.core.refusal import IllegalAction, Refusal
from moosekit.core.secret import redact
from moosekit.core.trace import Note, Trace
from moosekit.testing.faults import Nonconforming, require
from moosekit.testing.looks import fingerprint, secrets
from moosekit.testing.words import NO_TITLES, Titles, check_words

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
Key: TypeAlias = Callable[[A], tuple[int, ...]]


def viewers(players: int) -> tuple[Viewer, ...]:
    """All seats of a table, somebody who looks on, and the one who sees all.

    >>> viewers(2)
    (0, 1, <Watcher.SPECTATOR: 'spectator'>, <Watcher.OPEN: 'open'>)
    """
    return (*seats(players), SPECTATOR, OPEN)


def check_options(game: Game[P, S, A, E, V], state: S, players: int, key: Key[A] | None, where: str) -> None:
    """Options are sorted, each there once, and there are some exactly where somebody is asked."""
    for seat in seats(players):
        options = game.legal(state, seat)
        if not isinstance(options, Finite):
            continue
        actions = options.actions
        require(bool(actions) == (seat in asked(game.awaits(state))), f"seat {seat} has options when asked only", where)
        require(all(a not in actions[:i] for i, a in enumerate(actions[:60])), "options are there once each", where)
        require(options == game.legal(state, seat), "asking for options twice gives the same", where)
        if key is not None:
            require(list(actions) == sorted(actions, key=key), f"the options of seat {seat} are sorted", where)


def check_refusals(
    game: Game[P, S, A, E, V], state: S, players: int, universe: Sequence[A], where: str, titles: Titles = NO_TITLES
) -> int:
    """``check`` refuses exactly what is not among the options, in words and with clauses. Gives how many it refused."""
    refused = 0
    before = fingerprint(game, state)
    for seat in seats(players):
        options = game.legal(state, seat)
        legal = set(options.actions) if isinstance(options, Finite) else None
        for action in (*universe, *(() if legal is None else legal)):
            reasons = game.check(state, seat, action)
            if legal is not None:
                agree = (reasons == ()) == (action in legal)
                require(agree, f"legal and check agree on {action!r} of seat {seat}", where)
            if reasons:
                refused += 1
                check_words(reasons, where, titles)
                _check_refused(game, state, seat, action, reasons, where)
    require(before == fingerprint(game, state), "what is refused leaves the state as it was", where)
    return refused


def _check_refused(
    game: Game[P, S, A, E, V], state: S, seat: Seat, action: A, reasons: tuple[Refusal, ...], where: str
) -> None:
    try:
        game.apply(state, seat, action)
    except IllegalAction as refusal:
        same = refusal.state is state and refusal.refusals == reasons
        require(same, f"IllegalAction of {action!r} carries the refusals and the state", where)
    else:
        raise Nonconforming(f"{action!r} of seat {seat} is refused by check and carried out by apply {where}")
    require(game.explain(state, seat, action, SPECTATOR) == (), "a refusal is told to its actor only", where)


def check_step(
    game: Game[P, S, A, E, V], state: S, move: tuple[Actor, A], players: int, where: str, titles: Titles = NO_TITLES
) -> None:
    """A step leaves its state alone, always gives the same, and is explained by the events that it brings."""
    before = fingerprint(game, state)
    applied, again = game.apply(state, *move), game.apply(state, *move)
    require(before == fingerprint(game, state), "apply leaves the state before it alone", where)
    require(fingerprint(game, applied.state) == fingerprint(game, again.state), "apply is deterministic", where)
    require(applied.events == again.events, "events are deterministic", where)
    traces = game.explain(state, *move, OPEN)
    notes: list[Note] = []
    for trace in traces:
        if not isinstance(trace, Trace):
            raise Nonconforming(f"{move!r} is legal but explained by a refusal {where}")
        notes += trace.notes
        require(bool(trace.notes), f"{type(trace.event).__name__} is explained", where)
    told = tuple(trace.event for trace in traces if isinstance(trace, Trace))
    require(told == redact(applied.events, OPEN), "explain tells the events that apply brings", where)
    check_words(notes, where, titles)
    for viewer in viewers(players):
        seen = redact(applied.events, viewer)
        require(not list(secrets(seen)), f"{viewer!r} gets events without secrets", where)
        require(redact(seen, viewer) == seen, "what is redacted stays as it is", where)
        explained = game.explain(state, *move, viewer)
        require(not list(secrets(explained)), f"{viewer!r} gets explanations without secrets", where)
        require(
            canonical(tuple(trace.event for trace in explained if isinstance(trace, Trace))) == canonical(seen),
            f"{viewer!r} is told the same by events and explanations",
            where,
        )


def check_views(game: Game[P, S, A, E, V], state: S, players: int, where: str) -> None:
    """Views hold no secrets of others, are the same every time, and can be written."""
    for viewer in viewers(players):
        view = game.view(state, viewer)
        require(not list(secrets(view)), f"the view of {viewer!r} holds no secrets", where)
        require(canonical(view) == canonical(game.view(state, viewer)), "a view is the same every time", where)
