"""All games: whole ones by random legal play through the public ``start``, ``legal``, ``apply``; and one ``view``.

In the two games against the clock the clock is an actor: its steps count as moves, as each is an ``apply``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Final, TypeVar

from benchmarks.measuring import Subject
from moosekit.core.awaits import Finite, Turn, Window, asked
from moosekit.core.chance import Seeded
from moosekit.core.game import Game
from moosekit.core.ids import CLOCK, SPECTATOR, Actor, Millis, Viewer, seats
from moosekit.core.timing import Elapsed, Stamped
from moosekit.games.face_de_bouc import actions as bouc
from moosekit.games.face_de_bouc import setup as bouc_setup
from moosekit.games.face_de_bouc.game import FaceDeBouc
from moosekit.games.face_de_bouc.phase import Phase
from moosekit.games.face_de_bouc.state import State as BoucState
from moosekit.games.moose_in_the_house import setup as house_setup
from moosekit.games.moose_in_the_house.actions import Action as HouseAction
from moosekit.games.moose_in_the_house.game import MooseInTheHouse
from moosekit.games.moose_in_the_house.state import State as HouseState
from moosekit.games.moose_match_mayhem import setup as mayhem_setup
from moosekit.games.moose_match_mayhem.actions import Action as MayhemAction
from moosekit.games.moose_match_mayhem.game import MooseMatchMayhem
from moosekit.games.moose_match_mayhem.state import State as MayhemState
from moosekit.games.moustache.actions import Action as MoustacheAction
from moosekit.games.moustache.game import Moustache
from moosekit.games.moustache.rule_cards import row_of
from moosekit.games.moustache.setup import Setup as MoustacheSetup
from moosekit.games.moustache.state import State as MoustacheState

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
SEATS: Final = 4
TARGET: Final = "0.25"
VIEW_TARGET: Final = "30 µs"
MOUSTACHE: Final = Moustache()
HOUSE: Final = MooseInTheHouse()
MAYHEM: Final = MooseMatchMayhem()
BOUC: Final = FaceDeBouc()
FOUR: Final = MoustacheSetup(SEATS, row=row_of("green-negative,twos-win,most-blue,twins-vanish"), face_up=4)
NAMES: Final = tuple(f"name {letter}" for letter in "abcdefghijkl")


def moustache_move(state: MoustacheState, chance: Random) -> tuple[Actor, MoustacheAction]:
    """Any legal action."""
    seat = asked(MOUSTACHE.awaits(state))[0]
    options = MOUSTACHE.legal(state, seat)
    assert isinstance(options, Finite)
    return seat, chance.choice(options.actions)


def house_move(state: HouseState, chance: Random) -> tuple[Actor, HouseAction]:
    """Any legal action."""
    return state.asked, chance.choice(HOUSE.legal(state, state.asked).actions)


def mayhem_move(state: MayhemState, chance: Random) -> tuple[Actor, MayhemAction]:
    """Any legal action of any seat, at once; or the clock goes on."""
    awaits, flip = MAYHEM.awaits(state), state.flip
    hands = asked(awaits)
    if flip is not None and isinstance(awaits, Window) and (not hands or chance.random() < 1 / 3):
        return CLOCK, Elapsed(Millis(flip.claims.promised + 500))
    seat = chance.choice(hands)
    return seat, chance.choice(MAYHEM.legal(state, seat).actions)


def bouc_move(state: BoucState, chance: Random) -> tuple[Actor, bouc.Action]:
    """Any legal action of any seat, at once, names right half of the time; or the clock goes on."""
    awaits, card = BOUC.awaits(state), state.card
    players = asked(awaits)
    if card is not None and isinstance(awaits, Window) and (not players or chance.random() < 1 / 3):
        return CLOCK, Elapsed(Millis(card.claims.promised + 2_000))
    seat = chance.choice(players)
    options = BOUC.legal(state, seat)
    if isinstance(options, Finite):
        return seat, chance.choice(options.actions)
    assert card is not None
    if isinstance(awaits, Turn):
        return seat, bouc.Name(NAMES[state.shown.index])
    said = NAMES[state.shown.index] if chance.random() < 1 / 2 else chance.choice(NAMES)
    act = bouc.Say(said) if card.phase is Phase.RECALL else bouc.Name(said)
    return seat, Stamped(act, card.claims.promised)


def subjects() -> Iterator[Subject]:
    """The play of the games that ``rounds`` does not measure; and views of all, at four seats."""
    yield _play("There's a Moose in the House", HOUSE, house_setup.standard(SEATS), house_move)
    yield _play("Moose Match Mayhem", MAYHEM, mayhem_setup.standard(SEATS), mayhem_move)
    yield _play("Face de bouc", BOUC, bouc_setup.standard(SEATS), bouc_move)
    yield from _looks("Moustache", MOUSTACHE, FOUR, moustache_move)
    yield from _looks("There's a Moose in the House", HOUSE, house_setup.standard(SEATS), house_move)
    yield from _looks("Moose Match Mayhem", MAYHEM, mayhem_setup.standard(SEATS), mayhem_move)
    yield from _looks("Face de bouc", BOUC, bouc_setup.standard(SEATS), bouc_move)


def _play(name: str, game: Game[P, S, A, E, V], setup: P, move: Callable[[S, Random], tuple[Actor, A]]) -> Subject:
    seeds = count()
    return Subject(
        f"{name}, deal included", "moves", lambda: sum(1 for _ in states(game, setup, move, next(seeds))), TARGET
    )


def _looks(
    name: str, game: Game[P, S, A, E, V], setup: P, move: Callable[[S, Random], tuple[Actor, A]]
) -> Iterator[Subject]:
    """Every state seen by everybody, and by one seat only: what is the same for all is worked out once a state."""
    some = tuple(states(game, setup, move, 1))
    everybody: tuple[Viewer, ...] = (*seats(SEATS), SPECTATOR)
    yield Subject(f"a view of {name}, one of five", "views", lambda: _views(game, some, everybody), VIEW_TARGET)
    yield Subject(f"a view of {name}, the only one", "views", lambda: _views(game, some, everybody[:1]), VIEW_TARGET)


def _views(game: Game[P, S, A, E, V], some: tuple[S, ...], viewers: tuple[Viewer, ...]) -> int:
    for state in some:
        for viewer in viewers:
            game.view(state, viewer)
    return len(some) * len(viewers)


def states(game: Game[P, S, A, E, V], setup: P, move: Callable[[S, Random], tuple[Actor, A]], seed: int) -> Iterator[S]:
    """The states of a game, one for each move."""
    chance = Random(seed)
    state = game.start(setup, Seeded(seed)).state
    while True:
        awaits = game.awaits(state)
        if not isinstance(awaits, Window) and not asked(awaits):
            return
        state = game.apply(state, *move(state, chance)).state
        yield state
