"""The engine against the naive twin, which somebody wrote who saw only the rulebook and the rulings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from moosekit.core.stream import Stream
from moosekit.games.face_de_bouc.setup import PLAYERS, Setup
from moosekit.games.face_de_bouc.switches import SWITCHES, SameName
from tests.games.face_de_bouc.playing import some_setup
from tests.games.face_de_bouc.twin_game import Both

LENGTHS = ((5, 9), (5, 9), (), (4,), (3, 6))


def test_whole_games_go_the_same_way(samples: Callable[[int, int], int]) -> None:
    """Options, refusals, piles, names, verdicts and the end, card by card, for random set-ups."""
    seen: dict[str, set[str]] = {switch: set() for switch in SWITCHES}
    players: set[int] = set()
    for seed in range(samples(40, 2000)):
        setup = setup_for(seed)
        players.add(setup.players)
        for switch, values in seen.items():
            values.add(str(getattr(setup, switch)))
        Both(setup, seed).play()
    assert players == set(PLAYERS)
    assert seen == {switch: {str(value) for value in values} for switch, values in SWITCHES.items()}


def setup_for(seed: int) -> Setup:
    """Any players, switches and lengths of names that may have slips."""
    luck = Stream.seeded(seed).child("twin setup")
    same_name = tuple(SameName)[luck.below(2, 0)]
    return replace(some_setup(seed), slips=LENGTHS[luck.below(len(LENGTHS), 1)], same_name=same_name)
