"""Cards are objects of which there is one each, also after copying, pickling, or in another process."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError, dataclass
from typing import ClassVar, Final

import pytest

from moosekit.cards.card import Card, UnknownCard


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Letter(Card):
    """A card of a test."""

    _letters: ClassVar[str] = "A, B or C"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Digit(Card):
    """A card of another deck."""


LETTERS: Final = Letter.intern(tuple(Letter(code, index) for index, code in enumerate("ABC")))
DIGITS: Final = Digit.intern((Digit("A", 0), Digit("1", 1)))


def test_a_code_names_one_object() -> None:
    assert Letter.of("B") is LETTERS[1]
    assert Digit.of("A") is DIGITS[0]
    assert len({Letter.of("A"), Digit.of("A")}) == 2


def test_copies_are_the_same_object() -> None:
    card = LETTERS[2]
    assert copy.copy(card) is card
    assert copy.deepcopy((card, [card])) == (card, [card])
    assert copy.deepcopy([card])[0] is card
    assert pickle.loads(pickle.dumps((card, DIGITS[1]))) == (card, DIGITS[1])  # noqa: S301  (our own bytes)


def test_cards_are_read_by_code_and_sorted_by_their_place_in_the_deck() -> None:
    assert repr(tuple(sorted((LETTERS[2], LETTERS[0], LETTERS[1])))) == "(A, B, C)"
    assert len({LETTERS[0], DIGITS[0], Letter.of("A")}) == 2


@pytest.mark.parametrize("code", ["", "a", "D", "A ", "x" * 1000])
def test_an_unknown_code_is_quoted_and_told_what_would_be_right(code: str) -> None:
    with pytest.raises(UnknownCard) as caught:
        Letter.of(code)
    assert str(caught.value) == f"{code[:40]!r} is no card: expected A, B or C"


def test_several_cards_are_read_with_how_many_there_are() -> None:
    assert Letter.listed("A B x2  C x12") == (LETTERS[0], *LETTERS[1:2] * 2, *LETTERS[2:] * 12)
    assert Letter.listed("") == ()


@pytest.mark.parametrize("word", ["x", "x0", "x100", "x99999999999", "x²", "x-1", "X2"])
def test_how_many_is_a_small_number(word: str) -> None:
    with pytest.raises(UnknownCard, match="is no card"):
        Letter.listed(f"A {word}")
    with pytest.raises(UnknownCard, match="'x2' is no card"):
        Letter.listed("x2 A")


def test_a_card_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        LETTERS[0].code = "Z"  # type: ignore[misc]  # the point of the test
