"""Waiting times: against every order of small decks, and against the answers of the lesson plan."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import comb, factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moosekit.chance import Deck, Dist, Uncountable, first_repeat, last_new, waiting_time
from moosekit.games.face_de_bouc.cards import COPIES

SMALL = st.dictionaries(st.sampled_from("abc"), st.integers(1, 2), min_size=1)
FACES = Deck(dict(enumerate(COPIES)))


def every_order(cards: tuple[str, ...]) -> list[tuple[str, ...]]:
    """All orders, equal cards told apart."""
    return list(permutations(cards))


@given(SMALL, st.integers(1, 2))
def test_the_nth_good_card(cards: dict[str, int], nth: int) -> None:
    deck = Deck(cards)
    if deck.get("a", 0) < nth:
        return
    places = [
        [place for place, card in enumerate(order, 1) if card == "a"][nth - 1] for order in every_order(deck.cards())
    ]
    assert waiting_time(deck, lambda card: card == "a", nth) == Dist(Counter(places))


@given(SMALL)
def test_first_repeats_and_last_new_ones(cards: dict[str, int]) -> None:
    deck = Deck(cards)
    orders = every_order(deck.cards())
    new = Counter(max(order.index(card) for card in cards) + 1 for order in orders)
    assert last_new(deck).all_ways == new
    if max(cards.values()) == 1:
        with pytest.raises(Uncountable) as fault:
            first_repeat(deck)
        assert str(fault.value) == "every class of this deck has one card, so that nothing ever comes twice"
        return
    repeats = Counter(min(n for n in range(1, len(order) + 1) if len(set(order[:n])) < n) for order in orders)
    assert first_repeat(deck).all_ways == repeats


def test_traps_and_house_cards() -> None:
    """Question 40: gaps of a shuffled deck are alike, so the first of k cards comes at (58 + 1)/(k + 1) on average."""
    deck = Deck({"trap": 3, "house card": 10, "door": 5, "other": 40})
    for card, count in (("trap", 3), ("house card", 10), ("door", 5)):
        assert waiting_time(deck, card.__eq__).mean() == Fraction(59, count + 1)
    assert waiting_time(deck, lambda one: one == "trap", 3).mean() == Fraction(177, 4)
    assert waiting_time(deck, lambda one: one == "trap").p(lambda place: place > 14) == Fraction(473, 1102)


def test_first_repeat_of_faces() -> None:
    """Question 19, and the simple variant with fourteen faces of four cards."""
    twelve = first_repeat(FACES)
    assert twelve.p(lambda card: card <= 5) == Fraction(260422, 477477)
    assert twelve.p(lambda card: card <= 8) == Fraction(7497734, 8117109)
    fourteen = first_repeat(Deck(dict.fromkeys(range(14), 4)))
    assert fourteen.p(lambda card: card > 5) == Fraction(comb(14, 5) * 4**5, comb(56, 5)) == 1 - Fraction(221, 477)
    assert fourteen.total == factorial(56)


def test_socks() -> None:
    """Question 21: pairs alone have a closed form."""
    assert first_repeat(Deck(dict.fromkeys(range(28), 2))).mean() == Fraction(2**56, comb(56, 28))


def test_the_last_new_face() -> None:
    """Question 25."""
    assert last_new(FACES).mean() == Fraction(1949930314885073746331, 72039192423262204140)
    assert last_new(Deck(dict.fromkeys(range(14), 4))).mean() == Fraction(636402149137, 20809788825)
    assert 56 not in last_new(FACES)  # question 22: every face has a twin, so the last card is never new


def test_what_never_comes() -> None:
    deck = Deck({"trap": 3, "other": 2})
    for nth in (0, 4):
        with pytest.raises(Uncountable) as fault:
            waiting_time(deck, lambda card: card == "trap", nth)
        assert str(fault.value) == f"the deck has 3 such cards: there is no card number {nth} of them"
    with pytest.raises(Uncountable, match=r"^the deck is empty: no card ever comes$"):
        last_new(deck.keep(lambda _: False))
    with pytest.raises(Uncountable, match="every class of this deck has one card"):
        first_repeat(Deck[str]({}))
