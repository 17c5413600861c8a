"""Whole games of any kind with all checks of the public kit, over set-ups by chance: each game has its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from moosekit.core.game import Game
from moosekit.core.stream import Stream
from moosekit.games.moose_match_mayhem.setup import Setup as MayhemSetup
from moosekit.games.moustache.setup import Setup
from moosekit.testing import Report, conformance
from moosekit.testing.conserved import Whereabouts
from moosekit.testing.endings import Points
from tests.games import kits
from tests.games.face_de_bouc import test_conformance as bouc
from tests.games.kits import Kit
from tests.games.moose_in_the_house import test_conformance as house
from tests.games.moose_match_mayhem import test_conformance as mayhem
from tests.games.moustache import test_conformance as moustache

#: so many games are played again in another process together
BATCH: Final = 50
#: a game by chance may take this many moves: with six seats, paces ten apart and two sets to collect, 22,479 were seen
MOST: Final = 200_000
#: views, refusals, explanations and what viewers imagine are looked at in every so manyth state and the last
EVERY: Final = (127, 131, 137, 139, 149, 151, 157)


@dataclass(frozen=True)
class Soaked:
    """A game, what may be tried in it, and how its cards and its points are counted: see ``conformance``."""

    kit: Kit
    setup: Callable[[int], Any]
    universe: Callable[[Any], Sequence[Any]]
    points: Points[Any]
    cards: Whereabouts[Any] | None = None

    def play(self, games: int, first: int = 0) -> Iterator[Report]:
        """Plays so many games, batch by batch; ``first`` is the number of the first batch."""
        for batch in range(first, first + -(-games // BATCH)):
            begin = batch * BATCH
            setups = [self.setup(seed) for seed in range(begin, min(begin + BATCH, first * BATCH + games))]
            yield conformance(
                self.kit.game,
                [(setup, setup.players) for setup in setups],
                [batch],
                partial(self._tried, batch),
                every=EVERY[batch % len(EVERY)],
                most=MOST,
                move=self._move,
                cards=self.cards,
                points=self.points,
            )

    def _tried(self, batch: int, setup: Any) -> Sequence[Any]:  # noqa: ANN401 - of any game
        """A quarter of the actions that may be tried, another one in each batch."""
        return self.universe(setup)[batch % 4 :: 4]

    def _move(self, _game: Game[Any, Any, Any, Any, Any], state: Any, stream: Stream) -> Any:  # noqa: ANN401 - of any game
        return self.kit.some_move(state, stream)


def _moustache(seed: int) -> Setup:
    """A set-up by chance; of four games two have one round, one has two, and one all four."""
    setup: Setup = kits.MOUSTACHE.some_setup(seed)
    return replace(setup, rounds=(1, 1, 2, 4)[seed % 4])


def _mayhem(seed: int) -> MayhemSetup:
    """A set-up by chance; most games end with the first set, as each further one takes hundreds of moves."""
    setup: MayhemSetup = kits.MAYHEM.some_setup(seed)
    return replace(setup, goal=(1, 1, 1, 1, 1, 1, 1, 1, 2, 3)[seed % 10])


SOAKED: Final = {
    soaked.kit.package: soaked
    for soaked in (
        Soaked(kits.MOUSTACHE, _moustache, moustache.universe, moustache.points, moustache.animals),
        Soaked(kits.HOUSE, kits.HOUSE.some_setup, house.universe, house.points),
        Soaked(kits.BOUC, kits.BOUC.some_setup, bouc.universe, bouc.points),
        Soaked(kits.MAYHEM, _mayhem, mayhem.universe, mayhem.points),
    )
}
