"""Cards of Face de bouc for a lesson: shouts tried out on a table laid by hand, or a whole game watched.

What is said is told as it was heard, so whoever reads back can read a name again. No picture and no reason holds one.
"""

from __future__ import annotations

import re
from typing import Final

from moosekit.bots import bot
from moosekit.core.chance import Seeded
from moosekit.core.clocked import play_clocked
from moosekit.core.ids import Millis, Seat
from moosekit.core.stream import Stream
from moosekit.core.timing import Elapsed, Stamped
from moosekit.games.face_de_bouc.actions import DRAW, PASS, PRESS, SPECIAL, Act, Action, Name, Say
from moosekit.games.face_de_bouc.events import Drew, Event
from moosekit.games.face_de_bouc.game import FaceDeBouc
from moosekit.games.face_de_bouc.setup import Setup
from moosekit.games.face_de_bouc.state import State
from moosekit.games.face_de_bouc.telling import tell
from moosekit.games.face_de_bouc.view import FaceView
from moosekit.games.face_de_bouc.whatif import what_if
from moosekit.lessons.clocked_moves import retold, seated, tried
from moosekit.lessons.piles import show_piles
from moosekit.lessons.shown import Shown
from moosekit.lessons.trying import Teller, ToldMove, moves_shown, storyboard

__all__ = ["other_shouts", "try_shouts", "watch_shouts"]

GAME: Final = FaceDeBouc()
#: who plays a watched game, by seat: not everybody remembers equally well
PLAYERS: Final = ("forgetful", "attentive", "greedy")
_TIME: Final = re.compile(r"\d{1,6}", re.ASCII)


class NoMove(ValueError):
    """A text that is no move in a lesson; says what one looks like."""


def _piles(state: State, language: str, wide: float) -> Shown:
    return show_piles(*state.piles, centre=state.centre, draw=len(state.draw), language=language, size=wide)


TELLER: Final[Teller[Setup, State, Action, Event, FaceView]] = Teller(GAME, tell, _piles)
SMALL: Final[Teller[Setup, State, Action, Event, FaceView]] = Teller(GAME, tell, _piles, 54)


def try_shouts(state: State, *moves: str, language: str = "en") -> Shown:
    """What is done with a card: what happens, why, and the piles then.

    ``draw`` and ``names Zaza`` are for whoever's turn it is. ``"2 says Zaza @900"`` is a shout of seat 2 after 900
    thousandths of a second, ``"2 special @900"`` the special shout, ``"2 passes @900"`` a pass; ``@10000`` lets time
    pass.

    Raises:
        NoMove: quotes a text that is no move.

    >>> from moosekit.games.face_de_bouc import position, standard
    >>> table = position(standard(3), centre="f01", card_open="f01", names={"f01": "Zaza"})
    >>> print(try_shouts(table, "2 says Zaza @900").words.splitlines()[0])
    Seat 2 shouts “Zaza”. That is right!
    """
    return moves_shown(tried(TELLER, state, [_read(move) for move in moves], _judging, language), language)


def other_shouts(state: State, *shouts: str, language: str = "en") -> Shown:
    """What would be different with other shouts, such as one that is a tenth of a second earlier: a table.

    Raises:
        NoMove: quotes a text that is no shout.

    >>> from moosekit.games.face_de_bouc import position, standard
    >>> table = position(standard(3), centre="f01", card_open="f01", names={"f01": "Zaza"})
    >>> "Seat 2 stays silent" in other_shouts(table, "2 says Zaza @900").words
    True
    """
    made: list[tuple[Seat, Stamped[Act]]] = []
    for shout in shouts:
        seat, actions = _read(shout)
        for action in actions:
            if seat is None or not isinstance(action, Stamped):
                raise NoMove(f"{shout[:60]!r} is no shout: expected for example '2 says Zaza @900'")
            made.append((seat, action))
    table = what_if(state, made).table(language)
    return Shown(table.html(), str(table))


def watch_shouts(setup: Setup, *, seed: int, language: str = "en") -> Shown:
    """A whole game of players with different memories, told card by card. Same seed, same game.

    >>> print(watch_shouts(Setup(3, copies=(2, 2) + (0,) * 10), seed=1).words.splitlines()[0][:14])
    1. Seat 3 turn
    """
    players = [bot(name, "face-de-bouc") for name in PLAYERS[: setup.players]]
    stream = Stream.seeded(seed).child("lesson")
    session = play_clocked(GAME, setup, Seeded(seed), players, stream, Elapsed)
    told: list[ToldMove] = []
    for move, one in retold(SMALL, session, language):
        drawn = any(isinstance(event, Drew) for event in move.applied.events)
        told.append(one if drawn or not told else told.pop().then(one))
    return storyboard(told, language)


def _read(move: str) -> tuple[Seat | None, tuple[Action, ...]]:
    seat, words = seated(move)
    said, _, time = words.partition("@")
    what, _, name = said.strip().partition(" ")
    found: tuple[Action, ...] = ()
    if not time:
        found = _untimed(what, name)
    elif _TIME.fullmatch(time):
        found = _timed(what, name, Millis(int(time)))
    if not found:
        raise NoMove(
            f"{move[:60]!r} is no move: expected for example 'draw', 'names Zaza', '2 says Zaza @900', '@10000'"
        )
    return seat, found


def _untimed(what: str, name: str) -> tuple[Action, ...]:
    if what == "draw" and not name:
        return (DRAW,)
    return (Name(name),) if what == "names" and name else ()


def _timed(what: str, name: str, at: Millis) -> tuple[Action, ...]:
    if name:
        acts: dict[str, tuple[Act, ...]] = {"says": (PRESS, Say(name)), "names": (Name(name),)}
        return tuple(Stamped(act, at) for act in acts.get(what, ()))
    if not what:
        return (Elapsed(at),)
    alone: dict[str, Act] = {"special": SPECIAL, "passes": PASS}
    return (Stamped(alone[what], at),) if what in alone else ()


def _judging(state: State) -> Action | None:
    """The moment in which all shouts so far can be judged."""
    if state.card is None or not state.setup.clocked:
        return None
    last = max((claim.at for claim in state.card.claims.filed), default=None)
    return None if last is None else Elapsed(Millis(last + state.setup.same_instant + 1))
