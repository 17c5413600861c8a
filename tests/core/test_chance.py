"""Chance as a seed or as data: what is given must be what the game asks for."""

from __future__ import annotations

import pytest

from moosekit.core.chance import ChanceFault, Given, Seeded, label_text

LABEL = ("round", 0, "deck")
ITEMS = ("a", "b", "b", "c")


def test_given_draws_come_back_as_given() -> None:
    given = Given.of({"round 0 deck": ["b", "c", "a", "b"]})
    assert given.shuffle("toy", LABEL, ITEMS) == ("b", "c", "a", "b")


def test_a_draw_that_was_not_given_is_named() -> None:
    with pytest.raises(ChanceFault, match="toy needs the draw 'round 0 deck', which was not given"):
        Given.of({"round 1 deck": ITEMS}).shuffle("toy", LABEL, ITEMS)


@pytest.mark.parametrize(
    ("draw", "missing", "extra"),
    [
        (("a", "b", "b"), "['c']", "none"),
        (("a", "b", "b", "c", "c"), "none", "['c']"),
        (("a", "a", "b", "c"), "['b']", "['a']"),
        (("a", "b", "b", "x"), "['c']", "['x']"),
        ((), "['a', 'b', 'b', 'c']", "none"),
    ],
)
def test_a_draw_that_is_not_the_items_says_what_is_wrong(draw: tuple[str, ...], missing: str, extra: str) -> None:
    with pytest.raises(ChanceFault) as caught:
        Given.of({"round 0 deck": draw}).shuffle("toy", LABEL, ITEMS)
    assert str(caught.value).endswith(f"missing {missing}, extra {extra}")


def test_a_seed_gives_each_game_and_label_its_own_order() -> None:
    cards = tuple("abcdefghijklmnop")
    orders = {
        Seeded(seed).shuffle(game, label, cards)
        for seed in (1, 2)
        for game in ("toy", "toys")
        for label in (("deck",), ("round", 0), ("round", 1))
    }
    assert len(orders) == 12
    assert {tuple(sorted(order)) for order in orders} == {cards}


def test_given_is_the_same_whatever_the_order_of_its_labels() -> None:
    assert Given.of({"b": "x", "a": "y"}) == Given.of({"a": "y", "b": "x"})
    assert label_text(("round", 3, "trophies")) == "round 3 trophies"
