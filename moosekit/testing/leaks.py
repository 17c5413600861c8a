"""Two states that differ only in what a viewer cannot see must look, answer and explain the same to it, to the byte."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from moosekit.core.awaits import Finite, asked
from moosekit.core.game import Game
from moosekit.core.ids import Viewer
from moosekit.core.json_data import canonical
from moosekit.core.refusal import Refusal
from moosekit.core.secret import redact
from moosekit.core.trace import Trace
from moosekit.testing.faults import require
from moosekit.words import LANGUAGES, narrate_all, say_refusal

__all__ = ["leaks"]

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
#: of a longer list of options the first ones are tried
MOST_ACTIONS = 60


def leaks(
    game: Game[P, S, A, E, V],
    truth: S,
    other: S,
    viewer: Viewer,
    universe: Sequence[A] = (),
    *,
    foresee: bool = True,
    where: str = "",
) -> int:
    """Compares two states that the viewer must not be able to tell apart. Gives how many things were compared.

    Its view, what it may do and why not (``universe`` are actions to try), and, if it can ``foresee`` them (nothing
    hidden comes to light by them), the events and explanations of every action that is open to somebody in both states.

    >>> from moosekit.core.chance import Seeded
    >>> from moosekit.core.ids import Seat
    >>> from moosekit.core.stream import Stream
    >>> from moosekit.games.moustache.game import Moustache
    >>> from moosekit.games.moustache.setup import standard
    >>> game, viewer = Moustache(), Seat(0)
    >>> truth, events = game.start(standard(4), Seeded(7))
    >>> other = game.imagine(game.view(truth, viewer), redact(events, viewer), Stream(1))
    >>> game.view(truth, Seat(1)) == game.view(other, Seat(1)), leaks(game, truth, other, viewer)
    (False, 3)

    Raises:
        Nonconforming: says what gives a difference away.
    """
    views = [as_text(game.view(state, viewer)) for state in (truth, other)]
    require(views[0] == views[1], f"the view tells {viewer!r} nothing", where)
    asks = [as_text(game.awaits(state)) for state in (truth, other)]
    require(asks[0] == asks[1], f"who is asked tells {viewer!r} nothing", where)
    compared = 2
    if isinstance(viewer, int):
        require(game.legal(truth, viewer) == game.legal(other, viewer), f"options tell {viewer!r} nothing", where)
        for action in universe:
            if game.check(truth, viewer, action):
                one, two = (told(game, state, (viewer, action), viewer) for state in (truth, other))
                require(one == two, f"the refusal of {action!r} tells {viewer!r} nothing", where)
                compared += 1
    return compared + (_compare_steps(game, truth, other, viewer, where) if foresee else 0)


def _compare_steps(game: Game[P, S, A, E, V], truth: S, other: S, viewer: Viewer, where: str) -> int:
    compared = 0
    for seat in asked(game.awaits(truth)):
        options, others = game.legal(truth, seat), game.legal(other, seat)
        if not isinstance(options, Finite) or not isinstance(others, Finite):
            continue
        shared = set(others.actions)
        for action in [one for one in options.actions if one in shared][:MOST_ACTIONS]:
            events = [canonical(redact(game.apply(state, seat, action).events, viewer)) for state in (truth, other)]
            require(events[0] == events[1], f"the events of {action!r} tell {viewer!r} nothing", where)
            one, two = (told(game, state, (seat, action), viewer) for state in (truth, other))
            require(one == two, f"the explanation of {action!r} tells {viewer!r} nothing", where)
            compared += 1
    return compared


def as_text(value: object) -> str:
    """A value as whoever looks very closely at it reads it."""
    return f"{canonical(value)}\n{value!r}"


def told(game: Game[P, S, A, E, V], state: S, move: tuple[Viewer, A], viewer: Viewer) -> str:
    """Everything that a viewer can learn from asking why: values, and words in every language."""
    actor, action = move
    if not isinstance(actor, int):
        raise TypeError(f"{actor!r} is no seat")
    found = game.explain(state, actor, action, viewer)
    words = [
        say_refusal(one, language) if isinstance(one, Refusal) else "\n".join(narrate_all(one.notes, language))
        for language in LANGUAGES
        for one in found
    ]
    values = [canonical((one.event, one.notes) if isinstance(one, Trace) else one) for one in found]
    return "\n".join([*values, repr(found), *words])
