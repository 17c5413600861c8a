"""What if: every change is the trick decided again, and the table says which of them alter the winner."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import factorial
from typing import cast

import pytest

from moosekit.cards.card import UnknownCard, codes
from moosekit.core.refusal import BadSetup
from moosekit.games.moustache import Trick, rule_card
from moosekit.games.moustache.cards import CARDS, cards
from moosekit.games.moustache.rule_card import RuleCard
from moosekit.games.moustache.rule_cards import SHIPPED
from moosekit.games.moustache.whatif import Change, TrickVariant
from moosekit.tricks.row import Reading
from moosekit.words import UnknownLanguage
from tests.samples import samples

DESIGN = Trick.parse("O5 O9 O3 G2", row="twos-win,threes-low")


def by(variant: TrickVariant) -> tuple[str, object, int | None, bool]:
    """A variant as a row of a table written by hand."""
    return variant.kind.value, dict(variant.facts), variant.winner, variant.changed


def test_the_example_of_the_design() -> None:
    """Seat 3 wins; without the second card seat 4, with the row turned round seat 4, without rule cards seat 2."""
    assert [by(variant) for variant in DESIGN.what_if().variants] == [
        ("without", {"rule": "twos-win"}, 2, False),
        ("without", {"rule": "threes-low"}, 3, True),
        ("no-rules", {}, 1, True),
        ("order", {"rules": ("threes-low", "twos-win")}, 3, True),
        ("reading", {"reading": "first-word"}, 3, True),
        ("reading", {"reading": "strict-row"}, 2, False),
    ]


def test_every_variant_is_what_parsing_the_changed_trick_gives() -> None:
    draw = random.Random(7)
    for _ in range(samples(40, 800)):
        text = " ".join(codes(tuple(draw.sample(CARDS, draw.randint(3, 6)))))
        row = draw.sample(SHIPPED, draw.randint(0, 4))
        reading = draw.choice(tuple(Reading))
        whatif = Trick.parse(text, row=tuple(row), reading=reading).what_if()
        for variant in whatif.variants:
            others = _changed_row(row, variant)
            read_as = str(dict(variant.facts).get("reading", reading))
            fresh = Trick.parse(text, row=others, reading=read_as)
            assert variant.trick == fresh
            assert variant.winner == fresh.winner
            assert variant.changed == (fresh.winner != whatif.winner)
        kinds = [variant.kind for variant in whatif.variants]
        assert kinds.count(Change.WITHOUT) == len(row)
        assert kinds.count(Change.NO_RULES) == bool(row)
        assert kinds.count(Change.ORDER) == factorial(len(row)) - 1
        assert kinds.count(Change.READING) == 2 * bool(row)


def _changed_row(row: Sequence[RuleCard], variant: TrickVariant) -> tuple[str | RuleCard, ...]:
    told = dict(variant.facts)
    if variant.kind is Change.NO_RULES:
        return ()
    if variant.kind is Change.WITHOUT:
        return tuple(card for card in row if card.id != told["rule"])
    if variant.kind is Change.ORDER:
        rules = told["rules"]
        assert isinstance(rules, tuple)
        return tuple(str(rule) for rule in rules)
    return tuple(row)


def test_a_row_longer_than_a_game_has_is_tried_with_every_swap() -> None:
    row = tuple(card.id for card in SHIPPED)
    orders = Trick.parse("O5 O9 O3 G2", row=row).what_if().of(Change.ORDER)
    assert len(orders) == len(SHIPPED) * (len(SHIPPED) - 1) // 2
    assert len({variant.trick.row for variant in orders}) == len(orders)


def test_another_card_played() -> None:
    whatif = Trick.parse("P2 P8 G3 B1").what_if()
    variant = whatif.with_card(2, "B9")
    assert by(variant) == ("card", {"seat": 2, "card": "G3", "other": "B9"}, 2, True)
    assert whatif.label(variant) == "Seat 3 plays the blue 9 instead of the green 3"
    assert not whatif.with_card(0, "P10").changed
    assert whatif.trick == Trick.parse("P2 P8 G3 B1")


def test_another_card_goes_by_seat_wherever_the_trick_began() -> None:
    variant = Trick.parse("P2 P8 G3 B1", first_seat=2).what_if().with_card(3, "B9")
    assert (variant.trick.cards[1].code, variant.winner) == ("B9", 3)


def test_another_card_that_cannot_be() -> None:
    whatif = Trick.parse("P2 P8 G3", hands=["P2 B1", "P8 P9 B2", "G3 O4"]).what_if()
    with pytest.raises(BadSetup, match="'P8' is in the trick already"):
        whatif.with_card(0, "P8")
    with pytest.raises(BadSetup, match="there is no seat 3 in this trick: seats are 0 to 2"):
        whatif.with_card(3, "P9")
    with pytest.raises(UnknownCard, match="'Z9' is no card"):
        whatif.with_card(0, "Z9")
    with pytest.raises(BadSetup, match=r"'P10' of seat 2 is not in the hand 'P8 P9 B2' \(clause 4.2\)"):
        whatif.with_card(1, "P10")
    with pytest.raises(BadSetup, match=r"'B2' of seat 2 may not be played from the hand 'P8 P9 B2' \(clause 4.3\)"):
        whatif.with_card(1, "B2")


def test_every_other_card_of_a_hand() -> None:
    """Blue led instead of pink would have bound seat 2, who holds blue: so that is not among them; green is."""
    whatif = Trick.parse("P2 P8 G3", hands=["P2 B1 G7", "P8 P9 B2", "G3 O4"]).what_if()
    others = {dict(variant.facts)["other"]: variant.winner for variant in whatif.other_cards(2)}
    assert others == {"O4": 2}
    assert [dict(variant.facts)["other"] for variant in whatif.other_cards(1)] == ["P9"]
    assert [dict(variant.facts)["other"] for variant in whatif.other_cards(0)] == ["G7"]
    with pytest.raises(ValueError, match="made without hands"):
        Trick.parse("P2 P8 G3").what_if().other_cards(0)


def test_the_monkey_lets_go_of_what_is_no_longer_there() -> None:
    whatif = Trick.parse("P4 monkey=P4 O9 G1", row="twins-vanish").what_if()
    assert all(variant.trick.monkey is not None for variant in whatif.variants)
    assert whatif.with_card(2, "O5").trick.monkey is not None
    assert whatif.with_card(2, "O4").trick.monkey is None
    assert whatif.with_card(0, "P5").trick.monkey is None


def test_the_table_merges_orders_with_the_same_winner() -> None:
    whatif = Trick.parse("P7 O2 G3", row="twos-win,threes-low,twins-vanish,reversed").what_if()
    rows = whatif.table().rows
    assert [label for label, _, _ in rows if "orders" in label] == [
        "With 11 other orders of the row",
        "With 12 other orders of the row, such as: Threes go low, Twos win, Twins vanish, Upside down",
    ]
    assert len(rows) == 4 + 1 + 2 + 2


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Without Threes go low – seat 4 wins."),
        ("fr", "Sans «\xa0Un 3 et le petit gagne\xa0» – la place 4 gagne."),
    ],
)
def test_the_summary_is_in_the_language_asked_for(language: str, text: str) -> None:
    summary = DESIGN.what_if().summary(language)
    assert summary[0] == text
    assert len(summary) == 4 + 1


def test_a_summary_without_rule_cards_or_without_changes() -> None:
    assert Trick.parse("P2 P8 G3 B1").what_if().summary() == []
    assert Trick.parse("P2 P8 G4 B1", row="threes-low").what_if().summary() == [
        "Nothing that was tried alters the winner: seat 4 wins."
    ]


def test_it_prints_as_one_line_a_table_and_a_page() -> None:
    whatif = Trick.parse("P7 O7 monkey", row="twins-vanish").what_if()
    assert repr(whatif) == "TrickWhatIf('P7 O7 monkey', winner=nobody, 2 of 4 changes alter the winner)"
    lines = str(whatif).splitlines()
    assert lines[0] == "P7 O7 monkey. Nobody wins."
    assert lines[1].split("  ", 1)[1].startswith("What if …")
    assert lines[2].split() == ["Without", "Twins", "vanish", "Seat", "2", "wins", "yes"]
    page = whatif.table().html()
    assert page.count("<tr>") == 1 + 4
    assert "<script" not in page


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage):
        DESIGN.what_if().table("de")


def test_rule_cards_stay_what_they_are() -> None:
    assert DESIGN.what_if().trick.row == (rule_card("twos-win"), rule_card("threes-low"))


def test_other_rules_and_other_cards_keep_the_switches_for_jokers() -> None:
    text, first, takes = "P4 unicorn monkey G4 P9", "monkey-first", "any-card"
    trick = Trick.parse(text, row="reversed", pigeon_and_monkey=first, monkey_takes=takes)
    assert {variant.trick.monkey_choices for variant in trick.what_if().variants} == {cards("P4 unicorn G4 P9")}
    assert trick.with_cards("P4 pigeon monkey").monkey_choices == cards("P4 pigeon")
    assert repr(trick.with_cards("P4 pigeon monkey")).endswith("pigeon_and_monkey=monkey-first, monkey_takes=any-card)")


@pytest.mark.parametrize("wrong", [7, None, b"P2"])
def test_another_card_is_named_by_a_text(wrong: object) -> None:
    with pytest.raises(BadSetup, match="is no text: expected a code such as 'P8'"):
        Trick.parse("P2 P8 G3").what_if().with_card(1, cast("str", wrong))


def test_a_card_that_names_the_same_card_again_does_not_come_too_late() -> None:
    """The reading decides nothing here: a single 2 is the lowest card, too."""
    told = str(Trick.parse("P2 P3 G7", row="twos-win,threes-low", reading="first-word").why())
    assert "Threes go low names the pink 2 too" in told
    assert "too late" not in told
