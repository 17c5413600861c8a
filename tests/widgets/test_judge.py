"""The judge of a real table: it offers all that decides a trick, and gives the reasons in sentences."""

from __future__ import annotations

import inspect
from itertools import product

import pytest

from moosekit.core.stream import Stream
from moosekit.games.moustache import Trick
from moosekit.games.moustache.cards import CARDS
from moosekit.widgets.judge import desk, judged
from moosekit.words.catalogue import LANGUAGES
from tests.samples import samples

#: what a trick is asked about beside the rules: who sits where, and the hands
TABLE = {"cards", "row", "first_seat", "hands", "monkey"}


def test_everything_that_decides_a_trick_can_be_set() -> None:
    offered = {switch["name"] for switch in desk()["switches"]}
    assert offered == {*inspect.signature(Trick.parse).parameters} - TABLE
    assert offered | {"cards", "row", "language"} == {*inspect.signature(judged).parameters}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_words_of_its_own_and_the_first_is_what_is_meant_without_one(language: str) -> None:
    defaults = {name: one.default for name, one in inspect.signature(judged).parameters.items()}
    for switch in desk(language)["switches"]:
        values = [*switch["options"]]
        assert values[0] == defaults[switch["name"]]
        assert len({*switch["options"].values()}) == len(values) > 1
        for value in values:
            assert judged("P4 unicorn monkey P9 G4", **{switch["name"]: value})["faults"] == []


def test_what_jokers_do_after_the_trick_changes_who_takes_cards_and_never_who_wins() -> None:
    stream = Stream.seeded(9).child("judge")
    jokers = ("pigeon", "unicorn", "monkey")
    for game in range(samples(40, 4000)):
        own = stream.child(str(game))
        animals = [CARDS[index].code for index in own.shuffle(44)[:3]]
        laid = [*animals, *[jokers[index] for index in own.child("jokers").shuffle(3)[:2]]]
        cards = " ".join(laid[index] for index in own.child("order").shuffle(5))
        said = {
            judged(cards, pigeon_and_monkey=first, monkey_takes=takes)["said"]
            for first, takes in product(("pigeon-first", "monkey-first"), ("animal-card", "any-card"))
        }
        assert len(said) == 1, cards


def test_the_row_and_its_reading_change_who_wins() -> None:
    cards, row = "O5 O9 O3 G2", "twos-win,threes-low"
    assert judged(cards, row)["said"] == "Seat 3 wins and leads the next trick."
    assert judged(cards, row, reading="first-word")["said"] == "Seat 4 wins and leads the next trick."
    assert judged(cards)["said"] == "Seat 2 wins and leads the next trick."


def test_reasons_are_sentences_and_the_last_says_who_gets_the_cards() -> None:
    why = judged("P4 pigeon monkey P9 G4")["why"]
    assert "Pink is the strongest colour here, and the pink 9 is its highest card: seat 4 wins." in why
    assert "The rulebook does not say which acts first, the pigeon or the monkey. Here it is the pigeon." in why
    assert why[-1] == "Seat 4 wins but takes no animal card. Seat 4 leads the next trick."


def test_the_monkey_may_take_another_joker_where_that_is_chosen() -> None:
    cards = "P4 unicorn monkey P9 G4"
    may = "The monkey of seat 3 takes one card for its team. To choose from: "
    still = "The choice is still open."
    assert f"{may}the pink 4, the pink 9 and the green 4. {still}" in judged(cards)["why"]
    more = f"{may}the pink 4, the unicorn, the pink 9 and the green 4. {still}"
    assert more in judged(cards, monkey_takes="any-card")["why"]
