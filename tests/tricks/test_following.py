"""Following suit, the lead colour, and limits of the row that are waived where they leave nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moosekit.core.facts import RuleRef
from moosekit.core.ids import RuleId
from moosekit.tricks.following import Choice, follow_suit, is_void
from moosekit.tricks.play import TrickCard
from moosekit.tricks.row import BrokenRule, Reading, Row, narrowed, playable
from moosekit.tricks.world import LeadRule, lead_colour
from tests.tricks.cards import BASE, cards, plays, ref

ID = RuleId("own:limit")


@pytest.mark.parametrize(
    ("hand", "lead", "may"),
    [
        ("w1 r2 w3", "white", "w1 w3"),
        ("w1 r2 joker", "white", "w1 joker"),
        ("r1 r2 joker", "white", "r1 r2 joker"),
        ("joker", "red", "joker"),
        ("w1 r2", None, "w1 r2"),
        ("", "white", ""),
    ],
)
def test_what_a_hand_may_play(hand: str, lead: str | None, may: str) -> None:
    assert follow_suit(cards(hand), lead) == cards(may)
    assert playable(cards(hand), lead, Row[Limit].of((), Reading.LAST_WORD, BASE)) == cards(may)


def test_void() -> None:
    assert is_void(cards("w1 joker"), "red")
    assert not is_void(cards("w1 joker"), "white")


@pytest.mark.parametrize(
    ("trick", "first", "off_suit"),
    [
        ("", None, None),
        ("joker", None, None),
        ("joker w1", "white", "white"),
        ("w1 r2", "white", "red"),
        ("w1 r2 joker", "white", "red"),
        ("w1 r2 w5", "white", "white"),
        ("w1 w2", "white", "white"),
    ],
)
def test_the_lead_colour(trick: str, first: str | None, off_suit: str | None) -> None:
    assert lead_colour(plays(trick), LeadRule.FIRST_CARD) == first
    assert lead_colour(plays(trick), LeadRule.OFF_SUIT_CARD) == off_suit


@dataclass(frozen=True, slots=True)
class Limit:
    """A rule that limits what may be played, in the way under test."""

    how: str
    id: RuleId = ID
    ref: RuleRef = ref("limit")  # noqa: RUF009  (a frozen value)

    def may_play(self, choice: Choice[TrickCard]) -> Choice[TrickCard]:
        found: dict[str, Any] = {
            "low": choice._replace(playable=tuple(card for card in choice.playable if (card.value or 0) < 5)),
            "any": choice._replace(playable=choice.hand),
            "none": choice._replace(playable=()),
            "foreign": choice._replace(playable=cards("r9")),
            "reversed": choice._replace(playable=choice.playable[::-1]),
            "follow": choice._replace(playable=follow_suit(choice.hand, choice.lead)),
            "null": None,
            "tuple": tuple(choice),
            "list": choice._replace(playable=cast("Any", list(choice.playable))),
        }
        return cast("Choice[TrickCard]", found[self.how])


def limited(*how: str, hand: str = "w3 w7 r2 joker", lead: str = "white") -> tuple[object, ...]:
    row = Row[Limit].of(tuple(Limit(one) for one in how), Reading.LAST_WORD, BASE)
    return playable(cards(hand), lead, row)


@pytest.mark.parametrize(
    ("how", "may"),
    [
        (("low",), "w3 joker"),
        (("any",), "w3 w7 r2 joker"),
        (("none",), "w3 w7 joker"),
        (("foreign",), "w3 w7 joker"),
        (("reversed",), "w3 w7 joker"),
        (("any", "low"), "w3 r2 joker"),
        (("none", "low"), "w3 joker"),
        (("any", "follow"), "w3 w7 joker"),
    ],
)
def test_limits_of_the_row_follow_each_other_and_one_that_leaves_nothing_is_waived(
    how: tuple[str, ...], may: str
) -> None:
    assert limited(*how) == cards(may)


def test_a_limit_that_no_card_meets_is_waived() -> None:
    assert limited("low", hand="w7 w9") == cards("w7 w9")


def test_each_step_is_told_with_the_card_that_took_it_and_its_place() -> None:
    row = Row[Limit].of((Limit("any"), Limit("low")), Reading.LAST_WORD, BASE)
    steps = list(narrowed(cards("w3 w7 r2"), "white", row))
    assert [left for _, left in steps] == [cards("w3 w7"), cards("w3 w7 r2"), cards("w3 r2")]
    assert [placed and (placed.place, placed.card.how) for placed, _ in steps] == [None, (0, "any"), (1, "low")]


@pytest.mark.parametrize(
    ("how", "problem"),
    [
        ("null", "it gave back None, where a Choice was expected"),
        ("tuple", "where a Choice was expected"),
        ("list", "where a tuple of cards was expected"),
        ("unheard", "it raised KeyError: 'unheard'"),
    ],
)
def test_a_broken_limit_is_named(how: str, problem: str) -> None:
    with pytest.raises(BrokenRule) as caught:
        limited(how)
    assert caught.value.rule == ID
    assert problem in str(caught.value)


HANDS = st.lists(st.sampled_from(["w1", "w2", "r1", "r2", "joker"]), min_size=1, max_size=6, unique=True)


@given(HANDS, st.sampled_from(["white", "red", None]), st.lists(st.sampled_from(["low", "any", "none"]), max_size=3))
def test_a_hand_can_always_play_and_only_what_it_holds(hand: list[str], lead: str | None, how: list[str]) -> None:
    row = Row[Limit].of(tuple(Limit(one) for one in how), Reading.LAST_WORD, BASE)
    held = cards(" ".join(hand))
    may = playable(held, lead, row)
    assert may
    assert may == tuple(card for card in held if card in may)
