"""Deals: against every deal of small decks written out, against closed forms, and against other people's libraries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from moosekit.chance import (
    Deck,
    Dist,
    TooLarge,
    TooManyCards,
    Uncountable,
    counts,
    deal,
    deal_alike,
    deals,
    hypergeometric,
)
from tests.chance.oracles import icepool_counts, icepool_distinct, icepool_voids, sympy_hypergeometric
from tests.samples import DEEP, samples

SUITS = Deck(dict.fromkeys(("green", "pink", "orange", "blue"), 11))
Hands = tuple[tuple[int, ...], ...]
NOTHING: Hands = ()


def every_deal(cards: list[str], sizes: list[int]) -> Iterator[list[tuple[str, ...]]]:
    """All ways to deal the hands, every card told apart."""
    if not sizes:
        yield []
        return
    for chosen in combinations(range(len(cards)), sizes[0]):
        rest = [card for place, card in enumerate(cards) if place not in chosen]
        for others in every_deal(rest, sizes[1:]):
            yield [tuple(cards[place] for place in chosen), *others]


def table(known: Hands, _card: str, hands: tuple[int, ...]) -> Hands:
    return (*known, hands)


DECKS = st.dictionaries(st.sampled_from("abcd"), st.integers(0, 3), min_size=1).filter(
    lambda cards: any(cards.values())
)


@settings(max_examples=samples(60, 400))  # some of these have thousands of deals
@given(DECKS, st.lists(st.integers(1, 3), min_size=1, max_size=3))
def test_the_whole_table_against_every_deal(cards: dict[str, int], sizes: list[int]) -> None:
    deck = Deck(cards)
    if sum(sizes) > deck.size:
        with pytest.raises(TooManyCards):
            deal(deck, sizes, NOTHING, table)
        return
    kinds = [kind for kind, count in cards.items() if count]
    found = Counter(
        tuple(tuple(hand.count(kind) for hand in hands) for kind in kinds)
        for hands in every_deal(list(deck.cards()), sizes)
    )
    assert deal(deck, sizes, NOTHING, table).all_ways == found


@settings(max_examples=samples(60, 400))
@given(DECKS, st.lists(st.integers(1, 3), min_size=1, max_size=3))
def test_hands_that_are_not_told_apart(cards: dict[str, int], sizes: list[int]) -> None:
    deck = Deck(cards)
    if sum(sizes) > deck.size:
        return

    def step(known: Hands, _card: str, hands: tuple[int, ...]) -> Hands:
        return (*known, tuple(sorted(hands)))

    assert deal_alike(deck, sizes, NOTHING, step).all_ways == deal(deck, sizes, NOTHING, step).all_ways


@given(DECKS, st.lists(st.integers(1, 3), min_size=1, max_size=3))
def test_counts_are_what_the_fold_gives(cards: dict[str, int], sizes: list[int]) -> None:
    deck = Deck(cards)
    if sum(sizes) > deck.size:
        return

    def keep(known: tuple[int, ...], card: str, hands: tuple[int, ...]) -> tuple[int, ...]:
        return hands if card == "a" else known

    folded = deal(deck, sizes, (0,) * len(sizes), keep)
    assert counts(deck, sizes, lambda card: card == "a").all_ways == folded.all_ways


def test_hands_are_asked_for_with_a_total_of_all_deals() -> None:
    dealt = counts(SUITS, [10] * 4, lambda card: card == "blue")
    assert dealt.total == comb(44, 10) * comb(34, 10) * comb(24, 10) * comb(14, 10)
    assert len(dealt) == 1151


@pytest.mark.parametrize(
    ("hand", "chance"),
    [(10, (323640, 8675723)), (12, (2481240, 147487291)), (8, (97092, 1239389)), (7, (48546, 435461))],
)
def test_a_hand_without_blue(hand: int, chance: tuple[int, int]) -> None:
    """Question 1 of the lesson plan, in three ways."""
    deck = Deck({"blue": 11, "other": 33})
    dist = hypergeometric(deck, hand, lambda card: card == "blue")
    assert dist[0] == Fraction(*chance) == Fraction(comb(33, hand), comb(44, hand))
    assert dist[0] == sympy_hypergeometric(44, 11, hand, 0)
    assert dist.mean() == Fraction(11 * hand, 44)


def test_a_hand_that_other_cards_cannot_fill() -> None:
    """Three of four cards with one other among them: two good ones at least, and fewer are not even in the list."""
    assert dict(hypergeometric(Deck({"good": 3, "other": 1}), 3, lambda card: card == "good").all_ways) == {2: 3, 3: 1}


def test_an_opponent_is_void() -> None:
    """Question 3, by the fold and by inclusion and exclusion."""
    for mine, one, any_of_three in ((3, (437, 10788), (179, 1479)), (7, (483, 2108), (7219, 11594))):
        unseen = Deck({"led": 11 - mine, "other": 23 + mine})
        three = counts(unseen, [10, 10, 10], lambda card: card == "led")
        assert three.p(lambda hands: hands[0] == 0) == Fraction(*one)
        assert three.p(lambda hands: 0 in hands) == Fraction(*any_of_three)
        parts = [Fraction(comb(23 + mine, 10 * n), comb(34, 10 * n)) for n in (1, 2, 3)]
        assert 3 * parts[0] - 3 * parts[1] + parts[2] == Fraction(*any_of_three)


def test_distinct_values_in_ten_cards() -> None:
    """Question 9, and a library of dice and decks."""
    values = Deck(dict.fromkeys(range(11), 4))
    dist = deal(values, [10], 0, lambda kinds, _, hand: kinds + (hand[0] > 0))
    assert dist.mean() == Fraction(89375, 12341)
    assert dist[7] == Fraction(337920, 848003)
    assert dist[10] == Fraction(524288, 112784399)
    assert {kinds: chance for kinds, chance in dist.items() if chance} == icepool_distinct(11, 4, 10)


def test_blues_of_two_partners() -> None:
    """Question 11: the more I hold, the fewer my partner."""
    dist = counts(Deck({"blue": 11, "other": 33}), [10, 10], lambda card: card == "blue")
    mine: Callable[[tuple[int, ...]], int] = lambda hands: hands[0]  # noqa: E731
    partners: Callable[[tuple[int, ...]], int] = lambda hands: hands[1]  # noqa: E731
    assert dist.variance(mine) == Fraction(255, 172)
    assert dist.covariance(mine, partners) == Fraction(-75, 172)


def test_three_hands_of_a_small_deck_against_a_library() -> None:
    dist = counts(Deck({"trap": 3, "other": 9}), [3, 3, 3], lambda card: card == "trap")
    assert dict(dist) == icepool_counts(3, 9, (3, 3, 3))


def test_voids_of_four_hands() -> None:
    """T2e: four hands of ten, how many times a hand misses a colour. The mean needs no fold at all."""
    voids: Dist[int] = deal_alike(SUITS, [10] * 4, 0, lambda void, _, hands: void + hands.count(0))
    assert voids.mean() == 16 * Fraction(comb(33, 10), comb(44, 10))
    assert voids.total == comb(44, 10) * comb(34, 10) * comb(24, 10) * comb(14, 10)
    if DEEP:  # the library takes half a minute
        assert dict(voids) == icepool_voids(4, 11, hands=4, size=10)


def test_voids_of_a_small_deal_against_a_library() -> None:
    voids = deal_alike(Deck(dict.fromkeys("abc", 4)), [3] * 3, 0, lambda void, _, hands: void + hands.count(0))
    assert dict(voids) == icepool_voids(3, 4, hands=3, size=3)


def test_what_is_too_large_is_refused_with_advice() -> None:
    with pytest.raises(TooLarge) as fault:
        deal(SUITS, [10] * 4, NOTHING, table)
    assert str(fault.value) == (
        "this deal has more than 100,000 different results on the way: group the deck to the classes that the question "
        "looks at (deck.group), let the step keep less, or use deal_alike if the hands need not be told apart"
    )


def test_a_deal_is_too_large_when_it_has_one_result_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two hands of two from three pairs; what is known after two kinds follows from the whole, so that is the most."""
    deck = Deck(dict.fromkeys("abc", 2))
    results = len(deal(deck, [2, 2], NOTHING, table))
    monkeypatch.setattr(deals, "MANY_STATES", results)
    assert len(deal(deck, [2, 2], NOTHING, table)) == results
    monkeypatch.setattr(deals, "MANY_STATES", results - 1)
    with pytest.raises(TooLarge):
        deal(deck, [2, 2], NOTHING, table)


@pytest.mark.parametrize(
    ("sizes", "said"),
    [
        ([60], "cannot deal 60 cards from a deck of 58"),
        ([30, 30], "cannot deal 60 cards from a deck of 58"),
        ([0], "a hand of 0 cards: expected a whole number from 1 on"),
        ([5, -5], "a hand of -5 cards: expected a whole number from 1 on"),
        ([], "there is no hand to deal: give the size of each, such as [10, 10]"),
        (10, "10 is no list of hands: give the size of each, such as [10] for a single one"),
        (None, "None is no list of hands: give the size of each, such as [10] for a single one"),
        ("10", "a hand of '1' cards: expected a whole number from 1 on"),
    ],
)
def test_hands_that_cannot_be_dealt(sizes: list[int], said: str) -> None:
    deck = Deck({"trap": 3, "other": 55})
    for asked in (
        lambda: deal(deck, sizes, 0, lambda known, _card, _hands: known),
        lambda: deal_alike(deck, sizes, 0, lambda known, _card, _hands: known),
        lambda: counts(deck, sizes, lambda card: card == "trap"),
    ):
        with pytest.raises(Uncountable) as fault:
            asked()
        assert str(fault.value) == said
