"""Positions set up by hand: every fault is told, and all at once; what is not named lies in the piles."""

from __future__ import annotations

from collections import Counter
from typing import TypedDict, Unpack

import pytest

from moosekit.core.chance import Seeded
from moosekit.core.ids import OPEN, Seat
from moosekit.core.refusal import BadSetup
from moosekit.games.moose_match_mayhem.cards import cards
from moosekit.games.moose_match_mayhem.position import position
from moosekit.games.moose_match_mayhem.setup import Setup
from moosekit.games.moose_match_mayhem.state import State
from tests.games.moose_match_mayhem.playing import GAME

FOUR = Setup(4)
MIDDLE = "moose.b bear.w squirrel.* yeti.g"


class Given(TypedDict, total=False):
    herds: list[str]
    sets: list[list[str]]
    middle: str
    taken: list[int | None]
    held: str
    discard: str
    deck: str


def laid(**given: Unpack[Given]) -> State:
    return position(FOUR, **given)


def faults(**given: Unpack[Given]) -> str:
    with pytest.raises(BadSetup) as refused:
        laid(**given)
    return "\n".join(refused.value.faults)


def test_what_is_not_named_lies_in_the_piles() -> None:
    state = laid(middle=MIDDLE, herds=["moose.b", "", "", ""], sets=[["bear.b x3"], [], [], []], discard="avalanche")
    assert len(state.deck) == 94 - 4 - 1 - 3 - 1
    zones = GAME.view(state, OPEN).zones
    assert Counter(card for zone in zones for card in zone.cards) == Counter(FOUR.cards)


def test_the_piles_are_mixed_by_chance_or_given() -> None:
    one, two = (position(FOUR, middle=MIDDLE, chance=Seeded(seed)).deck for seed in (1, 2))
    assert one != two
    assert sorted(one) == sorted(two)
    given = laid(middle=MIDDLE, deck="bear.b moose.w")
    assert given.deck == cards("bear.b moose.w")
    assert len(given.match.out) == 94 - 6


def test_held_cards_and_a_deal() -> None:
    assert laid(held=MIDDLE).held == cards(MIDDLE)
    assert len(laid().held) == 4


def test_cards_that_are_taken() -> None:
    state = laid(middle=MIDDLE, taken=[2, None, None, None], herds=["", "", "moose.b", ""])
    assert state.flip is not None
    assert state.flip.without_card == (Seat(0), Seat(1), Seat(3))
    assert GAME.view(state, OPEN).zone("middle").cards == cards("bear.w squirrel.* yeti.g")


def test_unknown_cards() -> None:
    told = faults(middle=MIDDLE, discard="bear.x", herds=["elk", "", "", ""])
    assert "'bear.x' is no card" in told
    assert "'elk' is no card: expected moose, bear or squirrel" in told


def test_sizes() -> None:
    told = faults(middle="moose.b", herds=["", ""], sets=[[]], held="bear.b bear.w", taken=[None])
    for part in ("2 herds", "1 lists of sets", "1 takers", "1 cards are in the middle", "2 cards are held"):
        assert part in told
    assert "cards lie in the middle and others are held" in faults(middle=MIDDLE, held=MIDDLE)


def test_more_copies_than_there_are() -> None:
    assert "'bear.*' is named 5 times: this game has 4" in faults(discard="bear.* x5")


def test_herds_that_cannot_be() -> None:
    told = faults(herds=["moose.b x2 moose.*", "yeti.w x2", "avalanche", ""], middle=MIDDLE)
    for part in ("of seat 1 holds a set", "of seat 2 holds two yetis", "of seat 3 holds an avalanche"):
        assert part in told


def test_sets_that_are_none() -> None:
    told = faults(sets=[["moose.b moose.w moose.*"], ["bear.b x2"], ["bear.w x3"] * 3, []])
    for part in ("of seat 1 is no set", "of seat 2 is no set", "seat 3 has 3 sets: with 3 the game is over"):
        assert part in told


def test_takers_that_cannot_be() -> None:
    told = faults(middle=MIDDLE, taken=[0, 0, 9, None])
    assert "seat 1 took 2 cards" in told
    assert "the taker 9 is no seat" in told
    assert "every card of the middle is taken" in faults(middle=MIDDLE, taken=[0, 1, 2, 3])
    assert "none lie in the middle" in faults(taken=[0, None, None, None])
