"""Values of another kind, as learners mix them up in a notebook cell: each is named, with what would be right."""

from __future__ import annotations

import copy
import pickle
import re
from typing import Any, cast

import pytest

from moosekit.core.chance import Seeded
from moosekit.core.refusal import BadSetup
from moosekit.core.session import Session
from moosekit.games.moustache import Contest, OwnCard, Trick
from moosekit.games.moustache.rule_cards import BLACK, WHITE, row_of
from moosekit.games.moustache.setup import Setup
from moosekit.tricks.play import TrickCard
from moosekit.tricks.row import BrokenRule
from moosekit.tricks.world import World
from tests.games.moustache.playing import GAME


class SecondWins(OwnCard):
    def act(self, contest: Contest[TrickCard]) -> Contest[TrickCard]:
        return contest.name(1)


MINE = SecondWins.named("second", title="Second wins", text="The second card wins.")


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"cards": ["P2", "P8", "G3"]}, "the cards ['P2', 'P8', 'G3'] are no text"),
        ({"cards": "p2 p8 g11"}, "'g11' is no card: expected"),
        ({"row": MINE}, "the row <rule card own:second> is no list: expected"),
        ({"row": [SecondWins]}, "is no rule card: expected an id such as 'twos-win', or MyCard.named(…)"),
        ({"row": ["reversed", None]}, "None is no rule card"),
        ({"row": {"reversed"}}, "the row {'reversed'} is no list: expected"),  # a set has no left and no right
        ({"reading": None}, "the reading None is not known: choose one of last-word, first-word, strict-row"),
        ({"row": "reversed", "reading": ["last-word"]}, "the reading ['last-word'] is not known"),
        ({"monkey_takes": 5}, "the monkey-takes 5 is not known: choose one of animal-card, any-card"),
        ({"pigeon_and_monkey": 5}, "the pigeon-and-monkey 5 is not known: choose one of pigeon-first, monkey-first"),
        ({"cards": "P2 P8 monkey", "monkey": 8}, "the monkey's card 8 is no text: expected one such as 'P9'"),
        ({"first_seat": 1.0}, "the first seat 1.0 is no whole number"),
        ({"first_seat": True}, "the first seat True is no whole number"),
        ({"hands": "P2 P8 G3"}, "the hands 'P2 P8 G3' are no list of texts"),
        ({"hands": [2, 8, 3]}, "the hands [2, 8, 3] are no list of texts"),
    ],
)
def test_a_trick_of_other_things(given: dict[str, Any], told: str) -> None:
    words: dict[str, Any] = {"cards": "P2 P8 G3", **given}
    with pytest.raises(BadSetup, match=re.escape(told)):
        Trick.parse(**words)


@pytest.mark.parametrize("row", [{"reversed", "twos-win"}, None, 5])
def test_a_row_of_other_things(row: object) -> None:
    """In a set the order would be another in each process."""
    with pytest.raises(ValueError, match=r"is no list: expected 'twos-win,threes-low' or \[my_card, 'threes-low'\]"):
        row_of(cast("str", row))


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ({"name": 5}, "the name 5 is no text"),
        ({"title": None}, "the title None is no text"),
        ({"text": "half \ud800"}, "the text 'half \\ud800' is no text"),
    ],
)
def test_a_card_with_words_that_are_none(words: dict[str, Any], told: str) -> None:
    all_words: dict[str, Any] = {"name": "second", "title": "Second", "text": "The second.", **words}
    with pytest.raises(ValueError, match=re.escape(told)):
        SecondWins.named(**all_words)


class HalfOrder(OwnCard):
    def world(self, world: World) -> World:
        return world._replace(order=world.order[:2])


def test_an_order_of_colours_is_told_by_their_names() -> None:
    """Not as <Colour.GREEN: 'green'>, which whoever writes a first card has never seen."""
    half = HalfOrder.named("half", title="Half", text="Two colours.")
    with pytest.raises(BadSetup, match=re.escape("('green', 'pink') is not ('green', 'pink', 'orange', 'blue')")):
        Trick.parse("P2 P8 G3", row=[half])


class NamesText(OwnCard):
    def act(self, contest: Contest[TrickCard]) -> Contest[TrickCard]:
        return contest.name(True)


class NamesHalf(OwnCard):
    def act(self, contest: Contest[TrickCard]) -> Contest[TrickCard]:
        return contest.name(cast("int", 1.0))


@pytest.mark.parametrize("kind", [NamesText, NamesHalf])
def test_a_card_names_a_position_that_is_no_whole_number(kind: type[OwnCard]) -> None:
    trick = Trick.parse("P2 P8 G3", row=[kind.named("odd", title="Odd", text="Odd.")])
    with pytest.raises(BrokenRule, match="it named position"):
        trick.resolve()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("players", 4.0),
        ("rounds", True),
        ("face_up", "1"),
        ("row", "twos-win"),
        ("row", ("twos-win",)),
        ("white", None),
        ("reading", "first-word"),
        ("pigeon_and_monkey", "monkey-first"),
        ("monkey_takes", "any-card"),
        ("tie", "other-team"),
        ("team_deck", "pink-crown"),
        ("stars", (1.5,) * 11),
        ("crown_card", "G0"),
        ("trophies", None),
        ("trophies", ((1, 2, "3"),) * 4),
        ("name", None),
    ],
)
def test_a_set_up_of_other_things(field: str, value: object) -> None:
    wrong: dict[str, Any] = {"players": 4, field: value}
    with pytest.raises(BadSetup, match=re.escape(f"{field} is {value!r}: expected ")):
        Setup(**wrong)


def test_a_rule_card_cannot_be_drawn_twice() -> None:
    with pytest.raises(BadSetup, match="'twos-win' could be drawn twice"):
        Setup(4, black=BLACK, one_of=row_of("twos-win"))
    with pytest.raises(BadSetup, match="'pink-open' could be drawn twice"):
        Setup(4, white=(*WHITE, *row_of("pink-open")))


def test_copies_and_pickles_are_equal() -> None:
    trick = Trick.parse("P2 P8 monkey=P2 G3", row=[MINE, "twins-vanish", "new-lead"], reading="strict-row")
    state = Session(GAME, Setup(4, row=row_of("twos-win,pink-open,new-lead"), face_up=2), Seeded(1)).state
    for value in (trick, state):
        for other in (copy.copy(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value))):  # noqa: S301 - ours
            assert (other, hash(other)) == (value, hash(value))
    assert pickle.loads(pickle.dumps(trick)).why() == trick.why()  # noqa: S301 - our own bytes
