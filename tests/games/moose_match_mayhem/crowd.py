"""A crowd that grabs by chance, and is careful beside an avalanche, so that games come to an end."""

from __future__ import annotations

from dataclasses import replace

from moosekit.core.awaits import Window, asked
from moosekit.core.chance import Seeded
from moosekit.core.ids import CLOCK, Actor, Millis
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.core.timing import Elapsed
from moosekit.games.moose_match_mayhem.actions import Action, Plain
from moosekit.games.moose_match_mayhem.make_up import MakeUp
from moosekit.games.moose_match_mayhem.setup import Setup
from moosekit.games.moose_match_mayhem.state import State
from tests.games.moose_match_mayhem.playing import GAME, Table, some_action, some_setup

#: the usual pack, and small ones in which cards run short
PACKS = (MakeUp(), MakeUp(), MakeUp(6, 4, 4, 2), MakeUp(4, 2, 4, 3))
MOST = 4_000


def crowd_setup(seed: int) -> Setup:
    """A set-up by chance, also with fewer sets to win and a small pack."""
    luck = Stream.seeded(seed).child("crowd setup")
    pack = PACKS[luck.below(len(PACKS), 0)]
    return replace(some_setup(seed), goal=1 + luck.below(3, 1), make_up=pack)


def crowd_game(seed: int) -> Table:
    """A game of the crowd, cut where it is very long."""
    session: Table = Session(GAME, crowd_setup(seed), Seeded(seed))
    luck = Stream.seeded(seed).child("crowd")
    for number in range(MOST):
        move = crowd_move(session.state, luck.at(number))
        if move is None:
            break
        session.do(*move)
    return session


def crowd_move(state: State, luck: Stream) -> tuple[Actor, Action] | None:
    """A legal action of somebody, or the clock goes on; ``None`` when the game is over."""
    flip, awaits = state.flip, GAME.awaits(state)
    if flip is None or not flip.avalanche or not isinstance(awaits, Window) or luck.below(8, 8) == 0:
        return (
            some_action(state, luck)
            if flip is None or flip.asks is None or luck.below(4, 9)
            else (CLOCK, Plain.TIME_UP)
        )
    careful = [seat for seat in asked(awaits) if Plain.HANDS_OFF in GAME.legal(state, seat).actions]
    if careful:
        return careful[0], Plain.HANDS_OFF
    return CLOCK, Elapsed(Millis(max(flip.claims.promised, awaits.closes or 0) + luck.below(100, 7)))
