"""The 47 cards: one object each, in one order, known by their codes."""

from __future__ import annotations

import copy
import pickle

import pytest

from moosekit.cards.card import UnknownCard
from moosekit.games.moustache.cards import ANIMALS, CARDS, COLOURS, JOKERS, VALUES, AnimalCard, cards


def test_eleven_values_in_four_colours_and_three_jokers() -> None:
    assert [(card.colour, card.value) for card in ANIMALS] == [
        (colour, value) for colour in COLOURS for value in VALUES
    ]
    assert [card.code for card in JOKERS] == ["pigeon", "unicorn", "monkey"]
    assert all(card.colour is None and card.value is None for card in JOKERS)
    assert CARDS == ANIMALS + JOKERS
    assert [card.index for card in CARDS] == list(range(47))


def test_there_is_one_object_of_each() -> None:
    for card in CARDS:
        assert AnimalCard.of(card.code) is card
        assert copy.copy(card) is card
        assert copy.deepcopy([card])[0] is card
        assert pickle.loads(pickle.dumps(card)) is card  # noqa: S301 - our own bytes


def test_small_letters_are_read() -> None:
    assert cards("p2 MONKEY b10") == cards("P2 monkey B10")


@pytest.mark.parametrize(
    "word", ["G11", "X1", "G", "11", "G-1", "G01", "Ｇ1", "", "pig", "Monkeys", "G1\x00", "9" * 5000]
)
def test_what_is_no_card_is_quoted_and_put_right(word: str) -> None:
    with pytest.raises(UnknownCard, match="expected a colour letter and a value") as refused:
        AnimalCard.of(word)
    assert len(str(refused.value)) < 300
