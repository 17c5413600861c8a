"""What somebody wants the deals at a table to be made of."""

from __future__ import annotations

from dataclasses import dataclass, replace

from moosekit.bots import AnyBot
from moosekit.core.ids import Seat
from moosekit.core.refusal import BadSetup
from moosekit.games import USUAL_PLAYERS
from moosekit.widgets.table.arguments import Arguments
from moosekit.widgets.table.scenes import AnyScene
from moosekit.widgets.table.seated import bots_of, names_of, people_of


@dataclass(frozen=True, slots=True)
class Wanted:
    """The named set-up, the seats at this screen, the names of the bots, and the seed of the first deal."""

    variation: str
    people: tuple[Seat, ...]
    bots: str | tuple[str, ...]
    seed: int | None

    @classmethod
    def usual(cls, scene: AnyScene) -> Wanted:
        """What a game is played with where nobody wants anything else."""
        return cls(scene.variations[-1], (Seat(0),), scene.bots, None)

    def but(self, scene: AnyScene, ask: Arguments, *, setup: object, bots: object, seed: object) -> Wanted:
        """The same with something else; ``None`` leaves as it was.

        Raises:
            TypeError, ValueError: it is not known, or not right; says what would be.
        """
        new = self
        if isinstance(setup, str):
            new = replace(new, variation=ask.one_of("setup", setup, scene.variations))
        if bots is not None:
            new = replace(new, bots=names_of(bots, scene.game.id, ask))
        return new if seed is None else replace(new, seed=ask.seed(seed))

    def players(self, scene: AnyScene, setup: object, ask: Arguments) -> tuple[tuple[Seat, ...], tuple[AnyBot, ...]]:
        """The people, and a bot for each seat, who play with a set-up.

        Raises:
            ValueError: it has no such seats, or there is not one bot a seat.
        """
        seats = scene.seats(setup)
        return people_of("seat", self.people, seats, ask), bots_of(self.bots, scene.game.id, seats, ask)


def setup_of(scene: AnyScene, ask: Arguments, variation: str, setup: object, seats: object) -> object:
    """A set-up of the game as it was given, or else the named one for so many seats.

    Raises:
        TypeError: it is no set-up of this game.
        BadSetup: the game, or the set-up that was given, is not for so many.
    """
    usual = scene.setup(variation, USUAL_PLAYERS)
    if setup is not None and not isinstance(setup, str):
        if not isinstance(setup, type(usual)):
            game, name = scene.game.id, repr(variation)
            raise TypeError(ask.fault("argument.setup", "setup", setup, game=game, usual=name))
        count = scene.seats(setup)
        if seats is not None and seats != count:
            raise BadSetup((ask.fault("argument.seats-of-setup", "seats", seats, seats=count),))
        return setup
    if seats is None:
        return usual
    least, most = scene.players[0], scene.players[-1]
    return scene.setup(variation, ask.whole("seats", seats, least, most, lambda told: BadSetup((told,))))
