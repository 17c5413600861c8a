"""What if a moose went elsewhere, or met a trap: from the rules on moose and traps (sections 5 and 6)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from moosekit.core.awaits import Finite
from moosekit.core.chance import Seeded
from moosekit.core.ids import Seat
from moosekit.core.refusal import IllegalAction
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.games.moose_in_the_house.actions import PlayCard
from moosekit.games.moose_in_the_house.cards import CardKind, cards
from moosekit.games.moose_in_the_house.events import MooseMovedIn, TrapSprung
from moosekit.games.moose_in_the_house.notation import read
from moosekit.games.moose_in_the_house.position import position
from moosekit.games.moose_in_the_house.setup import Setup, Trap
from moosekit.games.moose_in_the_house.state import State
from moosekit.games.moose_in_the_house.whatif import what_if
from tests.games.moose_in_the_house.playing import GAME, some_setup, steps
from tests.samples import samples

HOUSES = ["HC", "HC kit bed", "HC kit kit+M kit", "HC bed"]


def table(state: State, said: str) -> list[tuple[str, str, bool]]:
    """Each change and what happens with it, in words."""
    play = read(said, state.houses, Seat(0))
    assert isinstance(play, PlayCard)
    found = what_if(state, play)
    return [
        (row[0], row[1].split("!")[0], variant.changed)
        for row, variant in zip(found.table().rows, found.variants, strict=True)
    ]


def test_other_targets_and_a_trap() -> None:
    """Every open kitchen of the others: a trap that is held must be sprung; two rooms of a house are told alike."""
    state = position(Setup(4), houses=HOUSES, hands=["M.kit D", "R.bed D", "T", "D"])
    assert table(state, "M.kit>2") == [
        ("To seat 3, room 1 from the left", "Snap", True),
        ("To seat 3, room 3 from the left", "Snap", True),
        ("With a trap in the hand of seat 2", "Snap", True),
    ]


def test_without_the_trap_the_moose_gets_in() -> None:
    state = position(Setup(4), houses=HOUSES, hands=["M.kit D", "R.bed D", "T T D", "D"])
    assert table(state, "M.kit>3") == [
        ("To seat 2, room 1 from the left", "There is a moose in the kitchen of seat 2", True),
        ("To seat 3, room 3 from the left", "Snap", False),
        ("Without a trap in the hand of seat 3", "There is a moose in the kitchen of seat 3", True),
    ]


def test_the_other_reading_of_traps_changes_nothing_here() -> None:
    """Where a trap may be kept (the switch ``trap``), it is still sprung; what if asks what it would do."""
    state = position(Setup(2, trap=Trap.MAY), houses=["HC", "HC kit"], hands=["M.kit", "T"])
    assert [changed for _, _, changed in table(state, "M.kit>2")] == [True]


def test_only_moose_that_may_be_played() -> None:
    state = position(Setup(2), houses=["HC", "HC kit"], hands=["M.kit R.bed", "T"])
    with pytest.raises(ValueError, match=r"'R\.bed' is no moose"):
        what_if(state, PlayCard(cards("R.bed")[0], Seat(1)))
    with pytest.raises(IllegalAction, match="not legal"):
        what_if(state, PlayCard(cards("M.bed")[0], Seat(1), 0))


def test_french() -> None:
    state = position(Setup(2), houses=["HC", "HC kit"], hands=["M.kit", "D"])
    found = what_if(state, PlayCard(cards("M.kit")[0], Seat(1), 0)).table("fr")
    assert found.heads == ("Et si…", "Alors…", "Un autre résultat\u00a0?")
    assert found.rows[0][0] == "Avec un piège dans la main de la place 2"


def test_every_target_is_what_playing_there_gives() -> None:
    """In random games: each variant with another target is the legal play itself, carried out and answered."""
    asked = 0
    for seed in range(samples(6, 100)):
        session = Session(GAME, replace(some_setup(seed), named=None, trap=Trap.MUST), Seeded(seed))
        for state in steps(session, Stream.seeded(seed)):
            options = GAME.legal(state, state.turn) if state.attack is None else Finite(())
            moose = [one for one in options.actions if isinstance(one, PlayCard) and one.card.kind is CardKind.MOOSE]
            for play in moose[:1]:
                others = [one for one in moose if one.card is play.card and one != play]
                variants = what_if(state, play).variants
                assert [played(state, one) for one in others] == [one.result[0] for one in variants[:-1]]
                asked += len(others)
    assert asked > 20


def played(state: State, play: PlayCard) -> MooseMovedIn | TrapSprung:
    """What comes of a moose, step by step."""
    after = GAME.apply(state, state.turn, play).state
    (answer,) = GAME.legal(after, play.target).actions
    events = GAME.apply(after, play.target, answer).events
    return next(event for event in events if isinstance(event, (MooseMovedIn, TrapSprung)))
