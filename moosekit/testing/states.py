"""What must hold in every state of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from moosekit.core.awaits import Finite, asked
from moosekit.core.game import Game
from moosekit.core.ids import OPEN, SPECTATOR, Seat, Viewer, seats
from moosekit.core.json_data import canonical
from moosekit.core.refusal import IllegalAction, Refusal
from moosekit.testing.faults import Nonconforming, require
from moosekit.testing.looks import fingerprint, secrets
from moosekit.testing.words import check_words
from moosekit.words.catalogue import NO_TITLES, Titles

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


def viewers(players: int) -> tuple[Viewer, ...]:
    """All seats of a table, somebody who looks on, and the one who sees all.

    >>> viewers(2)
    (0, 1, <Watcher.SPECTATOR: 'spectator'>, <Watcher.OPEN: 'open'>)
    """
    return (*seats(players), SPECTATOR, OPEN)


def check_options(game: Game[P, S, A, E, V], state: S, players: int, where: str) -> None:
    """Options are in the game's order, each there once, and there are some exactly where somebody is asked."""
    for seat in seats(players):
        options = game.legal(state, seat)
        some = not isinstance(options, Finite) or bool(options.actions)
        require(some == (seat in asked(game.awaits(state))), f"seat {seat} has options when asked only", where)
        require(options == game.legal(state, seat), "asking for options twice gives the same", where)
        if isinstance(options, Finite):
            require(len(set(options.actions)) == len(options.actions), "options are there once each", where)
            right = sorted(options.actions, key=game.order)
            require(list(options.actions) == right, f"options are in the game's order, {right[:2]!r} first", where)


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


def check_views(game: Game[P, S, A, E, V], state: S, players: int, where: str) -> None:
    """Views hold no secrets of others, are the same every time, and can be written."""
    for viewer in viewers(players):
        view = game.view(state, viewer)
        require(not list(secrets(view)), f"the view of {viewer!r} holds no secrets", where)
        require(canonical(view) == canonical(game.view(state, viewer)), "a view is the same every time", where)
