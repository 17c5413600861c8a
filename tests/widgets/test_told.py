"""What only the widget tells its page is not to be set by anybody else; what may be set is checked first."""

from collections.abc import Callable
from typing import Final

import pytest
import traitlets

from moosekit.games import GAMES
from moosekit.games.moustache import Trick
from moosekit.widgets import GameTable, TrickStepper
from moosekit.widgets.base import MooseWidget, Told
from tests.widgets.sessions import OTHERS

MADE: Final[list[Callable[[], MooseWidget]]] = [
    lambda: TrickStepper(Trick.parse("P2 P8 G3 B1")),
    *[lambda game=game: GameTable(game, seats=4, seed=7) for game in GAMES],
    *[lambda make=make: make(7) for make, _writes in OTHERS],
]


@pytest.mark.parametrize("make", MADE)
def test_what_it_tells_stays_what_it_is(make: Callable[[], MooseWidget]) -> None:
    with make() as made:
        told = [name for name, trait in made.traits().items() if isinstance(trait, Told)]
        assert "words" in told
        for name in told:
            before = getattr(made, name)
            with pytest.raises(traitlets.TraitError, match=f"{name} is what the widget tells its page"):
                setattr(made, name, 5)
            assert getattr(made, name) is before


@pytest.mark.parametrize("wrong", [5, None, [1], {"9999": 1}, {"0": -1}, {"0": "many"}, {0: 1}])
def test_votes_are_counts(wrong: object) -> None:
    with GameTable("moustache", seats=4, seed=7) as table, TrickStepper(Trick.parse("P2 P8 G3 B1")) as stepper:
        for made in (table, stepper):
            made.votes = {"0": 3}
            with pytest.raises(traitlets.TraitError, match="these are no votes on"):
                made.set_trait("votes", wrong)
            assert made.votes == {"0": 3}
