"""The greedy player of the house game: what it plays first, on whom, and what it says about it."""

from __future__ import annotations

import pytest

from moosekit.bots import bot
from moosekit.core.awaits import OpenText
from moosekit.core.reason import Decision
from moosekit.core.stream import Stream
from moosekit.games.moose_in_the_house.actions import Action, Answer, PlayCard
from moosekit.games.moose_in_the_house.game import MooseInTheHouse
from moosekit.games.moose_in_the_house.notation import write
from moosekit.games.moose_in_the_house.position import position
from moosekit.games.moose_in_the_house.setup import Setup, Trap, YesNo
from moosekit.games.moose_in_the_house.state import State
from moosekit.words import say_reason

GAME = MooseInTheHouse()
GREEDY = bot("greedy", "moose-in-the-house")


def table(houses: tuple[str, str, str], hand: str, setup: Setup | None = None) -> State:
    """Seat 1 is to play with this hand; the others hold a trap and nothing else."""
    return position(Setup(3) if setup is None else setup, houses=houses, hands=[hand, "T", "T"])


def decided(state: State) -> Decision[Action]:
    return GREEDY.decide(GAME.view(state, state.asked), GAME.legal(state, state.asked), Stream(1))


@pytest.mark.parametrize(
    ("houses", "hand", "played", "said"),
    [
        (
            ("HC kit", "HC kit bed+M", "HC kit"),
            "M.kit D R.bath",
            "M.kit>3 kit",
            "of all the houses it can go to, the one of seat 3 has the fewest: 0.",
        ),
        (
            ("HC kit", "HC bed bed+M", "HC liv"),
            "M.kit D R.bath",
            "D>kit",
            "keeps the moose out of one of the own",
        ),
        (("HC", "HC bed bed+M", "- kit"), "M.kit HC R.bath", "HC>3", "seat 3 has an open room for one in the hand."),
        (("HC", "- kit", "- bed"), "M.kit HC R.bath", "HC>2", "seat 2 has an open room for one in the hand."),
        (
            ("HC", "HC bed+M", "- bed"),
            "HC R.kit",
            "HC>3",
            "to seat 3 only once a house card lies there.",
        ),
        (("HC", "HC bed+M", "HC bed"), "M.kit R.bath R.kit", "R.kit>3", "would be its place: an empty kitchen."),
        (("HC", "HC bed", "HC bed+M"), "R.bath R.kit", "R.kit>2", "an empty room at seat 2 is a place for one later."),
    ],
)
def test_it_plays_by_its_rules_of_thumb(houses: tuple[str, str, str], hand: str, played: str, said: str) -> None:
    state = table(houses, hand)
    decision = decided(state)
    assert (write(decision.action, state.houses, state.asked), said in say_reason(decision.reason)) == (played, True)


def test_it_discards_what_helps_least() -> None:
    full = ("HC", "HC bed bed bed", "HC bath bath bath")
    decision = decided(table(full, "R.kit M.liv T"))
    assert str(decision.reason.facts[0][1]) == "R.kit"
    assert say_reason(decision.reason) == "This card helps least: an empty kitchen."


def test_it_plays_before_it_discards_where_it_need_not() -> None:
    may_discard = Setup(3, must_act=YesNo.NO)
    assert isinstance(decided(table(("HC", "HC bed", "HC bath"), "R.kit T", may_discard)).action, PlayCard)


@pytest.mark.parametrize(("trap", "said"), [(Trap.MAY, "bots.springs-trap"), (Trap.MUST, "bots.only")])
def test_it_springs_its_trap(trap: Trap, said: str) -> None:
    state = table(("HC kit", "HC kit", "HC"), "M.kit", Setup(3, trap=trap))
    attacked = GAME.apply(state, state.asked, decided(state).action).state
    decision = decided(attacked)
    assert (decision.action, decision.reason.code) == (Answer.TRAP, said)


def test_it_chooses_from_lists() -> None:
    state = table(("HC", "HC bed", "HC bath"), "R.kit T")
    with pytest.raises(TypeError, match="all options are listed"):
        GREEDY.choose(GAME.view(state, state.asked), OpenText("name"), Stream(1))
