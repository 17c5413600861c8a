"""Views of every game: nothing in them is closed to whoever looks, and what is remembered never makes one wrong."""

from __future__ import annotations

import pickle

import pytest

from moosekit.core.chance import Seeded
from moosekit.core.ids import OPEN, SPECTATOR, Viewer, seats
from moosekit.core.secret import redact
from moosekit.core.stream import Stream
from tests.games.kits import BOUC, HOUSE, MAYHEM, MOUSTACHE, Kit


@pytest.mark.parametrize("kit", [MOUSTACHE, HOUSE, MAYHEM, BOUC], ids=lambda kit: kit.package)
def test_a_view_is_what_its_state_says_and_holds_no_secret_of_others(kit: Kit) -> None:
    """Zones, names and lists of facts that stay the same from state to state are worked out once only.

    So each view is held against that of a copy, of which nothing is remembered. Not all facts are searched for secrets
    when a view is made; here they are.
    """
    for seed in range(3):
        setup, luck = kit.some_setup(seed), Stream.seeded(seed).child("views")
        state = kit.game.start(setup, Seeded(seed)).state
        everybody: tuple[Viewer, ...] = (*seats(setup.players), SPECTATOR, OPEN)
        for number in range(60):
            copied = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own bytes
            for viewer in everybody:
                view = kit.game.view(state, viewer)
                assert view == kit.game.view(copied, viewer)
                assert view == redact(view, viewer)
            move = kit.some_move(state, luck.at(number))
            if move is None:
                break
            state = kit.game.apply(state, *move).state
