"""PettingZoo's own tests of an environment, and that they have nothing else to say than what we know of."""

from __future__ import annotations

import warnings

import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from moosekit.games.moustache.rule_cards import row_of
from moosekit.games.moustache.setup import Setup
from moosekit.interop import HouseEnv, MayhemEnv, MoustacheEnv
from tests.interop.playing import AnyTurns
from tests.samples import samples

#: a mask beside the array is PettingZoo's own form for card games, but it knows its own environments only; who is not
#: to act, or has come to the end, has no legal action
KNOWN = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros (no legal actions).",
}


def all_cards() -> MoustacheEnv:
    """Moustache with the rule cards that ask something, for five, so with jokers."""
    return MoustacheEnv(setup=Setup(5, row=row_of("pass-three,pink-open,twos-win,new-lead"), face_up=3))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_moustache(players: int) -> None:
    passes(MoustacheEnv(players))


def test_moustache_with_cards_that_are_passed() -> None:
    passes(all_cards())
    with warnings.catch_warnings(action="ignore"):
        seed_test(all_cards, num_cycles=samples(50, 500))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_house_game(players: int) -> None:
    passes(HouseEnv(players))


def passes(env: AnyTurns) -> None:
    with warnings.catch_warnings(record=True, action="always") as told:
        api_test(env, num_cycles=samples(60, 1000))
    assert {str(warning.message) for warning in told} <= KNOWN


@pytest.mark.parametrize("kind", [MoustacheEnv, HouseEnv])
def test_the_same_seed_gives_the_same_game(kind: type[MoustacheEnv] | type[HouseEnv]) -> None:
    seed_test(kind, num_cycles=samples(50, 500))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_moose_match_mayhem(players: int) -> None:
    with warnings.catch_warnings(action="error"):
        parallel_api_test(MayhemEnv(players), num_cycles=samples(100, 1000))
        parallel_seed_test(lambda: MayhemEnv(players), num_cycles=samples(20, 500))
