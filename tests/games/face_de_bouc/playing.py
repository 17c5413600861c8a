"""Playing games of Face de bouc in tests: random legal moves as data of a stream, and a clock that goes on."""

from __future__ import annotations

from functools import partial
from typing import Final, TypeAlias

from moosekit.core.awaits import Finite, Over, Together, Turn
from moosekit.core.game import Game
from moosekit.core.ids import CLOCK, Actor, Millis, Seat
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.core.timing import Elapsed, Stamped
from moosekit.games.face_de_bouc.actions import Action, Name, Press, Say
from moosekit.games.face_de_bouc.events import Event
from moosekit.games.face_de_bouc.game import FaceDeBouc
from moosekit.games.face_de_bouc.phase import Phase
from moosekit.games.face_de_bouc.setup import A_DAY, PLAYERS, Setup
from moosekit.games.face_de_bouc.state import OpenCard, State
from moosekit.games.face_de_bouc.switches import (
    AfterMistake,
    Clock,
    LastCard,
    NameAndSpecial,
    NearNames,
    OwnerSpecial,
    Passing,
    Penalty,
    SpecialOff,
    SpecialShout,
    SpecialTop,
    Swaps,
    Tie,
    TitleAsName,
    Tries,
)
from moosekit.games.face_de_bouc.view import FaceView
from tests.games.by_chance import ByChance

GAME: Final = FaceDeBouc()
Table: TypeAlias = Session[Setup, State, Action, Event, FaceView]
SYLLABLES: Final = ("bo", "bi", "zor", "mar", "tine", "pip", "glub", "é", "Élise", "moss")


def some_setup(seed: int, clock: Clock | None = None) -> Setup:
    """A set-up by chance: any number of players and any switches; names may be given twice."""
    stream = Stream.seeded(seed).child("setup")

    def one(index: int, count: int) -> int:
        return stream.below(count, index)

    return Setup(
        PLAYERS[one(0, len(PLAYERS))],
        copies=(3, 3, 2, 2, 2) + (0,) * 7 if one(18, 2) else (2,) * 12,
        first=None if one(1, 2) else Seat(1),
        clock=clock or tuple(Clock)[one(2, 2)],
        recall_limit=None if one(3, 3) == 0 else Millis(2_000),
        say_limit=Millis(1_000),
        special_shout=tuple(SpecialShout)[one(4, 3) > 0],
        owner_special=tuple(OwnerSpecial)[one(5, 2)],
        after_mistake=tuple(AfterMistake)[one(6, 2)],
        special_top=tuple(SpecialTop)[one(7, 2)],
        name_and_special=tuple(NameAndSpecial)[one(8, 2)],
        special_off=tuple(SpecialOff)[one(9, 2)],
        tries=tuple(Tries)[one(10, 2)],
        penalty=tuple(Penalty)[one(11, 2)],
        title_as_name=tuple(TitleAsName)[one(12, 2)],
        passing=tuple(Passing)[one(13, 2)],
        last_card=tuple(LastCard)[one(14, 4) == 0],
        tie=tuple(Tie)[one(15, 2)],
        swaps=tuple(Swaps)[one(16, 2)],
        near_names=tuple(NearNames)[one(17, 2)],
    )


def some_move(
    game: Game[Setup, State, Action, Event, FaceView], state: State, stream: Stream
) -> tuple[Actor, Action] | None:
    """A legal move of somebody; ``None`` when the game is over. The clock goes on in steps of its own."""
    awaits = game.awaits(state)
    if isinstance(awaits, Over):
        return None
    if isinstance(awaits, Turn):
        return awaits.seat, _act(game, state, awaits.seat, stream)
    card = state.card
    assert card is not None
    if isinstance(awaits, Together):
        seat = awaits.seats[stream.below(len(awaits.seats), 0)]
        return seat, _act(game, state, seat, stream)
    if not awaits.seats or stream.below(3, 1) == 0:
        return CLOCK, Elapsed(Millis(min(A_DAY, card.claims.promised + (1, 100, 700, 2_500)[stream.below(4, 2)])))
    seat = awaits.seats[stream.below(len(awaits.seats), 0)]
    return seat, _act(game, state, seat, stream)


def _act(game: Game[Setup, State, Action, Event, FaceView], state: State, seat: Seat, stream: Stream) -> Action:
    """One of the options, later than it could be; a text is right half of the time."""
    options = game.legal(state, seat)
    if isinstance(options, Finite):
        action = options.actions[stream.below(len(options.actions), 3)]
        return _later(game, state, seat, action, stream)
    card = state.card
    assert card is not None
    text = some_text(stream)
    if card.phase is not Phase.RECALL:
        if isinstance(game.awaits(state), Turn):
            return Name(text)
        return _later(game, state, seat, Stamped(Name(text), card.claims.promised), stream)
    name = state.name_of(state.shown)
    if name is not None and stream.below(2, 5):
        text = name.value
    return _later(game, state, seat, Stamped(Say(text), _earliest_say(card, seat)), stream)


def _earliest_say(card: OpenCard, seat: Seat) -> Millis:
    presses = [claim.at for claim in card.claims.filed if claim.seat == seat and isinstance(claim.action, Press)]
    return max([card.claims.promised, *presses])


def _later(
    game: Game[Setup, State, Action, Event, FaceView], state: State, seat: Seat, action: Action, stream: Stream
) -> Action:
    """The same action some moments later, where that is legal."""
    if not isinstance(action, Stamped):
        return action
    later = Stamped(action.action, Millis(action.at + (0, 40, 150, 151, 600)[stream.below(5, 4)]))
    return action if game.check(state, seat, later) else later


def some_text(stream: Stream) -> str:
    """A name by chance."""
    return "".join(SYLLABLES[stream.below(len(SYLLABLES), 10 + place)] for place in range(1 + stream.below(3, 9)))


PLAYING: Final = ByChance(GAME, partial(some_move, GAME), 3_000)
steps, played, is_over = PLAYING.steps, PLAYING.played, PLAYING.is_over


def some_game(seed: int, clock: Clock | None = None) -> Table:
    """A whole game under a set-up by chance."""
    return PLAYING.seeded(some_setup(seed, clock), seed)
