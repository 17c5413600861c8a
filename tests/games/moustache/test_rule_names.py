"""Rule cards by their names: a wrong one is offered the id that was meant, and none that was not; a row of them."""

from __future__ import annotations

import pytest

from moosekit.games.moustache.rule_card import OwnCard
from moosekit.games.moustache.rule_cards import SHIPPED, UnknownRuleCard, row_of, rule_card
from moosekit.tricks.contest import Contest
from moosekit.tricks.play import TrickCard


class Idle(OwnCard):
    """A card of a learner's own that does nothing."""

    def act(self, contest: Contest[TrickCard]) -> Contest[TrickCard]:
        return contest


def told(name: str) -> str:
    with pytest.raises(UnknownRuleCard) as fault:
        rule_card(name)
    return str(fault.value)


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("TWOS-WIN", "twos-win"),
        ("Twos-Win", "twos-win"),
        ("two-win", "twos-win"),
        ("twos_win", "twos-win"),
        ("pink-opne", "pink-open"),
        ("REVERSE", "reversed"),
        ("bonus", "pink-bonus"),
        ("blue", "most-blue"),
    ],
)
def test_what_was_meant_is_offered(name: str, meant: str) -> None:
    assert told(name).startswith(f"there is no rule card {name!r}; did you mean {meant!r}? known are green-negative")


@pytest.mark.parametrize("name", ["nope", "twos-lose", "win", "x", "", "sevens-win", "P2", "é" * 90])
def test_nothing_far_off_is_offered(name: str) -> None:
    assert "did you mean" not in told(name)
    assert told(name).startswith(f"there is no rule card {name[:40]!r}; known are green-negative")


def test_all_ids_are_listed_in_the_order_of_the_rules() -> None:
    known = (
        "green-negative, pink-open, pass-three, most-blue, twos-win, twins-vanish, reversed, threes-low, new-lead, "
        "pink-bonus, fewest-stars"
    )
    assert told("nope") == f"there is no rule card 'nope'; known are {known}"


def test_every_id_in_capitals_is_recognised() -> None:
    for card in SHIPPED:
        assert f"did you mean {str(card.id)!r}?" in told(str(card.id).upper())


def test_a_row_takes_cards_ids_and_your_own_by_their_ids() -> None:
    mine = Idle.named("idle", title="Idle", text="Nothing happens.")
    (twos,) = row_of("twos-win")
    assert row_of((mine, "twos-win")) == (mine, twos)
    assert row_of(f"{mine.id},twos-win", (mine,)) == (mine, twos)


def test_a_row_has_one_of_each() -> None:
    with pytest.raises(ValueError, match=r"^the rule card 'twos-win' is in the row twice; there is one of each$"):
        row_of("twos-win,reversed,twos-win")
