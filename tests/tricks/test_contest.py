"""The contest: strongest colour, then value, over the cards that still count."""

from __future__ import annotations

import pytest

from tests.tricks.cards import contest


@pytest.mark.parametrize(
    ("codes", "strongest"),
    [
        ("w9 w3", 0),
        ("w9 r0", 1),
        ("r4 w9 r5", 2),
        ("joker w0", 1),
        ("joker joker", None),
        ("r0", 0),
        ("", None),
        ("r0 r1", 1),
    ],
)
def test_the_highest_of_the_strongest_colour(codes: str, strongest: int | None) -> None:
    assert contest(codes).strongest() == strongest


def test_jokers_do_not_count() -> None:
    trick = contest("joker w1 r2")
    assert trick.left == (1, 2)
    assert trick.highest((0, 1)) == 1
    assert trick.lowest((0, 1)) == 0


def test_of_equal_cards_the_first_played_is_ahead() -> None:
    """No deck of ours has two; a learner's own game may, and then all three say the same."""
    trick = contest("r4 w9 r4")
    assert (trick.strongest(), trick.highest((0, 2)), trick.lowest((0, 2))) == (0, 0, 0)


def test_a_card_alone_is_the_highest_and_the_lowest() -> None:
    trick = contest("w1 r2 w3")
    assert (trick.highest((2,)), trick.lowest((2,))) == (2, 2)


def test_cards_taken_out_no_longer_count() -> None:
    trick = contest("w1 r2 w3 r1")
    less = trick.without((1, 3))
    assert (less.left, less.strongest(), less.plays) == ((0, 2), 2, trick.plays)
    assert less.without((0, 2)).strongest() is None
    assert trick.left == (0, 1, 2, 3)


def test_values_and_colours_are_found_among_what_counts() -> None:
    trick = contest("w3 r3 w3 r1 joker").without((2,))
    assert trick.with_value(3) == (0, 1)
    assert trick.of_strongest_colour() == (1, 3)
    assert trick.of_strongest_colour((0,)) == (0,)
    assert trick.of_strongest_colour(()) == ()
    assert (trick.lowest((1, 3)), trick.highest((1, 3))) == (3, 1)


def test_naming_counts_how_often() -> None:
    trick = contest("w3 r3").name(0).name(1).name(1)
    assert (trick.named, trick.namings, trick.left) == (1, 3, (0, 1))
    assert trick.without((1,)).named == 1
