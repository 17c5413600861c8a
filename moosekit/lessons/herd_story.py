"""Flips of Moose Match Mayhem for a lesson: hands tried out on cards laid by hand, or a whole game watched."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from moosekit.bots import bot
from moosekit.core.awaits import Window
from moosekit.core.chance import Seeded
from moosekit.core.clocked import play_clocked
from moosekit.core.ids import Millis, Seat
from moosekit.core.stream import Stream
from moosekit.core.timing import Elapsed, Stamped
from moosekit.games.moose_match_mayhem.actions import Action, Touch
from moosekit.games.moose_match_mayhem.cards import Cards
from moosekit.games.moose_match_mayhem.events import CardsTaken, Event, Flipped, SeatReady
from moosekit.games.moose_match_mayhem.game import MooseMatchMayhem
from moosekit.games.moose_match_mayhem.notation import BadNotation, read
from moosekit.games.moose_match_mayhem.setup import Setup
from moosekit.games.moose_match_mayhem.state import State
from moosekit.games.moose_match_mayhem.telling import tell
from moosekit.games.moose_match_mayhem.view import MayhemView
from moosekit.games.moose_match_mayhem.whatif import what_if
from moosekit.lessons.clocked_moves import retold, seated, tried
from moosekit.lessons.herds import show_herds
from moosekit.lessons.shown import Shown
from moosekit.lessons.trying import Teller, ToldMove, moves_shown, storyboard

__all__ = ["other_hands", "try_flip", "watch_flips"]

GAME: Final = MooseMatchMayhem()
#: who plays a watched game, by seat: not all hands are equally quick
PLAYERS: Final = ("greedy", "greedy-slow", "greedy-quick")


def _told(event: Event, language: str) -> str:
    """Getting ready is no story."""
    return "" if isinstance(event, (SeatReady, CardsTaken)) else tell(event, language)


def _herds(state: State, language: str, wide: float, middle: Cards = ()) -> Shown:
    lying = middle if state.flip is None else state.flip.middle
    sets = state.sets if any(state.sets) else ()
    return show_herds(*state.herds, sets=sets, middle=lying, language=language, size=wide)


TELLER: Final[Teller[Setup, State, Action, Event, MayhemView]] = Teller(GAME, _told, _herds)
SMALL: Final = 40


def try_flip(state: State, *moves: str, language: str = "en") -> Shown:
    """Hands on the cards of a flip: what happens, why, and the herds then.

    ``"2 a@300"`` is the hand of seat 2 on the first card after 300 thousandths of a second. ``heads`` and ``brown``
    are said by who is asked, and ``@10000`` lets time pass. After an avalanche time passes until it is all clear.

    Raises:
        BadNotation: quotes a text that is no move.

    >>> from moosekit.games.moose_match_mayhem import position, standard
    >>> table = position(standard(3), middle="moose.b bear.w yeti.g")
    >>> print("; ".join(try_flip(table, "1 a@300", "2 a@600").words.splitlines()[:2]))
    Seat 1 has a brown moose.; Too late, seat 2: that card is gone.
    """
    hands = [(seat, (action,)) for seat, action in map(_read, moves)]
    return moves_shown(tried(TELLER, state, hands, _judging, language), language)


def other_hands(state: State, *touches: str, language: str = "en") -> Shown:
    """What would be different with other hands in this flip, such as one that is a tenth of a second earlier: a table.

    Raises:
        BadNotation: quotes a text that is no touch.

    >>> from moosekit.games.moose_match_mayhem import position, standard
    >>> table = position(standard(3), middle="moose.b bear.w yeti.g")
    >>> "Seat 2 is 100 ms quicker" in other_hands(table, "1 a@300", "2 a@500").words
    True
    """
    hands: list[tuple[Seat, Stamped[Touch]]] = []
    for text in touches:
        seat, action = _read(text)
        if seat is None or not isinstance(action, Stamped):
            raise BadNotation(f"{text[:60]!r} is no touch: expected for example '2 a@300'")
        hands.append((seat, action))
    table = what_if(state, hands).table(language)
    return Shown(table.html(), str(table))


def watch_flips(setup: Setup, *, seed: int, language: str = "en") -> Shown:
    """A whole game of greedy players with different hands, told flip by flip. Same seed, same game.

    >>> print(watch_flips(Setup(3, goal=1), seed=1).words.splitlines()[0][:27])
    1. Moose, match … mayhem! H
    """
    players = [bot(name, "moose-match-mayhem") for name in PLAYERS[: setup.players]]
    stream = Stream.seeded(seed).child("lesson")
    session = play_clocked(GAME, setup, Seeded(seed), players, stream, Elapsed)
    told: list[ToldMove] = []
    middle: Cards = ()
    for move, one in retold(TELLER, session, language):
        flipped = _flipped(move.applied.events)
        middle = flipped or middle
        whole = one if flipped or not told else told.pop().then(one)
        told.append(replace(whole, shown=_herds(move.applied.state, language, SMALL, middle)))
    return storyboard(told, language)


def _flipped(events: Sequence[Event]) -> Cards:
    return next((event.middle for event in events if isinstance(event, Flipped)), ())


def _read(move: str) -> tuple[Seat | None, Action]:
    seat, words = seated(move)
    return seat, read(words)


def _judging(state: State) -> Action | None:
    """The moment in which all hands so far can be judged; beside an avalanche the end of the wait."""
    flip, awaits = state.flip, GAME.awaits(state)
    if flip is None or not isinstance(awaits, Window):
        return None
    if flip.avalanche and awaits.closes is not None:
        return Elapsed(awaits.closes)
    last = max((claim.action.raw for claim in flip.claims.filed), default=None)
    return None if last is None else Elapsed(Millis(last + state.setup.same_instant + 1))
